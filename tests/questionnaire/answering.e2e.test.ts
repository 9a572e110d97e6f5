import { randomUUID } from 'node:crypto'

import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'

import { demoId, userId } from '#server/demo/ids.ts'
import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { putVote } from './votes-scene.ts'

const { portal, visitAs, complaints } = portalForTests()

const needs = demoId('questionnaire', 'training-needs')
const question = (page: Page, number: number) =>
  page
    .locator('.sheet-question')
    .filter({ has: page.getByRole('heading', { name: `Question ${number}`, exact: true }) })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** What this browser keeps of papers and questionnaires, whoever asks. */
const keptHere = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('papers', 1)
    await new Promise((resolve) => (opening.onsuccess = resolve))
    const reading = opening.result.transaction('kept').objectStore('kept').getAllKeys()
    await new Promise((resolve) => (reading.onsuccess = resolve))
    opening.result.close()
    return reading.result.map((key) => (Array.isArray(key) ? JSON.stringify(key[1]) : ''))
  })
const vote = demoId('questionnaire', 'field-day')
const paper = { paperID: 'p1', device: 'd1', version: 0, staysOnDevice: false, current: 'q1' } as const
const unsent = { sequence: 1, questionID: 'q1', answer: { chosen: ['a'], text: '' }, answeredAt: 1 }

