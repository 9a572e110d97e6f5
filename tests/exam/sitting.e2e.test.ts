import { describe, expect, it } from 'vitest'

import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { goTo } from '#tests/kit/browser/standing.ts'
import { HOUR } from '#tests/kit/server/test-clock.ts'
import { putExam } from './exam-scene.ts'

const { portal, visitAs, complaints } = portalForTests()

/** Open since an hour ago and for three hours, by the portal's clock. */
const exam = (more: Parameters<typeof putExam>[1] = {}) => {
  const at = portal().now().getTime()
  return putExam(portal().db, { opens_at: at - HOUR, closes_at: at + 3 * HOUR, published_at: at - HOUR, ...more })
}
const nameOf = (id: string): string => `Exam ${id.slice(0, 4)}`

describe('the exams', () => {
  it('[ROUTE-49] are listed by state', async () => {
    const open = await exam()
    const at = portal().now().getTime()
    const over = await exam({ opens_at: at - 2 * HOUR, closes_at: at - HOUR })
    const page = await visitAs('learner', '/examlist')
    expect(await page.title()).toContain('Exams')
    for (const id of [open, over]) await page.getByRole('link', { name: nameOf(id) }).waitFor()
    await page.getByLabel('State of the exam').selectOption('Over')
    await expect.poll(() => page.getByRole('link', { name: nameOf(open) }).count()).toBe(0)
    await page.getByRole('link', { name: nameOf(over) }).waitFor()
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
    await page.getByRole('link', { name: nameOf(id) }).click()
    await page.getByRole('heading', { name: 'Your attempts' }).waitFor()
    expect(complaints()).toEqual([])
  })

  it('[ERROR-23] say that paper and answers are not published', async () => {
    const id = await exam({ shows_result: 'never', shows_paper: 'never', shows_answers: 'never' })
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

  it('[EXAM-04] a registration is asked for, reviewed and taken back', async () => {
    const id = await exam({ asks_registration: 1, asks_approval: 1 })
    const page = await visitAs('learner', `/examlist?examID=${id}`)
    await page.getByText('Not registered', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click()
    await page.getByText('Under review', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Take back the request' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await page.getByText('Not registered', { exact: true }).waitFor()
    expect(complaints()).toEqual([])
  })
})
