import assert from 'node:assert/strict'

import type {
  ExamRegistrationContext,
  ExamRegistrationEvent,
  ExamRegistrationFacts,
  ExamRegistrationSnapshot,
} from '#machines/exam/exam-registration.lifecycle.ts'
import { examRegistrationLifecycle } from '#machines/exam/exam-registration.lifecycle.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'
import { isBlank, isTooLong, longestReason, unseenReason } from '#tests/kit/models/reasons.ts'
import { HOUR, START } from '#tests/kit/server/test-clock.ts'

const now = START.getTime()
const facts: ExamRegistrationFacts = {
  now,
  closesAt: now + HOUR,
  isLearner: false,
  isStaff: false,
  isMeant: true,
  asksRegistration: true,
  asksApproval: false,
  hasBegun: false,
}
const learner: ExamRegistrationFacts = { ...facts, isLearner: true }
const staff: ExamRegistrationFacts = { ...facts, isStaff: true }
const outsider = facts
/** Both sides of the moment of closing. */
const around = (of: ExamRegistrationFacts) => [
  { ...of, now: of.closesAt - 1 },
  { ...of, now: of.closesAt },
]
const reasons = ['No place', longestReason, `${longestReason}.`, '', ' \n ', unseenReason]

/** Revisions are unbounded; the model stops at this many. */
const enough = 4
const seen = ({ revision }: ExamRegistrationContext, by: readonly ExamRegistrationFacts[]) =>
  revision < enough ? by.map((each) => ({ revision, facts: each })) : []
const missed = ({ revision }: ExamRegistrationContext, by: ExamRegistrationFacts) =>
  revision < enough ? [{ revision: revision - 1, facts: by }] : []

type Event<Type> = Extract<ExamRegistrationEvent, { readonly type: Type }>
type Sent<Type> = Step<ExamRegistrationSnapshot, Event<Type>>

/** Everything else is unchanged. */
function refuses({ before, after, effects }: Step<ExamRegistrationSnapshot>, code: string): void {
  assert.deepEqual([after.value, after.context, effects], [before.value, before.context, [`refuse {"code":"${code}"}`]])
}

/** One revision on. */
function leadsTo(
  { before, after, effects }: Step<ExamRegistrationSnapshot>,
  value: ExamRegistrationSnapshot['value'],
  reason: string,
  expected: readonly string[],
): void {
  assert.deepEqual(
    [after.value, after.context, effects],
    [value, { revision: before.context.revision + 1, reason }, expected],
  )
}

const isOutside = ({ value }: ExamRegistrationSnapshot): boolean => value === 'unregistered' || value === 'declined'
const hasClosed = ({ now: at, closesAt }: ExamRegistrationFacts): boolean => at >= closesAt
const isStale = ({
  before,
  event,
}: Pick<Sent<'register' | 'withdraw' | 'approve' | 'decline'>, 'before' | 'event'>): boolean =>
  event.revision !== before.context.revision
const notStaff = ({ isLearner, isStaff }: ExamRegistrationFacts): string | null =>
  isLearner ? 'exam.ownRegistration' : isStaff ? null : 'exam.notStaff'

/** [EXAM-04] Why nobody is let in, independent of the machine. */
function registerRefusal(step: Sent<'register'>): string | null {
  const { before, event } = step
  const given = event.facts
  if (!given.isLearner) return 'exam.notYours'
  if (before.value === 'underReview') return 'exam.notYetApproved'
  if (before.value === 'registered') return 'exam.alreadyRegistered'
  if (isStale(step)) return 'record.stale'
  if (!given.asksRegistration) return 'exam.noRegistration'
  if (hasClosed(given)) return 'exam.closed'
  return given.isMeant ? null : 'exam.notForYou'
}

