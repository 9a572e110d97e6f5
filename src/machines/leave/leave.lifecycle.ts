import { assign, not, setup, type SnapshotFrom } from 'xstate'

import type { LeaveAction, LeaveApprover, LeaveType } from '#api/leave/leave.contract.ts'

import type { Offers } from '#machines/kit/offers.ts'
import { refuse, stale } from '#machines/kit/refuse.ts'

/** Grows when stored records may no longer fit. */
export const version = 1

/** [VALID-11, CONST-05] Characters as people count them. */
export const REASON_LIMIT = 100

/** What the learner asks for; moments in milliseconds since 1970. */
export interface LeaveRequest {
  readonly type: LeaveType
  readonly startsAt: number
  readonly endsAt: number
  readonly reason: string
}
export interface LeaveContext extends LeaveRequest {
  /** Counts the changes, so that a sender who has not seen the last one is told. */
  readonly revision: number
  /** Who decides, in this order and in no other; a class may do without some (gap GAP-52). */
  readonly chain: readonly LeaveApprover[]
}

/** What every event is judged by; found out by the server, inside the transaction. */
export interface LeaveFacts {
  /** Milliseconds since 1970. */
  readonly now: number
  /** The sender is the learner who asks for leave. */
  readonly isOwner: boolean
  /** What the sender may decide on for this learner's class, of all four. */
  readonly parts: readonly LeaveApprover[]
}
export interface LeaveRequestFacts extends LeaveFacts {
  /** The learner is a member of the class, and it has not ended. */
  readonly isMember: boolean
  /** Another leave of the learner that is pending or approved covers some of the time. */
  readonly overlaps: boolean
  /** Those of the class's chain for whom there is somebody other than the learner. */
  readonly chain: readonly LeaveApprover[]
}

/** `revision` is the one that the sender has seen; `by` the id of the sender, which the server knows. */
interface Sent<Facts> {
  readonly revision: number
  readonly by: string
  readonly facts: Facts
}
interface Reasoned {
  /** Empty: none was given. */
  readonly reason: string
}
export type LeaveEvent =
  | ({ readonly type: 'request'; readonly request: LeaveRequest } & Sent<LeaveRequestFacts>)
  | ({ readonly type: 'approve' } & Reasoned & Sent<LeaveFacts>)
  | ({ readonly type: 'reject' } & Reasoned & Sent<LeaveFacts>)
  | ({ readonly type: 'cancel' } & Reasoned & Sent<LeaveFacts>)
  | ({ readonly type: 'revoke' } & Reasoned & Sent<LeaveFacts>)

/** What a client may send; `by` and the facts are the server's. */
export const clientEvents: readonly LeaveEvent['type'][] = ['request', 'approve', 'reject', 'cancel', 'revoke']

const ownersOnly = { guard: not('isOwner'), actions: refuse('leave.notYours') } as const
const tooLong = {
  guard: not('isReasonShort'),
  actions: refuse('leave.reasonTooLong'),
  meta: { requirements: ['VALID-11', 'CONST-05'] },
} as const
/** What people write is told of last, so that nobody writes in vain. */
const withReason = [
  { guard: not('hasReason'), actions: refuse('leave.reasonMissing'), meta: { requirements: ['LEAVE-05', 'LEAVE-08'] } },
  tooLong,
] as const

/** What stands in the way of an approver. */
const onlyInTurn = (approver: LeaveApprover) =>
  [
    { guard: 'isOwner', actions: refuse('leave.ownLeave') },
    { guard: not('isApprover'), actions: refuse('leave.notYours'), meta: { requirements: ['ROLE-04'] } },
    {
      guard: not({ type: 'isTurnOf', params: { approver } }),
      actions: refuse('leave.notYourTurn'),
      meta: { requirements: ['LEAVE-04'] },
    },
    stale,
  ] as const

