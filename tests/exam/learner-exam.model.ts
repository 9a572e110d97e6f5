import assert from 'node:assert/strict'

import type { ExamFacts } from '#api/exam/exam.contract.ts'
import type {
  LearnerExamContext,
  LearnerExamEvent,
  LearnerExamSnapshot,
  MarkedFacts,
  WritingFacts,
} from '#machines/exam/learner-exam.lifecycle.ts'
import { EXTRA_MAX, learnerExamLifecycle } from '#machines/exam/learner-exam.lifecycle.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'
import { isBlank, isTooLong, longestReason, unseenReason } from '#tests/kit/models/reasons.ts'
import { START } from '#tests/kit/server/test-clock.ts'

/** So short that a session outlasts the exam: people would be signed out in between. */
const STEP = 20 * 60_000
const now = START.getTime()
const facts: ExamFacts = {
  now,
  opensAt: now - STEP,
  closesAt: now + 3 * STEP,
  latestAt: now + STEP,
  isLearner: true,
  isMeant: true,
  asksRegistration: true,
  isRegistered: true,
  hasAttemptsLeft: true,
  hoursMissing: 0,
  hasStudied: true,
}
const beginnings: readonly Partial<ExamFacts>[] = [
  {},
  { now: facts.opensAt - 1 },
  { now: facts.opensAt },
  { now: facts.latestAt - 1 },
  { now: facts.latestAt },
  { now: facts.closesAt - 1, latestAt: facts.closesAt },
  { now: facts.closesAt, latestAt: facts.closesAt + 1 },
  { isLearner: false },
  { isMeant: false },
  { isRegistered: false },
  { hasAttemptsLeft: false },
  { hoursMissing: 0.01 },
  { hasStudied: false },
]
const writing: WritingFacts = { isLearner: true, isWriter: true, isTimeUp: false }
const writings: readonly Partial<WritingFacts>[] = [{}, { isLearner: false }, { isWriter: false }, { isTimeUp: true }]
const marks: readonly MarkedFacts[] = [
  { best: 60, isPassed: true, hasAttemptsLeft: true },
  { best: 60, isPassed: true, hasAttemptsLeft: false },
  { best: 30, isPassed: false, hasAttemptsLeft: true },
  { best: 30, isPassed: false, hasAttemptsLeft: false },
  { best: 40, isPassed: false, hasAttemptsLeft: true },
  { best: 40, isPassed: false, hasAttemptsLeft: false },
  { best: 70, isPassed: true, hasAttemptsLeft: true },
]
const extra = { minutes: 10, reason: 'A power cut', facts: { isStaff: true, isTimeUp: false } }
const extras: readonly Partial<typeof extra>[] = [
  {},
  { minutes: 0 },
  { minutes: 1 },
  { minutes: 1.5 },
  { minutes: EXTRA_MAX },
  { minutes: EXTRA_MAX + 1 },
  { reason: '' },
  { reason: ' \n' },
  { reason: unseenReason },
  { reason: longestReason },
  { reason: `${longestReason}.` },
  { facts: { isStaff: false, isTimeUp: false } },
  { facts: { isStaff: true, isTimeUp: true } },
]

/** Revisions are unbounded; the model stops at this many. */
const enough = 6
const goesOn = ({ revision }: LearnerExamContext): boolean => revision < enough
const of =
  <Sample>(samples: readonly Sample[]) =>
  (context: LearnerExamContext): readonly Sample[] =>
    goesOn(context) ? samples : []
const sentBy = of(writings.map((more) => ({ facts: { ...writing, ...more } })))

type Event<Type> = Extract<LearnerExamEvent, { readonly type: Type }>
type Sent<Type> = Step<LearnerExamSnapshot, Event<Type>>
type State = LearnerExamSnapshot['value']

