import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright'

import type { ExamRegistrationState } from '#api/exam/exam.contract.ts'
import exam from '#i18n/exam/en-US.ts'
import desk from '#i18n/desk/en-US.ts'
import type {
  ExamRegistrationContext,
  ExamRegistrationEvent,
  ExamRegistrationSnapshot,
  examRegistrationLifecycle,
} from '#machines/exam/exam-registration.lifecycle.ts'

import { closedBecause, codesIn, open, outcomeOf, wrongIn } from '#tests/kit/browser/record-screens.ts'
import { layerModel, type Beyond, type BrowserStage } from '#tests/kit/models/paths.ts'
import {
  clearExamRegistration,
  depart,
  isNew,
  setExamRegistration,
  underFacts,
  unknownToOutsiders,
  type ExamRegistrationSetting,
} from './exam-registration-setting.ts'

interface Scene extends ExamRegistrationSetting {
  readonly stage: BrowserStage
  /** The revision that the learner has last seen; −1: none. */
  seen: number
}
type Event<Type> = Extract<ExamRegistrationEvent, { readonly type: Type }>

const known = codesIn({ exam: exam.reason, desk: desk.reason })
/** The desk words some refusals itself, for whatever waits on it. */
const codeOf = (text: string): string => known(text).replace(/^desk\./, 'exam.')

/**
 * Shows a page as it was before something has happened elsewhere: the stored registration is another until the page
 * has been opened. The answer sets it right.
 */
async function shownAs(
  { db, examId }: Scene,
  { value, context }: ExamRegistrationSnapshot,
  shown: { readonly value: ExamRegistrationState; readonly revision: number },
): Promise<() => Promise<void>> {
  const write = async (state: ExamRegistrationState, kept: ExamRegistrationContext): Promise<void> => {
    const snapshot = { status: 'active', value: state, context: kept, historyValue: {}, children: {} }
    await db
      .updateTable('exam_registration')
      .set({ state, revision: kept.revision, snapshot: JSON.stringify(snapshot) })
      .where('exam_id', '=', examId)
      .execute()
  }
  if (shown.value === value && shown.revision === context.revision) return () => Promise.resolve()
  await write(shown.value, { ...context, revision: shown.revision })
  return () => write(value, context)
}

/** Its learner's page of the exam. */
async function ownPage({ stage, examId }: Scene): Promise<readonly [Page, Locator]> {
  const page = await stage.person('learner')
  return [page, await open(page, `/examlist?examID=${examId}`, 'article.record')]
}

/** What a toast says of a request, by what has come of it. */
const isTaken = new RegExp([exam.done.registered, exam.done.underReview].join('|').replaceAll('.', '\\.'))

/** Chooses an action of the exam's page, if it is open, and sends it; the record may have changed meanwhile. */
async function sendsOwn(
  scene: Scene,
  action: { readonly word: string; readonly send: string; readonly done: string | RegExp },
  setRight: () => Promise<void>,
): Promise<string | null> {
  try {
    const [page, shown] = await ownPage(scene)
    const because = await closedBecause(page, shown, action.word)
    if (because !== null) return codeOf(because)
    await shown.getByRole('button', { name: action.word, exact: true }).click()
    await setRight()
    return await outcomeOf(page, page.getByRole('dialog'), action, codeOf)
  } finally {
    await setRight()
  }
}

/** [EXAM-04] Who is registered already, or waits, sends it from a tab that was opened before. */
const register = (scene: Scene, { facts, revision }: Event<'register'>, before: ExamRegistrationSnapshot) =>
  underFacts(scene, facts, async () => {
    const isIn = before.value === 'underReview' || before.value === 'registered'
    const value = isIn ? 'unregistered' : before.value
    const setRight = await shownAs(scene, before, { value, revision })
    const word = value === 'declined' ? exam.action.again : exam.action.register
    return sendsOwn(scene, { word, send: exam.action.register, done: isTaken }, setRight)
  })

