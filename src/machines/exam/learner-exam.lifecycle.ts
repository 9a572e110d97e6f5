import { assign, not, setup, type SnapshotFrom } from 'xstate'

import type { ExamAction, ExamFacts, ExamState, learnerExamSaid } from '#api/exam/exam.contract.ts'
import type { ClientEvent } from '#api/kit/said.ts'
import { isInkless, isLongerThan } from '#api/kit/written-text.ts'
import type { Offers } from '#machines/kit/offers.ts'
import { refuse, stale } from '#machines/kit/refuse.ts'

/** Schema version; incremented when stored records may no longer fit. */
export const version = 1

/** Counted in characters, as the reasons of a registration. */
export const REASON_LIMIT = 100
/** Minutes that are given at a time. */
export const EXTRA_MAX = 600

export interface LearnerExamContext {
  /** Number of changes, so that a stale revision is detected. */
  readonly revision: number
  /** Attempts that have been begun. */
  readonly attempts: number
  /** The most marks of all attempts, in tenths; null: none has been marked. */
  readonly best: number | null
}

export type { ExamFacts }

/** Of the paper that is being written, for whoever writes or ends it. */
export interface WritingFacts {
  readonly isLearner: boolean
  /** The sender has the token of the writer. */
  readonly isWriter: boolean
  /** By the server's clock; of a paper that was handed in before, false. */
  readonly isTimeUp: boolean
}
export interface ExtraFacts extends Pick<WritingFacts, 'isTimeUp'> {
  readonly isStaff: boolean
}
export interface MarkedFacts {
  /** The most marks of all attempts, in tenths. */
  readonly best: number
  /** One of the attempts has reached the pass mark. */
  readonly isPassed: boolean
  readonly hasAttemptsLeft: boolean
}

export type LearnerExamEvent =
  | ClientEvent<
      typeof learnerExamSaid,
      {
        begin: { readonly facts: ExamFacts }
        takeOver: { readonly facts: WritingFacts }
        handIn: { readonly facts: WritingFacts }
        extraTime: { readonly facts: ExtraFacts }
      }
    >
  /** Asks whether answers may be saved. */
  | { readonly type: 'save'; readonly facts: WritingFacts }
  /** The clock: the deadline of the paper has passed. */
  | { readonly type: 'timeUp'; readonly facts: WritingFacts }
  /** All questions of the paper have marks. */
  | { readonly type: 'marked'; readonly facts: MarkedFacts }
  /** Marks have been changed afterwards. */
  | { readonly type: 'remarked'; readonly facts: MarkedFacts }
  /** The clock: the exam has closed. */
  | { readonly type: 'windowEnded'; readonly facts: { readonly hasClosed: boolean } }

const learnerOnly = { guard: not('isLearner'), actions: refuse('exam.notYours') } as const
const timeUp = { guard: 'isTimeUp', actions: refuse('exam.timeUp') } as const
const anotherWriter = { guard: not('isWriter'), actions: refuse('exam.anotherWriter') } as const
const hoursMissing = {
  guard: 'lacksHours',
  actions: refuse('exam.hoursMissing'),
  meta: { requirements: ['ERROR-24', 'EXAM-07'] },
} as const

/** An attempt, the first or a make-up. */
const beginning = [
  learnerOnly,
  { guard: not('isMeant'), actions: refuse('exam.notForYou') },
  { guard: not('hasOpened'), actions: refuse('exam.notOpen') },
  { guard: 'hasClosed', actions: refuse('exam.closed') },
  { guard: 'isLate', actions: refuse('exam.tooLate') },
  { guard: not('isRegistered'), actions: refuse('exam.notRegistered') },
  { guard: not('hasAttemptsLeft'), actions: refuse('exam.noAttemptsLeft'), meta: { requirements: ['EXAM-06'] } },
  hoursMissing,
  { guard: not('hasStudied'), actions: refuse('exam.notStudied') },
  {
    target: 'inProgress',
    actions: ['revise', 'count', 'drawPaper'],
    meta: { requirements: ['EXAM-05', 'EXAM-06'] },
  },
] as const

/** What is not being written takes no answers. */
const notWritten = {
  takeOver: [learnerOnly, { actions: refuse('exam.notInProgress') }],
  save: [learnerOnly, timeUp, { actions: refuse('exam.notInProgress') }],
  handIn: [learnerOnly, { actions: refuse('exam.notInProgress') }],
  extraTime: [{ guard: not('isStaff'), actions: refuse('exam.notStaff') }, { actions: refuse('exam.notInProgress') }],
} as const

