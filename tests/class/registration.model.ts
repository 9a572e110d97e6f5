import assert from 'node:assert/strict'

import {
  PAUSE_MS,
  registrationLifecycle,
  type RegistrationContext,
  type RegistrationEvent,
  type RegistrationFacts,
  type RegistrationSnapshot,
} from '#machines/class/registration.lifecycle.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'
import { isBlank, isTooLong, longestReason, unseenReason } from '#tests/kit/models/reasons.ts'
import { START } from '#tests/kit/server/test-clock.ts'

/** So short that a session outlasts the class: people would be signed out in between. */
const STEP = 20 * 60_000
const now = START.getTime()
const facts: RegistrationFacts = {
  now,
  opensAt: now - STEP,
  closesAt: now + STEP,
  endsAt: now + 3 * STEP,
  isAnnounced: true,
  isLearner: false,
  isStaff: false,
  isInvited: true,
  needsConsent: false,
  changedAt: null,
  asksApproval: false,
  isFull: false,
  hasWaitingList: false,
  declinesAtEnd: false,
  ticket: 7,
}
const learner: RegistrationFacts = { ...facts, isLearner: true }
const staff: RegistrationFacts = { ...facts, isStaff: true }
/** The window has ended. */
const closed: RegistrationFacts = { ...facts, now: facts.closesAt }
/** Somebody else, who is neither. */
const outsider = facts
/** Both sides of the end of the pause. */
const aroundPause = (of: RegistrationFacts): readonly RegistrationFacts[] => [
  { ...of, changedAt: of.now - PAUSE_MS + 1 },
  { ...of, changedAt: of.now - PAUSE_MS },
]
const asking: RegistrationFacts = { ...staff, needsConsent: true }
/** Both sides of a moment. */
const around = (of: RegistrationFacts, at: number): readonly RegistrationFacts[] => [
  { ...of, now: at - 1 },
  { ...of, now: at },
]
const reasons = ['Other plans', longestReason, `${longestReason}.`, '', ' \n ', unseenReason]

/** Revisions are unbounded; the model stops at this many. */
const enough = 4
const goesOn = ({ revision }: RegistrationContext): boolean => revision < enough
const seen = (context: RegistrationContext, by: readonly RegistrationFacts[]) =>
  goesOn(context) ? by.map((each) => ({ revision: context.revision, facts: each })) : []
const missed = (context: RegistrationContext, by: RegistrationFacts) =>
  goesOn(context) ? [{ revision: context.revision - 1, facts: by }] : []

const registers = (context: RegistrationContext) => [
  ...seen(context, [
    learner,
    { ...learner, asksApproval: true },
    { ...learner, asksApproval: true, isFull: true, hasWaitingList: true },
    { ...learner, isFull: true, hasWaitingList: true },
    { ...learner, isFull: true },
    { ...learner, asksApproval: true, isFull: true },
    { ...learner, isInvited: false },
    { ...learner, isAnnounced: false },
    // Only who runs the class learns that there is one.
    { ...learner, isStaff: true, isAnnounced: false },
    ...around(learner, facts.opensAt),
    ...around(learner, facts.closesAt),
    { ...learner, now: facts.endsAt },
    ...aroundPause(learner),
    outsider,
    staff,
  ]),
  ...missed(context, learner),
]
const putsIn = (context: RegistrationContext) => [
  ...decides(context),
  ...seen(context, [
    asking,
    { ...asking, isInvited: false },
    { ...asking, isFull: true },
    ...aroundPause(asking),
    ...aroundPause(staff),
  ]),
]
const accepts = (context: RegistrationContext) => [
  ...seen(context, [
    learner,
    { ...learner, isFull: true },
    { ...learner, isFull: true, hasWaitingList: true },
    { ...learner, isStaff: true, isAnnounced: false },
    ...around(learner, facts.endsAt),
    outsider,
    staff,
  ]),
  ...missed(context, learner),
]
const decides = (context: RegistrationContext) => [
  ...seen(context, [
    staff,
    { ...staff, isFull: true },
    { ...staff, isFull: true, hasWaitingList: true },
    { ...staff, isAnnounced: false },
    ...around(staff, facts.endsAt),
    { ...staff, isLearner: true },
    outsider,
  ]),
  ...missed(context, staff),
]
const reasoned = (context: RegistrationContext, by: RegistrationFacts) => [
  ...reasons.flatMap((reason) => seen(context, [by]).map((each) => ({ ...each, reason }))),
  ...[...seen(context, [learner, staff, { ...staff, isLearner: true }, outsider]), ...missed(context, by)].map(
    (each) => ({ ...each, reason: 'Other plans' }),
  ),
  ...seen(context, around(by, facts.endsAt)).map((each) => ({ ...each, reason: 'Other plans' })),
]

