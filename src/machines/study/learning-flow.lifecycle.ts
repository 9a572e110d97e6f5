import { assign, not, setup, type SnapshotFrom } from 'xstate'

import type { ClientEvent } from '#api/kit/said.ts'
import type { learningFlowSaid } from '#api/study/study.contract.ts'
import type { StopReason } from '#api/study/study.contract.ts'
import { refuse } from '#machines/kit/refuse.ts'

/** Schema version; incremented when stored records may no longer fit. */
export const version = 1

/** Heartbeat timeout in milliseconds, after which another window may take over a sitting without asking. */
export const SILENCE = 90_000
/** Maximum milliseconds counted since the last heartbeat: without one, nobody counts as present for longer. */
export const LONGEST_GAP = 15 * 60_000

/** Study time of one lecture in this sitting. */
export interface LectureTally {
  readonly lecture: string
  readonly seconds: number
  /** The furthest position in the lecture, in seconds. */
  readonly reached: number
}
export interface LearningFlowContext {
  /** Number of changes: a window with a stale revision was taken over by another. */
  readonly revision: number
  /** The lecture that was studied last, and the position in it in seconds. */
  readonly lecture: string
  readonly position: number
  /** Study time of this sitting, by the server's clock. */
  readonly seconds: number
  /** Last heartbeat, in milliseconds since 1970; null: the sitting is paused. */
  readonly since: number | null
  /** Remainder of milliseconds below a whole second, carried over so that frequent heartbeats lose none. */
  readonly spare: number
  readonly tally: readonly LectureTally[]
  readonly stoppedBecause: StopReason | null
}

/** Facts that every event is judged by; determined by the server inside the transaction. */
export interface LearningFlowFacts {
  /** Milliseconds since 1970. */
  readonly now: number
  /** Another sitting of the learner is active. */
  readonly hasOther: boolean
  /** Of the lecture that the event names. */
  readonly lecture: {
    readonly isOfCourse: boolean
    /** It has a source. */
    readonly isPlayable: boolean
    readonly needsIe: boolean
    /** Duration in seconds, the upper limit of positions. */
    readonly duration: number
  }
}
interface Added {
  readonly facts: LearningFlowFacts
}
export type LearningFlowEvent = ClientEvent<
  typeof learningFlowSaid,
  Readonly<Record<keyof typeof learningFlowSaid, Added>>
>

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
/** A recorded sitting stays recorded. */
const recordedAlready = { actions: refuse('study.alreadyRecorded') } as const

/** The maximum study time since the last heartbeat, whatever the client reports: whole seconds, and the remainder. */
function passedIn(
  { since, spare }: LearningFlowContext,
  { now }: LearningFlowFacts,
): { seconds: number; spare: number } {
  if (since === null) return { seconds: 0, spare }
  const passed = Math.min(Math.max(0, now - since), LONGEST_GAP) + spare
  return { seconds: Math.floor(passed / 1000), spare: passed % 1000 }
}

/** The tally with added time for a lecture. */
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

/** A position in the lecture, clamped to its duration. */
const within = ({ position, facts }: { readonly position: number } & Added): number =>
  Math.min(position, facts.lecture.duration)

/**
 * Time and position of an event, by the server's clock: the total never decreases, nor grows by more than has passed.
 */
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
 * One sitting of a learner in a course. Study time is recorded only when the learner ends study by the button
 * [PLAYER-05, PLAYER-06]; a sitting that was paused in any other way is kept until the learner comes back to it.
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
    /** The clock resumes from here; after it was set back no time is counted twice. */
    goOn: assign({
      since: ({ context, event }) => Math.max(context.since ?? 0, event.facts.now),
      stoppedBecause: null,
    }),
    rest: assign({ since: null, stoppedBecause: ({ event }) => (event.type === 'stop' ? event.because : null) }),
    /** The refusal code, in the server's response and in the dictionaries. */
    refuse: (_, _params: { code: string }) => undefined,
    /** The server adds the time to the course progress, in the same transaction. */
    addToCourse: () => undefined,
  },
}).createMachine({
  id: 'learningFlow',
  description: 'One sitting of a learner in a course, from the first played second until its time is recorded.',
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
      description: 'A lecture is open; no study time yet.',
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
      description: 'The learner is studying; the time is stored but not recorded.',
      meta: { title: 'Being studied', who: 'learner', requirements: ['PLAYER-05'] },
      on: {
        keep: [
          stale,
          ofCourseOnly,
          wholeOnly,
          { actions: ['count', 'goOn'], description: 'Heartbeat; the time is stored.' },
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
            description: 'The learner takes the sitting over in this window; the other one is told.',
          },
          { guard: 'isAlive', actions: refuse('study.elsewhere') },
          { actions: ['count', 'goOn'], description: 'The heartbeat of the other window has timed out.' },
        ],
        record: recording,
      },
    },
    unrecorded: {
      description:
        'Study was interrupted without the button: the time is stored, but not recorded until the learner ends study.',
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
      description: 'The learner has ended study by the button; the time is recorded.',
      meta: { title: 'Recorded', who: 'nobody', requirements: ['PLAYER-05', 'PLAYER-08', 'CALL-19'] },
      tags: ['recorded'],
      on: { keep: recordedAlready, stop: recordedAlready, resume: recordedAlready, record: recordedAlready },
    },
  },
})

export type LearningFlowSnapshot = SnapshotFrom<typeof learningFlowLifecycle>