/** Everything else is unchanged. */
function refuses({ before, after, effects }: Step<LearnerExamSnapshot>, code: string): void {
  assert.deepEqual([after.value, after.context, effects], [before.value, before.context, [`refuse {"code":"${code}"}`]])
}
/** One revision on. */
function leadsTo(
  { before, after, effects }: Step<LearnerExamSnapshot>,
  value: State,
  kept: Partial<LearnerExamContext>,
  expected: readonly string[],
): void {
  assert.deepEqual(
    [after.value, after.context, effects],
    [value, { ...before.context, revision: before.context.revision + 1, ...kept }, expected],
  )
}
const isSilent = ({ before, after }: Step<LearnerExamSnapshot>): void => assert.equal(after, before)
const tells = (notice: string) => `tellLearner {"notice":"exam.${notice}"}`
const grades = (outcome: string) => `grade {"outcome":"${outcome}"}`

/** Where another attempt cannot be begun at all. */
const closed: Partial<Record<State, string>> = {
  inProgress: 'exam.inProgress',
  marking: 'exam.beingMarked',
  passed: 'exam.alreadyPassed',
}

/** [EXAM-06, EXAM-07, ERROR-24] Why nobody begins, independent of the machine. */
function beginRefusal({ value }: LearnerExamSnapshot, given: ExamFacts): string | null {
  if (!given.isLearner) return 'exam.notYours'
  const code = closed[value]
  if (code !== undefined) return code
  if (!given.isMeant) return 'exam.notForYou'
  if (given.now < given.opensAt) return 'exam.notOpen'
  if (given.now >= given.closesAt) return 'exam.closed'
  if (given.now >= given.latestAt) return 'exam.tooLate'
  if (!given.isRegistered) return 'exam.notRegistered'
  if (!given.hasAttemptsLeft) return 'exam.noAttemptsLeft'
  if (given.hoursMissing > 0) return 'exam.hoursMissing'
  return given.hasStudied ? null : 'exam.notStudied'
}

/** Why a paper is not written, independent of the machine. */
function writeRefusal({ before, event }: Sent<'takeOver' | 'save' | 'handIn'>): string | null {
  const { isLearner, isWriter, isTimeUp } = event.facts
  if (!isLearner) return 'exam.notYours'
  const isWritten = before.value === 'inProgress'
  if (isTimeUp && (isWritten || event.type === 'save')) return 'exam.timeUp'
  if (!isWritten) return 'exam.notInProgress'
  return isWriter || event.type === 'takeOver' ? null : 'exam.anotherWriter'
}

function extraRefusal({ before, event }: Sent<'extraTime'>): string | null {
  if (!event.facts.isStaff) return 'exam.notStaff'
  if (before.value !== 'inProgress') return 'exam.notInProgress'
  if (event.revision !== before.context.revision) return 'record.stale'
  if (event.facts.isTimeUp) return 'exam.timeUp'
  const { minutes, reason } = event
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > EXTRA_MAX) return 'exam.minutesInvalid'
  if (isBlank(reason)) return 'exam.reasonMissing'
  return isTooLong(reason) ? 'exam.reasonTooLong' : null
}

const isFinished = (value: State): boolean => ['awaitingMakeUp', 'passed', 'failed', 'over'].includes(value)

