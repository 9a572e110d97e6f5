import { and, assign, not, setup, type SnapshotFrom } from 'xstate'
import { refuse } from '#machines/kit/refuse.ts'

/** Grows when stored records may no longer fit. */
export const version = 1

/** What completing a course asks for, as the course stood when it was last studied. */
export interface CourseDemands {
  /** The ids of its lectures that can be played. */
  readonly lectures: readonly string[]
  /** Study time in all; 0: none beyond the lectures. */
  readonly minutes: number
  readonly hasExam: boolean
}
/** How much of a lecture has been studied: 1 is all of it. */
export interface LectureShare {
  readonly lecture: string
  readonly share: number
}
export interface CourseProgressContext {
  /** Counts the changes. */
  readonly revision: number
  readonly demands: CourseDemands
  /** What has been begun of its lectures. */
  readonly studied: readonly LectureShare[]
  /** Study time recorded in all. */
  readonly seconds: number
}

export type CourseProgressEvent =
  /** The learner begins a sitting. */
  | { readonly type: 'begin'; readonly facts: { readonly isPublished: boolean; readonly demands: CourseDemands } }
  /** Study time has been recorded; the facts say what has been studied of each lecture by now. */
  | {
      readonly type: 'study'
      readonly seconds: number
      readonly facts: { readonly demands: CourseDemands; readonly studied: readonly LectureShare[] }
    }
  /** An attempt at the exam of the course has been marked. */
  | { readonly type: 'grade'; readonly passed: boolean; readonly facts: { readonly hasAttemptsLeft: boolean } }

/**
 * What a client may send: nothing. Study and exams have lifecycles of their own, and the server sends on what came of
 * them.
 */
export const clientEvents: readonly CourseProgressEvent['type'][] = []

const publishedOnly = { guard: not('isPublished'), actions: refuse('course.notPublished') } as const
const begunAgain = [
  publishedOnly,
  { actions: 'revise', description: 'Another sitting; what the course asks for is read when it is recorded.' },
] as const
const untimely = {
  guard: not('isWhole'),
  actions: refuse('study.secondsInvalid'),
  meta: { requirements: ['ENTITY-13'] },
} as const
/** Whoever is through with a course may go on studying it. */
const studiedOn = [untimely, { actions: 'count', description: 'The time counts; nothing else changes.' }] as const

/** What there is once study time has been recorded. */
const counted = (
  context: CourseProgressContext,
  { seconds, facts }: Extract<CourseProgressEvent, { type: 'study' }>,
): CourseProgressContext => ({
  revision: context.revision + 1,
  seconds: context.seconds + seconds,
  studied: facts.studied,
  demands: facts.demands,
})

const shareOf = ({ studied }: CourseProgressContext, lecture: string): number =>
  studied.find((entry) => entry.lecture === lecture)?.share ?? 0
const hasStudiedAll = (context: CourseProgressContext): boolean =>
  context.demands.lectures.every((lecture) => shareOf(context, lecture) >= 1)
const hasTime = ({ seconds, demands }: CourseProgressContext): boolean => seconds >= demands.minutes * 60

