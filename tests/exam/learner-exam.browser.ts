import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright'

import type { ExamState } from '#api/exam/exam.contract.ts'
import exam from '#i18n/exam/en-US.ts'
import marking from '#i18n/exam/marking/en-US.ts'
import paper from '#i18n/exam/paper/en-US.ts'
import {
  EXTRA_MAX,
  REASON_LIMIT,
  type LearnerExamEvent,
  type LearnerExamSnapshot,
  type MarkedFacts,
  type WritingFacts,
  type learnerExamLifecycle,
} from '#machines/exam/learner-exam.lifecycle.ts'
import { endExams } from '#server/exam/paper/clock.ts'

import { closedBecause, codesIn, freshToasts, open, saidIn } from '#tests/kit/browser/record-screens.ts'
import { layerModel, type Beyond, type BrowserStage } from '#tests/kit/models/paths.ts'
import { keepOnDevice } from './kept-on-device.ts'
import {
  atTime,
  clearLearnerExam,
  closeExam,
  reopen,
  setLearnerExam,
  underBeginning,
  underMarking,
  unknownToOutsiders,
  type LearnerExamSetting,
} from './learner-exam-setting.ts'

type Event<Type> = Extract<LearnerExamEvent, { readonly type: Type }>

interface Scene extends LearnerExamSetting {
  readonly stage: BrowserStage
  /** The latest paper; null: none yet. */
  paperId: string | null
  /** The revision that the learner has last seen; −1: none. */
  seen: number
}

const known = codesIn({ exam: exam.reason })
/** The refusal code of a text; how many hours are missing stands in it. */
const codeOf = (text: string): string => known(text.replace(/(?<=Hours still missing: )\d+(?:\.\d+)?/, '{hours}'))

const paperIdOf = ({ paperId }: Scene): string => paperId ?? assert.fail('There is a paper.')

/**
 * Shows a paper as it was before something has happened elsewhere: what is stored of it is another until the page has
 * been opened. The answer sets it right.
 */
async function shownAs(
  scene: Scene,
  { value, context }: LearnerExamSnapshot,
  revision = context.revision,
): Promise<() => Promise<void>> {
  const { db, clock } = scene
  const id = paperIdOf(scene)
  await atTime(scene, id, false)
  if (value === 'inProgress' && revision === context.revision) return () => Promise.resolve()
  const ofExam = () => db.updateTable('learner_exam').where('exam_id', '=', scene.examId)
  const ofPaper = () => db.updateTable('exam_paper').where('id', '=', id)
  const before = await db
    .selectFrom('exam_paper')
    .innerJoin('learner_exam', 'learner_exam.id', 'exam_paper.learner_exam_id')
    .select(['exam_paper.state as paper', 'handed_in_at', 'deadline', 'learner_exam.state as state', 'snapshot'])
    .where('exam_paper.id', '=', id)
    .executeTakeFirstOrThrow()
  const snapshot = { status: 'active', value: 'inProgress', historyValue: {}, children: {} }
  await ofExam()
    .set({
      state: 'inProgress',
      revision,
      snapshot: JSON.stringify({ ...snapshot, context: { ...context, revision } }),
    })
    .execute()
  await ofPaper()
    .set({ state: 'inProgress', handed_in_at: null, deadline: clock.now().getTime() + 1_800_000 })
    .execute()
  return async () => {
    const { paper: state, handed_in_at, deadline } = before
    await ofExam().set({ state: before.state, revision: context.revision, snapshot: before.snapshot }).execute()
    await ofPaper().set({ state, handed_in_at, deadline }).execute()
  }
}

/** Its learner's page of the exam. */
async function ownPage({ stage, examId }: Scene): Promise<readonly [Page, Locator]> {
  const page = await stage.person('learner')
  return [page, await open(page, `/examlist?examID=${examId}`, 'article.record')]
}

/** [EXAM-06] Whoever has begun already is led to the paper. */
const begin = (scene: Scene, { facts }: Event<'begin'>, before: LearnerExamSnapshot) =>
  underBeginning(scene, facts, before.context, async () => {
    const [page, shown] = await ownPage(scene)
    if (before.value === 'inProgress') {
      await shown.getByRole('link', { name: exam.action.goOn, exact: true }).click()
      await page.waitForURL(`**/paper?paperID=${paperIdOf(scene)}`)
      return 'exam.inProgress'
    }
    const word = before.context.attempts > 0 ? exam.action.makeUp : exam.action.begin
    const because = await closedBecause(page, shown, word)
    if (because !== null) return codeOf(because)
    await shown.getByRole('button', { name: word, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: word, exact: true }).click()
    await page.waitForURL(/#\/paper\?paperID=/)
    scene.paperId = new URLSearchParams(page.url().split('?')[1]).get('paperID')
    // With an answer that a person has to mark.
    await answers(page, 'The first answer')
    await page.locator('.paper-saved[data-kind=saved]').waitFor()
    return null
  })

async function answers(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: paper.yourAnswer })
  const isAnother = (await box.inputValue()) !== text
  await box.fill(isAnother ? text : `${text}!`)
  await page.locator('.paper-saved[data-kind=saved]').waitFor({ state: 'detached' })
}

