import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { moment } from '#api/kit/moment.ts'
import { paging } from '#api/kit/paging.ts'
import { recordStanding, seen, seenWithReason, writtenReason } from '#api/kit/record.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** [REG-04] The states of a learner's registration. */
export const registrationStates = [
  'unregistered',
  'invited',
  'underReview',
  'waiting',
  'registered',
  'declined',
  'withdrawn',
] as const
export type RegistrationState = (typeof registrationStates)[number]

/** What people can do with a registration. */
export const registrationActions = [
  'register',
  'withdraw',
  'approve',
  'decline',
  'putIn',
  'takeOut',
  'accept',
  'turnDown',
] as const
export type RegistrationAction = (typeof registrationActions)[number]

const [said, saidWithReason] = [z.object(seen), z.object(seenWithReason)]
/** What people say with the events of a registration. */
export const registrationSaid = {
  register: said,
  approve: said,
  putIn: said,
  accept: said,
  turnDown: saidWithReason,
  withdraw: saidWithReason,
  decline: saidWithReason,
  takeOut: saidWithReason,
}

export const registration = z.object({
  /** Null: the learner has never registered, so there is no record yet. */
  registrationID: z.nullable(z.string()),
  classID: z.string(),
  /** In the caller's language. */
  className: z.string(),
  learner: z.object({ userId: z.string(), originalName: z.string() }),
  state: z.enum(registrationStates),
  /** The place in line, from 1; null: it does not wait. */
  position: z.nullable(z.number()),
  /** How many wait for a place in the class. */
  inLine: z.number(),
  /** Why it was declined, withdrawn or taken out; empty: no reason applies. */
  reason: z.string(),
  /** Of the last request; null: there was none. */
  requestedAt: z.nullable(moment),
  ...recordStanding({
    events: [...registrationActions, 'placeFreed', 'windowEnded', 'classEnded', 'adopt'],
    told: { words: z.string() },
    facts: {
      /** Milliseconds since 1970, like all times here. */
      now: z.number(),
      /** The registration window; its end is exclusive. */
      opensAt: z.number(),
      closesAt: z.number(),
      /** The exclusive end of the class. */
      endsAt: z.number(),
      /** Learners can see the class. */
      isAnnounced: z.boolean(),
      /** The sender is the learner of the registration. */
      isLearner: z.boolean(),
      /** The sender runs the class: one of its class teachers, or an administrator. */
      isStaff: z.boolean(),
      /** The class is open to the learner: to all, to the learner's department, or by invitation. */
      isInvited: z.boolean(),
      /** The learner is asked first: not in the audience without an invitation, and the sender is no administrator. */
      needsConsent: z.boolean(),
      /** When the registration has last changed; null: never. */
      changedAt: z.nullable(z.number()),
      asksApproval: z.boolean(),
      isFull: z.boolean(),
      hasWaitingList: z.boolean(),
      /** Whoever is under review when the window ends is declined. */
      declinesAtEnd: z.boolean(),
      /** The next number in the order of arrival. */
      ticket: z.number(),
    },
  }),
})
export type Registration = z.infer<typeof registration>

/** A hidden class is refused with `request.notFound`. */
export const getOwnRegistration = call({
  method: 'GET',
  path: 'api-classes/portal/registration/own/{classID}',
  summary: "The caller's own registration for a class, also before there is one.",
  payload: z.object({ classID: id }),
  answer: registration,
  preventMessage: true,
})

/** [REG-01, REG-05] Refused with the lifecycle's codes for `register`. */
export const registerForClass = call({
  method: 'POST',
  path: 'api-classes/portal/registration/register',
  summary: 'Registers the caller for a class, for the first time or again.',
  payload: z.object({
    classID: id,
    /**
     * The revision that the caller has seen; 0: there was no registration yet. So a copy that arrives after a
     * withdrawal does not register again.
     */
    revision: z.int(),
  }),
  answer: registration,
  preventMessage: true,
})

/** [REG-06] Refused with the lifecycle's codes for the event. */
export const sendRegistrationEvent = call({
  method: 'PUT',
  path: 'api-classes/portal/registration/{registrationID}/event',
  summary: 'Withdraws from a class; accepts or turns down an invitation; or approves, declines, puts in, takes out.',
  payload: z.object({
    registrationID: id,
    /** One of the lifecycle's client events except `register`; others are refused. */
    type: z.string().check(z.maxLength(64)),
    ...seenWithReason,
  }),
  answer: registration,
  preventMessage: true,
})

/** The registrations of a class, for those who run it; another class is refused with `request.notFound`. */
export const listRegistrations = call({
  method: 'GET',
  path: 'api-classes/manage/registration/list',
  summary: 'The registrations of a class: who is under review or waits in the order of arrival, others by name.',
  payload: z.object({
    classID: id,
    state: z.optional(z.enum(registrationStates)),
    /** In the name or the account name. */
    keywords: z.optional(z.string().check(z.maxLength(100))),
    ...paging,
  }),
  answer: z.object({
    list: z.array(registration),
    count: z.number(),
    /** How many there are by state, regardless of the filter. */
    counts: z.object({
      unregistered: z.number(),
      invited: z.number(),
      underReview: z.number(),
      waiting: z.number(),
      registered: z.number(),
      declined: z.number(),
      withdrawn: z.number(),
    }),
  }),
  preventMessage: true,
})

const results = z.array(
  z.object({
    /** The registration, or the learner where there was none. */
    id: z.string(),
    /** Null: it was done. */
    reason: z.nullable(z.string()),
    /** The refusal in the caller's language. */
    message: z.nullable(z.string()),
  }),
)
export type RegistrationResults = z.infer<typeof results>

/** Each is decided independently: a refusal of one does not affect the others. */
export const decideRegistrations = call({
  method: 'PUT',
  path: 'api-classes/manage/registration/decide',
  summary: 'Approves or declines several registrations, or takes several learners or invitations out, with one reason.',
  payload: z.object({
    decision: z.enum(['approve', 'decline', 'takeOut']),
    registrations: z
      .array(z.strictObject({ registrationID: id, revision: z.int() }))
      .check(z.minLength(1), z.maxLength(100)),
    reason: writtenReason,
  }),
  answer: z.object({ results }),
  preventMessage: true,
})

export const putInLearners = call({
  method: 'POST',
  path: 'api-classes/manage/registration/put-in',
  summary: 'Puts learners into a class, each independently; who is outside its audience is invited.',
  payload: z.object({ classID: id, userIDs: z.array(id).check(z.minLength(1), z.maxLength(100)) }),
  answer: z.object({ results }),
  preventMessage: true,
})