/** [COURSE-06, COURSE-07] What completes it: every lecture studied, the time reached, and the exam where one is set. */
export const courseProgressLifecycle = setup({
  types: {
    context: {} as CourseProgressContext,
    events: {} as CourseProgressEvent,
  },
  guards: {
    isPublished: ({ event }) => event.type === 'begin' && event.facts.isPublished,
    isWhole: ({ event }) => event.type === 'study' && Number.isInteger(event.seconds) && event.seconds >= 0,
    hasStudiedAll: ({ context }) => hasStudiedAll(context),
    hasTime: ({ context }) => hasTime(context),
    hasExam: ({ context }) => context.demands.hasExam,
    /** With what is recorded now. */
    lacksExamAlone: ({ context, event }) => {
      if (event.type !== 'study') return false
      const after = counted(context, event)
      return after.demands.hasExam && hasStudiedAll(after) && hasTime(after)
    },
    hasPassed: ({ event }) => event.type === 'grade' && event.passed,
    hasAttemptsLeft: ({ event }) => event.type === 'grade' && event.facts.hasAttemptsLeft,
  },
  actions: {
    begin: assign(({ context, event }) =>
      event.type === 'begin' ? { revision: context.revision + 1, demands: event.facts.demands } : context,
    ),
    count: assign(({ context, event }) => (event.type === 'study' ? counted(context, event) : context)),
    revise: assign({ revision: ({ context }) => context.revision + 1 }),
    /** The code of the refusal, in the server's answer and in the dictionaries. */
    refuse: (_, _params: { code: string }) => undefined,
    /** Effect: the learner is told. */
    tellLearner: (_, _params: { notice: 'course.passed' | 'course.notPassed' | 'course.toExam' }) => undefined,
  },
}).createMachine({
  id: 'courseProgress',
  description: 'What a learner has done of a course, from the first moment of study until it is passed.',
  initial: 'notStarted',
  context: { revision: 0, demands: { lectures: [], minutes: 0, hasExam: false }, studied: [], seconds: 0 },
  states: {
    notStarted: {
      description: 'The learner has not studied anything of it.',
      meta: { title: 'Not started', who: 'learner', requirements: ['COURSE-06'] },
      on: {
        begin: [publishedOnly, { target: 'learning', actions: 'begin', meta: { requirements: ['COURSE-06'] } }],
        study: { actions: refuse('course.notBegun') },
        grade: { actions: refuse('course.notBegun') },
      },
    },
    learning: {
      description: 'The learner is on the way.',
      meta: { title: 'Learning', who: 'learner', requirements: ['COURSE-06'] },
      initial: 'studying',
      on: { begin: begunAgain },
      states: {
        studying: {
          description: 'Lectures or study time are still missing.',
          meta: { title: 'Studying', who: 'learner', requirements: ['COURSE-06'] },
          on: {
            study: [untimely, { target: 'weighing', actions: 'count' }],
            grade: { actions: refuse('course.notStudied') },
          },
        },
        weighing: {
          description: 'What has been studied is held against what the course asks for.',
          meta: { title: 'Being weighed', who: 'server' },
          always: [
            {
              guard: and(['hasStudiedAll', 'hasTime', 'hasExam']),
              target: 'toExam',
              actions: { type: 'tellLearner', params: { notice: 'course.toExam' } },
            },
            {
              guard: and(['hasStudiedAll', 'hasTime']),
              target: '#courseProgress.completed.passed',
              actions: { type: 'tellLearner', params: { notice: 'course.passed' } },
              meta: { requirements: ['COURSE-07'] },
            },
            { target: 'studying' },
          ],
        },
        toExam: {
          description: 'All is studied; the exam of the course is what remains.',
          meta: { title: 'Exam still to pass', who: 'learner', requirements: ['COURSE-06', 'COURSE-07'] },
          tags: ['studied'],
          on: {
            study: [
              untimely,
              { guard: 'lacksExamAlone', actions: 'count', description: 'The time counts; the exam remains.' },
              {
                target: 'weighing',
                actions: 'count',
                description: 'The course asks for more than it did, or for no exam any more.',
              },
            ],
            grade: [
              {
                guard: 'hasPassed',
                target: '#courseProgress.completed.passed',
                actions: ['revise', { type: 'tellLearner', params: { notice: 'course.passed' } }],
                meta: { requirements: ['COURSE-07'] },
              },
              { guard: 'hasAttemptsLeft', actions: 'revise', description: 'Not passed; another attempt remains.' },
              {
                target: '#courseProgress.completed.notPassed',
                actions: ['revise', { type: 'tellLearner', params: { notice: 'course.notPassed' } }],
                meta: { requirements: ['COURSE-07'] },
              },
            ],
          },
        },
      },
    },
    completed: {
      description: 'The learner is through with it; going on to study it is always possible.',
      meta: { title: 'Completed', who: 'learner', requirements: ['COURSE-06', 'COURSE-07'] },
      tags: ['completed'],
      initial: 'passed',
      on: { begin: begunAgain, study: studiedOn },
      states: {
        passed: {
          description: 'Everything that the course asks for has been done.',
          meta: { title: 'Passed', who: 'nobody', requirements: ['COURSE-07'] },
          tags: ['passed'],
          on: { grade: { actions: refuse('course.alreadyPassed') } },
        },
        notPassed: {
          description: 'All attempts at its exam are used up, and none was enough; a make-up may still be.',
          meta: { title: 'Not passed', who: 'learner', requirements: ['COURSE-07'] },
          tags: ['notPassed'],
          on: {
            grade: [
              {
                guard: 'hasPassed',
                target: 'passed',
                actions: ['revise', { type: 'tellLearner', params: { notice: 'course.passed' } }],
              },
              { actions: 'revise', description: 'It remains as it is.' },
            ],
          },
        },
      },
    },
  },
})

export type CourseProgressSnapshot = SnapshotFrom<typeof courseProgressLifecycle>

/**
 * How far a learner is, in whole per cent: lectures, time and exam weigh alike, a lecture each; 100 only once
 * completed.
 */
export function progressOf(snapshot: CourseProgressSnapshot): number {
  if (snapshot.hasTag('completed')) return 100
  const { demands, seconds } = snapshot.context
  const hasTime = demands.minutes > 0
  const all = demands.lectures.length + (hasTime ? 1 : 0) + (demands.hasExam ? 1 : 0)
  if (all === 0) return 0
  const time = hasTime ? Math.min(1, seconds / (demands.minutes * 60)) : 0
  const done = demands.lectures.reduce((sum, lecture) => sum + Math.min(1, shareOf(snapshot.context, lecture)), time)
  return Math.min(99, Math.floor((done * 100) / all))
}