/** What becomes of a paper that was written on: the refusal's code; null: it is as it should be. */
async function outcomeOf(page: Page, asked: Locator): Promise<string | null> {
  const faces = {
    'exam.anotherWriter': page.getByRole('heading', { name: paper.elsewhere.title }),
    'exam.timeUp': page.getByRole('heading', { name: paper.over.title }),
    'exam.notInProgress': page.getByRole('heading', { name: paper.handedIn.title }),
  }
  const refused = Object.values(faces).reduce((one, other) => one.or(other))
  await asked.or(refused).first().waitFor()
  if ((await asked.count()) > 0) return null
  for (const [code, face] of Object.entries(faces)) if ((await face.count()) > 0) return code
  return assert.fail('It is said what has become of the paper.')
}

/**
 * Opens the paper as it was while it was being written, and does something with it under the facts. `writer` is who
 * writes it then.
 */
async function writes(
  scene: Scene,
  before: LearnerExamSnapshot,
  { isTimeUp }: WritingFacts,
  writer: 'this' | 'another' | 'another from now on',
  act: (page: Page) => Promise<string | null>,
): Promise<string | null> {
  const id = paperIdOf(scene)
  const setRight = await shownAs(scene, before)
  const { device, token } = await scene.db
    .selectFrom('exam_paper')
    .select(['device', 'token'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const another = { device: 'another', token: 'another' }
  const write = () => scene.db.updateTable('exam_paper').where('id', '=', id)
  try {
    const page = await scene.stage.person('learner')
    await open(page, `/examlist?examID=${scene.examId}`, 'article.record')
    // What is handed in is kept no longer, and without it the page would be another writer.
    const nothing = { saved: 0, waiting: [], stored: {}, marked: [], current: '' }
    await keepOnDevice(page, { kind: 'exam', paperID: id, version: 0, staysOnDevice: false, device, ...nothing })
    if (writer === 'another') await write().set(another).execute()
    await open(page, `/paper?paperID=${id}`, '.paper')
    if (writer === 'another from now on') await write().set(another).execute()
    await setRight()
    await atTime(scene, id, isTimeUp)
    return await act(page)
  } finally {
    // What was not taken over is this page's again.
    await write().set({ device, token }).where('device', '=', another.device).execute()
    await setRight()
  }
}

const takeOver = (scene: Scene, { facts }: Event<'takeOver'>, before: LearnerExamSnapshot) =>
  writes(scene, before, facts, 'another', async (page) => {
    await page.getByRole('button', { name: paper.elsewhere.here }).click()
    const isWriter = page.getByRole('button', { name: paper.handIn.open }).and(page.locator(':enabled'))
    await page.getByRole('heading', { name: paper.elsewhere.title }).waitFor({ state: 'detached' })
    return outcomeOf(page, isWriter)
  })

const save = (scene: Scene, { facts }: Event<'save'>, before: LearnerExamSnapshot) =>
  writes(scene, before, facts, facts.isWriter ? 'this' : 'another from now on', async (page) => {
    await answers(page, 'Another answer')
    return outcomeOf(page, page.locator('.paper-saved[data-kind=saved]'))
  })

const handIn = (scene: Scene, { facts }: Event<'handIn'>, before: LearnerExamSnapshot) =>
  writes(scene, before, facts, facts.isWriter ? 'this' : 'another from now on', async (page) => {
    await page.getByRole('button', { name: paper.handIn.open }).click()
    await page.getByRole('dialog').getByRole('button', { name: paper.handIn.open }).click()
    const code = await outcomeOf(page, page.getByRole('dialog').getByRole('heading', { name: paper.handIn.failed }))
    // A paper that is handed in already is shown as one that has just been.
    return code === 'exam.notInProgress' && before.value === 'inProgress' ? null : code
  })

/** The effects are carried out by the portal itself. */
async function clockEnds({ db, clock }: Scene): Promise<null> {
  const fails = (reason: unknown) => assert.fail(String(reason))
  await endExams({ db, effects: { dispatch: () => undefined }, logger: { error: fails } }, clock.now())
  return null
}

async function timeUp(scene: Scene): Promise<null> {
  if (scene.paperId !== null) await atTime(scene, scene.paperId, true)
  return clockEnds(scene)
}

async function windowEnded(scene: Scene): Promise<null> {
  await closeExam(scene)
  await clockEnds(scene)
  await reopen(scene)
  return null
}

/** The paper in the hands of who runs the exam. */
async function staffPage(scene: Scene, element: string): Promise<readonly [Page, Locator]> {
  const page = await scene.stage.person('teacher')
  if (!page.url().includes('/admin')) await page.goto('/admin#/papers')
  return [page, await open(page, `/papers/${paperIdOf(scene)}`, element)]
}

async function sends(page: Page, form: Locator, word: string, done: string): Promise<string | null> {
  const toasts = await freshToasts(page)
  await form.getByRole('button', { name: word, exact: true }).click()
  const wrong = page.getByRole('main').getByRole('alert')
  const toast = toasts.getByText(done, { exact: true })
  await wrong.or(toast).first().waitFor()
  return (await wrong.count()) === 0 ? null : codeOf(await saidIn(page.getByRole('main')))
}

const marks = (scene: Scene, facts: MarkedFacts, { context }: LearnerExamSnapshot) =>
  underMarking(scene, paperIdOf(scene), facts, context, async () => {
    const [page, form] = await staffPage(scene, '.marking')
    await form.getByLabel(marking.marks.replace('{full}', '10')).fill(String(facts.best / 10))
    return sends(page, form, marking.save, marking.saved)
  })
const marked = (scene: Scene, { facts }: Event<'marked'>, before: LearnerExamSnapshot) =>
  before.value === 'marking' ? marks(scene, facts, before) : Promise.resolve(null)
const remarked = (scene: Scene, { facts }: Event<'remarked'>, before: LearnerExamSnapshot) =>
  before.value === 'notTaken' || before.value === 'inProgress' || before.value === 'marking'
    ? Promise.resolve(null)
    : marks(scene, facts, before)

async function extraTime(scene: Scene, event: Event<'extraTime'>, before: LearnerExamSnapshot): Promise<string | null> {
  const setRight = await shownAs(scene, before, event.revision)
  try {
    const [page, form] = await staffPage(scene, '.marking-extra')
    await form.getByLabel(marking.extra.minutes).fill(String(event.minutes))
    await form.getByLabel(marking.extra.reason).fill(event.reason)
    await setRight()
    await atTime(scene, paperIdOf(scene), event.facts.isTimeUp)
    return await sends(page, form, marking.extra.give, marking.extra.done)
  } finally {
    await setRight()
  }
}

/** [EXAM-05] Its learner views the exam once per revision, with the attempts taken and the best result. */
const looks =
  (state: ExamState) =>
  async (scene: Scene, { context }: LearnerExamSnapshot) => {
    if (scene.seen === context.revision) return
    const [, shown] = await ownPage(scene)
    await shown.locator('header').getByText(exam.state[state], { exact: true }).waitFor()
    assert.equal(await shown.locator('.exam-paper').count(), context.attempts)
    const best = shown.locator('.facts').getByText(exam.fact.score, { exact: true })
    assert.equal(await best.count(), context.best === null ? 0 : 1)
    if (context.best !== null) {
      const { marksOfTotal } = exam
      const score = marksOfTotal.replace('{marks}', String(context.best / 10)).replace('{total}', '10')
      await shown.locator('.facts').getByText(score, { exact: true }).waitFor()
    }
    scene.seen = context.revision
  }

/** What no screen lets anybody do. */
const notOnScreens: Readonly<Record<string, Beyond<LearnerExamEvent>>> = {
  ...unknownToOutsiders,
  'what a field does not take': {
    reason: 'The field of minutes keeps within its bounds, that of the reason takes no more than it may.',
    needs: (event) =>
      event.type === 'extraTime' &&
      (event.minutes < 1 || event.minutes > EXTRA_MAX || event.reason.length > REASON_LIMIT),
  },
}

export default layerModel<typeof learnerExamLifecycle, BrowserStage>()<Scene>({
  beyond: notOnScreens,
  begin: async (stage) => ({
    ...(await setLearnerExam(stage.portal.db, stage.portal)),
    stage,
    paperId: null,
    seen: -1,
  }),
  end: clearLearnerExam,
  sends: { begin, takeOver, save, handIn, timeUp, marked, remarked, windowEnded, extraTime },
  shows: {
    notTaken: looks('notTaken'),
    inProgress: looks('inProgress'),
    marking: looks('marking'),
    awaitingMakeUp: looks('awaitingMakeUp'),
    passed: looks('passed'),
    failed: looks('failed'),
    over: looks('over'),
  },
})
