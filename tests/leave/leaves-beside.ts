import { randomUUID } from 'node:crypto'

import { leaveApprovers, type LeaveApprover } from '#api/leave/leave.contract.ts'
import type { LeaveRequest } from '#machines/leave/leave.lifecycle.ts'
import { createWithin, sendWithin } from '#server/commands/door.ts'
import type { Sender } from '#server/commands/kind.ts'
import type { Database } from '#server/database/open.ts'
import { userId } from '#server/demo/ids.ts'
import { leaveKind } from '#server/leave/kind.ts'

/** Another leave of the learner's: what has come of it, its class, its times in milliseconds since 1970. */
export interface Beside {
  readonly state: 'pending' | 'approved' | 'rejected' | 'cancelled'
  readonly classId: string
  readonly chain: readonly LeaveApprover[]
  readonly startsAt: number
  readonly endsAt: number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const accountOf = {
  teamLeader: 'leader',
  disciplineCommittee: 'committee',
  headmaster: 'headmaster',
  schoolLeader: 'school',
} as const satisfies Record<LeaveApprover, string>
const learner: Sender = { userId: userId('learner'), roles: ['learner'] }
const approver = (part: LeaveApprover): Sender => ({ userId: userId(accountOf[part]), roles: [part] })

/**
 * Stores one by the door that all events go through, so that it has its log and its columns; returns its id. Nobody is
 * told of it: notices would only be in the way of those that a path is about.
 */
export async function putBeside(db: Database, now: Date, beside: Beside): Promise<string> {
  const { state, classId, chain, startsAt, endsAt } = beside
  const id = randomUUID()
  const sent = { type: 'request', request: { type: 'sick', startsAt, endsAt, reason: 'Another one' } } as const
  const events = {
    pending: [],
    approved: leaveApprovers.filter((part) => chain.includes(part)).map((part) => [approver(part), 'approve'] as const),
    rejected: leaveApprovers.filter((part) => part === chain[0]).map((part) => [approver(part), 'reject'] as const),
    cancelled: [[learner, 'cancel'] as const],
  }[state]
  await db.transaction().execute(async (trx) => {
    const owned = { learner_id: learner.userId, class_id: classId }
    await createWithin(trx, leaveKind, { id, owned, sent, sender: learner, now })
    for (const [index, [sender, type]] of events.entries()) {
      await sendWithin(trx, leaveKind, { id, sent: { type, revision: index + 1, reason: 'So it is' }, sender, now })
    }
    await trx.deleteFrom('effect').where('record_id', '=', id).execute()
  })
  return id
}

type Times = Pick<LeaveRequest, 'startsAt' | 'endsAt'>

/** Leaves that cover nothing of these times: approved up to the moment they begin and from their end on, and undone. */
export const touching = ({ startsAt, endsAt }: Times): readonly (Times & Pick<Beside, 'state'>)[] => [
  { state: 'approved', startsAt: startsAt - HOUR, endsAt: startsAt },
  { state: 'approved', startsAt: endsAt, endsAt: endsAt + HOUR },
  { state: 'rejected', startsAt, endsAt },
  { state: 'cancelled', startsAt, endsAt },
]

/** Leaves that each cover one minute of these times. */
export const overlapping = ({ startsAt, endsAt }: Times): readonly (Times & Pick<Beside, 'state'>)[] => [
  { state: 'pending', startsAt, endsAt: startsAt + MINUTE },
  { state: 'approved', startsAt: endsAt - MINUTE, endsAt },
]
