import * as z from 'zod/mini'

import { classKinds } from '#api/class/class-card.contract.ts'
import { courseStandings, courseStates } from '#api/course/course.contract.ts'
import { call } from '#api/kit/call.ts'
import { seen } from '#api/kit/record.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
/** As yyyy-MM-dd HH:mm:ss in UTC. */
const time = z.string()

/** Classes that are named at the end of a course. */
export const COUNTS_FOR_MAX = 5

export const qualities = ['hd', 'sd'] as const
export type Quality = (typeof qualities)[number]

/** A lecture of a course, with the caller's progress. */
export const courseware = z.object({
  coursewareID: z.string(),
  title: z.string(),
  /** The code of the language that its title is in. */
  language: z.string(),
  durationSeconds: z.number(),
  /** It has a source. */
  isPlayable: z.boolean(),
  /** [ERROR-22] No current browser plays it (gap GAP-79). */
  needsIe: z.boolean(),
  /** The recorded share studied, from 0 to 1. */
  share: z.number(),
  /** The caller's last position. */
  positionSeconds: z.number(),
})
export type Courseware = z.infer<typeof courseware>

export const chapter = z.object({
  chapterID: z.string(),
  title: z.string(),
  language: z.string(),
  courseware: z.array(courseware),
})
export type Chapter = z.infer<typeof chapter>

/**
 * Why a sitting has come to rest without being recorded: left, without a sign of its learner, for another window, or
 * cut off.
 */
export const stopReasons = ['left', 'inactive', 'elsewhere', 'silent'] as const
export type StopReason = (typeof stopReasons)[number]
export const learningFlowStates = ['studying', 'unrecorded', 'recorded'] as const

/** [ENTITY-13] A study session (sitting) of the caller in a course. */
export const learningFlow = z.object({
  userLearningFlowID: z.string(),
  courseID: z.string(),
  courseName: z.string(),
  /** The last lecture and the position in it. */
  coursewareID: z.string(),
  positionSeconds: z.number(),
  /** Study time, by the server's clock. */
  seconds: z.number(),
  state: z.enum(learningFlowStates),
  revision: z.number(),
  stoppedBecause: z.nullable(z.enum(stopReasons)),
  /** Another window has recently sent a heartbeat for it. */
  isAlive: z.boolean(),
  startedAt: time,
  updatedAt: time,
})
export type LearningFlow = z.infer<typeof learningFlow>

/** [COURSE-03] An unknown course is refused with `request.notFound`. */
export const listChapters = call({
  method: 'GET',
  path: 'api-course/portal/chapter/list',
  summary: 'The chapters of a published course, with what the caller has done of each lecture.',
  payload: z.object({ courseID: id }),
  answer: z.object({ chapters: z.array(chapter) }),
  preventMessage: true,
})

/** The player's data of a lecture. */
export const playable = z.extend(courseware, {
  /** [PLAYER-07] At most one per quality; empty: not playable. */
  sources: z.array(z.object({ quality: z.enum(qualities), fileID: z.string() })),
  /** By language code. */
  captions: z.array(z.object({ language: z.string(), fileID: z.string() })),
})
export type Playable = z.infer<typeof playable>

/** The player's data of a course. */
export const playerCourse = z.object({
  courseID: z.string(),
  courseName: z.string(),
  language: z.string(),
  chapters: z.array(z.extend(chapter, { courseware: z.array(playable) })),
  /** [PLAYER-03] Seconds of inactivity after which playback stops (gap GAP-36). */
  inactivitySeconds: z.number(),
  /** [PLAYER-06] The caller's latest unrecorded sitting in this course; null: none. */
  unrecorded: z.nullable(learningFlow),
})
export type PlayerCourse = z.infer<typeof playerCourse>

/**
 * [ROUTE-58] An unknown course is refused with `request.notFound`, one without anything to play with
 * `course.noCourseware` [ERROR-21].
 */
export const getPlayerCourse = call({
  method: 'GET',
  path: 'api-course/portal/player/detail/{courseID}',
  summary: 'A published course as the player shows it.',
  payload: z.object({ courseID: id }),
  answer: playerCourse,
  preventMessage: true,
})

/** [ROUTE-60] The same for a single lecture, for staff also of drafts. Nothing is recorded. */
export const getPreview = call({
  method: 'GET',
  path: 'api-course/portal/player/preview/{coursewareID}',
  summary: 'One lecture for the preview.',
  payload: z.object({ coursewareID: id }),
  answer: playerCourse,
  preventMessage: true,
})

