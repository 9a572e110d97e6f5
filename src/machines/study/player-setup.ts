import { assign, emit, fromCallback, fromPromise, raise, sendTo, setup, type EventObject } from 'xstate'

import { problemOf } from '#api/kit/problem.ts'
import type { LearningFlow } from '#api/study/study.contract.ts'

import {
  canTryOther,
  ENOUGH_BUFFER,
  firstLecture,
  hasBoth,
  KEEP_EVERY,
  lectureOf,
  lecturesOf,
  LONGEST_TICK,
  positionIn,
  STALL_TIMEOUT,
  STALLS_WITHIN,
  STEADY_FOR,
  studiedSeconds,
  WARNING_TIME,
  type CountedCourse,
  type EngineCommand,
  type EngineEvent,
  type EngineInput,
  type LoadedCourse,
  type PlayerContext,
  type PlayerEvent,
  type PlayerInput,
  type TickEvent,
  type Whereabouts,
} from './player-context.ts'
import type { Thrown } from '#machines/kit/failing.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

/** Position and study time. */
export interface Sign extends Whereabouts {
  readonly flow: LearningFlow
}
export interface Beginning {
  readonly courseID: string
  readonly lecture: string
  readonly position: number
  readonly takesOver: boolean
}

const reasonOf = (error: unknown): string | null => problemOf(error).reason

const whereabouts = (context: PlayerContext): Whereabouts => ({
  lecture: context.lecture,
  position: Math.floor(context.position),
  seconds: studiedSeconds(context),
})

/** The request body for the server. */
export function signOf(context: PlayerContext): Sign {
  if (context.flow === null) throw new Error('Nothing is being studied.')
  return { flow: context.flow, ...whereabouts(context) }
}

