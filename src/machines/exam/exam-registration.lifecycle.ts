import { assign, not, setup, type SnapshotFrom } from 'xstate'

import type {
  ExamRegistration,
  ExamRegistrationAction,
  examRegistrationSaid,
  ExamRegistrationState,
} from '#api/exam/exam.contract.ts'
import type { ClientEvent } from '#api/kit/said.ts'
import { isInkless, isLongerThan } from '#api/kit/written-text.ts'
import type { Offers } from '#machines/kit/offers.ts'
import { refuse, stale } from '#machines/kit/refuse.ts'

/** Schema version; incremented when stored records may no longer fit. */
export const version = 1

/** Counted in characters, as the reasons of a class. */
export const REASON_LIMIT = 100

export interface ExamRegistrationContext {
  /** Number of changes, so that a stale revision is detected. */
  readonly revision: number
  /** Why it was declined; empty: no reason applies. */
  readonly reason: string
}

/** Facts that every event is judged by; determined by the server inside the transaction. */
export type ExamRegistrationFacts = ExamRegistration['facts']

interface Added {
  readonly facts: ExamRegistrationFacts
}
export type ExamRegistrationEvent =
  | ClientEvent<typeof examRegistrationSaid, Readonly<Record<ExamRegistrationAction, Added>>>
  /** The server: the learner is no member of the class of the exam any more. */
  | ({ readonly type: 'membershipEnded'; readonly revision: number } & Added)

const learnerOnly = { guard: not('isLearner'), actions: refuse('exam.notYours') } as const
const staffOnly = [
  { guard: 'isLearner', actions: refuse('exam.ownRegistration') },
  { guard: not('isStaff'), actions: refuse('exam.notStaff') },
] as const
const closed = { guard: 'hasClosed', actions: refuse('exam.closed') } as const
const nothingToDecide = [...staffOnly, { actions: refuse('exam.nothingToDecide') }] as const

const registering = [
  learnerOnly,
  stale,
  { guard: not('asksRegistration'), actions: refuse('exam.noRegistration') },
  closed,
  { guard: not('isMeant'), actions: refuse('exam.notForYou') },
  {
    guard: 'asksApproval',
    target: 'underReview',
    actions: ['revise', 'settle', { type: 'tellStaff', params: { notice: 'exam.asked' } }],
    meta: { requirements: ['EXAM-04'] },
  },
  { target: 'registered', actions: ['revise', 'settle'], meta: { requirements: ['EXAM-04'] } },
] as const
const withdrawing = [
  learnerOnly,
  stale,
  { guard: 'hasBegun', actions: refuse('exam.alreadyBegun') },
  { target: 'unregistered', actions: 'revise', meta: { requirements: ['EXAM-04'] } },
] as const
/** Who has begun has taken part, and so has whoever was registered when the exam closed. */
const lapsing = [
  { guard: 'hasBegun', actions: refuse('exam.alreadyBegun') },
  closed,
  {
    target: 'unregistered',
    actions: ['revise', { type: 'tellLearner', params: { notice: 'exam.lapsed' } }],
    meta: { requirements: ['EXAM-04'] },
  },
] as const

/** Without a request for a place in it. */
const outside = {
  register: registering,
  withdraw: [learnerOnly, { actions: refuse('exam.notRegistered') }],
  approve: nothingToDecide,
  decline: nothingToDecide,
  membershipEnded: { actions: refuse('exam.notRegistered') },
} as const

