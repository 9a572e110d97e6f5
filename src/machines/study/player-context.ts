import type { CourseCompletion, LearningFlow, Playable, PlayerCourse, Quality } from '#api/study/study.contract.ts'
import type { Failure } from '#api/kit/problem.ts'

/**
 * [GAP-37] Milliseconds: two stalls within the first switch to SD; after the second without a stall HD is allowed
 * again.
 */
export const STALLS_WITHIN = 30_000
export const STEADY_FOR = 60_000
/** Seconds of buffer required to return to HD. */
export const ENOUGH_BUFFER = 20
/** Timeout in milliseconds of a stalled film. */
export const STALL_TIMEOUT = 30_000
/** [PLAYER-06] Interval in milliseconds at which the server is told the study time. */
export const KEEP_EVERY = 30_000
/** [PLAYER-03] Milliseconds between the presence question and the stop of playback. */
export const WARNING_TIME = 60_000
/** A longer gap between two ticks is not counted: the device slept. */
export const LONGEST_TICK = 60_000
/** A film that fails again this many seconds later counts as a new failure: the other quality is tried again. */
const FAILURE_REACH = 10
/** A lecture left within this many seconds of its end restarts from the beginning. */
const END_REACH = 5

export type ChosenQuality = Quality | 'auto'
export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

/**
 * Player settings of a person, stored on the device. `captions`: a language code, `off`, or null while nothing is
 * chosen.
 */
export interface Settings {
  readonly speed: number
  readonly volume: number
  readonly isMuted: boolean
  readonly captions: string | null
  readonly quality: ChosenQuality
}
export const usualSettings: Settings = { speed: 1, volume: 1, isMuted: false, captions: null, quality: 'auto' }

/** A sitting as stored on this device; it may be seconds ahead of the server. */
export interface KeptSitting {
  readonly userLearningFlowID: string
  readonly seconds: number
  readonly coursewareID: string
  readonly positionSeconds: number
}

/** A position in a lecture, and the study time up to then; in whole seconds. */
export interface Whereabouts {
  readonly lecture: string
  readonly position: number
  readonly seconds: number
}

/** A course, or the preview of a single lecture. */
export interface PlayerInput {
  readonly kind: 'study' | 'preview'
  /** The courseID, or the coursewareID of a preview. */
  readonly id: string
  /** The requested lecture; null: the last position. */
  readonly lecture: string | null
  /** The requested start position in seconds; null: the last position. */
  readonly at: number | null
  readonly settings: Settings
}
export interface LoadedCourse {
  readonly course: PlayerCourse
  /** Of its unrecorded sitting. */
  readonly kept: KeptSitting | null
}

/** The course once study time has been recorded: the progress of its lectures, and what it has come to. */
export interface CountedCourse {
  readonly course: PlayerCourse
  readonly completion: CourseCompletion
}

export interface PlayerContext {
  readonly kind: PlayerInput['kind']
  readonly id: string
  readonly asked: string | null
  readonly at: number | null
  readonly settings: Settings
  readonly course: PlayerCourse | null
  /** As of the last recording; null: nothing was recorded here. */
  readonly completion: CourseCompletion | null
  readonly failure: Failure | null
  /** The open lecture, its position, and the last positions of the others. */
  readonly lecture: string
  readonly position: number
  readonly positions: Readonly<Record<string, number>>
  readonly duration: number
  /** Autoplay once ready. */
  readonly isWanted: boolean
  readonly isPlaying: boolean
  /** Playback is blocked until the learner has answered a question. */
  readonly isHalted: boolean
  /** The quality that is shown, also when chosen manually. */
  readonly quality: Quality
  /** Position in seconds of the last failure. */
  readonly failedAt: number | null
  readonly flow: LearningFlow | null
  /** Study time of this sitting in milliseconds, and the last clock reading while playing. */
  readonly measured: number
  readonly lastTick: number | null
  /** The pending request. */
  readonly sign: Whereabouts | null
  /** False: the last request failed; the time is stored only on this device. */
  readonly isKept: boolean
  /** What follows the server's response. */
  readonly next: 'keep' | 'stop' | 'end' | null
  readonly takesOver: boolean
  /** The navigation target; null: leaving the player. */
  readonly destination: string | null
}

/** Input of the engine that plays films. */
export interface EngineInput {
  readonly lecture: Playable
  readonly quality: Quality
  readonly position: number
  readonly isWanted: boolean
  readonly settings: Settings
}
export type EngineCommand =
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'seek'; readonly position: number }
  | { readonly type: 'show'; readonly quality: Quality; readonly position: number; readonly isWanted: boolean }
  | { readonly type: 'set'; readonly settings: Settings }
