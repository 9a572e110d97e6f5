import { describe, expect, it } from 'vitest'

import { languageOf } from '#i18n/locales.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { handIn, review } from '#server/homework/homework-commands.ts'
import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { button, managedCoursesForTests } from '#tests/course/courses-for-tests.ts'
import { HOUR } from '#tests/kit/server/test-clock.ts'

const { portal, complaints, as } = managedCoursesForTests()
const card = demoId('task', 'patrol-card')

/** Handed in 23 times, the first one given back. */
async function handInOften(): Promise<string> {
  const { db, now } = portal()
  const language = languageOf('en_US')
  if (language === null) throw new Error('English is a language of the portal.')
  const door = { db, effects: { dispatch: () => undefined } }
  const learner = { sender: { userId: userId('learner'), roles: ['learner'] }, language, now: now() } as const
  const send = (revision: number, number: number) =>
    handIn(door, { taskID: card, revision, text: `Patrol ${number}`, fileIDs: [] }, learner)
  const { homeworkID, revision: first } = await send(0, 1)
  const id = homeworkID ?? ''
  const teacher = { ...learner, sender: { userId: userId('teacher'), roles: ['teacher'] } } as const
  let { revision } = await review(door, 'reject', { homeworkID: id, revision: first, reason: 'Which post?' }, teacher)
  for (let number = 2; number <= 22; number += 1) revision = (await send(revision, number)).revision
  return id
}

describe('homework that was handed in often', () => {
  it('shows its earlier versions once they are asked for, to its learner and to its reviewer', async () => {
    const id = await handInOften()
    const own = await as('learner', `/#/homework?taskID=${card}`)
    await own.getByText('Patrol 3', { exact: true }).waitFor()
    expect(await own.getByText('Patrol 1', { exact: true }).count()).toBe(0)
    await button(own, 'Show earlier versions').click()
    await own.getByText('Patrol 1', { exact: true }).waitFor()
    await own.locator('.version-review').getByText('Which post?').waitFor()
    expect(await accessibilityFaults(own)).toEqual([])
    const page = await as('teacher', `/admin#/tasks/${card}?homework=${id}`)
    await button(page, 'Show earlier versions').click()
    await page.locator('summary').getByText('Version 1', { exact: true }).click()
    await page.getByText('Patrol 1', { exact: true }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(complaints()).toEqual([])
  })

  it('tells before a task opens only when that is', async () => {
    const at = portal().now().getTime()
    await portal()
      .db.updateTable('task')
      .set({ opens_at: at + HOUR, closes_at: at + 2 * HOUR, late_until: null })
      .where('id', '=', card)
      .execute()
    const page = await as('learner', `/#/homework?taskID=${card}`)
    await page.getByText('The task, its attachments and its criteria appear here once it has started.').waitFor()
    await page
      .getByText(/^Opens /)
      .first()
      .waitFor()
    expect(await page.locator('.homework-attachments').count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(complaints()).toEqual([])
  })
})
