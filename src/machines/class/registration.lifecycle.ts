import { and, assign, not, setup, type SnapshotFrom } from 'xstate'

import type {
  Registration,
  RegistrationAction,
  registrationSaid,
  RegistrationState,
} from '#api/class/registration.contract.ts'
import type { ClientEvent } from '#api/kit/said.ts'
import { isInkless, isLongerThan } from '#api/kit/written-text.ts'
import type { Offers } from '#machines/kit/offers.ts'
import { refuse, stale } from '#machines/kit/refuse.ts'

/** Schema version; incremented when stored records may no longer fit. */
export const version = 1

/** Counted in graphemes, as the reasons of leave. */
export const REASON_LIMIT = 100

/** How long after a withdrawal there is no new request, in milliseconds. */
export const PAUSE_MS = 60_000

export interface RegistrationContext {
  /** Number of changes, so that a stale revision is detected. */
  readonly revision: number
  /** The place in the order of arrival, which a review does not lose; null: it does not wait. */
  readonly ticket: number | null
  /** Why it was declined, withdrawn or taken out; empty: no reason applies. */
  readonly reason: string
}

/**
 * Facts that every event is judged by; determined by the server inside the transaction, under the lock of the class.
 */
export type RegistrationFacts = Registration['facts']

export type RegistrationEvent =
  | ClientEvent<typeof registrationSaid, Readonly<Record<RegistrationAction, { readonly facts: RegistrationFacts }>>>
  /** Asks whether the learner may see what only participants see: contact list, courses, lessons. */
  | { readonly type: 'enter'; readonly facts: RegistrationFacts }
  /** A place has come free, and this learner is the first who waits. */
  | { readonly type: 'placeFreed' }
  /** The clock: the registration window, or the class, has ended. */
  | { readonly type: 'windowEnded'; readonly facts: RegistrationFacts }
  | { readonly type: 'classEnded'; readonly facts: RegistrationFacts }
  /** The membership is older than its log. */
  | { readonly type: 'adopt' }

const learnerOnly = { guard: not('isLearner'), actions: refuse('registration.notYours') } as const
const staffOnly = [
  { guard: 'isLearner', actions: refuse('registration.ownRegistration') },
  { guard: not('isStaff'), actions: refuse('registration.notStaff'), meta: { requirements: ['ROLE-03'] } },
] as const
const notOpened = { guard: not('isAnnounced'), actions: refuse('registration.classNotOpened') } as const
const finished = {
  guard: 'hasClassEnded',
  actions: refuse('registration.classFinished'),
  meta: { requirements: ['ERROR-27', 'CLASS-03'] },
} as const
const full = { actions: refuse('registration.full') } as const
const tooSoon = { guard: 'isPaused', actions: refuse('registration.tooSoon') } as const
/** Text errors come last, so that nobody types a text that is refused for another reason anyway. */
const reasonShort = { guard: not('isReasonShort'), actions: refuse('registration.reasonTooLong') } as const
const withReason = [
  { guard: not('hasReason'), actions: refuse('registration.reasonMissing'), meta: { requirements: ['REG-06'] } },
  reasonShort,
] as const

/** A learner asks for a place. */
const registering = [
  notOpened,
  finished,
  {
    guard: not('hasWindowOpened'),
    actions: refuse('registration.notStarted'),
    meta: { requirements: ['ERROR-25', 'REG-03'] },
  },
  { guard: 'hasWindowEnded', actions: refuse('registration.ended'), meta: { requirements: ['ERROR-26', 'REG-03'] } },
  { guard: not('isInvited'), actions: refuse('registration.notInvited') },
  { guard: and(['isFull', not('hasWaitingList')]), ...full },
  {
    guard: 'asksApproval',
    target: 'underReview',
    actions: ['revise', 'arrive', 'giveTicket', { type: 'tellStaff', params: { notice: 'registration.asked' } }],
    meta: { requirements: ['REG-01'] },
  },
  {
    guard: not('isFull'),
    target: 'registered',
    actions: ['revise', 'settle', 'takePlace'],
    meta: { requirements: ['REG-01'] },
  },
  {
    target: 'waiting',
    actions: ['revise', 'arrive', 'giveTicket'],
    description: 'It is full; the waiting list is open.',
  },
] as const

