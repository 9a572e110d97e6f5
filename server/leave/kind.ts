import * as z from 'zod/mini'
import { leaveApprovers, leaveTypes } from '#api/leave/leave.contract.ts'
import { clientEvents, leaveLifecycle, version } from '#machines/leave/leave.lifecycle.ts'
import type { LeaveEvent, LeaveRequest } from '#machines/leave/leave.lifecycle.ts'
import { hasSentTo } from '#server/commands/history.ts'
import type { RecordKind } from '#server/commands/kind.ts'
import { notFound } from '#server/answer/refusal.ts'
import { leaveFacts, requestFacts } from './facts.ts'
import type { LeaveOwned } from './facts.ts'
import { tellApprovers, tellLearner } from './tidings.ts'

/** The client's part of an event: the request itself, or the seen revision and a reason. */
export type LeaveSent =
  | { readonly type: 'request'; readonly request: LeaveRequest }
  | { readonly type: string; readonly revision: number; readonly reason: string }

/** The record kind of leave. */
export const leaveKind: RecordKind<typeof leaveLifecycle, LeaveSent, LeaveOwned> = {
  table: 'leave',
  lifecycle: leaveLifecycle,
  version,
  earlier: {},
  clientEvents,
  context: z.strictObject({
    type: z.enum(leaveTypes),
    startsAt: z.number(),
    endsAt: z.number(),
    reason: z.string(),
    revision: z.int(),
    chain: z.array(z.enum(leaveApprovers)),
  }),
  async eventOf({ trx, sent, sender, now, id, owned, snapshot }) {
    const by = sender.userId
    if ('request' in sent) {
      const { request } = sent
      return {
        type: 'request',
        request,
        revision: snapshot.context.revision,
        by,
        facts: await requestFacts(trx, owned, request, sender, now),
      }
    }
    const facts = await leaveFacts(trx, owned, sender, now)
    const isConcerned = facts.isOwner || facts.parts.some((part) => snapshot.context.chain.includes(part))
    // What one has decided, one may go on seeing.
    if (!isConcerned && !(await hasSentTo(trx, leaveKind.table, id, by))) throw notFound()
    // The door has let through what is declared; to a second request no state of a stored leave listens.
    return { type: sent.type, revision: sent.revision, reason: sent.reason, by, facts } as LeaveEvent
  },
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