export const learnerExamModel = pathModel(learnerExamLifecycle, {
  inputs: [undefined],
  events: {
    begin: of(beginnings.map((more) => ({ facts: { ...facts, ...more } }))),
    takeOver: sentBy,
    save: sentBy,
    handIn: sentBy,
    timeUp: of([true, false].map((isTimeUp) => ({ facts: { isLearner: false, isWriter: false, isTimeUp } }))),
    marked: of(marks.map((each) => ({ facts: each }))),
    remarked: of(marks.map((each) => ({ facts: each }))),
    windowEnded: of([true, false].map((hasClosed) => ({ facts: { hasClosed } }))),
    extraTime: (context) =>
      goesOn(context)
        ? [
            ...extras.map((more) => ({ revision: context.revision, ...extra, ...more })),
            { ...extra, revision: context.revision - 1 },
          ]
        : [],
  },
  senders: {
    begin: 'learner',
    takeOver: 'learner',
    // Asked for when answers arrive; nobody sends it.
    save: 'server',
    handIn: 'learner',
    timeUp: 'clock',
    marked: 'server',
    remarked: 'server',
    windowEnded: 'clock',
    extraTime: ['headmaster', 'teacher', 'admin'],
  },
  services: {},
  states: {
    notTaken: ({ context }) => assert.deepEqual(context, { revision: 0, attempts: 0, best: null }),
    inProgress: ({ context }) => assert.ok(context.attempts > 0),
    marking: ({ tags, context }) => assert.ok(tags.has('pending') && context.attempts > 0),
    awaitingMakeUp: ({ context }) => assert.notEqual(context.best, null),
    passed: ({ tags, context }) => assert.ok(tags.has('passed') && context.best !== null),
    failed: ({ context }) => assert.notEqual(context.best, null),
    over: ({ context }) => assert.ok(context.revision > 0),
  },
  does: {
    begin: (step) => {
      const code = beginRefusal(step.before, step.event.facts)
      if (code !== null) return refuses(step, code)
      leadsTo(step, 'inProgress', { attempts: step.before.context.attempts + 1 }, ['drawPaper'])
    },
    takeOver: (step) => {
      const code = writeRefusal(step)
      if (code !== null) return refuses(step, code)
      leadsTo(step, 'inProgress', {}, [])
    },
    save: (step) => {
      const code = writeRefusal(step)
      if (code !== null) return refuses(step, code)
      // What answers an event leads to another snapshot, even of the same.
      assert.notEqual(step.after, step.before)
      assert.deepEqual([step.after.value, step.after.context, step.effects], ['inProgress', step.before.context, []])
    },
    handIn: (step) => {
      const code = writeRefusal(step)
      if (code !== null) {
        // What is handed in says so, whatever the time.
        return refuses(step, code)
      }
      leadsTo(step, 'marking', {}, ['closePaper'])
    },
    timeUp: (step) => {
      if (step.before.value !== 'inProgress') return isSilent(step)
      if (!step.event.facts.isTimeUp) return refuses(step, 'exam.stillOpen')
      leadsTo(step, 'marking', {}, ['closePaper'])
    },
    marked: (step) => {
      if (step.before.value !== 'marking') return isSilent(step)
      const { best, isPassed, hasAttemptsLeft } = step.event.facts
      if (isPassed) return leadsTo(step, 'passed', { best }, [grades('passed'), tells('passed')])
      if (hasAttemptsLeft) return leadsTo(step, 'awaitingMakeUp', { best }, [grades('makeUp'), tells('makeUp')])
      leadsTo(step, 'failed', { best }, [grades('failed'), tells('failed')])
    },
    remarked: (step) => {
      const { value } = step.before
      if (!isFinished(value)) return isSilent(step)
      const { best, isPassed, hasAttemptsLeft } = step.event.facts
      if (isPassed) return leadsTo(step, 'passed', { best }, [grades('passed'), tells('remarked')])
      if (value === 'over') return leadsTo(step, 'over', { best }, [tells('remarked')])
      leadsTo(step, hasAttemptsLeft ? 'awaitingMakeUp' : 'failed', { best }, [tells('remarked')])
    },
    windowEnded: (step) => {
      const { value } = step.before
      // Who has never begun has no record: a closed exam is shown as over to them without one.
      if (value !== 'awaitingMakeUp') return isSilent(step)
      if (!step.event.facts.hasClosed) return refuses(step, 'exam.stillOpen')
      leadsTo(step, 'over', {}, [grades('failed')])
    },
    extraTime: (step) => {
      const code = extraRefusal(step)
      if (code !== null) return refuses(step, code)
      const { minutes } = step.event
      leadsTo(step, 'inProgress', {}, [`addTime {"minutes":${minutes}}`, tells('extraTime')])
    },
  },
  layers: {
    http: async () => (await import('./learner-exam.http.ts')).default,
    browser: async () => (await import('./learner-exam.browser.ts')).default,
  },
})