/** What a course has come to for the caller, and what can follow it. */
export const courseCompletion = z.object({
  courseID: z.string(),
  state: z.enum(courseStates),
  standing: z.enum(courseStandings),
  /** The recorded study time of all sittings. */
  studiedSeconds: z.number(),
  /** [ENTITY-23] The caller's classes that it counts for, the one that ends first coming first. */
  countsFor: z
    .array(
      z.object({
        classID: z.string(),
        className: z.string(),
        kind: z.enum(classKinds),
        /** Of the class's courses of its kind: those passed, and how many have to be. */
        isRequired: z.boolean(),
        passed: z.number(),
        passesAskedFor: z.number(),
      }),
    )
    .check(z.maxLength(COUNTS_FOR_MAX)),
  /**
   * The first course of these classes that is not completed, else the caller's last studied one; null: there is none.
   */
  next: z.nullable(
    z.object({ courseID: z.string(), courseName: z.string(), language: z.string(), coverID: z.nullable(z.string()) }),
  ),
})
export type CourseCompletion = z.infer<typeof courseCompletion>

/** A course that the caller has not begun is refused with `request.notFound`. */
export const getCourseCompletion = call({
  method: 'GET',
  path: 'api-course/portal/player/completion/{courseID}',
  summary: 'What a course has come to for the caller, which classes it counts for, and the course that can follow.',
  payload: z.object({ courseID: id }),
  answer: courseCompletion,
  unseen: 'The recorded time is told all the same, and the progress when the course is opened again.',
  preventMessage: true,
})

/** [PLAYER-06] Offered to the learner on return. */
export const listUnrecorded = call({
  method: 'GET',
  path: 'api-course/portal/userLearningFlow/list',
  summary: 'The sittings of the caller that have not been recorded: the one being studied, then the latest first.',
  payload: z.object({}),
  answer: z.object({ list: z.array(learningFlow).check(z.maxLength(20)) }),
  preventMessage: true,
})

/**
 * Begins a sitting and, with the first one, the course. Refused with the lifecycle's codes for `begin`, above all
 * `study.elsewhere` while another sitting of the caller is active; `takesOver` suspends that one.
 */
export const beginLearning = call({
  method: 'POST',
  path: 'api-course/portal/userLearningFlow',
  summary: 'Begins to study a lecture.',
  payload: z.object({
    courseID: id,
    coursewareID: id,
    positionSeconds: z.number(),
    takesOver: z._default(z.boolean(), false),
  }),
  answer: learningFlow,
  preventMessage: true,
})

const studied = { ...seen, lecture: z.string(), position: z.number(), seconds: z.number() }
/** What a learner says with the events of a sitting; `seconds`: the total of the sitting by the sender's clock. */
export const learningFlowSaid = {
  begin: z.object({ lecture: z.string(), position: z.number() }),
  keep: z.object(studied),
  stop: z.object({ ...studied, because: z.enum(stopReasons) }),
  resume: z.object({ ...studied, takesOver: z.boolean() }),
  record: z.object({ seconds: z.number() }),
}

/** Another user's sitting is refused with `request.notFound`; otherwise with the lifecycle's codes for the event. */
export const sendLearningEvent = call({
  method: 'PUT',
  path: 'api-course/portal/userLearningFlow/{userLearningFlowID}/event',
  summary: 'Keeps the time of a sitting, brings it to rest or goes on with it.',
  payload: z.object({
    userLearningFlowID: id,
    type: z.enum(['keep', 'stop', 'resume']),
    ...seen,
    coursewareID: id,
    /** Whole seconds; the server accepts at most the time elapsed on its own clock. */
    positionSeconds: z.number(),
    seconds: z.number(),
    /** For `stop`. */
    because: z._default(z.enum(['left', 'inactive', 'elsewhere']), 'left'),
    /** For `resume`: even while another window is active. */
    takesOver: z._default(z.boolean(), false),
  }),
  answer: learningFlow,
  preventMessage: true,
})

/** [CALL-19, PLAYER-05, PLAYER-08] The end-study button. `playEndTime` is the study time in whole seconds. */
export const recordLearning = call({
  method: 'PUT',
  path: 'api-course/portal/userLearningFlow',
  summary: 'Records the study time of a sitting.',
  payload: z.object({ userLearningFlowID: id, playEndTime: z.number() }),
  answer: learningFlow,
  preventMessage: true,
})