const result = ['revise', 'keepBest'] as const
const grade = (outcome: 'passed' | 'makeUp' | 'failed') => ({ type: 'grade', params: { outcome } }) as const
/** Where marks lead, for the first time or after they were changed. */
const judging = [
  {
    guard: 'hasPassed',
    target: 'passed',
    actions: [...result, grade('passed'), { type: 'tellLearner', params: { notice: 'exam.passed' } }],
    meta: { requirements: ['EXAM-05'] },
  },
  {
    guard: 'hasAttemptsLeft',
    target: 'awaitingMakeUp',
    actions: [...result, grade('makeUp'), { type: 'tellLearner', params: { notice: 'exam.makeUp' } }],
    meta: { requirements: ['EXAM-05', 'EXAM-06'] },
  },
  {
    target: 'failed',
    actions: [...result, grade('failed'), { type: 'tellLearner', params: { notice: 'exam.failed' } }],
    meta: { requirements: ['EXAM-05', 'EXAM-06'] },
  },
] as const
const remarking = [
  {
    guard: 'hasPassed',
    target: 'passed',
    actions: [...result, grade('passed'), { type: 'tellLearner', params: { notice: 'exam.remarked' } }],
  },
  {
    guard: 'hasAttemptsLeft',
    target: 'awaitingMakeUp',
    actions: [...result, { type: 'tellLearner', params: { notice: 'exam.remarked' } }],
  },
  { target: 'failed', actions: [...result, { type: 'tellLearner', params: { notice: 'exam.remarked' } }] },
] as const
const stillOpen = { guard: not('isWindowOver'), actions: refuse('exam.stillOpen') } as const

