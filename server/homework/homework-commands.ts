import { randomUUID } from 'node:crypto'
import type { PayloadOf } from '#api/kit/call.ts'
import type { approveHomework, handInHomework, Homework, reopenHomework } from '#api/homework/homework.contract.ts'
import { committed, createWithin, send, sendWithin } from '#server/commands/door.ts'
import type { Doorway } from '#server/commands/door.ts'
import { sendEach } from '#server/commands/each.ts'
import type { Asking, SentResult } from '#server/commands/each.ts'
import { lockLearner } from '#server/person/lock.ts'
import { homeworkKind } from './homework-kind.ts'
import { ownHomework, reviewedHomework } from './shown-homework.ts'

/**
 * [HOMEWORK-01, HOMEWORK-03] Hands in, for the first time or again. @throws Refusal what the lifecycle refuses; not
 * found: it is for others
 */
export function handIn(
  door: Doorway,
  { taskID: taskId, revision, text, fileIDs }: PayloadOf<typeof handInHomework>,
  asking: Asking,
): Promise<Homework> {
  const { sender, now } = asking
  const owned = { task_id: taskId, learner_id: sender.userId }
  const sent = { type: 'handIn', revision, text, fileIDs } as const
  return committed(
    door,
    async (trx) => {
      // Two tabs of one learner would both find none.
      await lockLearner(trx, sender.userId)
      const stored = await trx
        .selectFrom('homework')
        .select('id')
        .where('learner_id', '=', sender.userId)
        .where('task_id', '=', taskId)
        .executeTakeFirst()
      if (stored === undefined) await createWithin(trx, homeworkKind, { id: randomUUID(), owned, sent, sender, now })
      else await sendWithin(trx, homeworkKind, { id: stored.id, sent, sender, now })
    },
    (trx) => ownHomework(trx, taskId, asking),
  )
}

/** @throws Refusal what the lifecycle refuses */
export const review = (
  door: Doorway,
  type: 'approve' | 'reject',
  { homeworkID: id, revision, reason, marks = [] }: PayloadOf<typeof approveHomework>,
  asking: Asking,
): Promise<Homework> => {
  const { sender, now } = asking
  return send(door, homeworkKind, { id, sent: { type, revision, reason, marks }, sender, now }, (trx) =>
    reviewedHomework(trx, id, asking),
  )
}

/** Takes an approval back. @throws Refusal what the lifecycle refuses */
export const reopen = (
  door: Doorway,
  { homeworkID: id, revision, reason }: PayloadOf<typeof reopenHomework>,
  asking: Asking,
): Promise<Homework> => {
  const { sender, now } = asking
  return send(door, homeworkKind, { id, sent: { type: 'reopen', revision, reason }, sender, now }, (trx) =>
    reviewedHomework(trx, id, asking),
  )
}

/** Reviews several, each by itself and without marks. */
export const reviewEach = (
  door: Doorway,
  type: 'approve' | 'reject',
  records: readonly { readonly id: string; readonly revision: number }[],
  reason: string,
  asking: Asking,
): Promise<SentResult[]> =>
  sendEach(
    door,
    homeworkKind,
    records.map(({ id, revision }) => ({ id, sent: { type, revision, reason, marks: [] } })),
    asking,
  )
