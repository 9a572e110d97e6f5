import { leaveApprovers, type LeaveApprover } from '#api/leave/leave.contract.ts'
import {
  type LeaveContext,
  type LeaveEvent,
  type LeaveFacts,
  type LeaveRequest,
  type LeaveRequestFacts,
} from '#machines/leave/leave.lifecycle.ts'

import { longestReason, unseenReason } from '#tests/kit/models/reasons.ts'

const HOUR = 3_600_000

/** The start of every path, and the requested time: soon enough that a session outlasts the wait. */
export const now = Date.parse('2026-03-02T08:00:00Z')
export const startsAt = now + HOUR
export const endsAt = now + 9 * HOUR

/** The approvers in the paths' class; the learner and the outsider hold no office. */
export const partsOf = {
  learner: [],
  leader: ['teamLeader'],
  committee: ['disciplineCommittee'],
  headmaster: ['headmaster'],
  school: ['schoolLeader'],
  outsider: [],
} as const satisfies Record<string, readonly LeaveApprover[]>
export type Sender = keyof typeof partsOf

const reasons = {
  given: 'Fever since last night',
  longest: longestReason,
  tooLong: `${longestReason}.`,
  none: '',
  blank: ' \n ',
  unseen: unseenReason,
}

/** The possible chains: all four, and each of them omitted once. */
export const chains: readonly (readonly LeaveApprover[])[] = [
  leaveApprovers,
  ['disciplineCommittee', 'schoolLeader'],
  ['teamLeader', 'headmaster'],
]
/** Whether a chain is as it was when leave was asked for. */
export const isWhole = (chain: readonly LeaveApprover[]): boolean =>
  chains.some((whole) => whole.join() === chain.join())
const types = ['casual', 'sick', 'business'] as const

type Without<Type extends LeaveEvent['type']> = Omit<Extract<LeaveEvent, { readonly type: Type }>, 'type'>

const request: LeaveRequest = { type: 'casual', startsAt, endsAt, reason: reasons.given }
const asking: LeaveRequestFacts = {
  now,
  isOwner: true,
  parts: [],
  isMember: true,
  missesClass: false,
  overlaps: false,
  chain: leaveApprovers,
}
const asked = (changed: Partial<LeaveRequest>, facts: Partial<LeaveRequestFacts> = {}): Without<'request'> => ({
  revision: 0,
  by: 'learner',
  request: { ...request, ...changed },
  facts: { ...asking, ...facts },
})

/** One sample per refusal, and one per chain. */
export const requests: readonly Without<'request'>[] = [
  ...chains.map((chain, index) => asked({ type: types[index] ?? 'casual' }, { chain })),
  asked({ reason: reasons.longest }),
  asked({}, { isMember: false }),
  asked({}, { missesClass: true }),
  asked({ endsAt: startsAt }),
  asked({ startsAt: endsAt, endsAt: startsAt }),
  asked({ reason: reasons.none }),
  asked({ reason: reasons.blank }),
  asked({ reason: reasons.unseen }),
  asked({ reason: reasons.tooLong }),
  asked({}, { overlaps: true }),
  asked({}, { chain: [] }),
]

interface Told {
  readonly by?: Sender
  readonly reason?: string
  /** How many revisions the sender is behind. */
  readonly missed?: number
  readonly at?: number
}
const told = ({ revision }: LeaveContext, { by = 'learner', reason = reasons.given, missed = 0, at = now }: Told) => {
  const facts: LeaveFacts = { now: at, isOwner: by === 'learner', parts: partsOf[by] }
  return { revision: revision - missed, by, reason, facts }
}

/** The approvers of this leave. */
const approversIn = ({ chain }: LeaveContext): readonly Sender[] =>
  (['leader', 'committee', 'headmaster', 'school'] as const).filter((by) =>
    partsOf[by].some((part) => chain.includes(part)),
  )

export const decisions = (context: LeaveContext) => [
  ...approversIn(context).flatMap((by) => [
    ...[reasons.given, reasons.none, reasons.longest, reasons.tooLong].map((reason) => told(context, { by, reason })),
    told(context, { by, missed: 1 }),
  ]),
  told(context, { by: 'learner' }),
  told(context, { by: 'outsider' }),
]

export const withdrawals = (context: LeaveContext) => [
  ...Object.values(reasons).map((reason) => told(context, { reason })),
  told(context, { missed: 1 }),
  ...approversIn(context)
    .slice(0, 1)
    .map((by) => told(context, { by })),
]

/** The learner leaves the class, on either side of the moment at which the leave begins. */
export const departures = ({ revision }: LeaveContext) =>
  [startsAt - 1, startsAt].map((at) => ({ revision, by: '', facts: { now: at, isOwner: false, parts: [] } }))

/** Which offices are held by now: each has lost its holder once, none has one any more, or only the last. */
export const vacancies = ({ revision, chain }: LeaveContext) => {
  // A chain that has lost a step is not tried again.
  if (!isWhole(chain)) return []
  const held: readonly (readonly LeaveApprover[])[] = [
    leaveApprovers,
    ...chain.map((vacant) => leaveApprovers.filter((part) => part !== vacant)),
    chain.slice(-1),
    [],
  ]
  return held.map((parts) => ({ revision, by: '', facts: { now, isOwner: false, parts: [], held: parts } }))
}

/** Withdrawals, and one on either side of the moment at which the leave begins. */
export const revocations = (context: LeaveContext) => [
  ...withdrawals(context),
  ...[startsAt - 1, startsAt].map((at) => told(context, { at })),
]
