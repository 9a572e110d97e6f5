import { assign, not, setup, type SnapshotFrom } from 'xstate'

import type { ClientEvent } from '#api/kit/said.ts'
import type { Leave, LeaveAction, LeaveApprover, leaveSaid, LeaveType } from '#api/leave/leave.contract.ts'
import { isInkless, isLongerThan } from '#api/kit/written-text.ts'

import type { Offers } from '#machines/kit/offers.ts'
import { refuse, refuseForGood, stale } from '#machines/kit/refuse.ts'

/** Schema version; incremented when stored records may no longer fit. */
export const version = 1

/** [VALID-11, CONST-05] Counted in graphemes. */
export const REASON_LIMIT = 100

/** The request; times in milliseconds since 1970. */
export interface LeaveRequest {
  readonly type: LeaveType
  readonly startsAt: number
  readonly endsAt: number
  readonly reason: string
}
export interface LeaveContext extends LeaveRequest {
  /** Number of changes, so that a stale revision is detected. */
  readonly revision: number
  /** The approvers in their fixed order; a class may have gaps in its chain (gap GAP-52). */
  readonly chain: readonly LeaveApprover[]
}

/** Facts that every event is judged by; determined by the server inside the transaction. */
export interface LeaveFacts extends Readonly<Omit<Leave['facts'], 'parts'>> {
  readonly parts: readonly LeaveApprover[]
}
export interface LeaveRequestFacts extends LeaveFacts {
  /** The learner is a member of the class, and it has not ended. */
  readonly isMember: boolean
  /** No time of it lies between the begin and the end of the class. */
  readonly missesClass: boolean
  /** Another pending or approved leave of the learner overlaps. */
  readonly overlaps: boolean
  /** The steps of the class's chain that have an approver other than the learner. */
  readonly chain: readonly LeaveApprover[]
}
export interface LeaveOfficeFacts extends LeaveFacts {
  /** The steps that have an approver other than the learner by now. */
  readonly held: readonly LeaveApprover[]
}

/** `by`: the id of the sender. */
interface Added<Facts> {
  readonly by: string
  readonly facts: Facts
}
export type LeaveEvent =
  | ClientEvent<
      typeof leaveSaid,
      { request: { readonly revision: number } & Added<LeaveRequestFacts> } & Readonly<
        Record<LeaveAction, Added<LeaveFacts>>
      >
    >
  /** The server: the learner is no member of the class any more. */
  | ({ readonly type: 'membershipEnded'; readonly revision: number } & Added<LeaveFacts>)
  /** The server: nobody holds an office of the class any more. */
  | ({ readonly type: 'officeVacated'; readonly revision: number } & Added<LeaveOfficeFacts>)

const ownersOnly = { guard: not('isOwner'), actions: refuse('leave.notYours') } as const
const tooLong = {
  guard: not('isReasonShort'),
  actions: refuse('leave.reasonTooLong'),
  meta: { requirements: ['VALID-11', 'CONST-05'] },
} as const
/** Text errors come last, so that nobody types a text that is refused for another reason anyway. */
const withReason = [
  { guard: not('hasReason'), actions: refuse('leave.reasonMissing'), meta: { requirements: ['LEAVE-05', 'LEAVE-08'] } },
  tooLong,
] as const

/** Refusals of an approver's decision. `turns`: of those whose turn it is not. */
const onlyInTurn = <const Turns extends readonly object[]>(turns: Turns) =>
  [
    { guard: 'isOwner', actions: refuseForGood('leave.ownLeave') },
    { guard: not('isApprover'), actions: refuse('leave.notYours'), meta: { requirements: ['ROLE-04'] } },
    ...turns,
    stale,
  ] as const
const turnBehind = (approver: LeaveApprover) =>
  ({
    guard: not({ type: 'isTurnAhead', params: { approver } }),
    actions: refuseForGood('leave.turnPassed'),
    description: 'Every turn of the sender lies behind.',
    meta: { requirements: ['LEAVE-04'] },
  }) as const
const turnAhead = (approver: LeaveApprover) =>
  ({
    guard: not({ type: 'isTurnOf', params: { approver } }),
    actions: refuse('leave.notYourTurn'),
    meta: { requirements: ['LEAVE-04'] },
  }) as const
/** Between the first step, where no turn lies behind, and the last, where none lies ahead. */
const turnsOf = (approver: LeaveApprover) => [turnBehind(approver), turnAhead(approver)] as const

