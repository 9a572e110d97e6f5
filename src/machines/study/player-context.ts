import type { LearningFlow, Playable, PlayerCourse, Quality } from '#api/study/study.contract.ts'
import type { Failure } from '#api/kit/problem.ts'

/**
 * [GAP-37] Milliseconds: two stalls within the first switch to SD; the second without a stall, and HD may come back.
 */
export const STALLS_WITHIN = 30_000
export const STEADY_FOR = 60_000
/** Seconds of buffer with which HD may come back. */
export const ENOUGH_BUFFER = 20
/** Milliseconds of waiting for more of a film after which it counts as failed. */
export const STALL_TIMEOUT = 30_000
/** [PLAYER-06] The server is told of the time that often, in milliseconds. */
export const KEEP_EVERY = 30_000
/** [PLAYER-03] So many milliseconds before playback stops, the learner is asked. */
export const WARNING_TIME = 60_000
/** A longer pause between two ticks has not been studied in: the device slept. */
export const LONGEST_TICK = 60_000
/** A film that fails again so many seconds on fails for another reason: the other quality gets another try. */
const FAILURE_REACH = 10
/** Whoever stopped so many seconds before the end begins anew. */
const END_REACH = 5

export type ChosenQuality = Quality | 'auto'
export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

/**
 * What a person has set, remembered on the device. `captions`: a language's code, `off`, or null while nothing is
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

/** A sitting as this device has it, which may be seconds ahead of the server. */
export interface KeptSitting {
  readonly userLearningFlowID: string
  readonly seconds: number
  readonly coursewareID: string
  readonly positionSeconds: number
}

/** A moment of a lecture, and how long somebody has studied until then; in whole seconds. */
export interface Whereabouts {
  readonly lecture: string
  readonly position: number
  readonly seconds: number
}

/** A course, or one lecture of it that is only previewed. */
export interface PlayerInput {
  readonly kind: 'study' | 'preview'
  /** The courseID, of a preview the coursewareID. */
  readonly id: string
  /** The lecture that was asked for; null: where the learner was last. */
  readonly lecture: string | null
  /** The second at which that lecture is to begin; null: where it was left. */
  readonly at: number | null
  readonly settings: Settings
}
export interface LoadedCourse {
  readonly course: PlayerCourse
  /** Of its unrecorded sitting. */
  readonly kept: KeptSitting | null
}

export interface PlayerContext {
  readonly kind: PlayerInput['kind']
  readonly id: string
  readonly asked: string | null
  readonly at: number | null
  readonly settings: Settings
  readonly course: PlayerCourse | null
  readonly failure: Failure | null
  /** The lecture that is shown, the second of it, and where the others were left. */
  readonly lecture: string
  readonly position: number
  readonly positions: Readonly<Record<string, number>>
  readonly duration: number
  /** It is to play as soon as it can. */
  readonly isWanted: boolean
  readonly isPlaying: boolean
  /** The study forbids playing until the learner has decided something. */
  readonly isHalted: boolean
  /** What is shown now; of a chosen quality the same. */
  readonly quality: Quality
  /** The second at which the film failed last. */
  readonly failedAt: number | null
  readonly flow: LearningFlow | null
  /** Milliseconds studied in this sitting, and the last look at the clock while playing. */
  readonly measured: number
  readonly lastTick: number | null
  /** What the server is being told. */
  readonly sign: Whereabouts | null
  /** False: the server could not be told; the time stands on this device. */
  readonly isKept: boolean
  /** What is to happen when the server has answered. */
  readonly next: 'keep' | 'stop' | 'end' | null
  readonly takesOver: boolean
  /** Where somebody wants to go; null: away altogether. */
  readonly destination: string | null
}

/** What the engine, which plays films, starts with. */
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
/**
 * What the engine says; pauses and plays may be the browser's doing, by media keys or where it refuses to begin by
 * itself.
 */
export type EngineEvent =
  | { readonly type: 'source.opened'; readonly duration: number }
  | { readonly type: 'source.playing' }
  | { readonly type: 'source.paused' }
  /** More of it is on its way; after a jump that is no sign of a bad network. */
  | { readonly type: 'source.stalled'; readonly isJump: boolean }
  /** `ahead`: seconds of it that are there already. */
  | { readonly type: 'source.moved'; readonly position: number; readonly ahead: number }
  | { readonly type: 'source.ended' }
  | { readonly type: 'source.failed' }

/** A clock that only goes forward, in milliseconds. */
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
  /** Between the regions. */
  | { readonly type: 'lecture.left'; readonly lecture: string; readonly position: number }
  | { readonly type: 'halt.ordered' }
  | { readonly type: 'quality.changed' }
  | { readonly type: 'inactivity.reached' }

/** Every lecture of a course, in their order. */
export const lecturesOf = (course: PlayerCourse | null): readonly Playable[] =>
  course?.chapters.flatMap((it) => it.courseware) ?? []
export const lectureOf = ({ course, lecture }: Pick<PlayerContext, 'course' | 'lecture'>): Playable | null =>
  lecturesOf(course).find(({ coursewareID }) => coursewareID === lecture) ?? null
/** The one that can be played after this one; null: there is none. */
export function nextLecture({ course, lecture }: Pick<PlayerContext, 'course' | 'lecture'>): Playable | null {
  const lectures = lecturesOf(course)
  const at = lectures.findIndex(({ coursewareID }) => coursewareID === lecture)
  return lectures.slice(at + 1).find(({ sources, needsIe }) => sources.length > 0 && !needsIe) ?? null
}
/** Whole seconds studied in this sitting. */
export const studiedSeconds = ({ measured }: Pick<PlayerContext, 'measured'>): number => Math.floor(measured / 1000)
/** Where a lecture goes on, or begins where a moment of it was asked for: never so late that nothing is left to see. */
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
/** A film has two qualities, and the other one has not failed at this place as well. */
export function canTryOther(context: PlayerContext): boolean {
  const { failedAt, position } = context
  return hasBoth(context) && (failedAt === null || Math.abs(position - failedAt) >= FAILURE_REACH)
}
export const hasBoth = (context: PlayerContext): boolean => (lectureOf(context)?.sources.length ?? 0) > 1

/**
 * The lecture to begin with: the one asked for, that of the unrecorded sitting, the first that is not done, the first.
 */
export function firstLecture(asked: string | null, { course, kept }: LoadedCourse): string {
  const lectures = lecturesOf(course)
  const wanted = [asked, kept?.coursewareID, course.unrecorded?.coursewareID]
  const named = wanted.find((id) => lectures.some(({ coursewareID }) => coursewareID === id))
  const open = lectures.filter(({ sources, needsIe }) => sources.length > 0 && !needsIe)
  const undone = open.find(({ share }) => share < 1)
  return named ?? (undone ?? open[0] ?? lectures[0])?.coursewareID ?? ''
}
