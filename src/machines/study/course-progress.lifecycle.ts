import { and, assign, not, setup, type SnapshotFrom } from 'xstate'
import { refuse } from '#machines/kit/refuse.ts'

/** Schema version; incremented when stored records may no longer fit. */
export const version = 1

/** Completion requirements of a course, as of its last study. */
export interface CourseDemands {
  /** The ids of its playable lectures. */
  readonly lectures: readonly string[]
  /** Required total study time; 0: none beyond the lectures. */
  readonly minutes: number
  readonly hasExam: boolean
}
/** Studied share of a lecture: 1 is complete. */
export interface LectureShare {
  readonly lecture: string
  readonly share: number
}
export interface CourseProgressContext {
  /** Number of changes. */
  readonly revision: number
  readonly demands: CourseDemands
  /** The started lectures. */
  readonly studied: readonly LectureShare[]
  /** Total recorded study time. */
  readonly seconds: number
}

export type CourseProgressEvent =
  /** The learner starts a sitting. */
  | { readonly type: 'begin'; readonly facts: { readonly isPublished: boolean; readonly demands: CourseDemands } }
  /** Study time was recorded; the facts hold the studied share of each lecture. */
  | {
      readonly type: 'study'
      readonly seconds: number
      readonly facts: { readonly demands: CourseDemands; readonly studied: readonly LectureShare[] }
    }
  /** An exam attempt of the course was marked. */
  | { readonly type: 'grade'; readonly passed: boolean; readonly facts: { readonly hasAttemptsLeft: boolean } }

const publishedOnly = { guard: not('isPublished'), actions: refuse('course.notPublished') } as const
const begunAgain = [
  publishedOnly,
  { actions: 'revise', description: 'Another sitting; the course requirements are read when it is recorded.' },
] as const
const untimely = {
  guard: not('isWhole'),
  actions: refuse('study.secondsInvalid'),
  meta: { requirements: ['ENTITY-13'] },
} as const
/** A completed course can still be studied. */
const studiedOn = [untimely, { actions: 'count', description: 'The time is added; nothing else changes.' }] as const

/** The context after recording study time. */
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

/**
 * [COURSE-06, COURSE-07] Completion: every lecture studied, the required time reached, and the exam passed where there
 * is one.
 */
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
    /** Including what is being recorded. */
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
    /** The refusal code, in the server's response and in the dictionaries. */
    refuse: (_, _params: { code: string }) => undefined,
    /** Effect: notifies the learner. */
    tellLearner: (_, _params: { notice: 'course.passed' | 'course.notPassed' | 'course.toExam' }) => undefined,
  },
}).createMachine({
  id: 'courseProgress',
  description: 'A learner’s progress in a course, from the first sitting until it is passed.',
  initial: 'notStarted',
  context: { revision: 0, demands: { lectures: [], minutes: 0, hasExam: false }, studied: [], seconds: 0 },
  states: {
    notStarted: {
      description: 'The learner has not studied any of it.',
      meta: { title: 'Not started', who: 'learner', requirements: ['COURSE-06'] },
      on: {
        begin: [publishedOnly, { target: 'learning', actions: 'begin', meta: { requirements: ['COURSE-06'] } }],
        study: { actions: refuse('course.notBegun') },
        grade: { actions: refuse('course.notBegun') },
      },
    },
    learning: {
      description: 'The course is in progress.',
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
          description: 'The progress is compared with the course requirements.',
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
          description: 'All lectures are studied; only the exam remains.',
          meta: { title: 'Exam still to pass', who: 'learner', requirements: ['COURSE-06', 'COURSE-07'] },
          tags: ['studied'],
          on: {
            study: [
              untimely,
              { guard: 'lacksExamAlone', actions: 'count', description: 'The time is added; the exam remains.' },
              {
                target: 'weighing',
                actions: 'count',
                description: 'The requirements have grown, or the exam was removed.',
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
      description: 'The learner has finished it, and can go on studying it.',
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
          description: 'All attempts at its exam are used up without a pass; a make-up exam may still follow.',
          meta: { title: 'Not passed', who: 'learner', requirements: ['COURSE-07'] },
          tags: ['notPassed'],
          on: {
            grade: [
              {
                guard: 'hasPassed',
                target: 'passed',
                actions: ['revise', { type: 'tellLearner', params: { notice: 'course.passed' } }],
              },
              { actions: 'revise', description: 'The result stays.' },
            ],
          },
        },
      },
    },
  },
})

export type CourseProgressSnapshot = SnapshotFrom<typeof courseProgressLifecycle>

/** Progress in whole per cent: time and exam weigh as much as one lecture each; 100 only once completed. */
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