/** One approver step: left by a decision, or skipped when the class's chain does not have it. */
const deciding = <Next extends string, const Turns extends readonly object[]>(
  approver: LeaveApprover,
  next: Next,
  turns: Turns,
) =>
  ({
    always: {
      guard: not({ type: 'isInChain', params: { approver } }),
      target: next,
      description: 'The class’s chain does not have this step.',
    },
    on: {
      approve: [
        ...onlyInTurn(turns),
        tooLong,
        { target: next, actions: ['revise', 'tellNext'], meta: { requirements: ['LEAVE-04', 'LEAVE-05'] } },
      ],
      reject: [
        ...onlyInTurn(turns),
        ...withReason,
        {
          target: '#leave.rejected',
          actions: ['revise', { type: 'tellLearner', params: { notice: 'leave.rejected' } }],
        },
      ],
    },
  }) as const

/** A step before the last one, which somebody may decide after it. */
const decidingFirst = <Next extends string, const Turns extends readonly object[]>(
  approver: LeaveApprover,
  next: Next,
  turns: Turns,
) => {
  const step = deciding(approver, next, turns)
  return {
    ...step,
    on: {
      ...step.on,
      officeVacated: {
        guard: { type: 'canPassOn', params: { approver } },
        actions: ['revise', { type: 'dropVacant', params: { approver } }, 'tellNext'],
        description: 'A later approver decides; without one it waits until somebody holds the office.',
      },
    },
  } as const
}