export const examRegistrationLifecycle = setup({
  types: {
    context: {} as ExamRegistrationContext,
    events: {} as ExamRegistrationEvent,
  },
  guards: {
    isStale: ({ context, event }) => event.revision !== context.revision,
    isLearner: ({ event }) => event.facts.isLearner,
    isStaff: ({ event }) => event.facts.isStaff,
    isMeant: ({ event }) => event.facts.isMeant,
    asksRegistration: ({ event }) => event.facts.asksRegistration,
    asksApproval: ({ event }) => event.facts.asksApproval,
    hasBegun: ({ event }) => event.facts.hasBegun,
    hasClosed: ({ event }) => event.facts.now >= event.facts.closesAt,
    hasReason: ({ event }) => event.type === 'decline' && !isInkless(event.reason),
    isReasonShort: ({ event }) => event.type === 'decline' && !isLongerThan(event.reason, REASON_LIMIT),
  },
  actions: {
    revise: assign({ revision: ({ context }) => context.revision + 1 }),
    /** Nothing needs a reason. */
    settle: assign({ reason: '' }),
    keepReason: assign({ reason: ({ context, event }) => (event.type === 'decline' ? event.reason : context.reason) }),
    /** The refusal code, in the server's response and in the dictionaries. */
    refuse: (_, _params: { code: string }) => undefined,
    /** Effect: notifies the learner. */
    tellLearner: (_, _params: { notice: 'exam.approved' | 'exam.declined' | 'exam.lapsed' }) => undefined,
    /** Effect: notifies those who run the exam. */
    tellStaff: (_, _params: { notice: 'exam.asked' }) => undefined,
  },
}).createMachine({
  id: 'examRegistration',
  description: 'A learner’s registration for an exam: asked for, reviewed where the exam wants it, and given back.',
  meta: { limits: { reasonLimit: REASON_LIMIT } },
  initial: 'unregistered',
  context: { revision: 0, reason: '' },
  states: {
    unregistered: {
      description: 'The learner has not registered, has withdrawn, or has left the class.',
      meta: { title: 'Not registered', who: 'learner', requirements: ['EXAM-04'] },
      on: outside,
    },
    underReview: {
      description: 'Whoever runs the exam decides on the request.',
      meta: { title: 'Under review', who: 'staff', requirements: ['EXAM-04'] },
      tags: ['pending'],
      on: {
        register: [learnerOnly, { actions: refuse('exam.notYetApproved') }],
        withdraw: withdrawing,
        approve: [
          ...staffOnly,
          stale,
          closed,
          {
            target: 'registered',
            actions: ['revise', { type: 'tellLearner', params: { notice: 'exam.approved' } }],
            meta: { requirements: ['EXAM-04'] },
          },
        ],
        decline: [
          ...staffOnly,
          stale,
          { guard: not('hasReason'), actions: refuse('exam.reasonMissing') },
          { guard: not('isReasonShort'), actions: refuse('exam.reasonTooLong') },
          {
            target: 'declined',
            actions: ['revise', 'keepReason', { type: 'tellLearner', params: { notice: 'exam.declined' } }],
            meta: { requirements: ['EXAM-04'] },
          },
        ],
        membershipEnded: lapsing,
      },
    },
    declined: {
      description: 'The review failed, with a reason; registering again is possible.',
      meta: { title: 'Review failed', who: 'learner', requirements: ['EXAM-04'] },
      tags: ['aside'],
      on: outside,
    },
    registered: {
      description: 'The learner may take the exam.',
      meta: { title: 'Registered', who: 'nobody', requirements: ['EXAM-04'] },
      tags: ['granted'],
      on: {
        register: [learnerOnly, { actions: refuse('exam.alreadyRegistered') }],
        withdraw: withdrawing,
        approve: nothingToDecide,
        decline: nothingToDecide,
        membershipEnded: lapsing,
      },
    },
  },
})

export type ExamRegistrationSnapshot = SnapshotFrom<typeof examRegistrationLifecycle>

/** What people can do with a registration; the server sets the sender. */
export const examRegistrationOffers: Offers<
  typeof examRegistrationLifecycle,
  ExamRegistrationAction,
  ExamRegistrationFacts
> = {
  lifecycle: examRegistrationLifecycle,
  eventOf: (type, { revision, facts }, reason) => ({ type, revision, facts, reason }),
}

/** The state of a stored record. */
export const examRegistrationAt = (
  state: ExamRegistrationState,
  context: ExamRegistrationContext,
): ExamRegistrationSnapshot => examRegistrationLifecycle.resolveState({ value: state, context })
