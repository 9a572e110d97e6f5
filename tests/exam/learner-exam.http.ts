import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'

import { getExam, type ExamState, type OneExam } from '#api/exam/exam.contract.ts'
import { getManagedPaper, giveExtraTime, markPaper, type ManagedPaper } from '#api/exam/marking.contract.ts'
import { beginPaper, handInPaper, saveAnswers, takeOverPaper, type Paper } from '#api/exam/paper.contract.ts'
import type { Call } from '#api/kit/call.ts'
import { findNotices, type Notice } from '#api/message/notice.contract.ts'
import ar, { notices as arNotices } from '#i18n/exam/ar.ts'
import zhCN from '#i18n/exam/zh-CN.ts'
import arRecord from '#i18n/record/ar.ts'
import zhCNRecord from '#i18n/record/zh-CN.ts'
import type {
  LearnerExamContext,
  LearnerExamEvent,
  LearnerExamSnapshot,
  MarkedFacts,
  learnerExamLifecycle,
} from '#machines/exam/learner-exam.lifecycle.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { endExams } from '#server/exam/paper/clock.ts'

import { layerModel, type Beyond, type HttpStage } from '#tests/kit/models/paths.ts'
import { putProgress } from '#tests/kit/server/progress.ts'
import { HOUR, MINUTE, START } from '#tests/kit/server/test-clock.ts'
import { putClasses, putMembers } from '#tests/class/members.ts'
import { putExam } from './exam-scene.ts'

type Person = 'learner' | 'teacher'
type Event<Type> = Extract<LearnerExamEvent, { readonly type: Type }>

interface Scene {
  readonly stage: HttpStage
  readonly examId: string
  /** A class of the learner, and one that is none. */
  readonly ownClass: string
  readonly otherClass: string
  /** The time of the stage less that of the samples, in milliseconds. */
  readonly shift: number
  /** The latest paper, as its writer has it; null: none yet. */
  paper: Paper | null
  /** The last extra time that was given. */
  extra: { readonly minutes: number; readonly reason: string } | null
  /** The notices of the exam before the last step. */
  told: ReadonlyMap<string, string>
}

/** Of the one short question that every paper has, in tenths. */
const FULL = 100

const words: Readonly<Record<Person, Readonly<Record<string, string>>>> = {
  learner: { ...ar.reason, ...arRecord.reason },
  teacher: { ...zhCN.reason, ...zhCNRecord.reason },
}

/** Makes a call, and returns the refusal code; the refusal is worded in the language of whoever is refused. */
async function calls(
  { stage }: Scene,
  person: Person,
  call: Call,
  payload: object,
): Promise<{ refusal: string | null; data: unknown }> {
  const lang = person === 'learner' ? 'ar_AR' : 'zh_CN'
  const { body } = await (await stage.person(person)).call(call, payload, { lang })
  if (body.code === 2000) return { refusal: null, data: body.data }
  assert.equal(body.code, 5000, body.message)
  const numbers = /\{hours\}|\d+(?:\.\d+)?/g
  const said = words[person][body.reason?.split('.')[1] ?? ''] ?? ''
  assert.equal(body.message.replaceAll(numbers, '#'), said.replaceAll(numbers, '#'), body.reason ?? '')
  return { refusal: body.reason, data: null }
}

const exam = ({ stage, examId }: Scene) => stage.portal.db.updateTable('exam').where('id', '=', examId)

/** Open, for everybody, with attempts enough. */
const reopen = (scene: Scene) => {
  const at = scene.stage.portal.clock.now().getTime()
  return exam(scene)
    .set({ opens_at: at - HOUR, closes_at: at + 3 * HOUR, late_minutes: null, class_id: null, course_id: null })
    .set({ asks_registration: 0, attempts: 99 })
    .execute()
}

