import type { Page } from 'playwright'
import { expect, it } from 'vitest'

import { languageOf } from '#i18n/locales.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { handIn } from '#server/homework/homework-commands.ts'
import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import type { DemoName } from '#tests/kit/browser/portal-under-test.ts'
import { button, inDialog, managedCoursesForTests, toast } from '#tests/course/courses-for-tests.ts'

const { portal, complaints, as } = managedCoursesForTests()
const report = demoId('task', 'flow-report')
const card = demoId('task', 'patrol-card')

/** Of one learner for one task. */
const homeworkOf = (taskID: string, who: DemoName) =>
  portal()
    .db.selectFrom('homework')
    .select(['id', 'state', 'revision'])
    .where('task_id', '=', taskID)
    .where('learner_id', '=', userId(who))
    .executeTakeFirst()
/** Hands something in. */
async function handsIn(taskID: string, who: DemoName, text: string): Promise<string> {
  const { db, now } = portal()
  const language = languageOf('en_US')
  if (language === null) throw new Error('English is a language of the portal.')
  const { homeworkID } = await handIn(
    { db, effects: { dispatch: () => undefined } },
    { taskID, revision: (await homeworkOf(taskID, who))?.revision ?? 0, text, fileIDs: [] },
    { sender: { userId: userId(who), roles: ['learner'] }, language, now: now() },
  )
  return homeworkID ?? ''
}
const shownHomework = (page: Page) => new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('homework')

it('marks on the criteria go to the learner with an approval, which is taken back with words', async () => {
  const { id = '' } = (await homeworkOf(report, 'leader')) ?? {}
  const page = await as('headmaster', `/admin#/tasks/${report}?homework=${id}`)
  const marks = page.getByRole('spinbutton')
  await marks.first().waitFor()
  await marks.nth(0).fill('9')
  await marks.nth(1).fill('4')
  await page.getByRole('status').getByText('Points: 13 of 15').waitFor()
  await button(page, 'Approve').click()
  await page.getByRole('dialog').getByRole('textbox').fill('Well measured.')
  await inDialog(page, 'Approve').click()
  await toast(page, 'Approved.')

  const learner = await as('leader', `/#/homework?taskID=${report}`)
  const version = learner.locator('.version-row').first()
  await version.getByText('Well measured.').waitFor()
  const given = await version.locator('.homework-rubric tr').allInnerTexts()
  expect(given.map((row) => row.split('\t').slice(1))).toEqual([
    ['Marks', 'Points'],
    ['9', '10'],
    ['4', '5'],
    ['13', '15'],
  ])
  expect(await accessibilityFaults(learner)).toEqual([])

  await button(page, 'Revoke approval').click()
  // Not without words.
  await inDialog(page, 'Revoke approval').click()
  await page.getByRole('dialog').getByText('Please say why; the learner reads it.').waitFor()
  await page.getByRole('dialog').getByRole('textbox').fill('The depth near the banks is missing.')
  await inDialog(page, 'Revoke approval').click()
  await toast(page, 'The approval has been revoked; the learner is notified.')
  await learner.reload()
  await learner.locator('.record-head .status').getByText('Not approved').waitFor()
  await learner.locator('.journey-quote').getByText('The depth near the banks is missing.').waitFor()
  await learner.locator('form.hand-in').waitFor()
  // What was marked is there still.
  await version.getByText('Well measured.').waitFor()
  expect((await homeworkOf(report, 'leader'))?.state).toBe('notApproved')
  expect(complaints()).toEqual([])
})

