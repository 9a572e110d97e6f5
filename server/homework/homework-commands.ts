import { randomUUID } from 'node:crypto'
import type { PayloadOf } from '#api/kit/call.ts'
import type { approveHomework, handInHomework, Homework, reopenHomework } from '#api/homework/homework.contract.ts'
import { createWithin, send, sendWithin } from '#server/commands/door.ts'
import type { Doorway } from '#server/commands/door.ts'
import { sendEach } from '#server/commands/each.ts'
import type { Asking, SentResult } from '#server/commands/each.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Querying } from '#server/database/open.ts'
import { together } from '#server/commands/together.ts'
import { lockLearners } from '#server/person/lock.ts'
import { homeworkKind, keepTask, standingsOf } from './homework-kind.ts'
import { ownHomeworks, reviewedHomework } from './shown-homework.ts'

interface HandingIn {
  readonly asked: PayloadOf<typeof handInHomework>
  readonly asking: Asking
}

const standingWithin = (trx: Querying, taskId: string, all: readonly HandingIn[]) =>
  standingsOf(
    trx,
    taskId,
    all.map(({ asked: { fileIDs }, asking: { sender, now } }) => ({ learnerId: sender.userId, fileIDs, now })),
  )

/** Before a deadline many hand in at once for one task: those that arrive meanwhile share a transaction. */
const handInTogether = together<HandingIn, Awaited<ReturnType<typeof standingWithin>>, Homework>({
  keyOf: ({ asked }) => asked.taskID,
  async lock(trx, taskId, all) {
    // Two tabs of one learner would both find none.
    await lockLearners(trx, [...new Set(all.map(({ asking }) => asking.sender.userId))])
    await keepTask(trx, taskId)
    return standingWithin(trx, taskId, all)
  },
  async change(trx, handingIn, standings) {
    const { taskID: taskId, revision, text, fileIDs } = handingIn.asked
    const { sender, now } = handingIn.asking
    const standing = standings.get(sender.userId) ?? (await standingWithin(trx, taskId, [handingIn])).get(sender.userId)
    // Who hands in twice at the same moment stands differently the second time.
    standings.delete(sender.userId)
    if (standing === undefined) throw notFound()
    const sent = { type: 'handIn', revision, text, fileIDs, standing } as const
    const { homeworkId } = standing
    if (homeworkId !== null) return sendWithin(trx, homeworkKind, { id: homeworkId, sent, sender, now })
    const owned = { task_id: taskId, learner_id: sender.userId }
    await createWithin(trx, homeworkKind, { id: randomUUID(), owned, sent, sender, now })
  },
  answers: (db, taskId, all) =>
    ownHomeworks(
      db,
      taskId,
      all.map(({ asking }) => asking),
    ),
})

/**
 * [HOMEWORK-01, HOMEWORK-03] Hands in, for the first time or again. @throws Refusal what the lifecycle refuses; not
 * found: it is for others
 */
export const handIn = (door: Doorway, asked: HandingIn['asked'], asking: Asking): Promise<Homework> =>
  handInTogether(door, { asked, asking })

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