describe('a questionnaire', () => {
  it.each([
    ['portal', 'committee'],
    ['administration', 'headmaster'],
  ] as const)(
    'leaves no answers on a shared device to whoever signs in next: signed out in the %s',
    async (where, name) => {
      const page = await visitAs(name, `/questionnairepaper?questionnaireID=${vote}`)
      await page.getByRole('radio', { name: /The dam of the reservoir/ }).check()
      await page.getByText('Kept on this device', { exact: true }).waitFor()
      expect(await keptHere(page)).toEqual([JSON.stringify(`questionnaire ${vote}`)])
      await page.goto(where === 'portal' ? '/#/index' : '/admin')
      // All that is left of an exam may be what it could not send yet: that stays, and nothing else.
      await page.evaluate(
        async ([person, kept, waiting]) => {
          const opening = indexedDB.open('papers', 1)
          await new Promise((resolve) => (opening.onsuccess = resolve))
          const store = opening.result.transaction('kept', 'readwrite').objectStore('kept')
          const all = { kind: 'exam', saved: 0, stored: {}, marked: [], ...kept }
          store.put({ kept: { ...all, waiting: [waiting] }, at: 0 }, [person, 'unsent', 'd1'])
          store.put({ kept: { ...all, waiting: [] }, at: 0 }, [person, 'sent', 'd1'])
          await new Promise((resolve) => (store.transaction.oncomplete = resolve))
          opening.result.close()
        },
        [userId(name), paper, unsent] as const,
      )
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.waitForURL('**/#/')
      await expect.poll(() => keptHere(page)).toEqual([JSON.stringify('unsent')])
      expect(complaints()).toEqual([])
    },
  )

  it('[QUEST-01] [ROUTE-25] [ROUTE-54] [ENTITY-26] [QUEST-02] is found among one’s own, answered in every way, kept on its way, and submitted', async () => {
    const page = await visitAs('learner', '/usercenter/vote')
    const rows = page.locator('main li').filter({ hasText: 'Open until' })
    await page.getByText('Where should the next field day go?').waitFor()
    await page.goto('/#/usercenter/questionnaire')
    await page.getByText('What training do you need this year?').waitFor()
    expect(await rows.count()).toBe(1)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: /^Answer/ }).click()
    await page.waitForURL((url) => url.hash.includes(`questionnaireID=${needs}`))
    expect(await page.locator('header.shell-header').count()).toBe(0)
    await question(page, 1)
      .getByRole('radio', { name: /In the office/ })
      .check()
    // No more than three subjects.
    for (const subject of ['Flood forecasting', 'Dam safety', 'Water law'])
      await question(page, 2)
        .getByRole('checkbox', { name: new RegExp(subject) })
        .check()
    await page.getByText('Answers saved').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await button(page, 'Next page').click()

    // What it depends on is not answered yet.
    await question(page, 3).waitFor()
    expect(await page.getByText('What mainly stands in the way?').count()).toBe(0)
    await question(page, 4).getByRole('radio', { name: /False/ }).check()
    await page.getByText('What mainly stands in the way?').waitFor()
    await question(page, 3)
      .getByRole('button', { name: /Move down/ })
      .first()
      .press('Enter')
    await page.getByText('Answers saved').waitFor()

    // The page is opened once more: everything is still there, and one goes on where one was.
    await page.reload()
    await question(page, 4).getByRole('radio', { name: /False/ }).waitFor()
    expect(await question(page, 4).getByRole('radio', { name: /False/ }).isChecked()).toBe(true)
    await button(page, 'Previous page').click()
    await question(page, 1)
      .getByRole('radio', { name: /In the office/ })
      .waitFor()
    expect(
      await question(page, 1)
        .getByRole('radio', { name: /In the office/ })
        .isChecked(),
    ).toBe(true)
    await button(page, 'Next page').click()
    await question(page, 4).waitFor()
    await button(page, 'Next page').click()
    await page.getByText('How satisfied are you with this learning portal?').waitFor()
    await button(page, 'Submit').click()
    await page.getByText('It cannot be submitted yet').waitFor()
    await page.locator('.sheet-scale-point').nth(3).click()
    await page.getByText('It cannot be submitted yet').waitFor({ state: 'detached' })
    await button(page, 'Submit').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click()
    await page.getByText('Thank you. Your answers have arrived.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    const stored = await portal()
      .db.selectFrom('questionnaire_submission')
      .select('answers')
      .innerJoin('questionnaire_response', 'questionnaire_response.id', 'questionnaire_submission.response_id')
      .where('questionnaire_response.questionnaire_id', '=', needs)
      .where('questionnaire_response.learner_id', '=', userId('learner'))
      .execute()
    expect(stored.map(({ answers }) => Object.keys(JSON.parse(answers) as object).length)).toEqual([5])

    await page.goto('/#/usercenter/questionnaire?state=submitted')
    await page.getByRole('link', { name: /^Change my answers/ }).waitFor()
    expect(complaints()).toEqual([])
  })

  it('[QUEST-04] of a class stands on the page of the class', async () => {
    const { db } = portal()
    const { id, kind } = await db
      .selectFrom('class_member')
      .innerJoin('class', 'class.id', 'class_member.class_id')
      .select(['class.id', 'class.kind'])
      .where('class_member.user_id', '=', userId('learner'))
      .where('class.kind', '=', 'face')
      .orderBy('class.id')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(kind).toBe('face')
    await db
      .updateTable('questionnaire')
      .set({ audience: 'class', class_id: id })
      .where('id', '=', demoId('questionnaire', 'flood-season'))
      .execute()
    const page = await visitAs('learner', `/class/class-detail?classID=${id}&tab=exams`)
    await page.getByText('Ready for the flood season?').waitFor()
    expect(complaints()).toEqual([])
  })

  it('[QUEST-03] that is being changed in another tab is gone on with where it was submitted', async () => {
    const { db } = portal()
    const asked = { kind: 'questionnaire', audience: 'people', is_anonymous: 0, may_change: 1 } as const
    const id = await putVote(db, { ...asked, shows_results: 'never' })
    await db
      .insertInto('questionnaire_person')
      .values({ questionnaire_id: id, user_id: userId('leader') })
      .execute()
    const page = await visitAs('leader', `/questionnairepaper?questionnaireID=${id}`)
    await page.getByRole('radio').first().check()
    await button(page, 'Submit').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click()
    await page.getByText('Thank you. Your answers have arrived.').waitFor()
    const other = await visitAs('leader', `/questionnairepaper?questionnaireID=${id}`)
    await button(other, 'Change my answers').click()
    await other.getByRole('dialog').getByRole('button', { name: 'Change my answers', exact: true }).click()
    await button(other, 'Submit').waitFor()

    await button(page, 'Keep answering').click()
    await button(page, 'Submit').waitFor()
    expect(await page.getByRole('radio').first().isChecked()).toBe(true)
    expect(await button(page, 'Submit').isEnabled()).toBe(true)
    expect(complaints()).toEqual([])
  })

  it('[ROUTE-55] that is a vote counts once, without a name, and its result is shown from five answers on', async () => {
    await portal().db.deleteFrom('questionnaire_submission').where('questionnaire_id', '=', vote).execute()
    const page = await visitAs('leader', `/questionnairepaper?questionnaireID=${vote}`)
    await page.getByText(/^Anonymous: your answers are stored without your name/).waitFor()
    await page.getByRole('radio', { name: /The dam of the reservoir/ }).check()
    await page.getByText('Kept on this device', { exact: true }).waitFor()
    await page.reload()
    await page.getByRole('radio', { name: /The dam of the reservoir/ }).waitFor()
    expect(await page.getByRole('radio', { name: /The dam of the reservoir/ }).isChecked()).toBe(true)
    await button(page, 'Submit').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click()
    await page.getByText(/Your answers have arrived without your name/).waitFor()
    await page.reload()
    await page.getByText('You have already submitted').waitFor()
    const stored = await portal()
      .db.selectFrom('questionnaire_submission')
      .select('response_id')
      .where('questionnaire_id', '=', vote)
      .execute()
    expect(stored).toEqual([{ response_id: null }])

    // [ROUTE-55] Too few have voted to show how; from the fifth on it is shown.
    await page.clock.install()
    await page.goto('/#/usercenter/vote')
    await page.getByRole('link', { name: /^See the results Where/ }).click()
    await page.getByText('Few have taken part so far').waitFor()
    expect(await page.locator('header.shell-header').count()).toBe(0)
    const question = demoId('questionnaire question', 'field-day place')
    const votesFor = (...options: string[]) =>
      options.map((option) => ({
        id: randomUUID(),
        questionnaire_id: vote,
        response_id: null,
        answers: JSON.stringify({
          [question]: { chosen: [demoId('questionnaire option', `field-day place ${option}`)], text: '' },
        }),
      }))
    const { db } = portal()
    const others = votesFor('gauging', 'reservoir', 'reservoir', 'laboratory')
    await db.insertInto('questionnaire_submission').values(others).execute()
    await button(page, 'Refresh').click()
    // A picture with its figures in words, and the same figures as a table.
    const chart = page.getByRole('img', { name: /^Bar chart of question 1/ })
    await chart.waitFor()
    expect(await chart.getAttribute('aria-label')).toMatch(/ – Chosen by: 3 \(60%\)/)
    const row = page.getByRole('row', { name: /The dam of the reservoir/ })
    expect(await row.getByRole('cell').allInnerTexts()).toEqual([expect.stringMatching(/^[123]$/), '3', '60%'])
    expect(await accessibilityFaults(page)).toEqual([])

    // As long as the vote is open its results come by themselves, every 15 seconds.
    await page.getByText('the results update every 15 seconds').waitFor()
    await db
      .insertInto('questionnaire_submission')
      .values(votesFor('reservoir', 'reservoir', 'reservoir', 'reservoir', 'reservoir'))
      .execute()
    await page.clock.fastForward(15_000)
    await page
      .getByRole('row', { name: /The dam of the reservoir/ })
      .getByText('80%')
      .waitFor()
    expect(complaints()).toEqual([])
  })
})
