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
import { endExams } from '#server/exam/paper/clock.ts'

import { layerModel, type HttpStage } from '#tests/kit/models/paths.ts'
import { examNameOf } from './exam-scene.ts'
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

type Person = 'learner' | 'teacher'
type Event<Type> = Extract<LearnerExamEvent, { readonly type: Type }>

interface Scene extends LearnerExamSetting {
  readonly stage: HttpStage
  /** The latest paper, as its writer has it; null: none yet. */
  paper: Paper | null
  /** The last extra time that was given. */
  extra: { readonly minutes: number; readonly reason: string } | null
  /** The notices of the exam before the last step. */
  told: ReadonlyMap<string, string>
}

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

const begin = (scene: Scene, { facts }: Event<'begin'>, before: LearnerExamSnapshot) =>
  underBeginning(scene, facts, before.context, async () => {
    const { refusal, data } = await calls(scene, 'learner', beginPaper, { examID: scene.examId, device: 'one' })
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
  })

const sent = ({ paperID, token }: Paper) => ({ paperID, token })
const answerTo = ({ questions }: Paper, sequence: number) => ({
  sequence,
  questionID: questions[0]?.questionID ?? '',
  answer: { chosen: [], text: `Answer ${sequence}` },
  answeredAt: 0,
})

const paperOf = ({ paper }: Scene): Paper => paper ?? assert.fail('There is a paper.')
/** Of the writer, or of one before. */
const written = (scene: Scene, isWriter: boolean) => {
  const { paperID, token } = paperOf(scene)
  return { paperID, token: isWriter ? token : 'void' }
}

async function takeOver(scene: Scene, { facts }: Event<'takeOver'>): Promise<string | null> {
  const { paperID } = paperOf(scene)
  await atTime(scene, paperID, facts.isTimeUp)
  const { refusal, data } = await calls(scene, 'learner', takeOverPaper, { paperID, device: randomUUID() })
  if (refusal === null) scene.paper = data as Paper
  return refusal
}

async function save(scene: Scene, { facts }: Event<'save'>): Promise<string | null> {
  await atTime(scene, paperOf(scene).paperID, facts.isTimeUp)
  const { sequence } = await scene.stage.portal.db
    .selectFrom('exam_paper')
    .select('sequence')
    .where('id', '=', paperOf(scene).paperID)
    .executeTakeFirstOrThrow()
  const answers = [answerTo(paperOf(scene), sequence + 1)]
  return (await calls(scene, 'learner', saveAnswers, { ...written(scene, facts.isWriter), answers })).refusal
}

async function handIn(scene: Scene, { facts }: Event<'handIn'>, before: LearnerExamSnapshot): Promise<string | null> {
  await atTime(scene, paperOf(scene).paperID, facts.isTimeUp)
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
  if (scene.paper !== null) await atTime(scene, scene.paper.paperID, true)
  return clockEnds(scene)
}

async function windowEnded(scene: Scene): Promise<null> {
  await closeExam(scene)
  await clockEnds(scene)
  await reopen(scene)
  return null
}

/** By who runs the exam. */
function marks(scene: Scene, facts: MarkedFacts, context: LearnerExamContext): Promise<string | null> {
  const { paperID } = paperOf(scene)
  return underMarking(scene, paperID, facts, context, async () => {
    const seen = (await calls(scene, 'teacher', getManagedPaper, { paperID })).data as ManagedPaper
    const { refusal } = await calls(scene, 'teacher', markPaper, {
      paperID,
      markRevision: seen.markRevision,
      marks: seen.questions.map(({ questionID }) => ({ questionID, given: facts.best, comment: '' })),
    })
    return refusal
  })
}

const marked = (scene: Scene, { facts }: Event<'marked'>, { value, context }: LearnerExamSnapshot) =>
  value === 'marking' ? marks(scene, facts, context) : Promise.resolve(null)
const remarked = (scene: Scene, { facts }: Event<'remarked'>, { value, context }: LearnerExamSnapshot) =>
  value === 'notTaken' || value === 'inProgress' || value === 'marking'
    ? Promise.resolve(null)
    : marks(scene, facts, context)

async function extraTime(scene: Scene, event: Event<'extraTime'>): Promise<string | null> {
  const { revision, minutes, reason } = event
  const { paperID } = paperOf(scene)
  await atTime(scene, paperID, event.facts.isTimeUp)
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
    assert.equal(one.score?.marks ?? null, context.best)
    assert.equal(one.papers.length, context.attempts)
  }

type Tidings = 'passed' | 'failed' | 'makeUp' | 'remarked' | 'extraTime'
const isTidings = (word: string): word is Tidings =>
  ['passed', 'failed', 'makeUp', 'remarked', 'extraTime'].includes(word)

function tidingsOf(scene: Scene, effect: string): readonly string[] {
  const [, word = ''] = /^tellLearner \{"notice":"exam\.(\w+)"\}$/.exec(effect) ?? []
  if (!isTidings(word)) return []
  const { title, content } = arNotices[word]
  const named: Readonly<Record<string, string | undefined>> = {
    exam: examNameOf(scene.examId),
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
      return text.includes(examNameOf(scene.examId)) ? [[mesNotifyId, `${title} ${text}`] as const] : []
    }),
  )
  const news = Array.from(told).flatMap(([id, text]) => (scene.told.has(id) ? [] : [text]))
  assert.deepEqual(news.sort(), effects.flatMap((effect) => tidingsOf(scene, effect)).sort())
  scene.told = told
}

export default layerModel<typeof learnerExamLifecycle, HttpStage>()<Scene>({
  beyond: unknownToOutsiders,
  begin: async (stage) => ({
    ...(await setLearnerExam(stage.portal.db, stage.portal.clock)),
    stage,
    paper: null,
    extra: null,
    told: new Map(),
  }),
  end: clearLearnerExam,
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
