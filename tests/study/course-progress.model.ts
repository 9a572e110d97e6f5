import assert from 'node:assert/strict'

import {
  courseProgressLifecycle,
  progressOf,
  type CourseDemands,
  type CourseProgressContext,
  type CourseProgressEvent,
  type CourseProgressSnapshot,
  type LectureShare,
} from '#machines/study/course-progress.lifecycle.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'

type Sent<Type> = Step<CourseProgressSnapshot, Extract<CourseProgressEvent, { readonly type: Type }>>

const demands: CourseDemands = { lectures: ['one', 'two'], minutes: 1, hasExam: false }
const withExam: CourseDemands = { ...demands, hasExam: true }
const nothing: readonly LectureShare[] = []
const half: readonly LectureShare[] = [
  { lecture: 'one', share: 1 },
  { lecture: 'two', share: 0.99 },
]
const all: readonly LectureShare[] = [
  { lecture: 'two', share: 1 },
  { lecture: 'one', share: 1 },
]

/** Bounds the exploration, because study has no end. */
const enough = 5
const until =
  <Sample>(samples: readonly Sample[]) =>
  ({ revision }: CourseProgressContext): readonly Sample[] =>
    revision < enough ? samples : []

const studies = [demands, withExam].flatMap((asked) =>
  [nothing, half, all].flatMap((studied) =>
    [30, 60].map((seconds) => ({ seconds, facts: { demands: asked, studied } })),
  ),
)
/** Both sides of the time asked for, nothing at all, and a course that asks for more than it did. */
const grown: CourseDemands = { ...withExam, minutes: 2 }
const narrow = [
  { seconds: 0, facts: { demands, studied: half } },
  ...[demands, withExam].map((asked) => ({ seconds: 59, facts: { demands: asked, studied: all } })),
  ...[59, 60].map((seconds) => ({ seconds, facts: { demands: grown, studied: all } })),
]
const untimely = [-1, 0.5, Number.NaN].map((seconds) => ({ seconds, facts: { demands, studied: all } }))

const isDone = ({ demands: { lectures, minutes }, studied, seconds }: CourseProgressContext): boolean =>
  lectures.every((lecture) => studied.some((entry) => entry.lecture === lecture && entry.share === 1)) &&
  seconds >= minutes * 60

function refuses({ before, after, effects }: Step<CourseProgressSnapshot>, code: string): void {
  assert.deepEqual([after.value, after.context], [before.value, before.context])
  assert.deepEqual(effects, [`refuse {"code":"${code}"}`])
}

function leadsTo(
  { before, after, effects }: Step<CourseProgressSnapshot>,
  value: unknown,
  notice: string | null,
): void {
  assert.deepEqual(after.value, value)
  assert.equal(after.context.revision, before.context.revision + 1)
  assert.deepEqual(effects, notice === null ? [] : [`tellLearner {"notice":"course.${notice}"}`])
}

/** [COURSE-06, COURSE-07] The outcome of study, independent of the machine. */
function studied(step: Sent<'study'>): void {
  const { before, after, event } = step
  if (before.value === 'notStarted') return refuses(step, 'course.notBegun')
  if (!Number.isInteger(event.seconds) || event.seconds < 0) return refuses(step, 'study.secondsInvalid')
  const expected = {
    revision: before.context.revision + 1,
    seconds: before.context.seconds + event.seconds,
    ...event.facts,
  }
  assert.deepEqual(after.context, expected)
  if (before.hasTag('completed')) return leadsTo(step, before.value, null)
  if (!isDone(expected)) return leadsTo(step, { learning: 'studying' }, null)
  if (!event.facts.demands.hasExam) return leadsTo(step, { completed: 'passed' }, 'passed')
  // A learner with a pending exam has been notified already.
  leadsTo(step, { learning: 'toExam' }, before.hasTag('studied') ? null : 'toExam')
}

function graded(step: Sent<'grade'>): void {
  const { before, event } = step
  if (before.value === 'notStarted') return refuses(step, 'course.notBegun')
  if (before.matches({ learning: 'studying' })) return refuses(step, 'course.notStudied')
  if (before.hasTag('passed')) return refuses(step, 'course.alreadyPassed')
  const { revision, ...same } = before.context
  assert.deepEqual(step.after.context, { ...same, revision: revision + 1 })
  if (event.passed) return leadsTo(step, { completed: 'passed' }, 'passed')
  if (before.hasTag('notPassed') || event.facts.hasAttemptsLeft) return leadsTo(step, before.value, null)
  leadsTo(step, { completed: 'notPassed' }, 'notPassed')
}

const isCompleted = (shown: CourseProgressSnapshot) =>
  assert.deepEqual([progressOf(shown), shown.hasTag('completed')], [100, true])
const isOnTheWay = (shown: CourseProgressSnapshot) => assert.ok(progressOf(shown) < 100 && !shown.hasTag('completed'))

export const courseProgressModel = pathModel(courseProgressLifecycle, {
  inputs: [undefined],
  events: {
    begin: until(
      [demands, withExam].flatMap((asked) =>
        [true, false].map((isPublished) => ({ facts: { isPublished, demands: asked } })),
      ),
    ),
    study: until([...studies, ...narrow, ...untimely]),
    grade: until(
      [true, false].flatMap((passed) =>
        [true, false].map((hasAttemptsLeft) => ({ passed, facts: { hasAttemptsLeft } })),
      ),
    ),
  },
  senders: { begin: 'server', study: 'server', grade: 'server' },
  services: {},
  states: {
    notStarted: (shown) => assert.deepEqual([shown.context.revision, progressOf(shown)], [0, 0]),
    learning: isOnTheWay,
    'learning.studying': (shown) => assert.ok(!isDone(shown.context)),
    // A transient state.
    'learning.weighing': () => assert.fail(),
    'learning.toExam': (shown) =>
      assert.ok(shown.hasTag('studied') && isDone(shown.context) && shown.context.demands.hasExam),
    completed: isCompleted,
    'completed.passed': (shown) => assert.deepEqual([shown.hasTag('passed'), shown.hasTag('notPassed')], [true, false]),
    'completed.notPassed': (shown) =>
      assert.deepEqual([shown.hasTag('passed'), shown.hasTag('notPassed')], [false, true]),
  },
  does: {
    begin: (step) => {
      const { before, after, event } = step
      if (!event.facts.isPublished) return refuses(step, 'course.notPublished')
      if (before.value !== 'notStarted') {
        leadsTo(step, before.value, null)
        return assert.deepEqual(after.context, { ...before.context, revision: before.context.revision + 1 })
      }
      leadsTo(step, { learning: 'studying' }, null)
      assert.deepEqual(after.context, { ...before.context, revision: 1, demands: event.facts.demands })
    },
    study: studied,
    grade: graded,
  },
})