/** Makes the facts of a beginning true, moves the clock to it, and back: sessions end by the clock. */
async function begin(scene: Scene, { facts }: Event<'begin'>, before: LearnerExamSnapshot): Promise<string | null> {
  const { examId, shift, ownClass, otherClass } = scene
  const { db, clock } = scene.stage.portal
  const latest = Math.min(facts.latestAt, facts.closesAt)
  await exam(scene)
    .set({
      opens_at: facts.opensAt + shift,
      closes_at: facts.closesAt + shift,
      late_minutes: (latest - facts.opensAt) / MINUTE,
      asks_registration: facts.isRegistered ? 0 : 1,
      attempts: before.context.attempts + (facts.hasAttemptsLeft ? 1 : 0),
      class_id: facts.isMeant ? (facts.hoursMissing > 0 ? ownClass : null) : otherClass,
      course_id: facts.hasStudied ? null : demoId('course', 'river-measurement'),
    })
    .execute()
  await db
    .updateTable('class')
    .set({ required_hours: facts.hoursMissing > 0 ? 1 : 0 })
    .where('id', '=', ownClass)
    .execute()
  const wait = facts.now + shift - clock.now().getTime()
  clock.pass(wait)
  try {
    const { refusal, data } = await calls(scene, 'learner', beginPaper, { examID: examId, device: 'one' })
    if (refusal !== null) return refusal
    const paper = data as Paper
    if (before.value === 'inProgress') {
      // Whoever has begun goes on with the same paper: nothing is begun, as the lifecycle says.
      assert.equal(paper.paperID, scene.paper?.paperID)
      return 'exam.inProgress'
    }
    scene.paper = paper
    // With an answer that a person has to mark.
    const saved = await calls(scene, 'learner', saveAnswers, { ...sent(paper), answers: [answerTo(paper, 1)] })
    assert.equal(saved.refusal, null)
    return null
  } finally {
    clock.pass(-wait)
    await reopen(scene)
  }
}

const sent = ({ paperID, token }: Paper) => ({ paperID, token })
const answerTo = ({ questions }: Paper, sequence: number) => ({
  sequence,
  questionID: questions[0]?.questionID ?? '',
  answer: { chosen: [], text: `Answer ${sequence}` },
  answeredAt: 0,
})

/** The deadline has passed, or not: for what is handed in, it was handed in at it or before. */
async function atTime(scene: Scene, isTimeUp: boolean): Promise<void> {
  const { db, clock } = scene.stage.portal
  const now = clock.now().getTime()
  const { handed_in_at: handedIn } = await db
    .selectFrom('exam_paper')
    .select('handed_in_at')
    .where('id', '=', scene.paper?.paperID ?? '')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('exam_paper')
    .set({ deadline: isTimeUp ? Math.min(now, handedIn ?? now) : now + 30 * MINUTE })
    .where('id', '=', scene.paper?.paperID ?? '')
    .execute()
}

const paperOf = ({ paper }: Scene): Paper => paper ?? assert.fail('There is a paper.')
/** Of the writer, or of one before. */
const written = (scene: Scene, isWriter: boolean) => {
  const { paperID, token } = paperOf(scene)
  return { paperID, token: isWriter ? token : 'void' }
}

async function takeOver(scene: Scene, { facts }: Event<'takeOver'>): Promise<string | null> {
  await atTime(scene, facts.isTimeUp)
  const { paperID } = paperOf(scene)
  const { refusal, data } = await calls(scene, 'learner', takeOverPaper, { paperID, device: randomUUID() })
  if (refusal === null) scene.paper = data as Paper
  return refusal
}

async function save(scene: Scene, { facts }: Event<'save'>): Promise<string | null> {
  await atTime(scene, facts.isTimeUp)
  const { sequence } = await scene.stage.portal.db
    .selectFrom('exam_paper')
    .select('sequence')
    .where('id', '=', paperOf(scene).paperID)
    .executeTakeFirstOrThrow()
  const answers = [answerTo(paperOf(scene), sequence + 1)]
  return (await calls(scene, 'learner', saveAnswers, { ...written(scene, facts.isWriter), answers })).refusal
}

async function handIn(scene: Scene, { facts }: Event<'handIn'>, before: LearnerExamSnapshot): Promise<string | null> {
  await atTime(scene, facts.isTimeUp)
  const { refusal } = await calls(scene, 'learner', handInPaper, { ...written(scene, facts.isWriter), answers: [] })
  // A second hand-in of the writer is answered like the first, and changes nothing.
  return refusal === null && before.value !== 'inProgress' ? 'exam.notInProgress' : refusal
}

async function clockEnds(scene: Scene): Promise<null> {
  const { portal, clock } = scene.stage.portal
  await endExams({ db: portal.db, effects: portal.effects, logger: portal.logger }, clock.now())
  return null
}

