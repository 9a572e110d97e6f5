import assert from 'node:assert/strict'

import {
  LONGEST_GAP,
  SILENCE,
  learningFlowLifecycle,
  type LearningFlowEvent,
  type LearningFlowSnapshot,
} from '#machines/study/learning-flow.lifecycle.ts'
import { beginnings, keeps, recordings, resumptions, stops } from './learning-flow-samples.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'

type Event<Type> = Extract<LearningFlowEvent, { readonly type: Type }>
type Counting = 'keep' | 'stop' | 'resume' | 'record'
type Sent<Type> = Step<LearningFlowSnapshot, Event<Type>>

const isWhole = (...numbers: readonly number[]): boolean => numbers.every((each) => Number.isInteger(each) && each >= 0)
const between = (least: number, most: number, value: number): number => Math.max(least, Math.min(most, value))

/** The uncounted milliseconds that may have been studied. */
const uncounted = ({ context: { since, spare } }: LearningFlowSnapshot, now: number): number =>
  (since === null ? 0 : between(0, LONGEST_GAP, now - since)) + spare
const mostSeconds = (before: LearningFlowSnapshot, now: number): number =>
  before.context.seconds + Math.floor(uncounted(before, now) / 1000)

/** Before it has begun, a sitting cannot be called: it has no id. */
function isPlanned({ before, after }: Step<LearningFlowSnapshot>): boolean {
  if (before.value !== 'planned') return false
  assert.equal(after, before)
  return true
}

function refuses({ before, after, effects }: Step<LearningFlowSnapshot>, code: string): void {
  assert.deepEqual([after.value, after.context], [before.value, before.context])
  assert.deepEqual(effects, [`refuse {"code":"${code}"}`])
}

/** The time that an event counts, independent of the machine. */
function counts(step: Sent<Counting>, effects: readonly string[] = []): void {
  const { before, after, event } = step
  const { lecture, position } =
    event.type === 'record'
      ? before.context
      : { lecture: event.lecture, position: Math.min(event.position, event.facts.lecture.duration) }
  const seconds = between(before.context.seconds, mostSeconds(before, event.facts.now), event.seconds)
  assert.deepEqual(step.effects, effects)
  assert.equal(after.context.revision, before.context.revision + 1)
  assert.deepEqual([after.context.seconds, after.context.lecture, after.context.position], [seconds, lecture, position])
  assert.equal(after.context.spare, uncounted(before, event.facts.now) % 1000)
  for (const name of ['one', 'two']) {
    const [was, is] = [before, after].map(
      ({ context }) => context.tally.find((entry) => entry.lecture === name) ?? { seconds: 0, reached: 0 },
    )
    const more =
      name === lecture ? { seconds: seconds - before.context.seconds, reached: position } : { seconds: 0, reached: 0 }
    assert.deepEqual(
      is && [is.seconds, is.reached],
      was && [was.seconds + more.seconds, Math.max(was.reached, more.reached)],
    )
  }
}
const isStudied = ({ before, after, event }: Sent<'keep' | 'resume'>) =>
  assert.deepEqual(
    [after.value, after.context.since, after.context.stoppedBecause],
    ['studying', Math.max(before.context.since ?? 0, event.facts.now), null],
  )
const isAtRest = ({ after }: Step<LearningFlowSnapshot>, value: string, because: string | null) =>
  assert.deepEqual([after.value, after.context.since, after.context.stoppedBecause], [value, null, because])

/** Why a command of a window for an active sitting is refused. */
function unheard({ before, event }: Sent<'keep' | 'stop'>): string | null {
  if (before.value === 'recorded') return 'study.alreadyRecorded'
  if (before.value === 'unrecorded' || event.revision !== before.context.revision) return 'study.takenOver'
  if (!event.facts.lecture.isOfCourse) return 'study.otherCourse'
  return isWhole(event.seconds, event.position) ? null : 'study.secondsInvalid'
}

function beginRefusal({ position, facts: { lecture, hasOther } }: Event<'begin'>): string | null {
  if (!lecture.isOfCourse) return 'study.otherCourse'
  if (!isWhole(position)) return 'study.secondsInvalid'
  if (lecture.needsIe) return 'course.needsIe'
  if (!lecture.isPlayable) return 'course.noSource'
  return hasOther ? 'study.elsewhere' : null
}

function resumeRefusal({ before, event }: Sent<'resume'>): string | null {
  if (before.value === 'recorded') return 'study.alreadyRecorded'
  if (!event.facts.lecture.isOfCourse) return 'study.otherCourse'
  if (!isWhole(event.seconds, event.position)) return 'study.secondsInvalid'
  const { since } = before.context
  const isAlive = since !== null && event.facts.now - since < SILENCE
  return event.facts.hasOther || (isAlive && !event.takesOver) ? 'study.elsewhere' : null
}

function recordRefusal({ before, event }: Sent<'record'>): string | null {
  if (before.value === 'recorded') return 'study.alreadyRecorded'
  if (!isWhole(event.seconds)) return 'study.secondsInvalid'
  return event.seconds > mostSeconds(before, event.facts.now) ? 'study.moreThanPassed' : null
}

/** The times of the lectures add up to that of the sitting. */
function addsUp({ context }: LearningFlowSnapshot): void {
  assert.equal(
    context.tally.reduce((sum, { seconds }) => sum + seconds, 0),
    context.seconds,
  )
}

export const learningFlowModel = pathModel(learningFlowLifecycle, {
  inputs: [undefined],
  events: { begin: beginnings, keep: keeps, stop: stops, resume: resumptions, record: recordings },
  senders: { begin: 'learner', keep: 'learner', stop: 'learner', resume: 'learner', record: 'learner' },
  services: {},
  states: {
    planned: ({ context }) => assert.deepEqual([context.revision, context.seconds, context.tally], [0, 0, []]),
    studying: (shown) => {
      addsUp(shown)
      assert.notEqual(shown.context.since, null)
    },
    unrecorded: (shown) => {
      addsUp(shown)
      assert.deepEqual([shown.hasTag('offered'), shown.context.since], [true, null])
    },
    recorded: (shown) => {
      addsUp(shown)
      assert.deepEqual([shown.hasTag('recorded'), shown.context.since], [true, null])
    },
  },
  does: {
    begin: (step) => {
      const { before, event, after } = step
      if (before.value !== 'planned') return assert.equal(after, before)
      const code = beginRefusal(event)
      if (code !== null) return refuses(step, code)
      const { lecture, facts } = event
      assert.equal(after.value, 'studying')
      assert.deepEqual(after.context, {
        ...before.context,
        revision: 1,
        lecture,
        position: Math.min(event.position, facts.lecture.duration),
        since: facts.now,
      })
    },
    keep: (step) => {
      if (isPlanned(step)) return
      const code = unheard(step)
      if (code !== null) return refuses(step, code)
      counts(step)
      isStudied(step)
    },
    stop: (step) => {
      if (isPlanned(step)) return
      const code = unheard(step)
      if (code !== null) return refuses(step, code)
      counts(step)
      isAtRest(step, 'unrecorded', step.event.because)
    },
    resume: (step) => {
      if (isPlanned(step)) return
      const code = resumeRefusal(step)
      if (code !== null) return refuses(step, code)
      counts(step)
      isStudied(step)
    },
    record: (step) => {
      if (isPlanned(step)) return
      const code = recordRefusal(step)
      if (code !== null) return refuses(step, code)
      counts(step, ['addToCourse'])
      isAtRest(step, 'recorded', null)
    },
  },
  layers: {
    http: async () => (await import('./learning-flow.http.ts')).default,
  },
})
