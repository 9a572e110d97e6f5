import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'

import { userId } from '#server/demo/ids.ts'

import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { signInAs, type DemoName } from '#tests/kit/browser/portal-under-test.ts'
import { quiet } from '#tests/kit/browser/standing.ts'

const { portal, visit, complaints } = portalForTests()

const as = async (name: DemoName, address: string) => {
  const page = await visit({ viewport: { width: 1440, height: 900 } })
  await signInAs(page, name, address)
  return page
}
const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').getByText(text).first().waitFor()
const tab = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true }).click()
const idIn = (page: Page) => new URL(page.url()).hash.split('/').at(-1) ?? ''
const shot = async (page: Page, name: string) => {
  const folder = process.env.SHOTS
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

describe('a class in the administration', () => {
  it('[ROLE-03 in part] is created in two languages, announced, filled, grouped and closed by its teacher', async () => {
    const page = await as('teacher', '/admin#/classes')
    await main(page).getByRole('link', { name: 'New class' }).click()
    await page.getByRole('tab', { name: 'English' }).click()
    await field(page, 'Name').fill('Sluices by hand')
    await page.getByRole('tab', { name: '简体中文' }).click()
    await field(page, 'Name').fill('闸门实操班')
    await main(page).getByRole('checkbox', { name: 'Registrations need approval' }).check()
    await shot(page, 'settings-1440')
    await button(page, 'Save').click()
    await toast(page, 'Saved.')
    await expect.poll(() => idIn(page)).not.toBe('new')
    const id = idIn(page)
    // Registration is open by the portal's own clock.
    const now = Date.now()
    const DAY = 24 * 60 * 60_000
    await portal()
      .db.updateTable('class')
      .set({ opens_at: now - DAY, closes_at: now + DAY, starts_at: now + 2 * DAY, ends_at: now + 3 * DAY })
      .where('id', '=', id)
      .execute()
    await page.reload()
    await button(page, 'Announce').click()
    await inDialog(page, 'Announce').click()
    await toast(page, 'Announced.')

    for (const name of ['learner', 'leader'] as const) {
      const learner = await as(name, `/#/class/class-detail?classID=${id}`)
      await button(learner, 'Register').click()
      await inDialog(learner, 'Register').click()
      // The journey names the state as well, before it is reached.
      await learner.locator('.status', { hasText: 'Under review' }).waitFor()
    }
    await tab(page, 'Learners')
    await expect.poll(() => main(page).locator('.managed-class-row').count()).toBe(2)
    await shot(page, 'members-1440')
    for (const box of await main(page).locator('.managed-class-row input[type=checkbox]').all()) await box.check()
    await main(page)
      .getByRole('group', { name: 'Decide on those selected' })
      .getByRole('button', { name: 'Approve' })
      .click()
    await inDialog(page, 'Approve').click()
    await toast(page, '2 done.')
    await quiet(page)

    await tab(page, 'Groups and offices')
    await field(page, 'Name of the group').fill('Alpha')
    await button(page, 'Add a group').click()
    await main(page).getByRole('region', { name: 'Alpha' }).waitFor()
    await main(page)
      .locator(`#group-${userId('learner')}`)
      .selectOption('Alpha')
    await toast(page, 'Saved.')
    await main(page)
      .getByRole('region', { name: 'Alpha' })
      .locator(`#group-${userId('learner')}`)
      .waitFor()
    await shot(page, 'groups-1440')

    await tab(page, 'Timetable')
    await button(page, 'Add a lesson').waitFor()
    await shot(page, 'timetable-1440')

    await tab(page, 'Settings')
    await button(page, 'Close early').click()
    await inDialog(page, 'Close early').click()
    await toast(page, 'Closed. The learners are told.')
    await button(page, 'Reopen').waitFor()
    expect(complaints()).toEqual([])
  })
})