async function timeUp(scene: Scene): Promise<null> {
  if (scene.paper !== null) await atTime(scene, true)
  return clockEnds(scene)
}

async function windowEnded(scene: Scene): Promise<null> {
  await exam(scene).set({ closes_at: scene.stage.portal.clock.now().getTime() }).execute()
  await clockEnds(scene)
  await reopen(scene)
  return null
}

/** By who runs the exam; what the attempts before have come to is as the facts say. */
async function marks(scene: Scene, { best, hasAttemptsLeft }: MarkedFacts, attempts: number): Promise<string | null> {
  const { db } = scene.stage.portal
  const { paperID } = paperOf(scene)
  await exam(scene)
    .set({ attempts: attempts + (hasAttemptsLeft ? 1 : 0) })
    .execute()
  await db
    .updateTable('exam_paper')
    .set({ marks: 0 })
    .where('exam_id', '=', scene.examId)
    .where('id', '!=', paperID)
    .execute()
  const seen = (await calls(scene, 'teacher', getManagedPaper, { paperID })).data as ManagedPaper
  const { refusal } = await calls(scene, 'teacher', markPaper, {
    paperID,
    markRevision: seen.markRevision,
    marks: seen.questions.map(({ questionID }) => ({ questionID, given: best, comment: '' })),
  })
  await reopen(scene)
  return refusal
}

const marked = (scene: Scene, { facts }: Event<'marked'>, { value, context }: LearnerExamSnapshot) =>
  value === 'marking' ? marks(scene, facts, context.attempts) : Promise.resolve(null)
const remarked = (scene: Scene, { facts }: Event<'remarked'>, { value, context }: LearnerExamSnapshot) =>
  value === 'notTaken' || value === 'inProgress' || value === 'marking'
    ? Promise.resolve(null)
    : marks(scene, facts, context.attempts)

async function extraTime(scene: Scene, event: Event<'extraTime'>): Promise<string | null> {
  await atTime(scene, event.facts.isTimeUp)
  const { revision, minutes, reason } = event
  const { paperID } = paperOf(scene)
  const { refusal } = await calls(scene, 'teacher', giveExtraTime, { paperID, revision, minutes, reason })
  if (refusal === null) scene.extra = { minutes, reason }
  return refusal
}

/** [EXAM-05] Its learner sees the exam in this state, with the attempts taken and the best result. */
const isSeen =
  (state: ExamState) =>
  async (scene: Scene, { context }: LearnerExamSnapshot) => {
    const one = (await calls(scene, 'learner', getExam, { examID: scene.examId })).data as OneExam
    assert.deepEqual([one.state, one.revision, one.attemptsTaken], [state, context.revision, context.attempts])
    assert.equal(one.score, context.best)
    assert.equal(one.papers.length, context.attempts)
  }

type Tidings = 'passed' | 'failed' | 'makeUp' | 'remarked' | 'extraTime'
const isTidings = (word: string): word is Tidings =>
  ['passed', 'failed', 'makeUp', 'remarked', 'extraTime'].includes(word)
const nameOf = (examId: string): string => `Exam ${examId.slice(0, 4)}`

function tidingsOf(scene: Scene, effect: string): readonly string[] {
  const [, word = ''] = /^tellLearner \{"notice":"exam\.(\w+)"\}$/.exec(effect) ?? []
  if (!isTidings(word)) return []
  const { title, content } = arNotices[word]
  const named: Readonly<Record<string, string | undefined>> = {
    exam: nameOf(scene.examId),
    minutes: String(scene.extra?.minutes),
    reason: scene.extra?.reason,
  }
  return [`${title} ${content.replaceAll(/\{(\w+)(?::\w+)?\}/g, (_, name: string) => named[name] ?? '')}`]
}

/** The learner has exactly the notices of the step, each once. */
async function brings(scene: Scene, effects: readonly string[]): Promise<void> {
  await scene.stage.portal.portal.effects.settled()
  const { data } = await calls(scene, 'learner', findNotices, { pageSize: '40' })
  const told = new Map(
    (data as readonly Notice[]).flatMap(({ mesNotifyId, title, content }) => {
      const text = content.map((part) => part.text).join('')
      return text.includes(nameOf(scene.examId)) ? [[mesNotifyId, `${title} ${text}`] as const] : []
    }),
  )
  const news = Array.from(told).flatMap(([id, text]) => (scene.told.has(id) ? [] : [text]))
  assert.deepEqual(news.sort(), effects.flatMap((effect) => tidingsOf(scene, effect)).sort())
  scene.told = told
}