/** Staff put a learner in, whatever the window says. */
const placing = {
  target: 'registered',
  actions: ['revise', 'settle', 'takePlace', { type: 'tellLearner', params: { notice: 'registration.putIn' } }],
} as const
const placeLeft = [notOpened, finished, { guard: 'isFull', ...full }] as const
/** Who has asked for a place need not be asked. */
const puttingIn = [...staffOnly, stale, ...placeLeft, placing] as const
/** Who has not is asked, unless the class is open to them anyway. */
const inviting = {
  guard: 'needsConsent',
  target: 'invited',
  actions: ['revise', 'settle', { type: 'tellLearner', params: { notice: 'registration.invited' } }],
  description: 'No place is taken before the learner accepts.',
} as const

const noInvitation = [learnerOnly, { actions: refuse('registration.noInvitation') }] as const
const answering = { accept: noInvitation, turnDown: noInvitation } as const

const withdrawing = [
  learnerOnly,
  stale,
  finished,
  ...withReason,
  { target: 'withdrawn', actions: ['revise', 'keepReason'], meta: { requirements: ['REG-01', 'REG-06'] } },
] as const
const declining = [
  ...staffOnly,
  stale,
  ...withReason,
  {
    target: 'declined',
    actions: ['revise', 'keepReason', { type: 'tellLearner', params: { notice: 'registration.declined' } }],
  },
] as const
const takingOut = [
  ...staffOnly,
  stale,
  finished,
  ...withReason,
  {
    target: 'withdrawn',
    actions: ['revise', 'keepReason', { type: 'tellLearner', params: { notice: 'registration.takenOut' } }],
  },
] as const
/** The class is over, so nobody will decide any more. */
const lapsing = {
  target: 'declined',
  actions: ['revise', 'settle', { type: 'tellLearner', params: { notice: 'registration.lapsed' } }],
} as const

const notRegistered = { actions: refuse('registration.notRegistered') } as const
const alreadyRegistered = { actions: refuse('registration.alreadyRegistered') } as const
const alreadyInvited = { actions: refuse('registration.alreadyInvited') } as const
const alreadyWaiting = { actions: refuse('registration.alreadyWaiting') } as const
const notYetApproved = {
  actions: refuse('registration.notYetApproved'),
  meta: { requirements: ['ERROR-28'] },
} as const
const nothingToDecide = { actions: refuse('registration.nothingToDecide') } as const

/** Without a place, and without a request for one. */
const outside = {
  ...answering,
  register: [learnerOnly, stale, ...registering],
  putIn: [...staffOnly, stale, ...placeLeft, inviting, placing],
  withdraw: [learnerOnly, notRegistered],
  approve: [...staffOnly, nothingToDecide],
  decline: [...staffOnly, nothingToDecide],
  takeOut: [...staffOnly, notRegistered],
  enter: notRegistered,
} as const

