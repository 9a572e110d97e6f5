import type { Route } from 'playwright'
import { describe, expect, it } from 'vitest'

import { CODE_REFUSED } from '#api/kit/envelope.ts'

import { demoId, userId } from '#server/demo/ids.ts'
import { putClasses, putMembers } from '#tests/class/members.ts'
import { putProgress } from '#tests/kit/server/progress.ts'
import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import type { DemoName } from '#tests/kit/browser/portal-under-test.ts'
import { shownRange } from '#tests/kit/browser/shown-times.ts'
import { goTo } from '#tests/kit/browser/standing.ts'
import { HOUR } from '#tests/kit/server/test-clock.ts'
import { examNameOf, putExam } from './exam-scene.ts'

const { portal, visitAs, complaints } = portalForTests()

/** Open since an hour ago and for three hours, by the portal's clock. */
const exam = (more: Parameters<typeof putExam>[1] = {}) => {
  const at = portal().now().getTime()
  return putExam(portal().db, { opens_at: at - HOUR, closes_at: at + 3 * HOUR, published_at: at - HOUR, ...more })
}

describe('the exams', () => {
  it('[ROUTE-49, ENTITY-22 in part] are listed by state, with time, duration, attempts left and standing', async () => {
    const open = await exam()
    const at = portal().now().getTime()
    const over = await exam({ opens_at: at - 2 * HOUR, closes_at: at - HOUR })
    const page = await visitAs('learner', '/examlist')
    expect(await page.title()).toContain('Exams')
    for (const id of [open, over]) await page.getByRole('link', { name: examNameOf(id) }).waitFor()
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: examNameOf(open) }) })
    const text = await row.innerText()
    for (const part of [
      shownRange(at - HOUR, at + 3 * HOUR),
      '30 min',
      'Questions: 2, full marks: 2',
      '2 of 2 left',
      'Not taken',
    ])
      expect(text).toMatch(part)
    await page.getByLabel('Status', { exact: true }).selectOption('Over')
    await expect.poll(() => page.getByRole('link', { name: examNameOf(open) }).count()).toBe(0)
    await page.getByRole('link', { name: examNameOf(over) }).waitFor()
    expect(complaints()).toEqual([])
  })

  it('[EXAM-02, CLASS-02 in part] of a class stand on a screen of the class, and lead to each', async () => {
    await putClasses(portal().db, [
      {
        id: 'with-exam',
        name: 'With an exam',
        kind: 'face',
        starts_at: Date.now() - 24 * HOUR,
        ends_at: Date.now() + 48 * HOUR,
        place: null,
        headmaster_id: null,
      },
    ])
    await putMembers(portal().db, [{ class_id: 'with-exam', user_id: userId('learner') }])
    const id = await exam({ class_id: 'with-exam' })
    const page = await visitAs('learner', '/class/class-detail?classID=with-exam')
    await page.getByRole('main').getByRole('link', { name: 'Exams', exact: true }).click()
    await page.getByRole('link', { name: examNameOf(id) }).click()
    await page.getByRole('button', { name: 'Begin the exam' }).waitFor()
    await page.getByText('Not taking part').waitFor()
    expect(complaints()).toEqual([])
  })

  it('[COURSE-02] of a course stand beside its chapters, notes, data, comments, rating and favourite, and lead to each', async () => {
    const courseId = demoId('course', 'river-measurement')
    await putProgress(portal().db, { userId: userId('learner'), courseId, at: Date.now() - HOUR, standing: 'toExam' })
    const id = await exam({ course_id: courseId })
    const page = await visitAs('learner', `/course/course-detail?courseID=${courseId}&tab=exam`)
    const main = page.getByRole('main')
    for (const tab of ['Chapters', 'Notes', 'Resources', 'Exam', 'Comments', 'Ratings'])
      await main.getByRole('link', { name: tab, exact: true }).waitFor()
    await main.getByRole('button', { name: /favourite/i }).waitFor()
    await page.getByRole('link', { name: examNameOf(id) }).click()
    await page.getByRole('button', { name: 'Begin the exam' }).waitFor()
    expect(complaints()).toEqual([])
  })

  it('[ROUTE-30, ROUTE-47, ROUTE-48] are begun, written, handed in, and looked at', async () => {
    const id = await exam()
    const page = await visitAs('learner', `/examlist?examID=${id}`)
    await page.getByRole('button', { name: 'Begin the exam' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Begin the exam' }).click()
    await page.waitForURL(/#\/paper\?paperID=/)
    for (const number of [1, 2]) {
      await page.getByRole('heading', { name: `Question ${number} of 2` }).waitFor()
      await page.getByRole('radio').first().check()
      if (number === 1) await page.getByRole('button', { name: 'Next' }).click()
    }
    await page.getByText('Answers saved').waitFor()
    await page.getByRole('button', { name: 'Hand in' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
    await page.getByRole('link', { name: 'View the result' }).click()
    await page.waitForURL(/#\/paperresult\?paperID=/)
    await page.getByRole('heading', { name: 'Questions and answers' }).waitFor()
    expect(await page.getByText('You chose this').count()).toBe(2)
    await goTo(page, '/usercenter/exam')
    await page.getByRole('link', { name: examNameOf(id) }).click()
    await page.getByRole('heading', { name: 'Your attempts' }).waitFor()
    expect(complaints()).toEqual([])
  })

  it('[ERROR-23] say that paper and answers are not published', async () => {
    const id = await exam({ shows_marks: 'never', shows_paper: 'never', shows_answers: 'never' })
    const page = await visitAs('leader', `/examlist?examID=${id}`)
    await page.getByRole('button', { name: 'Begin the exam' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Begin the exam' }).click()
    await page.waitForURL(/#\/paper\?paperID=/)
    const paperID = new URLSearchParams(page.url().split('?')[1]).get('paperID') ?? ''
    await page.getByRole('button', { name: 'Hand in' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
    await page.getByRole('link', { name: 'View the result' }).waitFor()
    await goTo(page, `/paperresult?paperID=${paperID}`)
    await page.getByText('The paper and its answers have not been published.').waitFor()
  })

  const begun = async (who: DemoName, id: string) => {
    const page = await visitAs(who, `/examlist?examID=${id}`)
    await page.getByRole('button', { name: 'Begin the exam' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Begin the exam' }).click()
    await page.getByRole('heading', { name: /^Question 1 of/ }).waitFor()
    return page
  }

  it('[EXAM-08] warn before an answered question is left, and do not open it again', async () => {
    const page = await begun('learner', await exam({ is_one_way: 1 }))
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Next' }).click()
    const warning = page.getByRole('dialog', { name: 'Leave this question?' })
    await warning.getByText('Once you leave, you cannot come back.').waitFor()
    await warning.getByRole('button', { name: 'Stay here' }).click()
    await page.getByRole('heading', { name: 'Question 1 of 2' }).waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    await warning.getByRole('button', { name: 'Leave', exact: true }).click()
    await page.getByRole('heading', { name: 'Question 2 of 2' }).waitFor()
    await page.getByRole('button', { name: 'Previous' }).click()
    await page.getByText('You have answered and left this question; it cannot be opened again.').waitFor()
    await page.getByRole('heading', { name: 'Question 2 of 2' }).waitFor()
  })

  it('[ERROR-18, ERROR-19] tell that saving by itself, saving and the hand-in have failed, and lose no answer', async () => {
    const id = await exam()
    const page = await begun('leader', id)
    const paths = '**/api-exam/portal/paper/**'
    const broken = (status: number, reason: string) => (route: Route) =>
      route.fulfill({ status, json: { code: CODE_REFUSED, message: 'No', reason, data: null } })
    const down = broken(503, 'request.busy')
    await page.route(paths, down)
    await page.getByRole('radio').first().check()
    await page.getByText('Automatic save failed; trying again soon').waitFor()
    await page.unroute(paths, down)
    const refusing = broken(400, 'exam.answerInvalid')
    await page.route(paths, refusing)
    await page.getByRole('button', { name: 'Save now' }).click()
    await page.getByRole('heading', { name: 'Save failed' }).waitFor()
    await page.getByRole('button', { name: 'Hand in' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
    const failed = page.getByRole('dialog', { name: 'Submit failed' })
    await failed.waitFor()
    await page.unroute(paths, refusing)
    await failed.getByRole('button', { name: 'Hand in again' }).click()
    await page.getByText('All of your answers have arrived.').waitFor()
    const saved = await portal().db.selectFrom('exam_answer').select('sequence').execute()
    expect(saved.length).toBeGreaterThan(0)
  })

  it('keep what is answered without a network over a reload, and deliver it in order on return', async () => {
    const id = await exam()
    const page = await begun('committee', id)
    await page.context().setOffline(true)
    await page.getByText('You are offline.').waitFor()
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('radio').first().check()
    await page.context().setOffline(false)
    await page.getByText('Answers saved').waitFor()
    const { id: paperId } = await portal()
      .db.selectFrom('exam_paper')
      .select('id')
      .where('exam_id', '=', id)
      .executeTakeFirstOrThrow()
    const stored = () =>
      portal()
        .db.selectFrom('exam_answer')
        .select('sequence')
        .where('paper_id', '=', paperId)
        .orderBy('sequence')
        .execute()
    expect((await stored()).map(({ sequence }) => sequence)).toEqual([1, 2])
    // A save that does not come through, and a reload: the answer comes from the device.
    const paths = '**/api-exam/portal/paper/*/answers'
    await page.route(paths, (route) => route.abort())
    await page.getByRole('radio').nth(1).check()
    await page.getByText('Automatic save failed').waitFor()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.unroute(paths)
    await page.reload()
    await page.getByText('Answers saved').waitFor()
    await expect.poll(async () => (await stored()).map(({ sequence }) => sequence)).toEqual([1, 2, 3])
  })

  it('send from any page what the browser was closed with', async () => {
    const id = await exam()
    const page = await begun('teacher', id)
    await page.route('**/api-exam/portal/paper/*/answers', (route) => route.abort())
    await page.getByRole('radio').first().check()
    await page.getByText('Automatic save failed').waitFor()
    const next = await page.context().newPage()
    await page.close()
    await next.goto(`${portal().address}/#/index`)
    await next.getByText('The answers that were waiting on this device have been sent.').waitFor()
    const saved = await portal()
      .db.selectFrom('exam_answer')
      .innerJoin('exam_paper', 'exam_paper.id', 'exam_answer.paper_id')
      .select('exam_answer.sequence')
      .where('exam_paper.exam_id', '=', id)
      .execute()
    expect(saved).toEqual([{ sequence: 1 }])
  })

  it('are marked by person, with a comment, and get more time, by who runs the exam', async () => {
    const id = await exam({ kinds: ['short'] })
    const page = await begun('school', id)
    const staff = await visitAs('teacher', '/index')
    await staff.goto(`${portal().address}/admin#/papers?exam=${id}`)
    await staff.locator('.document-row-title').click()
    await staff.getByLabel('Additional minutes').fill('5')
    await staff.getByLabel('Reason, told to the learner').fill('A power cut')
    await staff.getByRole('button', { name: 'Give more time' }).click()
    await staff.getByText('The paper has more time now.').waitFor()
    await page.getByRole('textbox', { name: 'Your answer' }).fill('Because the water rises')
    await page.getByText('Answers saved').waitFor()
    const { minutes } = await portal()
      .db.selectFrom('exam_paper')
      .select('minutes')
      .where('exam_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(minutes).toBe(35)
    await page.getByRole('button', { name: 'Hand in' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
    await page.getByText('All of your answers have arrived.').waitFor()
    await staff.reload()
    await staff.getByText('Because the water rises').waitFor()
    await staff.getByLabel('Marks (of 1)').fill('0.8')
    await staff.getByLabel('Comment for the learner').fill('Mostly right')
    await staff.getByRole('button', { name: 'Save marks' }).click()
    await staff.getByText('The marks are saved.').waitFor()
    await page.getByRole('link', { name: 'View the result' }).click()
    await page.getByText('Mostly right').waitFor()
    await page.getByText('Partly right 0.8 / 1 pts').waitFor()
    expect(complaints()).toEqual([])
  })

  it('are taken over openly by a second tab, which alone writes then', async () => {
    const page = await begun('headmaster', await exam())
    const address = page.url()
    const other = await page.context().newPage()
    await other.goto(address)
    await other.getByRole('heading', { name: 'This paper is being written elsewhere' }).waitFor()
    expect(await other.getByRole('radio').first().isDisabled()).toBe(true)
    await other.getByRole('button', { name: 'Go on here' }).click()
    await other.getByRole('radio').first().check()
    await other.getByText('Answers saved').waitFor()
    await page.getByRole('radio').nth(1).check()
    await page.getByRole('heading', { name: 'This paper is being written elsewhere' }).waitFor()
    expect(await other.getByRole('radio').first().isChecked()).toBe(true)
    await other.close()
  })

  it('[EXAM-04] a registration is asked for, reviewed and taken back', async () => {
    const id = await exam({ asks_registration: 1, asks_approval: 1 })
    const page = await visitAs('learner', `/examlist?examID=${id}`)
    await page.getByText('Not registered', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click()
    await page.getByText('Under review', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Withdraw the request' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await page.getByText('Not registered', { exact: true }).waitFor()
    expect(complaints()).toEqual([])
  })
})