/** Types, services, guards and actions of the course player, shared by its regions. */
export const playerSetup = setup({
  types: {
    context: {} as PlayerContext,
    events: {} as PlayerEvent,
    input: {} as PlayerInput,
    emitted: {} as { readonly type: 'left'; readonly destination: string | null },
  },
  actors: {
    loadCourse: fromPromise<LoadedCourse, Pick<PlayerInput, 'kind' | 'id'>>(unfilled),
    engine: fromCallback<EngineCommand, EngineInput, EngineEvent>(unfilled),
    clock: fromCallback<EventObject, undefined, TickEvent>(unfilled),
    begin: fromPromise<LearningFlow, Beginning>(unfilled),
    keep: fromPromise<LearningFlow, Sign>(unfilled),
    stop: fromPromise<LearningFlow, Sign>(unfilled),
    resume: fromPromise<LearningFlow, Sign & { readonly takesOver: boolean }>(unfilled),
    /** The last seconds of an active sitting. */
    settle: fromPromise<LearningFlow, Sign>(unfilled),
    record: fromPromise<LearningFlow, { readonly flow: LearningFlow }>(unfilled),
    count: fromPromise<CountedCourse, Pick<PlayerInput, 'id'>>(unfilled),
  },
  delays: {
    stallTimeout: STALL_TIMEOUT,
    stallsWithin: STALLS_WITHIN,
    steadyFor: STEADY_FOR,
    keepEvery: KEEP_EVERY,
    inactivity: ({ context }) => Math.max(0, (context.course?.inactivitySeconds ?? 0) * 1000 - WARNING_TIME),
    warningTime: ({ context }) => Math.min(WARNING_TIME, (context.course?.inactivitySeconds ?? 0) * 1000),
  },
  guards: {
    isMissing: (_, params: { error: unknown }) => reasonOf(params.error) === 'request.notFound',
    hasNothing: (_, params: { error: unknown }) => reasonOf(params.error) === 'course.noCourseware',
    isElsewhere: (_, params: { error: unknown }) => reasonOf(params.error) === 'study.elsewhere',
    isTakenOver: (_, params: { error: unknown }) => reasonOf(params.error) === 'study.takenOver',
    isRecorded: (_, params: { error: unknown }) => reasonOf(params.error) === 'study.alreadyRecorded',
    takesOver: ({ context }) => context.takesOver,
    /** According to the server, the sitting is active in this window. */
    /** One that another window has taken over is resumed first. */
    isOurs: ({ context }) => context.flow?.state === 'studying' && !context.takesOver,
    isPreview: ({ context }) => context.kind === 'preview',
    isStudiedElsewhere: ({ context }) => context.flow !== null && context.flow.isAlive,
    isCompleted: (_, { counted }: { counted: CountedCourse }) => counted.completion.state === 'completed',
    isExamDue: (_, { counted }: { counted: CountedCourse }) => counted.completion.standing === 'toExam',
    hasFlow: ({ context }) => context.flow !== null,
    /** The sitting was left in another lecture than the open one. */
    isLeftElsewhere: ({ context: { flow, lecture } }) => flow !== null && flow.coursewareID !== lecture,
    needsIe: ({ context }) => lectureOf(context)?.needsIe === true,
    hasSource: ({ context }) => (lectureOf(context)?.sources.length ?? 0) > 0,
    isKnownLecture: ({ context, event }) =>
      event.type === 'lecture.chosen' &&
      lecturesOf(context.course).some(({ coursewareID }) => coursewareID === event.lecture),
    isWanted: ({ context }) => context.isWanted,
    mayPlay: ({ context }) => !context.isHalted,
    hasBoth: ({ context }) => hasBoth(context),
    canTryOther: ({ context }) => canTryOther(context),
    isChosenHd: ({ context }) => context.settings.quality === 'hd',
    isChosenSd: ({ context }) => context.settings.quality === 'sd',
    choosesHd: ({ event }) => event.type === 'quality.chosen' && event.quality === 'hd',
    choosesSd: ({ event }) => event.type === 'quality.chosen' && event.quality === 'sd',
    showsHd: ({ context }) => context.quality === 'hd',
    isOfNetwork: ({ event }) => event.type === 'source.stalled' && !event.isJump,
    hasBuffer: ({ event }) => event.type === 'source.moved' && event.ahead >= ENOUGH_BUFFER,
    /** Leaving would interrupt something. */
    isUnderWay: ({ context }) => context.isPlaying || (context.flow !== null && !context.isHalted),
    isNext: ({ context }, params: { is: NonNullable<PlayerContext['next']> }) => context.next === params.is,
  },
  actions: {
    takeCourse: assign((_, { loaded }: { loaded: LoadedCourse }) => ({ course: loaded.course })),
    takeCounted: assign((_, { counted }: { counted: CountedCourse }) => counted),
    openFirst: assign(({ context }, { loaded }: { loaded: LoadedCourse }) => {
      const lecture = firstLecture(context.asked, loaded)
      const flow = context.kind === 'preview' ? null : loaded.course.unrecorded
      const left = loaded.kept ?? flow
      const positions: PlayerContext['positions'] = left === null ? {} : { [left.coursewareID]: left.positionSeconds }
      return {
        lecture,
        positions,
        position: positionIn(
          { positions },
          lectureOf({ course: loaded.course, lecture }),
          lecture === context.asked ? context.at : null,
        ),
        flow,
        measured: Math.max(flow?.seconds ?? 0, loaded.kept?.seconds ?? 0) * 1000,
        failedAt: null,
        quality: 'hd',
      }
    }),
    takeFailure: assign({ failure: (_, params: Thrown) => failureIn(params) }),
    forgetFailure: assign({ failure: null }),
    askFor: assign(({ context, event }) => {
      if (event.type === 'lecture.chosen') return { asked: event.lecture, at: event.at ?? null, isWanted: true }
      const isOther = event.type === 'study.again' && event.lecture !== null
      return { asked: isOther ? event.lecture : context.lecture, at: null, isWanted: isOther }
    }),

    tellLeft: raise(({ context: { lecture, position } }) => ({ type: 'lecture.left', lecture, position })),
    openLecture: assign(({ context, event }) => {
      if (event.type !== 'lecture.chosen') return {}
      const positions = { ...context.positions, [context.lecture]: context.position }
      const lecture = lectureOf({ course: context.course, lecture: event.lecture })
      return {
        lecture: event.lecture,
        positions,
        position: positionIn({ positions }, lecture, event.at ?? null),
        failedAt: null,
        isWanted: !context.isHalted,
      }
    }),
    /** A lecture that was removed from the course is ignored: the picture region knows the list. */
    openLeft: raise(({ context: { flow, lecture } }) => ({
      type: 'lecture.chosen',
      lecture: flow?.coursewareID ?? lecture,
    })),
    takeDuration: assign({
      duration: ({ context, event }) => (event.type === 'source.opened' ? event.duration : context.duration),
    }),
    takePosition: assign({
      position: ({ context, event }) => (event.type === 'source.moved' ? event.position : context.position),
    }),
    want: assign({ isWanted: true }),
    unwant: assign({ isWanted: false }),
    markPlaying: assign({ isPlaying: true, lastTick: null }),
    unmarkPlaying: assign({ isPlaying: false, lastTick: null }),
    noteFailure: assign({ failedAt: ({ context }) => context.position }),
    forgetFailedAt: assign({ failedAt: null }),
    play: sendTo('engine', { type: 'play' }),
    pause: sendTo('engine', { type: 'pause' }),
    seek: sendTo('engine', ({ context, event }) => ({
      type: 'seek',
      position: event.type === 'seek.requested' ? event.position : context.position,
    })),
    takeSought: assign({
      position: ({ context, event }) =>
        event.type === 'seek.requested'
          ? Math.min(Math.max(0, event.position), Math.max(context.duration, 0))
          : context.position,
    }),
    show: sendTo('engine', ({ context: { quality, position, isWanted } }) => ({
      type: 'show',
      quality,
      position,
      isWanted,
    })),
    set: sendTo('engine', ({ context: { settings } }) => ({ type: 'set', settings })),
    choose: assign({
      settings: ({ context, event }) =>
        event.type === 'settings.chosen' ? { ...context.settings, ...event.settings } : context.settings,
    }),
    chooseQuality: assign({
      settings: ({ context, event }) =>
        event.type === 'quality.chosen' ? { ...context.settings, quality: event.quality } : context.settings,
    }),
    /** In local storage. */
    rememberSettings: () => undefined,
    showHd: assign({ quality: 'hd' }),
    showSd: assign({ quality: 'sd' }),
    changeQuality: raise({ type: 'quality.changed' }),

    halt: assign({ isHalted: true }),
    orderHalt: raise({ type: 'halt.ordered' }),
    unhalt: assign({ isHalted: false }),
    goOn: raise({ type: 'play.requested' }),
    failSource: raise({ type: 'source.failed' }),
    tellInactivity: raise({ type: 'inactivity.reached' }),
    takeFlow: assign((_, { flow }: { flow: LearningFlow }) => ({
      flow,
      measured: flow.seconds * 1000,
      isKept: true,
      sign: null,
      next: null,
      takesOver: false,
      lastTick: null,
    })),
    noteSign: assign(({ context, event }) => {
      const left = event.type === 'lecture.left' ? { lecture: event.lecture, position: Math.floor(event.position) } : {}
      return { sign: { ...whereabouts(context), ...left }, next: null }
    }),
    /** The server's total; time studied since the request is added. */
    takeKept: assign(({ context }, { flow }: { flow: LearningFlow }) => ({
      flow,
      measured: flow.seconds * 1000 + Math.max(0, context.measured - (context.sign?.seconds ?? 0) * 1000),
      isKept: true,
    })),
    takeConfirmed: assign((_, { flow }: { flow: LearningFlow }) => ({
      flow,
      measured: flow.seconds * 1000,
      isKept: true,
      sign: null,
    })),
    missKeeping: assign({ isKept: false }),
    keepNext: assign({ next: ({ context }) => context.next ?? 'keep' }),
    stopNext: assign({ next: ({ context }) => (context.next === 'end' ? 'end' : 'stop') }),
    endNext: assign({ next: 'end' }),
    takeOver: assign({ takesOver: true }),
    measure: assign(({ context, event }) => {
      if (event.type !== 'clock.ticked' || !context.isPlaying) return {}
      const passed = context.lastTick === null ? 0 : event.now - context.lastTick
      return { lastTick: event.now, measured: context.measured + (passed > LONGEST_TICK ? 0 : Math.max(0, passed)) }
    }),
    /** Restored after a crash. */
    keepOnDevice: () => undefined,
    forgetOnDevice: () => undefined,
    /** The beacon sent while the window closes. */
    sayFarewell: () => undefined,
    /** [PLAYER-09] */
    refreshOpener: () => undefined,
    leave: emit(({ context }) => ({ type: 'left', destination: context.destination })),
    tellLeaving: raise({ type: 'page.left' }),
    takeDestination: assign({
      destination: ({ event }) => (event.type === 'leaving.requested' ? event.destination : null),
    }),
  },
})