/** Events of the engine; play and pause may come from the browser, by media keys or blocked autoplay. */
export type EngineEvent =
  | { readonly type: 'source.opened'; readonly duration: number }
  | { readonly type: 'source.playing' }
  | { readonly type: 'source.paused' }
  /** Stalled; after a seek that is no sign of a bad network. */
  | { readonly type: 'source.stalled'; readonly isJump: boolean }
  /** `ahead`: buffered seconds. */
  | { readonly type: 'source.moved'; readonly position: number; readonly ahead: number }
  | { readonly type: 'source.ended' }
  | { readonly type: 'source.failed' }

/** Monotonic clock, in milliseconds. */
export interface TickEvent {
  readonly type: 'clock.ticked'
  readonly now: number
}
export type PlayerEvent =
  | EngineEvent
  | TickEvent
  | { readonly type: 'retry.requested' }
  | { readonly type: 'play.requested' }
  | { readonly type: 'pause.requested' }
  | { readonly type: 'seek.requested'; readonly position: number }
  | { readonly type: 'settings.chosen'; readonly settings: Partial<Omit<Settings, 'quality'>> }
  | { readonly type: 'quality.chosen'; readonly quality: ChosenQuality }
  | { readonly type: 'lecture.chosen'; readonly lecture: string; readonly at?: number | null }
  | { readonly type: 'activity.noticed' }
  | { readonly type: 'study.resumed' }
  | { readonly type: 'study.ended' }
  | { readonly type: 'study.takenHere' }
  | { readonly type: 'study.again'; readonly lecture: string | null }
  | { readonly type: 'leaving.requested'; readonly destination: string | null }
  | { readonly type: 'leaving.confirmed' }
  | { readonly type: 'leaving.dropped' }
  /** The window closes or reloads. */
  | { readonly type: 'page.left' }
  /** Internal events between the regions. */
  | { readonly type: 'lecture.left'; readonly lecture: string; readonly position: number }
  | { readonly type: 'halt.ordered' }
  | { readonly type: 'quality.changed' }
  | { readonly type: 'inactivity.reached' }

/** All lectures of a course, in order. */
export const lecturesOf = (course: PlayerCourse | null): readonly Playable[] =>
  course?.chapters.flatMap((it) => it.courseware) ?? []
export const lectureOf = ({ course, lecture }: Pick<PlayerContext, 'course' | 'lecture'>): Playable | null =>
  lecturesOf(course).find(({ coursewareID }) => coursewareID === lecture) ?? null
/** The next playable lecture; null: none. */
export function nextLecture({ course, lecture }: Pick<PlayerContext, 'course' | 'lecture'>): Playable | null {
  const lectures = lecturesOf(course)
  const at = lectures.findIndex(({ coursewareID }) => coursewareID === lecture)
  return lectures.slice(at + 1).find(({ sources, needsIe }) => sources.length > 0 && !needsIe) ?? null
}
/** Whole seconds studied in this sitting. */
export const studiedSeconds = ({ measured }: Pick<PlayerContext, 'measured'>): number => Math.floor(measured / 1000)
/** The start position of a lecture: resumed or requested, but never at its very end. */
export function positionIn(
  { positions }: Pick<PlayerContext, 'positions'>,
  lecture: Playable | null,
  at: number | null = null,
): number {
  if (lecture === null) return 0
  if (at !== null) return Math.max(0, Math.min(at, lecture.durationSeconds - END_REACH))
  const position = positions[lecture.coursewareID] ?? lecture.positionSeconds
  return position >= lecture.durationSeconds - END_REACH ? 0 : position
}
/** The film has a second quality that has not failed at this position. */
export function canTryOther(context: PlayerContext): boolean {
  const { failedAt, position } = context
  return hasBoth(context) && (failedAt === null || Math.abs(position - failedAt) >= FAILURE_REACH)
}
export const hasBoth = (context: PlayerContext): boolean => (lectureOf(context)?.sources.length ?? 0) > 1

/** The initial lecture: the requested one, that of the unrecorded sitting, the first incomplete one, the first. */
export function firstLecture(asked: string | null, { course, kept }: LoadedCourse): string {
  const lectures = lecturesOf(course)
  const wanted = [asked, kept?.coursewareID, course.unrecorded?.coursewareID]
  const named = wanted.find((id) => lectures.some(({ coursewareID }) => coursewareID === id))
  const open = lectures.filter(({ sources, needsIe }) => sources.length > 0 && !needsIe)
  const undone = open.find(({ share }) => share < 1)
  return named ?? (undone ?? open[0] ?? lectures[0])?.coursewareID ?? ''
}
