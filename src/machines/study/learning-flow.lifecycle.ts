import { assign, not, setup, type SnapshotFrom } from 'xstate'

import type { StopReason } from '#api/study/study.contract.ts'
import { refuse } from '#machines/kit/refuse.ts'

/** Grows when stored records may no longer fit. */
export const version = 1

/** After so many milliseconds without a sign of life, another window may go on with a sitting unasked. */
export const SILENCE = 90_000
/** No more than so many milliseconds since the last sign of life count: longer nobody is present without one. */
export const LONGEST_GAP = 15 * 60_000

/** What has been studied of one lecture in this sitting. */
export interface LectureTally {
  readonly lecture: string
  readonly seconds: number
  /** The furthest moment of the lecture, in seconds. */
  readonly reached: number
}
export interface LearningFlowContext {
  /** Counts the changes: a window that has not seen the last one has been left behind by another. */
  readonly revision: number
  /** The lecture that was studied last, and the second of it. */
  readonly lecture: string
  readonly position: number
  /** Studied in this sitting, by the server's clock. */
  readonly seconds: number
  /** The last sign of life, in milliseconds since 1970; null: the sitting is at rest. */
  readonly since: number | null
  /** Milliseconds that make no whole second yet: however often a window gives signs of life, none is lost. */
  readonly spare: number
  readonly tally: readonly LectureTally[]
  readonly stoppedBecause: StopReason | null
}

/** What every event is judged by; found out by the server, inside the transaction. */
export interface LearningFlowFacts {
  /** Milliseconds since 1970. */
  readonly now: number
  /** Another sitting of the learner is being studied at this moment. */
  readonly hasOther: boolean
  /** Of the lecture that the event names. */
  readonly lecture: {
    readonly isOfCourse: boolean
    /** There is a source for it. */
    readonly isPlayable: boolean
    readonly needsIe: boolean
    /** In seconds: no moment of it lies beyond. */
    readonly duration: number
  }
}
interface Judged {
  readonly facts: LearningFlowFacts
}
/** `revision` is the one that the sender has seen; `seconds` what the sender's own clock says of the whole sitting. */
interface Studied extends Judged {
  readonly revision: number
  readonly lecture: string
  readonly position: number
  readonly seconds: number
}
export type LearningFlowEvent =
  | ({ readonly type: 'begin'; readonly lecture: string; readonly position: number } & Judged)
  | ({ readonly type: 'keep' } & Studied)
  | ({ readonly type: 'stop'; readonly because: StopReason } & Studied)
  | ({ readonly type: 'resume'; readonly takesOver: boolean } & Studied)
  | ({ readonly type: 'record'; readonly seconds: number } & Judged)

/** What a client may send; the facts are the server's. */
export const clientEvents: readonly LearningFlowEvent['type'][] = ['begin', 'keep', 'stop', 'resume', 'record']

const stale = { guard: 'isStale', actions: refuse('study.takenOver') } as const
const ofCourseOnly = { guard: not('isOfCourse'), actions: refuse('study.otherCourse') } as const
const wholeOnly = {
  guard: not('isWhole'),
  actions: refuse('study.secondsInvalid'),
  meta: { requirements: ['PLAYER-08', 'ENTITY-13'] },
} as const
const oneAtATime = { guard: 'hasOther', actions: refuse('study.elsewhere') } as const
const recording = [
  wholeOnly,
  { guard: not('hasPassed'), actions: refuse('study.moreThanPassed') },
  { target: 'recorded', actions: ['count', 'rest', 'addToCourse'], meta: { requirements: ['PLAYER-05', 'CALL-19'] } },
] as const
/** What has been recorded stays recorded. */
const recordedAlready = { actions: refuse('study.alreadyRecorded') } as const

/**
 * What can have been studied since the last sign of life, whatever a client says: whole seconds, and what is left over.
 */
function passedIn(
  { since, spare }: LearningFlowContext,
  { now }: LearningFlowFacts,
): { seconds: number; spare: number } {
  if (since === null) return { seconds: 0, spare }
  const passed = Math.min(Math.max(0, now - since), LONGEST_GAP) + spare
  return { seconds: Math.floor(passed / 1000), spare: passed % 1000 }
}

/** The tally with more time for a lecture. */
function tallied(
  { tally }: LearningFlowContext,
  lecture: string,
  seconds: number,
  position: number,
): readonly LectureTally[] {
  const before = tally.find((entry) => entry.lecture === lecture)
  if (before === undefined) return [...tally, { lecture, seconds, reached: position }]
  const after = { lecture, seconds: before.seconds + seconds, reached: Math.max(before.reached, position) }
  return tally.map((entry) => (entry === before ? after : entry))
}

/** A moment of the lecture, not beyond its end. */
const within = ({ position, facts }: { readonly position: number } & Judged): number =>
  Math.min(position, facts.lecture.duration)

/** Time and place of an event, by the server's clock: never less than before, never more than has passed. */
function counted(context: LearningFlowContext, event: LearningFlowEvent): Partial<LearningFlowContext> {
  if (event.type === 'begin') return {}
  const passed = passedIn(context, event.facts)
  const seconds = Math.min(Math.max(event.seconds, context.seconds), context.seconds + passed.seconds)
  const { lecture, position } = event.type === 'record' ? context : { ...event, position: within(event) }
  return {
    seconds,
    spare: passed.spare,
    lecture,
    position,
    tally: tallied(context, lecture, seconds - context.seconds, position),
  }
}