/** Who is not registered any more, sends it from a tab that was opened before. */
const withdraw = (scene: Scene, { facts, revision }: Event<'withdraw'>, before: ExamRegistrationSnapshot) =>
  underFacts(scene, facts, async () => {
    const value = before.value === 'underReview' ? 'underReview' : 'registered'
    const setRight = await shownAs(scene, before, { value, revision })
    const word = value === 'registered' ? exam.action.withdraw : exam.action.giveUp
    return sendsOwn(scene, { word, send: exam.action.withdraw, done: exam.done.withdraw }, setRight)
  })

/** By who runs the exam, at the desk; what does not wait any more, from a desk that was opened before. */
const decide = (scene: Scene, event: Event<'approve' | 'decline'>, before: ExamRegistrationSnapshot) =>
  underFacts(scene, event.facts, async () => {
    const setRight = await shownAs(scene, before, { value: 'underReview', revision: event.revision })
    // Who runs no exam that asks for a review has nothing to do with such a desk.
    await scene.db.updateTable('exam').set({ asks_approval: 1 }).where('id', '=', scene.examId).execute()
    try {
      const page = await scene.stage.person('teacher')
      if (!page.url().includes('/admin')) await page.goto('/admin#/desk')
      const details = await open(page, `/desk?subject=${scene.examId}`, '.desk-details')
      const word = event.type === 'approve' ? exam.desk.approve : exam.desk.reject
      const because = await closedBecause(page, details, word)
      if (because !== null) return codeOf(because)
      await details.getByRole('button', { name: word, exact: true }).click()
      const dialog = page.getByRole('dialog')
      if (event.type === 'decline') await dialog.locator('textarea').fill(event.reason)
      await setRight()
      await dialog.getByRole('button', { name: word, exact: true }).click()
      const refused = dialog.locator('.outcome-why').or(wrongIn(dialog))
      const done = page.getByRole('heading', { name: desk.emptyTitle }).or(page.getByText(desk.nothingTitle))
      await refused.or(done).first().waitFor()
      if ((await refused.count()) === 0) return null
      const said = codeOf(await refused.first().innerText())
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      return said
    } finally {
      await setRight()
    }
  })

/** [EXAM-04] Its learner views it once per revision. */
const looks =
  (state: ExamRegistrationState) =>
  async (scene: Scene, { context }: ExamRegistrationSnapshot) => {
    if (scene.seen === context.revision) return
    const [, shown] = await ownPage(scene)
    await shown.locator('header').getByText(exam.registrationState[state], { exact: true }).waitFor()
    const why = shown.locator('.facts').getByText(exam.reasonName, { exact: true })
    assert.equal(await why.count(), context.reason === '' ? 0 : 1)
    scene.seen = context.revision
  }

/** What no screen lets anybody do. */
const notOnScreens: Readonly<Record<string, Beyond<ExamRegistrationEvent>>> = {
  ...unknownToOutsiders,
  'registering where nobody has to': {
    reason: 'The page of an exam offers a registration only where the exam asks for one.',
    needs: ({ type, facts }) => type === 'register' && !facts.asksRegistration,
  },
  'a withdrawal for somebody else': {
    reason: 'One withdraws on the page of the exam, which has the own registration only.',
    needs: ({ type, facts }) => type === 'withdraw' && !facts.isLearner,
  },
  'a decision by somebody who does not run the exam, or on oneself': {
    reason: 'The desk shows registrations to those who run the exam; a learner is not let into the administration.',
    needs: ({ type, facts }) => (type === 'approve' || type === 'decline') && (facts.isLearner || !facts.isStaff),
  },
  'an event before there is a registration': {
    reason: 'A page that is open from before shows a registration, and the first request makes it.',
    needs: ({ type }, context) => type !== 'register' && isNew(context),
  },
}

export default layerModel<typeof examRegistrationLifecycle, BrowserStage>()<Scene>({
  beyond: notOnScreens,
  begin: async (stage) => ({ ...(await setExamRegistration(stage.portal.db, stage.portal)), stage, seen: -1 }),
  end: clearExamRegistration,
  sends: { register, withdraw, approve: decide, decline: decide, membershipEnded: depart },
  shows: {
    unregistered: looks('unregistered'),
    underReview: looks('underReview'),
    declined: looks('declined'),
    registered: looks('registered'),
  },
})
