import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'

import { demoId, userId } from '#server/demo/ids.ts'

import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { signInAs, type DemoName } from '#tests/kit/browser/portal-under-test.ts'
import { quiet } from '#tests/kit/browser/standing.ts'

const { portal, visit, complaints } = portalForTests()

const at = async (name: DemoName, address: string, width = 1440): Promise<Page> => {
  const page = await visit({ viewport: { width, height: 900 } })
  await signInAs(page, name)
  await page.goto(`/admin#/${address}`)
  return page
}
const section = (page: Page) => page.getByRole('region', { name: 'Owner and co-editors' })
const people = (page: Page) => section(page).locator('.editors-person')
const inSection = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true })
const picker = (page: Page) => page.getByRole('dialog')
const choose = (page: Page, name: string) =>
  picker(page)
    .getByRole('button', { name: `Choose: ${name}`, exact: true })
    .click()
const save = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: /^Save/ }).click()
  await page.getByRole('main').getByText('All changes saved').waitFor()
}
const rows = (page: Page) => page.locator('.document-row-title')
/** The browser's own word for the address of what is somebody else's. */
const NOT_FOUND = 'Failed to load resource: the server responded with a status of 404 (Not Found)'
const own = demoId('course', 'drought')
const anothers = demoId('course', 'negotiation')
const editorsOf = async (id: string) => {
  const { db } = portal()
  const { owner_id: owner } = await db
    .selectFrom('course')
    .select('owner_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const editors = await db.selectFrom('course_editor').select('user_id').where('record_id', '=', id).execute()
  return [owner, editors.map(({ user_id: user }) => user)]
}

describe('owners and co-editors', () => {
  it('a teacher sees their own, and another’s neither in the list nor by its address', async () => {
    const page = await at('teacher', 'topics')
    await expect.poll(() => rows(page).count()).toBe(3)
    expect(await page.getByText('Owner: Sok Chanthy').count()).toBe(3)
    expect(await page.getByRole('combobox', { name: 'By owner' }).count()).toBe(0)
    await page.goto(`/admin#/courses/${anothers}`)
    await page.getByRole('heading', { name: 'This is not available' }).waitFor()
    expect(await section(page).count()).toBe(0)
    expect(complaints()).toEqual([NOT_FOUND])
  })

  it('administrators choose between all and their own, in the address', async () => {
    const page = await at('admin', 'topics')
    await expect.poll(() => rows(page).count()).toBe(4)
    await page.getByRole('combobox', { name: 'By owner' }).selectOption('Mine')
    await page.getByRole('heading', { name: 'Nothing matches' }).waitFor()
    expect(new URL(page.url()).hash).toBe('#/topics?whose=mine')
    await page.getByRole('combobox', { name: 'By owner' }).selectOption('All owners')
    await expect.poll(() => rows(page).count()).toBe(4)
  })

  it('an owner names a co-editor, who changes it and names nobody', async () => {
    const page = await at('teacher', `courses/${own}`)
    await inSection(page, 'Add a co-editor').click()
    await picker(page).getByRole('searchbox').fill('Hương')
    await page.keyboard.press('Enter')
    await expect.poll(() => picker(page).locator('.editors-person').count()).toBe(1)
    await choose(page, 'Nguyễn Thị Hương')
    await expect
      .poll(() => picker(page).getByRole('button', { name: 'Chosen: Nguyễn Thị Hương' }).innerText())
      .toBe('Chosen')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('main').getByText('Unsaved changes').waitFor()
    await save(page)
    expect(await editorsOf(own)).toEqual([userId('teacher'), [userId('headmaster')]])

    const other = await at('headmaster', `courses/${own}`)
    await section(other).getByText('You are a co-editor').waitFor()
    expect(await section(other).getByRole('button').count()).toBe(0)
    await other.getByRole('main').getByRole('spinbutton', { name: 'Credit' }).fill('2.5')
    await save(other)
    expect(await editorsOf(own)).toEqual([userId('teacher'), [userId('headmaster')]])
    expect(complaints()).toEqual([])
  })

  it('an owner hands on, stays a co-editor, and the next owner removes them', async () => {
    const page = await at('teacher', `courses/${demoId('course', 'levees')}`)
    await inSection(page, 'Transfer').click()
    await picker(page).getByText('becomes a co-editor').waitFor()
    await choose(page, 'Nguyễn Thị Hương')
    await expect
      .poll(() => people(page).allInnerTexts())
      .toEqual(['Nguyễn Thị Hương headmaster', 'Sok Chanthy teacher'])
    // Who hands on does not take themselves out by mistake.
    expect(await inSection(page, 'Remove: Sok Chanthy').count()).toBe(0)
    await save(page)
    await section(page).getByText('You are a co-editor').waitFor()
    expect(await section(page).getByRole('button').count()).toBe(0)

    const other = await at('headmaster', `courses/${demoId('course', 'levees')}`)
    await inSection(other, 'Remove: Sok Chanthy').click()
    await save(other)
    expect(await editorsOf(demoId('course', 'levees'))).toEqual([userId('headmaster'), []])
    await page.reload()
    await page.getByRole('heading', { name: 'This is not available' }).waitFor()
    expect(complaints()).toEqual([NOT_FOUND])
  })

  it('somebody who writes something new is told to be its owner', async () => {
    const page = await at('teacher', 'resources/new')
    await section(page).getByText('You will be the owner.').waitFor()
    expect(await section(page).getByRole('button').count()).toBe(0)
  })

  it.each([360, 768, 1440])('fits at %i px, accessible', async (width) => {
    const page = await at('admin', `topics/${demoId('topic', 'living-rivers')}`, width)
    await inSection(page, 'Transfer').waitFor()
    await quiet(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
