import { randomUUID } from 'node:crypto'

import type {
  ExamRegistrationContext,
  ExamRegistrationEvent,
  ExamRegistrationFacts,
  ExamRegistrationSnapshot,
} from '#machines/exam/exam-registration.lifecycle.ts'
import type { Database } from '#server/database/open.ts'
import { userId } from '#server/demo/ids.ts'
import { endExamRegistrations } from '#server/exam/registration/end-registrations.ts'

import { putClasses, putMembers } from '#tests/class/members.ts'
import type { Beyond } from '#tests/kit/models/paths.ts'
import { HOUR, START } from '#tests/kit/server/test-clock.ts'
import { removeNotices } from '#tests/message/remove-notices.ts'
import { putExam } from './exam-scene.ts'

/** The learner whom a path is about, who runs the exam, and somebody who has to do with neither. */
export type Person = 'learner' | 'teacher' | 'leader'

interface Clock {
  now(): Date
  pass(milliseconds: number): void
}

/** The exam of a single path. */
export interface ExamRegistrationSetting {
  readonly db: Database
  readonly clock: Clock
  readonly examId: string
  /** A class that the learner has left. */
  readonly otherClass: string
  /** The time of the stage less that of the samples, in milliseconds. */
  readonly shift: number
}

/** An exam that asks for a registration. */
export async function setExamRegistration(db: Database, clock: Clock): Promise<ExamRegistrationSetting> {
  const otherClass = randomUUID()
  const at = clock.now().getTime()
  const open = { starts_at: at, ends_at: at + HOUR, place: null, headmaster_id: null }
  await putClasses(db, [{ id: otherClass, name: 'Other', kind: 'face', ...open }])
  await putMembers(db, [{ user_id: userId('learner'), class_id: otherClass }])
  await db.updateTable('registration').set({ state: 'withdrawn' }).where('class_id', '=', otherClass).execute()
  const examId = await putExam(db, { asks_registration: 1, opens_at: at - HOUR, closes_at: at + HOUR })
  return { db, clock, examId, otherClass, shift: at - START.getTime() }
}

/** Deleting the exam removes all data of the path. */
export async function clearExamRegistration({ db, examId, otherClass }: ExamRegistrationSetting): Promise<void> {
  await removeNotices(db, examId)
  await db.deleteFrom('exam').where('id', '=', examId).execute()
  await db.deleteFrom('class').where('id', '=', otherClass).execute()
}

const flag = (is: boolean) => (is ? 1 : 0)

/** Makes the facts true, moves the clock to them, runs, and moves it back: sessions end by the clock. */
export async function underFacts<Result>(
  { db, clock, examId, otherClass, shift }: ExamRegistrationSetting,
  facts: ExamRegistrationFacts,
  run: () => Promise<Result>,
): Promise<Result> {
  await db
    .updateTable('exam')
    .set({
      closes_at: facts.closesAt + shift,
      asks_registration: flag(facts.asksRegistration),
      asks_approval: flag(facts.asksApproval),
      class_id: facts.isMeant ? null : otherClass,
      owner_id: userId(facts.isLearner && facts.isStaff ? 'learner' : 'teacher'),
    })
    .where('id', '=', examId)
    .execute()
  const begun = { exam_id: examId, learner_id: userId('learner') }
  if (facts.hasBegun)
    await db
      .insertInto('learner_exam')
      .values({
        ...begun,
        id: randomUUID(),
        version: 1,
        snapshot: '{}',
        state: 'inProgress',
        revision: 1,
        attempts: 1,
        best: null,
        created_at: 0,
        updated_at: 0,
      })
      .execute()
  const wait = facts.now + shift - clock.now().getTime()
  clock.pass(wait)
  try {
    return await run()
  } finally {
    clock.pass(-wait)
    await db.deleteFrom('learner_exam').where('exam_id', '=', examId).execute()
    await db
      .updateTable('exam')
      .set({ class_id: null, asks_registration: 1, owner_id: userId('teacher') })
      .where('id', '=', examId)
      .execute()
  }
}

/** The learner leaves the class of the exam. Returns why the registration stays as it is; null: it has lapsed. */
export const depart = (
  setting: ExamRegistrationSetting,
  { facts }: ExamRegistrationEvent,
  { value }: ExamRegistrationSnapshot,
): Promise<string | null> =>
  underFacts(setting, facts, async () => {
    const { db, clock, examId, otherClass } = setting
    await db.updateTable('exam').set({ class_id: otherClass }).where('id', '=', examId).execute()
    const { id } = await db
      .selectFrom('registration')
      .select('id')
      .where('class_id', '=', otherClass)
      .executeTakeFirstOrThrow()
    await db
      .transaction()
      .execute((trx) =>
        endExamRegistrations(trx, { id: '', change: { record_id: id, to_state: '', at: 0 }, now: clock.now() }),
      )
    if (value !== 'underReview' && value !== 'registered') return 'exam.notRegistered'
    if (facts.hasBegun) return 'exam.alreadyBegun'
    return facts.now >= facts.closesAt ? 'exam.closed' : null
  })

/** Whoever sends an event. */
export const senderOf = ({ isLearner, isStaff }: ExamRegistrationFacts): Person =>
  isLearner ? 'learner' : isStaff ? 'teacher' : 'leader'

/** Before the first request. */
export const isNew = (context: unknown): boolean => (context as ExamRegistrationContext).revision === 0

/** Facts that neither calls nor users can bring about. */
export const unknownToOutsiders: Readonly<Record<string, Beyond<ExamRegistrationEvent>>> = {
  'a registration by somebody else': {
    reason: 'One registers oneself: no call names another learner.',
    needs: ({ type, facts }) => type === 'register' && !facts.isLearner,
  },
  'a registration for an exam that is hidden': {
    reason: 'Whom an exam is not meant for does not learn that there is one, until there is a registration.',
    needs: ({ type, facts }, context) => type === 'register' && !facts.isMeant && isNew(context),
  },
  'an event of somebody who has no part in the registration': {
    reason: 'Who has no part in a registration does not learn that there is one.',
    needs: ({ type, facts }) => type !== 'register' && type !== 'membershipEnded' && senderOf(facts) === 'leader',
  },
}
