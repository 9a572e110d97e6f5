import { randomUUID } from 'node:crypto'

import type { ExamFacts } from '#api/exam/exam.contract.ts'
import type { LearnerExamContext, LearnerExamEvent, MarkedFacts } from '#machines/exam/learner-exam.lifecycle.ts'
import type { Database } from '#server/database/open.ts'
import { demoId, userId } from '#server/demo/ids.ts'

import { putClasses, putMembers } from '#tests/class/members.ts'
import type { Beyond } from '#tests/kit/models/paths.ts'
import { putProgress } from '#tests/kit/server/progress.ts'
import { HOUR, MINUTE, START } from '#tests/kit/server/test-clock.ts'
import { removeNotices } from '#tests/message/remove-notices.ts'
import { putExam } from './exam-scene.ts'

interface Clock {
  now(): Date
  pass(milliseconds: number): void
}

/** The exam of a single path: one short question, which a person has to mark. */
export interface LearnerExamSetting {
  readonly db: Database
  readonly clock: Clock
  readonly examId: string
  /** A class of the learner, and one that is none. */
  readonly ownClass: string
  readonly otherClass: string
  /** The time of the stage less that of the samples, in milliseconds. */
  readonly shift: number
}

/** Full marks of the one question, in tenths. */
const FULL = 100

export async function setLearnerExam(db: Database, clock: Clock): Promise<LearnerExamSetting> {
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
  const setting = { db, clock, examId, ownClass, otherClass, shift: at - START.getTime() }
  await reopen(setting)
  return setting
}

/** Deleting the exam removes all data of the path. */
export async function clearLearnerExam({ db, examId, ownClass, otherClass }: LearnerExamSetting): Promise<void> {
  await removeNotices(db, examId)
  await db.deleteFrom('exam').where('id', '=', examId).execute()
  await db.deleteFrom('registration').where('class_id', '=', ownClass).execute()
  await db.deleteFrom('class').where('id', 'in', [ownClass, otherClass]).execute()
}

const exam = ({ db, examId }: LearnerExamSetting) => db.updateTable('exam').where('id', '=', examId)

/** Open, for everybody, with attempts enough. */
export async function reopen(setting: LearnerExamSetting): Promise<void> {
  const at = setting.clock.now().getTime()
  await exam(setting)
    .set({ opens_at: at - HOUR, closes_at: at + 3 * HOUR, late_minutes: null, class_id: null, course_id: null })
    .set({ asks_registration: 0, attempts: 99 })
    .execute()
}

/** The exam closes now. */
export const closeExam = (setting: LearnerExamSetting) =>
  exam(setting).set({ closes_at: setting.clock.now().getTime() }).execute()

/** Makes the facts of a beginning true, moves the clock to it, runs, and moves it back: sessions end by the clock. */
export async function underBeginning<Result>(
  setting: LearnerExamSetting,
  facts: ExamFacts,
  { attempts }: LearnerExamContext,
  run: () => Promise<Result>,
): Promise<Result> {
  const { db, clock, shift, ownClass, otherClass } = setting
  const latest = Math.min(facts.latestAt, facts.closesAt)
  await exam(setting)
    .set({
      opens_at: facts.opensAt + shift,
      closes_at: facts.closesAt + shift,
      late_minutes: (latest - facts.opensAt) / MINUTE,
      asks_registration: facts.isRegistered ? 0 : 1,
      attempts: attempts + (facts.hasAttemptsLeft ? 1 : 0),
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
    return await run()
  } finally {
    clock.pass(-wait)
    await reopen(setting)
  }
}

/** The deadline has passed, or not: for what is handed in, it was handed in at it or before. */
export async function atTime({ db, clock }: LearnerExamSetting, paperId: string, isTimeUp: boolean): Promise<void> {
  const now = clock.now().getTime()
  const { handed_in_at: handedIn } = await db
    .selectFrom('exam_paper')
    .select('handed_in_at')
    .where('id', '=', paperId)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('exam_paper')
    .set({ deadline: isTimeUp ? Math.min(now, handedIn ?? now) : now + 30 * MINUTE })
    .where('id', '=', paperId)
    .execute()
}

/** So many attempts are left as the facts of a marking say, and those before have come to nothing. */
export async function underMarking<Result>(
  setting: LearnerExamSetting,
  paperId: string,
  { hasAttemptsLeft }: MarkedFacts,
  { attempts }: LearnerExamContext,
  run: () => Promise<Result>,
): Promise<Result> {
  await exam(setting)
    .set({ attempts: attempts + (hasAttemptsLeft ? 1 : 0) })
    .execute()
  await setting.db
    .updateTable('exam_paper')
    .set({ marks: 0 })
    .where('exam_id', '=', setting.examId)
    .where('id', '!=', paperId)
    .execute()
  try {
    return await run()
  } finally {
    await reopen(setting)
  }
}

const contextOf = (context: unknown): LearnerExamContext => context as LearnerExamContext

/** Facts that neither calls nor the clock can bring about. */
export const unknownToOutsiders: Readonly<Record<string, Beyond<LearnerExamEvent>>> = {
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