function decisionRefusal(step: Sent<'approve' | 'decline'>): string | null {
  const { before, event } = step
  const sender = notStaff(event.facts)
  if (sender !== null) return sender
  if (before.value !== 'underReview') return 'exam.nothingToDecide'
  if (isStale(step)) return 'record.stale'
  if (event.type === 'approve') return hasClosed(event.facts) ? 'exam.closed' : null
  if (isBlank(event.reason)) return 'exam.reasonMissing'
  return isTooLong(event.reason) ? 'exam.reasonTooLong' : null
}

export const examRegistrationModel = pathModel(examRegistrationLifecycle, {
  inputs: [undefined],
  events: {
    register: (context) => [
      ...seen(context, [
        learner,
        { ...learner, asksApproval: true },
        { ...learner, asksRegistration: false },
        { ...learner, isMeant: false },
        ...around(learner),
        outsider,
        staff,
      ]),
      ...(context.revision > 0 ? missed(context, learner) : []),
    ],
    withdraw: (context) => [
      ...seen(context, [learner, { ...learner, hasBegun: true }, ...around(learner), outsider, staff]),
      ...missed(context, learner),
    ],
    approve: (context) => [
      ...seen(context, [staff, ...around(staff), { ...staff, isLearner: true }, outsider]),
      ...missed(context, staff),
    ],
    decline: (context) => [
      ...reasons.flatMap((reason) => seen(context, [staff]).map((each) => ({ ...each, reason }))),
      ...[...seen(context, [...around(staff), { ...staff, isLearner: true }, outsider]), ...missed(context, staff)].map(
        (each) => ({ ...each, reason: 'No place' }),
      ),
    ],
    membershipEnded: (context) => seen(context, [facts, { ...facts, hasBegun: true }, ...around(facts)]),
  },
  senders: {
    register: 'learner',
    withdraw: 'learner',
    approve: ['headmaster', 'teacher', 'admin'],
    decline: ['headmaster', 'teacher', 'admin'],
    membershipEnded: 'server',
  },
  services: {},
  states: {
    unregistered: ({ tags, context }) => assert.deepEqual([[...tags], context.reason], [[], '']),
    underReview: ({ tags, context }) => assert.deepEqual([tags.has('pending'), context.reason], [true, '']),
    declined: ({ tags, context }) => assert.ok(tags.has('aside') && !isBlank(context.reason)),
    registered: ({ tags, context }) => assert.deepEqual([tags.has('granted'), context.reason], [true, '']),
  },
  does: {
    register: (step) => {
      const code = registerRefusal(step)
      if (code !== null) return refuses(step, code)
      if (step.event.facts.asksApproval) leadsTo(step, 'underReview', '', ['tellStaff {"notice":"exam.asked"}'])
      else leadsTo(step, 'registered', '', [])
    },
    withdraw: (step) => {
      if (!step.event.facts.isLearner) return refuses(step, 'exam.notYours')
      if (isOutside(step.before)) return refuses(step, 'exam.notRegistered')
      if (isStale(step)) return refuses(step, 'record.stale')
      if (step.event.facts.hasBegun) return refuses(step, 'exam.alreadyBegun')
      leadsTo(step, 'unregistered', '', [])
    },
    approve: (step) => {
      const code = decisionRefusal(step)
      if (code !== null) return refuses(step, code)
      leadsTo(step, 'registered', '', ['tellLearner {"notice":"exam.approved"}'])
    },
    decline: (step) => {
      const code = decisionRefusal(step)
      if (code !== null) return refuses(step, code)
      leadsTo(step, 'declined', step.event.reason, ['tellLearner {"notice":"exam.declined"}'])
    },
    membershipEnded: (step) => {
      if (isOutside(step.before)) return refuses(step, 'exam.notRegistered')
      if (step.event.facts.hasBegun) return refuses(step, 'exam.alreadyBegun')
      if (hasClosed(step.event.facts)) return refuses(step, 'exam.closed')
      leadsTo(step, 'unregistered', '', ['tellLearner {"notice":"exam.lapsed"}'])
    },
  },
  layers: {
    http: async () => (await import('./exam-registration.http.ts')).default,
    browser: async () => (await import('./exam-registration.browser.ts')).default,
  },
})