const contextOf = (context: unknown): LearnerExamContext => context as LearnerExamContext

/** Facts that neither calls nor the clock can bring about. */
const beyond: Readonly<Record<string, Beyond<LearnerExamEvent>>> = {
  'what somebody else does with it': {
    reason: 'Nobody learns of another’s exam: no call names its learner.',
    needs: ({ facts }) => 'isLearner' in facts && !facts.isLearner && !('isWriter' in facts && facts.isTimeUp),
  },
  'an exam that is hidden': {
    reason: 'Whom an exam is not meant for does not learn that there is one, until it is begun.',
    needs: (event, context) => event.type === 'begin' && !event.facts.isMeant && contextOf(context).attempts === 0,
  },
  'a paper before there is one': {
    reason: 'These are sent to a paper, and beginning makes it.',
    needs: ({ type }, context) =>
      ['takeOver', 'save', 'handIn', 'extraTime', 'windowEnded'].includes(type) && contextOf(context).attempts === 0,
  },
  'an end that has not come': {
    reason: 'The clock passes over what is not due.',
    needs: (event) =>
      (event.type === 'timeUp' && !event.facts.isTimeUp) || (event.type === 'windowEnded' && !event.facts.hasClosed),
  },
  'a best result below that of an earlier attempt': {
    reason: 'The best of all attempts does not fall by a further one.',
    needs: (event, context) => event.type === 'marked' && event.facts.best < (contextOf(context).best ?? 0),
  },
  'extra time by somebody who does not run the exam': {
    reason: 'Who does not run an exam does not learn of its papers.',
    needs: (event) => event.type === 'extraTime' && !event.facts.isStaff,
  },
  'minutes that are no whole number': {
    reason: 'The contract takes whole numbers alone.',
    needs: (event) => event.type === 'extraTime' && !Number.isInteger(event.minutes),
  },
}

export default layerModel<typeof learnerExamLifecycle, HttpStage>()<Scene>({
  beyond,
  begin: async (stage) => {
    const { db, clock } = stage.portal
    const [ownClass, otherClass] = [randomUUID(), randomUUID()]
    const at = clock.now().getTime()
    const of = { kind: 'face', starts_at: at - HOUR, ends_at: at + HOUR, place: null, headmaster_id: null } as const
    await putClasses(db, [
      { ...of, id: ownClass, name: 'Own' },
      { ...of, id: otherClass, name: 'Other' },
    ])
    await putMembers(db, [{ class_id: ownClass, user_id: userId('learner') }])
    const courseId = demoId('course', 'river-measurement')
    await putProgress(db, { userId: userId('learner'), courseId, at, standing: 'studying' })
    const examId = await putExam(db, { kinds: ['short'], attempts: 99 })
    await db.updateTable('exam_part').set({ marks: FULL }).where('exam_id', '=', examId).execute()
    const scene: Scene = {
      stage,
      examId,
      ownClass,
      otherClass,
      shift: at - START.getTime(),
      paper: null,
      extra: null,
      told: new Map(),
    }
    await reopen(scene)
    return scene
  },
  async end({ stage, examId, ownClass, otherClass }) {
    const { db } = stage.portal
    await db.deleteFrom('notice').where('params', 'like', `%${examId}%`).execute()
    await db.deleteFrom('exam').where('id', '=', examId).execute()
    await db.deleteFrom('registration').where('class_id', '=', ownClass).execute()
    await db.deleteFrom('class').where('id', 'in', [ownClass, otherClass]).execute()
  },
  brings,
  sends: { begin, takeOver, save, handIn, timeUp, marked, remarked, windowEnded, extraTime },
  shows: {
    notTaken: isSeen('notTaken'),
    inProgress: isSeen('inProgress'),
    marking: isSeen('marking'),
    awaitingMakeUp: isSeen('awaitingMakeUp'),
    passed: isSeen('passed'),
    failed: isSeen('failed'),
    over: isSeen('over'),
  },
})