type Event<Type> = Extract<RegistrationEvent, { readonly type: Type }>
type Sent<Type> = Step<RegistrationSnapshot, Event<Type>>
type State = RegistrationSnapshot['value']

const isOutside = (state: State): boolean => ['unregistered', 'declined', 'withdrawn'].includes(state)

/** Everything else is unchanged. */
function refuses({ before, after, effects }: Step<RegistrationSnapshot>, code: string): void {
  assert.deepEqual([after.value, after.context, effects], [before.value, before.context, [`refuse {"code":"${code}"}`]])
}

/** One revision on. */
function leadsTo(
  { before, after, effects }: Step<RegistrationSnapshot>,
  value: State,
  kept: { readonly ticket?: number | null; readonly reason?: string },
  expected: readonly string[],
): void {
  assert.deepEqual(after.context, { revision: before.context.revision + 1, ticket: null, reason: '', ...kept })
  assert.equal(after.value, value)
  assert.deepEqual(effects, expected)
}
const tells = (notice: string) => `tellLearner {"notice":"registration.${notice}"}`
const isSilent = ({ before, after }: Step<RegistrationSnapshot>): void => assert.equal(after, before)

const notStaff = ({ isLearner, isStaff }: RegistrationFacts): string | null =>
  isLearner ? 'registration.ownRegistration' : isStaff ? null : 'registration.notStaff'
const wrongReason = (reason: string): string | null =>
  isBlank(reason) ? 'registration.reasonMissing' : isTooLong(reason) ? 'registration.reasonTooLong' : null
type Revised = Sent<'register' | 'withdraw' | 'putIn' | 'approve' | 'decline' | 'takeOut' | 'accept' | 'turnDown'>
const isStale = ({ before, event }: Pick<Revised, 'before' | 'event'>): boolean =>
  event.revision !== before.context.revision

const isPaused = ({ before, event }: Sent<'register' | 'putIn'>): boolean =>
  before.value === 'withdrawn' && event.facts.changedAt !== null && event.facts.now < event.facts.changedAt + PAUSE_MS

/** [REG-01, REG-03, ERROR-25 to ERROR-28] Why nobody is let in, independent of the machine. */
function registerRefusal(step: Sent<'register'>): string | null {
  const { before, event } = step
  const { facts: given } = event
  if (!given.isLearner) return 'registration.notYours'
  if (before.value === 'invited') return 'registration.alreadyInvited'
  if (before.value === 'underReview') return 'registration.notYetApproved'
  if (before.value === 'waiting') return 'registration.alreadyWaiting'
  if (before.value === 'registered') return 'registration.alreadyRegistered'
  if (isStale(step)) return 'record.stale'
  if (isPaused(step)) return 'registration.tooSoon'
  if (!given.isAnnounced) return 'registration.classNotOpened'
  if (given.now >= given.endsAt) return 'registration.classFinished'
  if (given.now < given.opensAt) return 'registration.notStarted'
  if (given.now >= given.closesAt) return 'registration.ended'
  if (!given.isInvited) return 'registration.notInvited'
  return given.isFull && !given.hasWaitingList ? 'registration.full' : null
}

function withdrawalRefusal(step: Sent<'withdraw'>): string | null {
  const { facts: given, reason } = step.event
  if (!given.isLearner) return 'registration.notYours'
  if (isOutside(step.before.value) || step.before.value === 'invited') return 'registration.notRegistered'
  if (isStale(step)) return 'record.stale'
  return given.now >= given.endsAt ? 'registration.classFinished' : wrongReason(reason)
}

function putInRefusal(step: Sent<'putIn'>): string | null {
  const { facts: given } = step.event
  const sender = notStaff(given)
  if (sender !== null) return sender
  if (step.before.value === 'registered') return 'registration.alreadyRegistered'
  if (step.before.value === 'invited' && given.needsConsent) return 'registration.alreadyInvited'
  if (isStale(step)) return 'record.stale'
  if (!given.isAnnounced) return 'registration.classNotOpened'
  if (given.now >= given.endsAt) return 'registration.classFinished'
  if (given.isFull) return 'registration.full'
  return given.needsConsent && isPaused(step) ? 'registration.tooSoon' : null
}