/** A decided leave stays decided. */
const decided = { actions: refuse('leave.alreadyDecided') } as const
/** Of a leave that has ended without being taken. */
const over = {
  approve: decided,
  reject: decided,
  cancel: [ownersOnly, decided],
  revoke: [ownersOnly, decided],
  membershipEnded: decided,
} as const
const lapsing = {
  target: '#leave.cancelled',
  actions: ['revise', { type: 'tellLearner', params: { notice: 'leave.lapsed' } }],
} as const

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
    /** This step or a later one of the chain is the sender's. */
    isTurnAhead: ({ context: { chain }, event }, { approver }: { approver: LeaveApprover }) =>
      chain.slice(chain.indexOf(approver)).some((part) => event.facts.parts.includes(part)),
    isInChain: ({ context }, params: { approver: LeaveApprover }) => context.chain.includes(params.approver),
    /** Nobody holds this step, and somebody a later one. */
    canPassOn: ({ context: { chain }, event }, { approver }: { approver: LeaveApprover }) =>
      event.type === 'officeVacated' &&
      !event.facts.held.includes(approver) &&
      chain.slice(chain.indexOf(approver) + 1).some((part) => event.facts.held.includes(part)),
    hasReason: ({ event }) => !isInkless(reasonOf(event)),
    isReasonShort: ({ event }) => !isLongerThan(reasonOf(event), REASON_LIMIT),
    hasBegun: ({ context, event }) => event.facts.now >= context.startsAt,
    hasLength: ({ event }) => event.type === 'request' && event.request.startsAt !== event.request.endsAt,
    isForward: ({ event }) => event.type === 'request' && event.request.startsAt < event.request.endsAt,
    isMember: ({ event }) => event.type === 'request' && event.facts.isMember,
    missesClass: ({ event }) => event.type === 'request' && event.facts.missesClass,
    overlaps: ({ event }) => event.type === 'request' && event.facts.overlaps,
    hasApprover: ({ event }) => event.type === 'request' && event.facts.chain.length > 0,
  },
  actions: {
    revise: assign({ revision: ({ context }) => context.revision + 1 }),
    takeRequest: assign(({ context, event }) =>
      event.type === 'request' ? { ...event.request, chain: event.facts.chain } : context,
    ),
    /** The chain goes on at the first step from this one on that somebody holds. */
    dropVacant: assign(({ context: { chain }, event }, { approver }: { approver: LeaveApprover }) => {
      const from = chain.indexOf(approver)
      const held = event.type === 'officeVacated' ? event.facts.held : []
      const to = chain.findIndex((part, index) => index >= from && held.includes(part))
      return { chain: chain.filter((_, index) => index < from || index >= to) }
    }),
    /** The refusal code, in the server's response and in the dictionaries. */
    refuse: (_, _params: { code: string; isForGood?: true }) => undefined,
    /**
     * Effect: notifies the approver of the current step; nobody after the last decision. Should nobody hold the office
     * that it has come to, it goes on to a later one that is held.
     */
    tellNext: () => undefined,
    /** Effect: notifies the learner. */
    tellLearner: (_, _params: { notice: 'leave.approved' | 'leave.rejected' | 'leave.lapsed' }) => undefined,
    /** Effect: lessons in its time that the learner has missed are excused. */
    excuseLessons: () => undefined,
    /** Effect: notifies all who have approved that the leave was revoked. */
    tellApprovers: (_, _params: { notice: 'leave.revoked' }) => undefined,
  },
}).createMachine({
  id: 'leave',
  description:
    'A leave, from the request through its approvers to the decision; cancelled or revoked before it begins.',
  meta: { limits: { reasonLimit: REASON_LIMIT } },
  initial: 'draft',
  context: { type: 'casual', startsAt: 0, endsAt: 0, reason: '', revision: 0, chain: [] },
  states: {
    draft: {
      description: 'A draft, visible to nobody else.',
      meta: { title: 'Being written', who: 'learner', requirements: ['LEAVE-01', 'LEAVE-02', 'LEAVE-03'] },
      on: {
        request: [
          { guard: not('isMember'), actions: refuse('leave.notMember'), meta: { requirements: ['LEAVE-01'] } },
          { guard: not('hasLength'), actions: refuse('leave.startEqualsEnd'), meta: { requirements: ['VALID-12'] } },
          { guard: not('isForward'), actions: refuse('leave.endBeforeStart'), meta: { requirements: ['LEAVE-03'] } },
          { guard: 'missesClass', actions: refuse('leave.outsideClass') },
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
      description: 'Pending at its approvers, one after another.',
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
        membershipEnded: lapsing,
      },
      states: {
        teamLeader: {
          description: 'The leader of the learner’s team decides first.',
          meta: { title: 'Pending at the team leader', who: 'teamLeader', requirements: ['LEAVE-04', 'ROLE-04'] },
          ...decidingFirst('teamLeader', 'disciplineCommittee', [turnAhead('teamLeader')]),
        },
        disciplineCommittee: {
          description: 'The member of the discipline committee decides second.',
          meta: {
            title: 'Pending at the discipline committee',
            who: 'disciplineCommittee',
            requirements: ['LEAVE-04', 'ROLE-04'],
          },
          ...decidingFirst('disciplineCommittee', 'headmaster', turnsOf('disciplineCommittee')),
        },
        headmaster: {
          description: 'The class teacher decides third.',
          meta: { title: 'Pending at the class teacher', who: 'headmaster', requirements: ['LEAVE-04', 'ROLE-04'] },
          ...decidingFirst('headmaster', 'schoolLeader', turnsOf('headmaster')),
        },
        schoolLeader: {
          description: 'The school leader decides last.',
          meta: { title: 'Pending at the school leader', who: 'schoolLeader', requirements: ['LEAVE-04', 'ROLE-04'] },
          ...deciding('schoolLeader', '#leave.approved', [turnBehind('schoolLeader')]),
        },
      },
    },
    approved: {
      description: 'All approvers have agreed; the learner can revoke it until it begins.',
      meta: { title: 'Approved', who: 'learner', requirements: ['LEAVE-06'] },
      tags: ['granted', 'decided'],
      entry: ['excuseLessons', { type: 'tellLearner', params: { notice: 'leave.approved' } }],
      on: {
        approve: decided,
        reject: decided,
        cancel: [ownersOnly, decided],
        revoke: [
          ownersOnly,
          stale,
          { guard: 'hasBegun', actions: refuseForGood('leave.alreadyBegun') },
          ...withReason,
          {
            target: 'cancelled',
            actions: ['revise', { type: 'tellApprovers', params: { notice: 'leave.revoked' } }],
            meta: { requirements: ['LEAVE-08'] },
          },
        ],
        membershipEnded: [{ guard: 'hasBegun', actions: refuseForGood('leave.alreadyBegun') }, lapsing],
      },
    },
    rejected: {
      description: 'An approver has refused it, with a reason.',
      meta: { title: 'Rejected', who: 'nobody', requirements: ['LEAVE-05', 'LEAVE-06'] },
      tags: ['aside', 'decided'],
      on: over,
    },
    cancelled: {
      description: 'The learner has cancelled it, or has left the class.',
      meta: { title: 'Cancelled', who: 'nobody', requirements: ['LEAVE-06', 'LEAVE-07'] },
      tags: ['aside', 'decided'],
      on: over,
    },
  },
})

const reasonOf = (event: LeaveEvent): string =>
  event.type === 'request' ? event.request.reason : 'reason' in event ? event.reason : ''

export type LeaveSnapshot = SnapshotFrom<typeof leaveLifecycle>

/** Actions of people on a stored leave; the server sets the sender. */
export const leaveOffers: Offers<typeof leaveLifecycle, LeaveAction, LeaveFacts> = {
  lifecycle: leaveLifecycle,
  eventOf: (type, { revision, facts }, reason) => ({ type, revision, facts, reason, by: '' }),
}

/** The skipped steps of this leave, as dotted states: approvers that its chain does not have. */
export const passedOver = ({ chain }: Pick<LeaveContext, 'chain'>): readonly string[] =>
  Object.keys(leaveLifecycle.root.states['pending']?.states ?? {})
    .filter((approver) => !chain.some((part) => part === approver))
    .map((approver) => `pending.${approver}`)

/** The state of a stored record. */
export const leaveAt = (value: LeaveSnapshot['value'], context: LeaveContext): LeaveSnapshot =>
  leaveLifecycle.resolveState({ value, context })
