import { randomUUID } from 'node:crypto'
import type { ExamFacts } from '#api/exam/exam.contract.ts'
import type { PayloadOf } from '#api/kit/call.ts'
import type { Paper, beginPaper } from '#api/exam/paper.contract.ts'
import { Refusal, notFound } from '#server/answer/refusal.ts'
import { committed, createWithin, sendWithin } from '#server/commands/door.ts'
import type { Doorway } from '#server/commands/door.ts'
import type { Asking } from '#server/commands/each.ts'
import type { Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { isMeantFor } from '../exam-rows.ts'
import { factColumns, factsFrom, preparedFor } from './facts.ts'
import { learnerExamKind } from './learner-exam-kind.ts'
import { lockLearner } from '#server/person/lock.ts'
import { showPaper } from './shown-paper.ts'

/**
 * [EXAM-05, EXAM-06, EXAM-07] Begins an attempt, or answers the paper that is in progress: two tabs at once get the
 * same one. @throws Refusal what the lifecycle refuses; not found: a hidden exam
 */
export async function begin(
  door: Doorway,
  { examID: examId, device }: PayloadOf<typeof beginPaper>,
  asking: Asking,
): Promise<Paper> {
  const { sender, now } = asking
  let paperId = ''
  let missing = 0
  try {
    return await committed(
      door,
      async (trx) => {
        await lockLearner(trx, sender.userId)
        await lockRecord(trx, examId, sender.userId)
        const { facts, record } = await beginFacts(trx, examId, asking)
        missing = facts.hoursMissing
        const sent = { type: 'begin', facts } as const
        if (record === null) {
          const owned = { exam_id: examId, learner_id: sender.userId }
          await createWithin(trx, learnerExamKind, { id: randomUUID(), owned, sent, sender, now })
        } else if (record.state !== 'inProgress')
          await sendWithin(trx, learnerExamKind, { id: record.id, sent, sender, now })
        paperId = await written(trx, examId, device, asking)
      },
      (trx) => showPaper(trx, { paperId, device }, asking),
    )
  } catch (error) {
    // [ERROR-24] How many hours are missing.
    throw error instanceof Refusal && error.reason === 'exam.hoursMissing'
      ? new Refusal('exam.hoursMissing', { hours: missing })
      : error
  }
}

/** The record as well, whose paper may be handed in at this moment. */
async function lockRecord(trx: Querying, examId: string, learnerId: string): Promise<void> {
  if (!hasRowLocks(trx)) return
  await trx
    .selectFrom('learner_exam')
    .select('id')
    .where('exam_id', '=', examId)
    .where('learner_id', '=', learnerId)
    .forNoKeyUpdate()
    .execute()
}

/** The paper that is being written. Who has just begun, on whichever device, is its first writer. */
async function written(trx: Querying, examId: string, device: string, { sender }: Asking): Promise<string> {
  const { id } = await trx
    .selectFrom('exam_paper')
    .select('id')
    .where('exam_id', '=', examId)
    .where('learner_id', '=', sender.userId)
    .where('state', '=', 'inProgress')
    .executeTakeFirstOrThrow()
  await trx.updateTable('exam_paper').set({ device }).where('id', '=', id).where('device', '=', '').execute()
  return id
}

interface Beginning {
  readonly facts: ExamFacts
  /** Null: the first attempt. */
  readonly record: { readonly id: string; readonly state: string } | null
}

/** @throws Refusal not found: a hidden exam */
async function beginFacts(trx: Querying, examId: string, { sender, now }: Asking): Promise<Beginning> {
  const row = await trx
    .selectFrom('exam')
    .leftJoin('learner_exam', (join) =>
      join.onRef('learner_exam.exam_id', '=', 'exam.id').on('learner_exam.learner_id', '=', sender.userId),
    )
    .leftJoin('exam_registration', (join) =>
      join.onRef('exam_registration.exam_id', '=', 'exam.id').on('exam_registration.learner_id', '=', sender.userId),
    )
    .select(factColumns)
    .select(['learner_exam.id as recordId', 'learner_exam.state as taken'])
    .select(['learner_exam.attempts', 'exam_registration.state as registration'])
    .select((eb) => isMeantFor(eb, eb.val(sender.userId)).as('isMeant'))
    .where('exam.id', '=', examId)
    .executeTakeFirst()
  if (row === undefined) throw notFound()
  const isMeant = Boolean(row.isMeant)
  if (!isMeant && row.recordId === null && row.registration === null) throw notFound()
  const prepared = await preparedFor(trx, [row], sender.userId)
  const standing = { isLearner: true, isMeant, registration: row.registration, taken: row.attempts ?? 0 }
  return {
    facts: factsFrom(row, standing, prepared, now),
    record: row.recordId === null ? null : { id: row.recordId, state: row.taken ?? '' },
  }
}
