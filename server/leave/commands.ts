import { randomUUID } from 'node:crypto'
import type { PayloadOf } from '#api/kit/call.ts'
import { leaveActions } from '#api/leave/leave.contract.ts'
import type { Leave, requestLeave, sendLeaveEvent } from '#api/leave/leave.contract.ts'
import { create, send } from '#server/commands/door.ts'
import type { Doorway } from '#server/commands/door.ts'
import { eventIn } from '#server/commands/kind.ts'
import type { Asking } from '#server/commands/each.ts'
import { momentOf } from '#server/database/moments.ts'
import type { Querying } from '#server/database/open.ts'
import { notFound } from '#server/answer/refusal.ts'
import { leaveKind } from './kind.ts'
import { findLeave } from './leaves.ts'

/** [LEAVE-01] Asks for leave. @throws Refusal what the lifecycle refuses */
export function request(door: Doorway, asked: PayloadOf<typeof requestLeave>, asking: Asking): Promise<Leave> {
  const { classID, type, startTime, endTime, reason } = asked
  const { sender, now } = asking
  const id = randomUUID()
  const sent = {
    type: 'request',
    request: { type, startsAt: momentOf(startTime), endsAt: momentOf(endTime), reason },
  } as const
  const owned = { learner_id: sender.userId, class_id: classID }
  return create(door, leaveKind, { id, owned, sent, sender, now }, (trx) => answerOf(trx, id, asking))
}

/** [LEAVE-05, LEAVE-07, LEAVE-08] Sends an event to one leave. @throws Refusal what the lifecycle refuses */
export function sendEvent(
  door: Doorway,
  { leaveID: id, type, revision, reason }: PayloadOf<typeof sendLeaveEvent>,
  asking: Asking,
): Promise<Leave> {
  const { sender, now } = asking
  const sent = { type: eventIn(leaveActions, type), revision, reason }
  return send(door, leaveKind, { id, sent, sender, now }, (trx) => answerOf(trx, id, asking))
}

async function answerOf(trx: Querying, id: string, asking: Asking): Promise<Leave> {
  const leave = await findLeave(trx, id, asking)
  if (leave === null) throw notFound()
  return leave
}
