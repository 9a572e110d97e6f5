import type { SqlBool } from 'kysely'
import type { ExamRegistrationFacts } from '#machines/exam/exam-registration.lifecycle.ts'
import type { Sender } from '#server/commands/kind.ts'
import { isSet } from '#server/database/codec.ts'
import type { Flag } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import { isMeantFor, isRunBy } from '../exam-rows.ts'
import type { ExamRegistrationTable } from '../tables.ts'

/** The immutable columns of a registration. */
export type ExamRegistrationOwned = Pick<ExamRegistrationTable, 'exam_id' | 'learner_id'>

interface RegistrationFactRow {
  readonly closes_at: number
  readonly asks_registration: Flag
  readonly asks_approval: Flag
  readonly isMeant: SqlBool
  readonly isStaff: SqlBool
  /** The state of the learner with the exam; null: not begun. */
  readonly taken: string | null
}

export const registrationFacts = (row: RegistrationFactRow, isLearner: boolean, now: Date): ExamRegistrationFacts => ({
  now: now.getTime(),
  closesAt: row.closes_at,
  isLearner,
  isStaff: Boolean(row.isStaff),
  isMeant: Boolean(row.isMeant),
  asksRegistration: isSet(row.asks_registration),
  asksApproval: isSet(row.asks_approval),
  hasBegun: row.taken !== null,
})

export interface FactsAndRecord {
  readonly facts: ExamRegistrationFacts
  /** Null: there is no record yet. */
  readonly recordId: string | null
  readonly isPublished: boolean
}

/** For a sender; null: the exam does not exist, or is hidden from the sender. */
export async function findRegistrationFacts(
  db: Querying,
  { exam_id: examId, learner_id: learnerId }: ExamRegistrationOwned,
  sender: Sender,
  now: Date,
): Promise<FactsAndRecord | null> {
  const row = await db
    .selectFrom('exam')
    .leftJoin('exam_registration', (join) =>
      join.onRef('exam_registration.exam_id', '=', 'exam.id').on('exam_registration.learner_id', '=', learnerId),
    )
    .leftJoin('learner_exam', (join) =>
      join.onRef('learner_exam.exam_id', '=', 'exam.id').on('learner_exam.learner_id', '=', learnerId),
    )
    .select(['exam.asks_registration', 'exam.closes_at', 'exam.asks_approval', 'exam.state'])
    .select(['exam_registration.id as recordId', 'learner_exam.state as taken'])
    .select((eb) => [isMeantFor(eb, eb.val(learnerId)).as('isMeant'), isRunBy(eb, sender).as('isStaff')])
    .where('exam.id', '=', examId)
    .executeTakeFirst()
  if (row === undefined) return null
  const facts = registrationFacts(row, learnerId === sender.userId, now)
  const isPublished = row.state === 'published'
  // Who is no part of it does not learn that there is one; what somebody has written stays to be looked at.
  const isOpen = isPublished && (facts.isMeant || row.recordId !== null)
  const isPart = facts.isStaff || (facts.isLearner && (facts.hasBegun || isOpen))
  return isPart ? { facts, recordId: row.recordId, isPublished } : null
}