/**
 * One sitting of a learner in a course. Study time is recorded when the learner ends study by the button, and only
 * then [PLAYER-05, PLAYER-06]; what came to rest in any other way is kept until the learner comes back to it.
 */
export const learningFlowLifecycle = setup({
  types: {
    context: {} as LearningFlowContext,
    events: {} as LearningFlowEvent,
  },
  guards: {
    isStale: ({ context, event }) => 'revision' in event && event.revision !== context.revision,
    isOfCourse: ({ event }) => event.facts.lecture.isOfCourse,
    isPlayable: ({ event }) => event.facts.lecture.isPlayable,
    needsIe: ({ event }) => event.facts.lecture.needsIe,
    hasOther: ({ event }) => event.facts.hasOther,
    isWhole: ({ event }) =>
      ['seconds' in event ? event.seconds : 0, 'position' in event ? event.position : 0].every(
        (it) => Number.isInteger(it) && it >= 0,
      ),
    hasPassed: ({ context, event }) =>
      event.type === 'record' && event.seconds <= context.seconds + passedIn(context, event.facts).seconds,
    isAlive: ({ context, event }) => context.since !== null && event.facts.now - context.since < SILENCE,
    takesOver: ({ event }) => event.type === 'resume' && event.takesOver,
  },
  actions: {
    begin: assign(({ context, event }) =>
      event.type === 'begin'
        ? { lecture: event.lecture, position: within(event), since: event.facts.now, revision: context.revision + 1 }
        : context,
    ),
    count: assign(({ context, event }) => ({ ...counted(context, event), revision: context.revision + 1 })),
    /** The clock goes on from here; one that has been set back counts nothing twice. */
    goOn: assign({
      since: ({ context, event }) => Math.max(context.since ?? 0, event.facts.now),
      stoppedBecause: null,
    }),
    rest: assign({ since: null, stoppedBecause: ({ event }) => (event.type === 'stop' ? event.because : null) }),
    /** The code of the refusal, in the server's answer and in the dictionaries. */
    refuse: (_, _params: { code: string }) => undefined,
    /** The server adds the time to the progress in the course, in the same transaction. */
    addToCourse: () => undefined,
  },
}).createMachine({
  id: 'learningFlow',
  description: 'One sitting of a learner in a course, from the first second played until its time is recorded.',
  initial: 'planned',
  context: {
    revision: 0,
    lecture: '',
    position: 0,
    seconds: 0,
    since: null,
    spare: 0,
    tally: [],
    stoppedBecause: null,
  },
  states: {
    planned: {
      description: 'A lecture is open; nothing of it has been studied.',
      meta: { title: 'Not begun', who: 'learner' },
      on: {
        begin: [
          ofCourseOnly,
          wholeOnly,
          { guard: 'needsIe', actions: refuse('course.needsIe'), meta: { requirements: ['ERROR-22'] } },
          { guard: not('isPlayable'), actions: refuse('course.noSource'), meta: { requirements: ['ERROR-37'] } },
          oneAtATime,
          { target: 'studying', actions: 'begin' },
        ],
      },
    },
    studying: {
      description: 'The learner studies; the time is kept, and nothing of it is recorded.',
      meta: { title: 'Being studied', who: 'learner', requirements: ['PLAYER-05'] },
      on: {
        keep: [
          stale,
          ofCourseOnly,
          wholeOnly,
          { actions: ['count', 'goOn'], description: 'A sign of life; the time is kept.' },
        ],
        stop: [
          stale,
          ofCourseOnly,
          wholeOnly,
          { target: 'unrecorded', actions: ['count', 'rest'], meta: { requirements: ['PLAYER-03', 'PLAYER-06'] } },
        ],
        resume: [
          ofCourseOnly,
          wholeOnly,
          {
            guard: 'takesOver',
            actions: ['count', 'goOn'],
            description: 'The learner wants it here; the other window learns of it.',
          },
          { guard: 'isAlive', actions: refuse('study.elsewhere') },
          { actions: ['count', 'goOn'], description: 'The window in which it was studied says nothing any more.' },
        ],
        record: recording,
      },
    },
    unrecorded: {
      description:
        'Study has ended in another way than by the button: the time is kept, and not recorded until the learner says so.',
      meta: { title: 'Not recorded yet', who: 'learner', requirements: ['PLAYER-06'] },
      tags: ['offered'],
      on: {
        keep: { actions: refuse('study.takenOver') },
        stop: { actions: refuse('study.takenOver') },
        resume: [ofCourseOnly, wholeOnly, oneAtATime, { target: 'studying', actions: ['count', 'goOn'] }],
        record: recording,
      },
    },
    recorded: {
      description: 'The learner has ended study by the button; the time counts.',
      meta: { title: 'Recorded', who: 'nobody', requirements: ['PLAYER-05', 'PLAYER-08', 'CALL-19'] },
      tags: ['recorded'],
      on: { keep: recordedAlready, stop: recordedAlready, resume: recordedAlready, record: recordedAlready },
    },
  },
})

export type LearningFlowSnapshot = SnapshotFrom<typeof learningFlowLifecycle>
