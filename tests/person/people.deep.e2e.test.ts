import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'

import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { quiet } from '#tests/kit/browser/standing.ts'

import { button, field, main, peopleForTests, toast } from './people-for-tests.ts'

const { portal, complaints, visit, administrate, stored } = peopleForTests()

describe('people in the administration', () => {
  it('[ROLE-06] are for administrators: a teacher has no entry, and no access by address', async () => {
    const page = await visit('teacher')
    await page.goto('/admin#/people')
    await page.getByRole('heading', { name: 'You do not have access' }).waitFor()
    expect(await page.getByRole('link', { name: 'People', exact: true }).count()).toBe(0)
  })

  it('have a department, which they see in their own profile and cannot change', async () => {
    const { id = '' } = (await stored('learner')) ?? {}
    const page = await administrate(`/people/${id}`)
    const department = main(page).getByRole('combobox', { name: 'Department', exact: true })
    await expect.poll(() => department.locator('option').count()).toBeGreaterThan(2)
    expect([await department.locator('option').first().innerText(), await department.inputValue()]).toEqual([
      'None',
      'hydrology',
    ])
    await department.selectOption('law')
    await button(page, 'Save').click()
    await toast(page, 'The changes have been saved.')
    const own = await visit('learner', {}, '/#/usercenter/myuserinfo')
    await own.getByRole('main').getByText('Policy and law').waitFor()
    const editing = await visit('learner', {}, '/#/usercenter/updateUserInfo')
    await editing.getByRole('textbox', { name: 'Foreign name' }).waitFor()
    expect(await editing.getByRole('main').getByText('Policy and law').count()).toBe(0)
    await portal().db.updateTable('user').set({ department_code: 'hydrology' }).where('id', '=', id).execute()
    expect(complaints()).toEqual([])
  })

  it('are searched and filtered, all of it in the address', async () => {
    const page = await administrate('/people')
    await main(page).getByRole('link', { name: 'Disabled', exact: true }).click()
    await page.waitForURL(/state=disabled/)
    await main(page).getByRole('link', { name: 'Luc Vasseur' }).waitFor()
    expect(
      await main(page)
        .getByRole('listitem')
        .filter({ has: page.locator('.status') })
        .count(),
    ).toBe(3)
    await page.goto('/admin#/people?keyword=晓雯')
    await main(page).getByRole('link', { name: '林晓雯' }).waitFor()
    await page.goto('/admin#/people?keyword=nobody-at-all')
    await main(page).getByRole('heading', { name: 'Nothing matches' }).waitFor()
    expect(complaints()).toEqual([])
  })

  it('are validated before anything is sent', async () => {
    const page = await administrate('/people/new')
    await field(page, 'Account').fill('two words')
    await field(page, 'Phone').fill('12')
    await button(page, 'Save').click()
    await main(page).getByText('Write the name.').waitFor()
    await main(page).getByText('This is not a phone number').waitFor()
    await field(page, 'Account').fill('Teacher')
    await field(page, 'Name').fill('Somebody')
    await field(page, 'Phone').fill('+44 7911 123999')
    await button(page, 'Save').click()
    await main(page).getByText('This account already exists.').waitFor()
    expect(await stored('two words')).toBeUndefined()
  })

  it('cannot disable their own account: the disabled button explains why', async () => {
    const page = await administrate(`/people/${(await stored('admin'))?.id}`)
    await main(page).getByRole('button', { name: 'Disable: why can’t I?' }).click()
    await page.getByRole('dialog').getByText('You cannot disable your own account.').waitFor()
    expect((await stored('admin'))?.state).toBe('active')
  })

  it('are imported from a file: errors by row first, then the preview', async () => {
    const page = await administrate('/people/import')
    const choose = (rows: string) =>
      main(page)
        .locator('input[type=file]')
        .setInputFiles({
          name: 'people.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(`account,name,phone,email\r\n${rows}`),
        })
    await choose('learner,Twice,,twice@people.example\r\nfile.one,=1+1,,file1@people.example')
    const table = main(page).getByRole('table')
    await table.getByText('This account already exists.').waitFor()
    await table.getByText('This begins like a formula').waitFor()
    expect(await button(page, 'Import them').count()).toBe(0)
    await choose('file.one,File One,,file1@people.example\r\nfile.two,File Two,+44 7911 123555,')
    await table.getByText('file.two').waitFor()
    await button(page, 'Import them').click()
    await main(page).getByText('Import complete').waitFor()
    expect((await stored('file.two'))?.phone).toBe('+447911123555')
    await choosePicture(page)
    expect(complaints()).toEqual([])
  })

  it.each(['/people', '/people/new', '/people/import'])('satisfy axe: %s', async (address) => {
    const page = await administrate(address, { lang: 'ar_AR', viewport: { width: 360, height: 780 } })
    await main(page).getByRole('heading', { level: 1 }).waitFor()
    await quiet(page)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })
})

async function choosePicture(page: Page): Promise<void> {
  await button(page, 'Choose another file').click()
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.xlsx', mimeType: 'application/zip', buffer: Buffer.from('not a workbook at all') })
  await main(page).getByText('The file is not what its name says').waitFor()
}
