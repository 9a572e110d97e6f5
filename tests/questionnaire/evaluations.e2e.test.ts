import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'

import { demoId, userId } from '#server/demo/ids.ts'
import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { signInAs } from '#tests/kit/browser/portal-under-test.ts'
import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'

const { portal, visit, visitAs, complaints } = portalForTests()

const flood = demoId('class', 'flood')
const waiting = demoId('questionnaire', 'evaluation-of-flood')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const hash = (page: Page): string => new URL(page.url()).hash
/** The best point of every scale that is shown. */
async function praise(page: Page): Promise<void> {
  for (const scale of await page
    .locator('.sheet-question')
    .filter({ has: page.locator('.sheet-scale-point') })
    .all())
    await scale.locator('.sheet-scale-point').last().click()
}

describe('the evaluation of a class', () => {
  it('[ROUTE-56] [ROUTE-57] [ROUTE-64] [EVAL-03] is found with its class, answered subject by subject without a name, and ends with thanks', async () => {
    const page = await visitAs('learner', `/class/class-detail?classID=${flood}`)
    await page.getByRole('main').getByRole('link', { name: 'Evaluation of the class' }).click()
    await page.waitForURL((url) => url.hash.startsWith('#/class/class-assessment'))
    await heading(page, 'Evaluation of the class').waitFor()
    const rows = page.locator('.response-row')
    expect(await rows.locator('.status').allTextContents()).toEqual(['In progress', 'Evaluated'])
    expect(await accessibilityFaults(page)).toEqual([])

    await page.getByRole('link', { name: /^Evaluate/ }).click()
    await page.waitForURL((url) => url.hash === `#/classAssessment?questionnaireID=${waiting}`)
    await heading(page, /^The class: .*Flood Forecasting and Emergency Command/).waitFor()
    expect(await page.locator('header.shell-header').count()).toBe(0)
    await praise(page)
    await page.getByRole('radio', { name: /True/ }).check()
    await button(page, 'Next page').click()
    for (const name of [/^Course: .*/, /^Course: .*/, /^Teacher: .*/]) {
      await heading(page, name).waitFor()
      await praise(page)
      expect(await accessibilityFaults(page)).toEqual([])
      if (await button(page, 'Next page').isVisible()) await button(page, 'Next page').click()
    }
    await button(page, 'Submit').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click()

    await heading(page, 'Thank you for your evaluation').waitFor()
    expect(hash(page)).toBe(`#/assessmentResultSuccess?questionnaireID=${waiting}`)
    await page.getByText('Your answers have been stored without your name.').waitFor()
    await page.getByText(/^The class: .*Flood Forecasting and Emergency Command/).waitFor()
    expect(await page.locator('header.shell-header').count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    const stored = await portal()
      .db.selectFrom('questionnaire_response')
      .innerJoin('questionnaire', 'questionnaire.id', 'questionnaire_response.questionnaire_id')
      .select(['questionnaire_response.state', 'submissions', 'is_anonymous'])
      .where('questionnaire_id', '=', waiting)
      .where('learner_id', '=', userId('learner'))
      .execute()
    expect(stored).toEqual([{ state: 'completed', submissions: 1, is_anonymous: 1 }])

    // Five have answered by now.
    await page.getByRole('link', { name: 'See the results' }).click()
    await heading(page, /^Teacher: /).waitFor()
    await page.getByRole('link', { name: 'All evaluations of the class' }).click()
    await expect.poll(() => rows.locator('.status').allTextContents()).toEqual(['Evaluated', 'Evaluated'])
    await page.getByRole('link', { name: 'Back to the class' }).click()
    await page.waitForURL((url) => url.hash.startsWith('#/class/class-detail'))
    expect(complaints()).toEqual([])
  })

  it('[ROUTE-74] of the party school stands at its own address, for those who are in the class alone', async () => {
    const party = demoId('class', 'leadership')
    const page = await visitAs('committee', `/dxClass/class-assessment?classID=${party}`)
    await page.getByText('No evaluations yet').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    const other = await visitAs('learner', `/dxClass/class-assessment?classID=${demoId('class', 'river-chief')}`)
    await other.getByText('You are not in this class').waitFor()
    expect(complaints()).toEqual([])
  })

  it('is begun with a form, asks about each course and teacher of the class, and is published', async () => {
    const page = await visit({ viewport: { width: 1440, height: 900 } })
    await signInAs(page, 'headmaster', `/admin#/classes/${flood}?tab=evaluation`)
    await page.getByText('Evaluations submitted: 10').waitFor()
    await page.getByRole('link', { name: 'Begin', exact: true }).click()
    const cards = page.locator('.asked-card')
    // Three about the class, two about each of seven courses, one about each teacher.
    await expect.poll(() => cards.count()).toBeGreaterThan(17)
    expect(await page.getByText(/Every course and teacher named/).count()).toBe(1)
    await button(page, 'Save').click()
    await expect.poll(() => new URL(page.url()).hash).not.toContain('new')
    const id = /questionnaires\/([\w-]+)/.exec(hash(page))?.[1] ?? ''
    const stored = await portal()
      .db.selectFrom('questionnaire')
      .select(['kind', 'audience', 'class_id', 'is_anonymous', 'is_template', 'state'])
      .where('id', '=', id)
      .execute()
    expect(stored).toEqual([
      { kind: 'evaluation', audience: 'class', class_id: flood, is_anonymous: 1, is_template: 0, state: 'draft' },
    ])
    const open = await portal()
      .db.selectFrom('questionnaire_question')
      .select('subject')
      .where('questionnaire_id', '=', id)
      .where('subject', 'like', '%null%')
      .execute()
    expect(open).toEqual([])
    await button(page, 'Publish').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
    await expect
      .poll(() => portal().db.selectFrom('questionnaire').select('state').where('id', '=', id).executeTakeFirst())
      .toEqual({ state: 'published' })
    expect(complaints()).toEqual([])
  })
})