/** One of the four: left by a decision, and passed over where the chain does without. */
const deciding = <Next extends string>(approver: LeaveApprover, next: Next) =>
  ({
    always: {
      guard: not({ type: 'isInChain', params: { approver } }),
      target: next,
      description: 'The class does without.',
    },
    on: {
      approve: [
        ...onlyInTurn(approver),
        tooLong,
        { target: next, actions: ['revise', 'tellNext'], meta: { requirements: ['LEAVE-04', 'LEAVE-05'] } },
      ],
      reject: [
        ...onlyInTurn(approver),
        ...withReason,
        {
          target: '#leave.rejected',
          actions: ['revise', { type: 'tellLearner', params: { notice: 'leave.rejected' } }],
        },
      ],
    },
  }) as const

/** What was decided stays decided. */
const decided = { actions: refuse('leave.alreadyDecided') } as const

export const leaveLifecycle = setup({
  types: {
    context: {} as LeaveContext,
    events: {} as LeaveEvent,
  },
  guards: {
    isStale: ({ context, event }) => event.revision !== context.revision,
    isOwner: ({ event }) => event.facts.isOwner,
    isApprover: ({ event }) => event.facts.parts.length > 0,
    isTurnOf: ({ event }, params: { approver: LeaveApprover }) => event.facts.parts.includes(params.approver),
    isInChain: ({ context }, params: { approver: LeaveApprover }) => context.chain.includes(params.approver),
    hasReason: ({ event }) => reasonOf(event).trim() !== '',
    isReasonShort: ({ event }) => [...reasonOf(event)].length <= REASON_LIMIT,
    hasBegun: ({ context, event }) => event.facts.now >= context.startsAt,
    hasLength: ({ event }) => event.type === 'request' && event.request.startsAt !== event.request.endsAt,
    isForward: ({ event }) => event.type === 'request' && event.request.startsAt < event.request.endsAt,
    isMember: ({ event }) => event.type === 'request' && event.facts.isMember,
    overlaps: ({ event }) => event.type === 'request' && event.facts.overlaps,
    hasApprover: ({ event }) => event.type === 'request' && event.facts.chain.length > 0,
  },
  actions: {
    revise: assign({ revision: ({ context }) => context.revision + 1 }),
    takeRequest: assign(({ context, event }) =>
      event.type === 'request' ? { ...event.request, chain: event.facts.chain } : context,
    ),
    /** The code of the refusal, in the server's answer and in the dictionaries. */
    refuse: (_, _params: { code: string }) => undefined,
    /** Effect: whoever's turn it is now is told, and nobody when the last has decided. */
    tellNext: () => undefined,
    /** Effect: the learner is told. */
    tellLearner: (_, _params: { notice: 'leave.approved' | 'leave.rejected' }) => undefined,
    /** Effect: all who have agreed are told that it is not needed any more. */
    tellApprovers: (_, _params: { notice: 'leave.revoked' }) => undefined,
  },
}).createMachine({
  id: 'leave',
  description: 'A leave, from the request through its approvers to the decision, and back while it has not begun.',
  initial: 'draft',
  context: { type: 'casual', startsAt: 0, endsAt: 0, reason: '', revision: 0, chain: [] },
  states: {
    draft: {
      description: 'It is being written; nobody else sees it.',
      meta: { title: 'Being written', who: 'learner', requirements: ['LEAVE-01', 'LEAVE-02', 'LEAVE-03'] },
      on: {
        request: [
          { guard: not('isMember'), actions: refuse('leave.notMember'), meta: { requirements: ['LEAVE-01'] } },
          { guard: not('hasLength'), actions: refuse('leave.startEqualsEnd'), meta: { requirements: ['VALID-12'] } },
          { guard: not('isForward'), actions: refuse('leave.endBeforeStart'), meta: { requirements: ['LEAVE-03'] } },
          ...withReason,
          { guard: 'overlaps', actions: refuse('leave.overlaps') },
          { guard: not('hasApprover'), actions: refuse('leave.noApprover'), meta: { requirements: ['LEAVE-04'] } },
          {
            target: 'pending',
            actions: ['takeRequest', 'revise', 'tellNext'],
            meta: { requirements: ['LEAVE-01', 'LEAVE-02'] },
          },
        ],
      },
    },
    pending: {
      description: 'It waits for its approvers, one after another.',
      meta: { title: 'Pending approval', who: 'approver', requirements: ['LEAVE-04', 'LEAVE-06', 'ROLE-04'] },
      tags: ['pending'],
      initial: 'teamLeader',
      on: {
        cancel: [
          ownersOnly,
          stale,
          ...withReason,
          { target: 'cancelled', actions: 'revise', meta: { requirements: ['LEAVE-07'] } },
        ],
        revoke: [ownersOnly, { actions: refuse('leave.notApproved') }],
      },
      states: {
        teamLeader: {
          description: 'The leader of the learner’s team decides first.',
          meta: { title: 'Pending at the team leader', who: 'teamLeader', requirements: ['LEAVE-04', 'ROLE-04'] },
          ...deciding('teamLeader', 'disciplineCommittee'),
        },
        disciplineCommittee: {
          description: 'The member of the discipline committee decides second.',
          meta: {
            title: 'Pending at the discipline committee',
            who: 'disciplineCommittee',
            requirements: ['LEAVE-04', 'ROLE-04'],
          },
          ...deciding('disciplineCommittee', 'headmaster'),
        },
        headmaster: {
          description: 'The class teacher decides third.',
          meta: { title: 'Pending at the class teacher', who: 'headmaster', requirements: ['LEAVE-04', 'ROLE-04'] },
          ...deciding('headmaster', 'schoolLeader'),
        },
        schoolLeader: {
          description: 'The school leader decides last.',
          meta: { title: 'Pending at the school leader', who: 'schoolLeader', requirements: ['LEAVE-04', 'ROLE-04'] },
          ...deciding('schoolLeader', '#leave.approved'),
        },
      },
    },
    approved: {
      description: 'All approvers have agreed; the learner can revoke it until it begins.',
      meta: { title: 'Approved', who: 'learner', requirements: ['LEAVE-06'] },
      tags: ['granted', 'decided'],
      entry: { type: 'tellLearner', params: { notice: 'leave.approved' } },
      on: {
        approve: decided,
        reject: decided,
        cancel: [ownersOnly, decided],
        revoke: [
          ownersOnly,
          stale,
          { guard: 'hasBegun', actions: refuse('leave.alreadyBegun') },
          ...withReason,
          {
            target: 'cancelled',
            actions: ['revise', { type: 'tellApprovers', params: { notice: 'leave.revoked' } }],
            meta: { requirements: ['LEAVE-08'] },
          },
        ],
      },
    },
    rejected: {
      description: 'An approver has refused it, with a reason.',
      meta: { title: 'Rejected', who: 'nobody', requirements: ['LEAVE-05', 'LEAVE-06'] },
      tags: ['aside', 'decided'],
      on: { approve: decided, reject: decided, cancel: [ownersOnly, decided], revoke: [ownersOnly, decided] },
    },
    cancelled: {
      description: 'The learner has taken it back.',
      meta: { title: 'Cancelled', who: 'nobody', requirements: ['LEAVE-06', 'LEAVE-07'] },
      tags: ['aside', 'decided'],
      on: { approve: decided, reject: decided, cancel: [ownersOnly, decided], revoke: [ownersOnly, decided] },
    },
  },
})

const reasonOf = (event: LeaveEvent): string => (event.type === 'request' ? event.request.reason : event.reason)

export type LeaveSnapshot = SnapshotFrom<typeof leaveLifecycle>

/** What people can do with a leave that has been asked for; who sends it is the server's to say. */
export const leaveOffers: Offers<typeof leaveLifecycle, LeaveAction, LeaveFacts> = {
  lifecycle: leaveLifecycle,
  eventOf: (type, { revision, facts }, reason) => ({ type, revision, facts, reason, by: '' }),
}

/** The steps that this leave passes over, as dotted states: approvers that its chain does without. */
export const passedOver = ({ chain }: Pick<LeaveContext, 'chain'>): readonly string[] =>
  Object.keys(leaveLifecycle.root.states['pending']?.states ?? {})
    .filter((approver) => !chain.some((part) => part === approver))
    .map((approver) => `pending.${approver}`)

/** The lifecycle where a record stands. */
export const leaveAt = (value: LeaveSnapshot['value'], context: LeaveContext): LeaveSnapshot =>
  leaveLifecycle.resolveState({ value, context })
