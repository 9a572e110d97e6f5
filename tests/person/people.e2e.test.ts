import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'

import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { portalForTests, type Visit } from '#tests/kit/browser/portal-for-tests.ts'
import { signInAs, type DemoName } from '#tests/kit/browser/portal-under-test.ts'
import { quiet } from '#tests/kit/browser/standing.ts'

const { portal, visit: visitAs, complaints } = portalForTests()

const wide = { viewport: { width: 1440, height: 900 } }
const visit = async (name: DemoName | null, options: Visit[0] = {}, address?: string) => {
  const page = await visitAs({ ...wide, ...options })
  if (name !== null) await signInAs(page, name, address)
  return page
}
const administrate = (address: string, options: Visit[0] = {}) => visit('admin', options, `/admin#${address}`)
const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const dialogButton = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').getByText(text).waitFor()
const hash = (page: Page) => new URL(page.url()).hash
const stored = (account: string) =>
  portal()
    .db.selectFrom('user')
    .select(['id', 'state', 'phone', 'original_name'])
    .where('account_key', '=', account)
    .executeTakeFirst()
/** The link in the last letter to a person. */
const linkTo = async (target: string): Promise<string> => {
  const messages = portal()
    .db.selectFrom('message')
    .select('body')
    .where('target', '=', target)
    .where('body', 'like', '%?link=%')
  const { body } = await messages.orderBy('created_at', 'desc').executeTakeFirstOrThrow()
  return /\/#\/retrieve\?link=[\w-]+/.exec(body)?.[0] ?? ''
}
const create = async (account: string, email: string): Promise<Page> => {
  const page = await administrate('/people/new')
  await field(page, 'Account').fill(account)
  await field(page, 'Name').fill('Zeynep Kaya')
  await field(page, 'Email').fill(email)
  await button(page, 'Save').click()
  await toast(page, 'The person is created, and the invitation is sent.')
  return page
}

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
    await department.selectOption('Policy and law')
    await button(page, 'Save').click()
    await toast(page, 'The changes are saved.')
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
    await main(page).getByText('This is no phone number').waitFor()
    await field(page, 'Account').fill('Teacher')
    await field(page, 'Name').fill('Somebody')
    await field(page, 'Phone').fill('+44 7700 900999')
    await button(page, 'Save').click()
    await main(page).getByText('This account is there already.').waitFor()
    expect(await stored('two words')).toBeUndefined()
  })

  it('[ROLE-02 in part] are created, invited by a link, set their password with it, and sign in', async () => {
    const page = await create('zeynep', 'zeynep@people.example')
    await main(page).getByText('Invited', { exact: true }).waitFor()
    expect(hash(page)).toBe(`#/people/${(await stored('zeynep'))?.id}`)
    const invited = await visit(null)
    await invited.goto(await linkTo('zeynep@people.example'))
    await invited.getByRole('heading', { name: 'Welcome: choose your password' }).waitFor()
    await invited.getByText('Account: zeynep').waitFor()
    await invited.getByLabel('New password', { exact: true }).fill('weak')
    await invited.getByRole('button', { name: 'Save new password' }).click()
    await invited.getByText('A new password has 8 to 32 characters').first().waitFor()
    await invited.getByLabel('New password', { exact: true }).fill('Zeynep2026')
    await invited.getByLabel('Repeat the new password').fill('Zeynep2026')
    await invited.getByRole('button', { name: 'Save new password' }).click()
    await invited.getByRole('heading', { name: 'Your password is set' }).waitFor()
    expect((await stored('zeynep'))?.state).toBe('active')
    await invited.goto(await linkTo('zeynep@people.example'))
    await invited.reload()
    await invited.getByRole('heading', { name: 'This link opens nothing any more' }).waitFor()
    await invited.getByText('it serves once').waitFor()
    expect(complaints()).toEqual([])
  })

  it('are disabled after a confirmation, which ends their sessions at once, and enabled again', async () => {
    const learner = await visit('committee')
    const id = (await stored('committee'))?.id
    const page = await administrate(`/people/${id}`)
    await button(page, 'Disable').click()
    await dialogButton(page, 'Back').click()
    expect((await stored('committee'))?.state).toBe('active')
    await button(page, 'Disable').click()
    await dialogButton(page, 'Disable').click()
    await toast(page, 'The account is disabled, and its sessions have ended.')
    await button(page, 'Enable').waitFor()
    await main(page).getByRole('list', { name: 'What was done' }).getByText('Marta Figueiredo').waitFor()
    // The journey shows who disabled the account, and its current state.
    const journey = main(page).getByRole('list', { name: 'Journey' })
    await journey.locator('[aria-current=step]').getByText('Disabled').waitFor()
    await journey.getByRole('listitem').filter({ hasText: 'Marta Figueiredo' }).getByText('Active').waitFor()
    await learner.goto('/#/usercenter/mycourse')
    await learner.waitForURL('**/#/')
    await button(page, 'Enable').click()
    await toast(page, 'The account is enabled.')
    expect((await stored('committee'))?.state).toBe('active')
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
    await table.getByText('This account is there already.').waitFor()
    await table.getByText('This begins like a formula').waitFor()
    expect(await button(page, 'Import them').count()).toBe(0)
    await choose('file.one,File One,,file1@people.example\r\nfile.two,File Two,+44 7700 900555,')
    await table.getByText('file.two').waitFor()
    await button(page, 'Import them').click()
    await main(page).getByText('The import is done').waitFor()
    expect((await stored('file.two'))?.phone).toBe('+447700900555')
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