function answerRefusal(step: Sent<'accept' | 'turnDown'>): string | null {
  const { facts: given, type } = step.event
  if (!given.isLearner) return 'registration.notYours'
  if (step.before.value !== 'invited') return 'registration.noInvitation'
  if (isStale(step)) return 'record.stale'
  if (type === 'accept' && !given.isAnnounced) return 'registration.classNotOpened'
  if (given.now >= given.endsAt) return 'registration.classFinished'
  if (step.event.type === 'turnDown')
    return wrongReason(step.event.reason) === 'registration.reasonTooLong' ? 'registration.reasonTooLong' : null
  return given.isFull && !given.hasWaitingList ? 'registration.full' : null
}

function approvalRefusal(step: Sent<'approve'>): string | null {
  const { facts: given } = step.event
  const sender = notStaff(given)
  if (sender !== null) return sender
  if (step.before.value === 'registered') return 'registration.alreadyRegistered'
  if (step.before.value === 'waiting') return 'registration.alreadyWaiting'
  if (step.before.value !== 'underReview') return 'registration.nothingToDecide'
  if (isStale(step)) return 'record.stale'
  if (given.now >= given.endsAt) return 'registration.classFinished'
  return given.isFull && !given.hasWaitingList ? 'registration.full' : null
}

function takenOutRefusal(step: Sent<'decline' | 'takeOut'>): string | null {
  const { type, facts: given, reason } = step.event
  const sender = notStaff(given)
  if (sender !== null) return sender
  const open: readonly State[] = type === 'decline' ? ['underReview', 'waiting'] : ['invited', 'waiting', 'registered']
  if (!open.includes(step.before.value))
    return type === 'decline' ? 'registration.nothingToDecide' : 'registration.notRegistered'
  if (isStale(step)) return 'record.stale'
  if (type === 'takeOut' && given.now >= given.endsAt) return 'registration.classFinished'
  return wrongReason(reason)
}

const givesBack = (state: State): readonly string[] =>
  state === 'registered' ? ['givePlace', 'endLeaves', 'endExams', 'handOver'] : []

