import * as z from 'zod/mini'
import type { ExamRegistration } from '#api/exam/exam.contract.ts'
import { examRegistrationActions } from '#api/exam/exam.contract.ts'
import type { ExamRegistrationFacts } from '#machines/exam/exam-registration.lifecycle.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Asking } from '#server/commands/each.ts'
import { historiesOf } from '#server/commands/history.ts'
import { snapshotOf } from '#server/commands/snapshot-of.ts'
import type { LifecycleColumns } from '#server/commands/tables.ts'
import type { Querying } from '#server/database/open.ts'
import { examName } from '../exam-rows.ts'
import { findRegistrationFacts } from './facts.ts'
import type { ExamRegistrationOwned } from './facts.ts'
import { examRegistrationKind } from './kind.ts'

/** A registration with what is shown beside it. */
export interface ExamRegistrationRow extends LifecycleColumns, ExamRegistrationOwned {
  readonly learner: string
  readonly examName: string
}

/** Registrations with the names of learner and exam. */
export const examRegistrationRows = (db: Querying, language: string) =>
  db
    .selectFrom('exam_registration')
    .innerJoin('user', 'user.id', 'exam_registration.learner_id')
    .innerJoin('exam', 'exam.id', 'exam_registration.exam_id')
    .selectAll('exam_registration')
    .select('user.original_name as learner')
    .select(examName(language).as('examName'))

/** Registrations as the calls answer them, in row order. @param factsOf for whoever looks at them */
export async function shownRegistrations<Row extends ExamRegistrationRow>(
  db: Querying,
  rows: readonly Row[],
  factsOf: (row: Row) => ExamRegistrationFacts,
): Promise<ExamRegistration[]> {
  const ids = rows.map(({ id }) => id)
  const histories = await historiesOf(db, examRegistrationKind, ids, told)
  return rows.map((row) => {
    const snapshot = snapshotOf(examRegistrationKind, row)
    return {
      registrationID: row.id,
      examID: row.exam_id,
      examName: row.examName,
      learner: { userId: row.learner_id, originalName: row.learner },
      state: snapshot.value,
      reason: snapshot.context.reason,
      revision: row.revision,
      log: histories.get(row.id) ?? [],
      facts: factsOf(row),
    }
  })
}

const logged = z.object({
  type: z.enum([...examRegistrationActions, 'membershipEnded']),
  reason: z.optional(z.string()),
})

function told(event: unknown): Pick<ExamRegistration['log'][number], 'event' | 'words'> | null {
  const { success, data } = logged.safeParse(event)
  return success ? { event: data.type, words: data.reason ?? '' } : null
}

/** One registration, for its learner and for those who run the exam. @throws Refusal not found */
export async function findExamRegistration(
  db: Querying,
  id: string,
  { sender, language, now }: Asking,
): Promise<ExamRegistration> {
  const row = await examRegistrationRows(db, language.code).where('exam_registration.id', '=', id).executeTakeFirst()
  const found = row === undefined ? null : await findRegistrationFacts(db, row, sender, now)
  if (row === undefined || found === null) throw notFound()
  const [one] = await shownRegistrations(db, [row], () => found.facts)
  if (one === undefined) throw notFound()
  return one
}

/** The caller's own registration, also before there is one. @throws Refusal not found: a hidden exam */
export async function ownExamRegistration(db: Querying, examId: string, asking: Asking): Promise<ExamRegistration> {
  const { sender, language, now } = asking
  const found = await findRegistrationFacts(db, { exam_id: examId, learner_id: sender.userId }, sender, now)
  if (found === null) throw notFound()
  if (found.recordId !== null) return findExamRegistration(db, found.recordId, asking)
  const { learner, name } = await db
    .selectFrom('exam')
    .innerJoin('user', (join) => join.on('user.id', '=', sender.userId))
    .select(['user.original_name as learner', examName(language.code).as('name')])
    .where('exam.id', '=', examId)
    .executeTakeFirstOrThrow()
  return {
    registrationID: null,
    examID: examId,
    examName: name,
    learner: { userId: sender.userId, originalName: learner },
    state: 'unregistered',
    reason: '',
    revision: 0,
    log: [],
    facts: found.facts,
  }
}