export const registrationLifecycle = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
  },
  guards: {
    isStale: ({ context, event }) => 'revision' in event && event.revision !== context.revision,
    isLearner: ({ event }) => 'facts' in event && event.facts.isLearner,
    isStaff: ({ event }) => 'facts' in event && event.facts.isStaff,
    isAnnounced: ({ event }) => 'facts' in event && event.facts.isAnnounced,
    isInvited: ({ event }) => 'facts' in event && event.facts.isInvited,
    asksApproval: ({ event }) => 'facts' in event && event.facts.asksApproval,
    isFull: ({ event }) => 'facts' in event && event.facts.isFull,
    hasWaitingList: ({ event }) => 'facts' in event && event.facts.hasWaitingList,
    needsConsent: ({ event }) => 'facts' in event && event.facts.needsConsent,
    declinesAtEnd: ({ event }) => 'facts' in event && event.facts.declinesAtEnd,
    isPaused: ({ event }) =>
      'facts' in event && event.facts.changedAt !== null && event.facts.now < event.facts.changedAt + PAUSE_MS,
    hasWindowOpened: ({ event }) => 'facts' in event && event.facts.now >= event.facts.opensAt,
    hasWindowEnded: ({ event }) => 'facts' in event && event.facts.now >= event.facts.closesAt,
    hasClassEnded: ({ event }) => 'facts' in event && event.facts.now >= event.facts.endsAt,
    hasReason: ({ event }) => 'reason' in event && !isInkless(event.reason),
    isReasonShort: ({ event }) => 'reason' in event && !isLongerThan(event.reason, REASON_LIMIT),
  },
  actions: {
    revise: assign({ revision: ({ context }) => context.revision + 1 }),
    /** Takes a number in the order of arrival. */
    arrive: assign(({ context, event }) => ({
      ticket: 'facts' in event ? event.facts.ticket : context.ticket,
      reason: '',
    })),
    /** It waits no longer, and nothing needs a reason. */
    settle: assign({ ticket: null, reason: '' }),
    keepReason: assign(({ event }) => ({ ticket: null, reason: 'reason' in event ? event.reason : '' })),
    /** Changes nothing: that the edge is there is the answer. */
    admit: assign({}),
    /** The refusal code, in the server's response and in the dictionaries. */
    refuse: (_, _params: { code: string }) => undefined,
    /** Effect: the number in the order of arrival is given out, and no other gets it. */
    giveTicket: () => undefined,
    /** Effect: the class has one place less. */
    takePlace: () => undefined,
    /** Effect: the class has one place more, which goes to the first who waits; office and group are given up. */
    givePlace: () => undefined,
    /** Effect: leaves of the learner in the class end with the membership. */
    endLeaves: () => undefined,
    /** Effect: registrations for exams of the class lapse. */
    endExams: () => undefined,
    /** Effect: what waits for the offices of the learner goes on to others. */
    handOver: () => undefined,
    /** Effect: notifies the learner. */
    tellLearner: (
      _,
      _params: {
        notice:
          | 'registration.approved'
          | 'registration.queued'
          | 'registration.movedUp'
          | 'registration.declined'
          | 'registration.lapsed'
          | 'registration.putIn'
          | 'registration.takenOut'
          | 'registration.invited'
          | 'registration.uninvited'
      },
    ) => undefined,
    /** Effect: notifies those who run the class. */
    tellStaff: (_, _params: { notice: 'registration.asked' | 'registration.accepted' | 'registration.turnedDown' }) =>
      undefined,
  },
}).createMachine({
  id: 'registration',
  description:
    'A learner’s registration for a class: asked for, reviewed where the class wants it, waiting where it is full, and given back.',
  meta: { limits: { reasonLimit: REASON_LIMIT, pauseMinutes: PAUSE_MS / 60_000 } },
  initial: 'unregistered',
  context: { revision: 0, ticket: null, reason: '' },
  states: {
    unregistered: {
      description: 'The learner has not asked for a place.',
      meta: { title: 'Not registered', who: 'learner', requirements: ['REG-03', 'REG-04'] },
      on: { ...outside, adopt: { target: 'registered', actions: 'revise' } },
    },
    invited: {
      description: 'Whoever runs the class would like the learner to take part; the learner decides.',
      meta: { title: 'Invited', who: 'learner' },
      tags: ['pending'],
      on: {
        accept: [
          learnerOnly,
          stale,
          notOpened,
          finished,
          {
            guard: not('isFull'),
            target: 'registered',
            actions: ['revise', 'takePlace', { type: 'tellStaff', params: { notice: 'registration.accepted' } }],
          },
          {
            guard: 'hasWaitingList',
            target: 'waiting',
            actions: ['revise', 'arrive', 'giveTicket'],
            description: 'It has become full; the waiting list is open.',
          },
          full,
        ],
        turnDown: [
          learnerOnly,
          stale,
          finished,
          reasonShort,
          {
            target: 'withdrawn',
            actions: ['revise', 'keepReason', { type: 'tellStaff', params: { notice: 'registration.turnedDown' } }],
          },
        ],
        takeOut: [
          ...staffOnly,
          stale,
          finished,
          ...withReason,
          {
            target: 'withdrawn',
            actions: ['revise', 'keepReason', { type: 'tellLearner', params: { notice: 'registration.uninvited' } }],
          },
        ],
        putIn: [...staffOnly, { guard: 'needsConsent', ...alreadyInvited }, stale, ...placeLeft, placing],
        register: [learnerOnly, alreadyInvited],
        withdraw: [learnerOnly, notRegistered],
        approve: [...staffOnly, nothingToDecide],
        decline: [...staffOnly, nothingToDecide],
        enter: notRegistered,
        classEnded: { target: 'declined', actions: 'revise', description: 'Nobody has answered in time.' },
      },
    },
    underReview: {
      description: 'Whoever runs the class decides on the request.',
      meta: { title: 'Under review', who: 'staff', requirements: ['REG-04'] },
      tags: ['pending', 'queued'],
      on: {
        ...answering,
        register: [learnerOnly, notYetApproved],
        withdraw: withdrawing,
        approve: [
          ...staffOnly,
          stale,
          finished,
          {
            guard: not('isFull'),
            target: 'registered',
            actions: [
              'revise',
              'settle',
              'takePlace',
              { type: 'tellLearner', params: { notice: 'registration.approved' } },
            ],
          },
          {
            guard: 'hasWaitingList',
            target: 'waiting',
            actions: ['revise', { type: 'tellLearner', params: { notice: 'registration.queued' } }],
            description: 'It is full; the place in line is that of the request.',
          },
          full,
        ],
        decline: declining,
        putIn: puttingIn,
        takeOut: [...staffOnly, notRegistered],
        enter: notYetApproved,
        windowEnded: [
          {
            guard: 'declinesAtEnd',
            ...lapsing,
            description: 'The window has ended, and the class declines who is still under review.',
          },
          { actions: refuse('registration.reviewGoesOn') },
        ],
        classEnded: lapsing,
      },
    },
    waiting: {
      description: 'The class is full; a place that comes free goes to the first who waits.',
      meta: { title: 'On the waiting list', who: 'clock', requirements: ['REG-04'] },
      tags: ['pending', 'queued'],
      on: {
        ...answering,
        register: [learnerOnly, alreadyWaiting],
        withdraw: withdrawing,
        approve: [...staffOnly, alreadyWaiting],
        decline: declining,
        putIn: puttingIn,
        takeOut: takingOut,
        enter: alreadyWaiting,
        placeFreed: {
          target: 'registered',
          actions: [
            'revise',
            'settle',
            'takePlace',
            { type: 'tellLearner', params: { notice: 'registration.movedUp' } },
          ],
        },
        classEnded: lapsing,
      },
    },
    registered: {
      description: 'The learner takes part in the class.',
      meta: { title: 'Registered', who: 'nobody', requirements: ['REG-01', 'REG-04'] },
      tags: ['granted'],
      exit: ['givePlace', 'endLeaves', 'endExams', 'handOver'],
      on: {
        ...answering,
        register: [learnerOnly, alreadyRegistered],
        withdraw: withdrawing,
        approve: [...staffOnly, alreadyRegistered],
        decline: [...staffOnly, nothingToDecide],
        putIn: [...staffOnly, alreadyRegistered],
        takeOut: takingOut,
        enter: { actions: 'admit', description: 'What only participants see is open, beforehand and to look back on.' },
      },
    },
    declined: {
      description: 'Staff have declined it with a reason, or the time for deciding has passed.',
      meta: { title: 'Declined', who: 'nobody', requirements: ['REG-04'] },
      tags: ['aside'],
      on: outside,
    },
    withdrawn: {
      description:
        'The learner has withdrawn, or was taken out, with a reason; registering again is possible after a pause.',
      meta: { title: 'Withdrawn', who: 'nobody', requirements: ['REG-01', 'REG-05'] },
      tags: ['aside'],
      on: {
        ...outside,
        register: [learnerOnly, stale, tooSoon, ...registering],
        putIn: [
          ...staffOnly,
          stale,
          ...placeLeft,
          { guard: and(['needsConsent', 'isPaused']), actions: tooSoon.actions },
          inviting,
          placing,
        ],
      },
    },
  },
})

export type RegistrationSnapshot = SnapshotFrom<typeof registrationLifecycle>

/** What people can do with a registration; the server sets the sender. */
export const registrationOffers: Offers<typeof registrationLifecycle, RegistrationAction, RegistrationFacts> = {
  lifecycle: registrationLifecycle,
  eventOf: (type, { revision, facts }, reason) => ({ type, revision, facts, reason }),
}

/** The state of a stored record. */
export const registrationAt = (state: RegistrationState, context: RegistrationContext): RegistrationSnapshot =>
  registrationLifecycle.resolveState({ value: state, context })
