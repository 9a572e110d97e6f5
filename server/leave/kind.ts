import * as z from 'zod/mini'
import type { Sent } from '#api/kit/said.ts'
import { leaveApprovers, leaveSaid, leaveTypes } from '#api/leave/leave.contract.ts'
import { leaveLifecycle, version } from '#machines/leave/leave.lifecycle.ts'
import type { LeaveFacts } from '#machines/leave/leave.lifecycle.ts'
import { hasSentTo } from '#server/commands/history.ts'
import type { Judging, RecordKind } from '#server/commands/kind.ts'
import { decidedIn } from '#server/commands/record-name.ts'
import { notFound } from '#server/answer/refusal.ts'
import { leaveFacts, requestFacts } from './facts.ts'
import type { LeaveOwned } from './facts.ts'
import { tellApprovers, tellLearner } from './tidings.ts'

export type LeaveSent = Sent<typeof leaveSaid>

/** The record kind of leave. */
export const leaveKind: RecordKind<typeof leaveLifecycle, typeof leaveSaid, LeaveOwned> = {
  table: 'leave',
  lifecycle: leaveLifecycle,
  version,
  earlier: {},
  said: leaveSaid,
  context: z.strictObject({
    type: z.enum(leaveTypes),
    startsAt: z.number(),
    endsAt: z.number(),
    reason: z.string(),
    revision: z.int(),
    chain: z.array(z.enum(leaveApprovers)),
  }),
  known: {
    request: async ({ trx, sent, sender, now, owned, snapshot }) => ({
      revision: snapshot.context.revision,
      by: sender.userId,
      facts: await requestFacts(trx, owned, sent.request, sender, now),
    }),
    approve: knownOf,
    reject: knownOf,
    cancel: knownOf,
    revoke: knownOf,
  },
  announced: ({ class_id }) => [decidedIn('leave', class_id)],
  columnsOf: ({ context }) => ({ starts_at: context.startsAt, ends_at: context.endsAt }),
  actions: {
    revise: 'context',
    takeRequest: 'context',
    excuseLessons: 'meeting',
    dropVacant: 'context',
    tellNext: 'meeting',
    tellLearner: { after: tellLearner },
    tellApprovers: { after: tellApprovers },
  },
}

async function knownOf({
  trx,
  sender,
  now,
  id,
  owned,
  snapshot,
}: Judging<typeof leaveLifecycle, LeaveSent, LeaveOwned>): Promise<{ by: string; facts: LeaveFacts }> {
  const facts = await leaveFacts(trx, owned, sender, now)
  const isConcerned = facts.isOwner || facts.parts.some((part) => snapshot.context.chain.includes(part))
  // What one has decided, one may go on seeing.
  if (!isConcerned && !(await hasSentTo(trx, leaveKind.table, id, sender.userId))) throw notFound()
  return { by: sender.userId, facts }
}