export const learnerExamLifecycle = setup({
  types: {
    context: {} as LearnerExamContext,
    events: {} as LearnerExamEvent,
  },
  guards: {
    isStale: ({ context, event }) => 'revision' in event && event.revision !== context.revision,
    isLearner: ({ event }) => 'isLearner' in event.facts && event.facts.isLearner,
    isStaff: ({ event }) => 'isStaff' in event.facts && event.facts.isStaff,
    isWriter: ({ event }) => 'isWriter' in event.facts && event.facts.isWriter,
    isTimeUp: ({ event }) => 'isTimeUp' in event.facts && event.facts.isTimeUp,
    isMeant: ({ event }) => event.type === 'begin' && event.facts.isMeant,
    hasOpened: ({ event }) => event.type === 'begin' && event.facts.now >= event.facts.opensAt,
    hasClosed: ({ event }) => event.type === 'begin' && event.facts.now >= event.facts.closesAt,
    isLate: ({ event }) => event.type === 'begin' && event.facts.now >= event.facts.latestAt,
    isRegistered: ({ event }) => event.type === 'begin' && event.facts.isRegistered,
    lacksHours: ({ event }) => event.type === 'begin' && event.facts.hoursMissing > 0,
    hasStudied: ({ event }) => event.type === 'begin' && event.facts.hasStudied,
    hasAttemptsLeft: ({ event }) => 'hasAttemptsLeft' in event.facts && event.facts.hasAttemptsLeft,
    hasPassed: ({ event }) => 'isPassed' in event.facts && event.facts.isPassed,
    isWindowOver: ({ event }) => event.type === 'windowEnded' && event.facts.hasClosed,
    hasReason: ({ event }) => event.type === 'extraTime' && !isInkless(event.reason),
    isReasonShort: ({ event }) => event.type === 'extraTime' && !isLongerThan(event.reason, REASON_LIMIT),
    areMinutesValid: ({ event }) =>
      event.type === 'extraTime' && Number.isInteger(event.minutes) && event.minutes >= 1 && event.minutes <= EXTRA_MAX,
  },
  actions: {
    revise: assign({ revision: ({ context }) => context.revision + 1 }),
    count: assign({ attempts: ({ context }) => context.attempts + 1 }),
    keepBest: assign({ best: ({ context, event }) => ('best' in event.facts ? event.facts.best : context.best) }),
    /** Changes nothing: that the edge is there is the answer. */
    admit: assign({}),
    /** The refusal code, in the server's response and in the dictionaries. */
    refuse: (_, _params: { code: string }) => undefined,
    /** Effect: questions are drawn, and the clock of the paper starts. */
    drawPaper: () => undefined,
    /** Effect: the paper takes no more answers; what can be marked at once has its marks. */
    closePaper: () => undefined,
    /** Effect: the paper has so many minutes more. */
    addTime: (_, _params: { minutes: number }) => undefined,
    /** Effect: the course of the exam learns the outcome, in the same transaction. */
    grade: (_, _params: { outcome: 'passed' | 'makeUp' | 'failed' }) => undefined,
    /** Effect: notifies the learner. */
    tellLearner: (
      _,
      _params: { notice: 'exam.passed' | 'exam.failed' | 'exam.makeUp' | 'exam.remarked' | 'exam.extraTime' },
    ) => undefined,
  },
}).createMachine({
  id: 'learnerExam',
  description: 'A learner’s way through an exam: attempts that are written, marked, passed, or made up for.',
  meta: { limits: { reasonLimit: REASON_LIMIT } },
  initial: 'notTaken',
  context: { revision: 0, attempts: 0, best: null },
  states: {
    notTaken: {
      description: 'The learner has not begun it.',
      meta: { title: 'Not taken', who: 'learner', requirements: ['EXAM-05'] },
      on: {
        begin: beginning,
        ...notWritten,
      },
    },
    inProgress: {
      description: 'A paper is being written; one tab of one device is its writer.',
      meta: { title: 'In progress', who: 'learner', requirements: ['EXAM-05'] },
      on: {
        begin: [learnerOnly, { actions: refuse('exam.inProgress') }],
        takeOver: [
          learnerOnly,
          timeUp,
          { actions: 'revise', description: 'The token of the writer before is void from now on.' },
        ],
        save: [learnerOnly, timeUp, anotherWriter, { actions: 'admit', description: 'The answers are stored.' }],
        handIn: [
          learnerOnly,
          timeUp,
          anotherWriter,
          { target: 'marking', actions: ['revise', 'closePaper'], meta: { requirements: ['EXAM-05'] } },
        ],
        timeUp: [
          { guard: not('isTimeUp'), actions: refuse('exam.stillOpen') },
          { target: 'marking', actions: ['revise', 'closePaper'], description: 'The server hands in by itself.' },
        ],
        extraTime: [
          { guard: not('isStaff'), actions: refuse('exam.notStaff') },
          stale,
          timeUp,
          { guard: not('areMinutesValid'), actions: refuse('exam.minutesInvalid') },
          { guard: not('hasReason'), actions: refuse('exam.reasonMissing') },
          { guard: not('isReasonShort'), actions: refuse('exam.reasonTooLong') },
          {
            actions: [
              'revise',
              {
                type: 'addTime',
                params: ({ event }) => ({ minutes: event.minutes }),
              },
              { type: 'tellLearner', params: { notice: 'exam.extraTime' } },
            ],
            description: 'The deadline moves.',
          },
        ],
      },
    },
    marking: {
      description: 'The paper is handed in; what cannot be marked at once waits for a teacher.',
      meta: { title: 'Marking', who: 'staff', requirements: ['EXAM-05'] },
      tags: ['pending'],
      on: {
        begin: [learnerOnly, { actions: refuse('exam.beingMarked') }],
        marked: judging,
        ...notWritten,
      },
    },
    awaitingMakeUp: {
      description: 'Not passed; attempts remain until the exam closes.',
      meta: { title: 'Awaiting make-up', who: 'learner', requirements: ['EXAM-05', 'EXAM-06'] },
      tags: ['aside'],
      on: {
        begin: beginning,
        remarked: remarking,
        windowEnded: [
          stillOpen,
          { target: 'over', actions: ['revise', grade('failed')], meta: { requirements: ['EXAM-05'] } },
        ],
        ...notWritten,
      },
    },
    passed: {
      description: 'An attempt has reached the pass mark.',
      meta: { title: 'Passed', who: 'nobody', requirements: ['EXAM-05'] },
      tags: ['passed'],
      on: {
        begin: [learnerOnly, { actions: refuse('exam.alreadyPassed') }],
        remarked: remarking,
        ...notWritten,
      },
    },
    failed: {
      description: 'All attempts are used up without a pass.',
      meta: { title: 'Failed', who: 'nobody', requirements: ['EXAM-05', 'EXAM-06'] },
      tags: ['aside'],
      on: {
        // Attempts may have been added since.
        begin: beginning,
        remarked: remarking,
        ...notWritten,
      },
    },
    over: {
      description: 'The exam has closed without a pass, though attempts remained.',
      meta: { title: 'Over', who: 'nobody', requirements: ['EXAM-05'] },
      tags: ['aside'],
      on: {
        // Its closing may have been moved since.
        begin: beginning,
        remarked: [
          {
            guard: 'hasPassed',
            target: 'passed',
            actions: [...result, grade('passed'), { type: 'tellLearner', params: { notice: 'exam.remarked' } }],
          },
          {
            actions: [...result, { type: 'tellLearner', params: { notice: 'exam.remarked' } }],
            description: 'The result stays.',
          },
        ],
        ...notWritten,
      },
    },
  },
})

export type LearnerExamSnapshot = SnapshotFrom<typeof learnerExamLifecycle>

/** What a learner can do with an exam beside registering. */
export const examOffers: Offers<typeof learnerExamLifecycle, ExamAction, ExamFacts> = {
  lifecycle: learnerExamLifecycle,
  eventOf: (type, { facts }) => ({ type, facts }),
}

/** The state of a stored record. */
export const learnerExamAt = (state: ExamState, context: LearnerExamContext): LearnerExamSnapshot =>
  learnerExamLifecycle.resolveState({ value: state, context })