export const registrationModel = pathModel(registrationLifecycle, {
  inputs: [undefined],
  events: {
    register: registers,
    withdraw: (context) => reasoned(context, learner),
    approve: decides,
    decline: (context) => reasoned(context, staff),
    putIn: putsIn,
    accept: accepts,
    turnDown: (context) => reasoned(context, learner),
    takeOut: (context) => reasoned(context, staff),
    enter: [{ facts: learner }],
    placeFreed: (context) => (goesOn(context) ? [{}] : []),
    windowEnded: (context) =>
      goesOn(context) ? [{ facts: { ...closed, declinesAtEnd: true } }, { facts: closed }] : [],
    classEnded: (context) => (goesOn(context) ? [{ facts: { ...facts, now: facts.endsAt } }] : []),
    adopt: [{}],
  },
  senders: {
    register: 'learner',
    withdraw: 'learner',
    accept: 'learner',
    turnDown: 'learner',
    approve: ['headmaster', 'teacher', 'admin'],
    decline: ['headmaster', 'teacher', 'admin'],
    putIn: ['headmaster', 'teacher', 'admin'],
    takeOut: ['headmaster', 'teacher', 'admin'],
    // Asked for when somebody opens what only participants see; nobody sends it.
    enter: 'server',
    placeFreed: 'server',
    windowEnded: 'clock',
    classEnded: 'clock',
    adopt: 'server',
  },
  services: {},
  states: {
    unregistered: ({ tags, context }) =>
      assert.deepEqual([[...tags], context], [[], { revision: 0, ticket: null, reason: '' }]),
    invited: ({ tags, context }) =>
      assert.deepEqual([tags.has('pending'), context.ticket, context.reason], [true, null, '']),
    underReview: ({ tags, context }) => assert.ok(tags.has('pending') && context.ticket !== null),
    waiting: ({ tags, context }) => assert.ok(tags.has('pending') && context.ticket !== null),
    registered: ({ tags, context }) =>
      assert.deepEqual([tags.has('granted'), context.ticket, context.reason], [true, null, '']),
    declined: ({ tags, context }) => assert.deepEqual([tags.has('aside'), context.ticket], [true, null]),
    withdrawn: ({ tags, context }) => assert.deepEqual([tags.has('aside'), context.ticket], [true, null]),
  },
  does: {
    register: (step) => {
      const code = registerRefusal(step)
      if (code !== null) return refuses(step, code)
      const { asksApproval, isFull, ticket } = step.event.facts
      if (asksApproval)
        leadsTo(step, 'underReview', { ticket }, ['giveTicket', 'tellStaff {"notice":"registration.asked"}'])
      else if (isFull) leadsTo(step, 'waiting', { ticket }, ['giveTicket'])
      else leadsTo(step, 'registered', {}, ['takePlace'])
    },
    withdraw: (step) => {
      const code = withdrawalRefusal(step)
      if (code !== null) return refuses(step, code)
      leadsTo(step, 'withdrawn', { reason: step.event.reason }, givesBack(step.before.value))
    },
    approve: (step) => {
      const code = approvalRefusal(step)
      if (code !== null) return refuses(step, code)
      const { ticket } = step.before.context
      if (step.event.facts.isFull) leadsTo(step, 'waiting', { ticket }, [tells('queued')])
      else leadsTo(step, 'registered', {}, ['takePlace', tells('approved')])
    },
    decline: (step) => {
      const code = takenOutRefusal(step)
      if (code !== null) return refuses(step, code)
      leadsTo(step, 'declined', { reason: step.event.reason }, [tells('declined')])
    },
    putIn: (step) => {
      const code = putInRefusal(step)
      if (code !== null) return refuses(step, code)
      if (step.event.facts.needsConsent && isOutside(step.before.value))
        return leadsTo(step, 'invited', {}, [tells('invited')])
      leadsTo(step, 'registered', {}, ['takePlace', tells('putIn')])
    },
    takeOut: (step) => {
      const code = takenOutRefusal(step)
      if (code !== null) return refuses(step, code)
      leadsTo(step, 'withdrawn', { reason: step.event.reason }, [
        ...givesBack(step.before.value),
        tells(step.before.value === 'invited' ? 'uninvited' : 'takenOut'),
      ])
    },
    accept: (step) => {
      const code = answerRefusal(step)
      if (code !== null) return refuses(step, code)
      const { isFull, ticket } = step.event.facts
      if (isFull) leadsTo(step, 'waiting', { ticket }, ['giveTicket'])
      else leadsTo(step, 'registered', {}, ['takePlace', 'tellStaff {"notice":"registration.accepted"}'])
    },
    turnDown: (step) => {
      const code = answerRefusal(step)
      if (code !== null) return refuses(step, code)
      leadsTo(step, 'withdrawn', { reason: step.event.reason }, ['tellStaff {"notice":"registration.turnedDown"}'])
    },
    enter: (step) => {
      const { value } = step.before
      if (value === 'registered') {
        // What answers an event leads to another snapshot, even of the same.
        assert.notEqual(step.after, step.before)
        assert.deepEqual([step.after.value, step.after.context], ['registered', step.before.context])
        return
      }
      const codes = { underReview: 'registration.notYetApproved', waiting: 'registration.alreadyWaiting' } as const
      refuses(step, value === 'underReview' || value === 'waiting' ? codes[value] : 'registration.notRegistered')
    },
    placeFreed: (step) => {
      if (step.before.value !== 'waiting') return isSilent(step)
      leadsTo(step, 'registered', {}, ['takePlace', tells('movedUp')])
    },
    windowEnded: (step) => {
      if (step.before.value !== 'underReview') return isSilent(step)
      if (!step.event.facts.declinesAtEnd) return refuses(step, 'registration.reviewGoesOn')
      leadsTo(step, 'declined', {}, [tells('lapsed')])
    },
    classEnded: (step) => {
      if (step.before.value === 'invited') return leadsTo(step, 'declined', {}, [])
      if (!['underReview', 'waiting'].includes(step.before.value)) return isSilent(step)
      leadsTo(step, 'declined', {}, [tells('lapsed')])
    },
    adopt: (step) => {
      if (step.before.value !== 'unregistered') return isSilent(step)
      leadsTo(step, 'registered', {}, [])
    },
  },
  layers: {
    http: async () => (await import('./registration.http.ts')).default,
    browser: async () => (await import('./registration.browser.ts')).default,
  },
})