it('keys lead through what waits, and rest while somebody writes', async () => {
  const [first, second, third] = [
    await handsIn(card, 'learner', 'Post 1'),
    (portal().pass(1000), await handsIn(card, 'leader', 'Post 2')),
    (portal().pass(1000), await handsIn(card, 'weak', 'Post 3')),
  ]
  const page = await as('teacher', `/admin#/tasks/${card}?homework=${first}`)
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  await link('Next').waitFor()
  expect(await page.getByRole('button', { name: 'Previous', exact: true }).isDisabled()).toBe(true)
  for (const [key, homework, text] of [
    ['j', second, 'Post 2'],
    ['j', third, 'Post 3'],
    ['k', second, 'Post 2'],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => shownHomework(page)).toBe(homework)
    await page.locator('.review-version').getByText(text).waitFor()
    await link('Previous').waitFor()
  }
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').press('j')
  expect(await dialog.getByRole('textbox').inputValue()).toBe('j')
  expect(shownHomework(page)).toBe(second)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.keyboard.press('a')
  await inDialog(page, 'Approve').click()
  await toast(page, 'Approved.')
  expect((await homeworkOf(card, 'leader'))?.state).toBe('approved')
  expect(complaints()).toEqual([])
})

it('phrases are kept on the device of whoever keeps them, until they are removed', async () => {
  const { id = '' } = (await homeworkOf(card, 'weak')) ?? {}
  const page = await as('teacher', `/admin#/tasks/${card}?homework=${id}`)
  const dialog = page.getByRole('dialog')
  const words = dialog.getByRole('textbox')
  await button(page, 'Give back').click()
  await words.fill('Name the post.')
  await inDialog(page, 'Keep as a phrase').click()
  await inDialog(page, 'Name the post.').waitFor()
  await page.reload()
  await button(page, 'Give back').click()
  await words.fill('Thank you.')
  await inDialog(page, 'Name the post.').click()
  expect(await words.inputValue()).toBe('Thank you.\nName the post.')
  await dialog.getByRole('button', { name: /^Remove the phrase: / }).click()
  await inDialog(page, 'Name the post.').waitFor({ state: 'detached' })
  await page.reload()
  await button(page, 'Give back').click()
  await inDialog(page, 'Keep as a phrase').waitFor()
  expect(await dialog.getByRole('button', { name: 'Name the post.' }).count()).toBe(0)
  expect(complaints()).toEqual([])
})

it('several are approved at once at the desk', async () => {
  await handsIn(card, 'learner', 'Posts 1 to 3')
  const waiting = await portal()
    .db.selectFrom('homework')
    .select('id')
    .where('task_id', '=', card)
    .where('state', '=', 'submitted')
    .execute()
  expect(waiting.length).toBeGreaterThan(1)
  const page = await as('teacher', `/admin#/desk?subject=${card}`)
  const list = page.getByRole('listbox', { name: 'Waiting for your decision' })
  await list.waitFor()
  await list.focus()
  await page.keyboard.press('Control+a')
  await page
    .getByRole('group', { name: 'Decide on several' })
    .getByRole('button', { name: 'Approve', exact: true })
    .click()
  await page
    .getByRole('dialog', { name: `Approve ${waiting.length} requests?` })
    .getByRole('button', { name: 'Approve' })
    .click()
  await page.getByRole('heading', { name: /^Nothing (waits for your decision|matches)$/ }).waitFor()
  for (const who of ['learner', 'weak'] as const) expect((await homeworkOf(card, who))?.state).toBe('approved')
  expect(complaints()).toEqual([])
})

it('of a colleague’s task the class teacher has the list of hand-ins, and the way to no editor', async () => {
  await portal()
    .db.updateTable('task')
    .set({ owner_id: userId('admin') })
    .where('id', '=', demoId('task', 'levee-photos'))
    .execute()
  const page = await as('headmaster', `/admin#/classes/${demoId('class', 'flood')}?tab=homework`)
  const row = page.locator('.document-row').filter({ hasText: 'Photos of a levee' })
  await row.getByText('Waiting for a review: 1').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await row.getByRole('link').first().click()
  await page.getByRole('heading', { name: /^Hand-ins: / }).waitFor()
  await page.locator('.document-row').getByText('Submitted', { exact: true }).waitFor()
  expect(await page.getByRole('link', { name: 'Back to the task' }).count()).toBe(0)
  expect(complaints()).toEqual([])
})
