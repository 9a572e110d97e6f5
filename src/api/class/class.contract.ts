import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { paging } from '#api/kit/paging.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** [CALL-14, CLASS-06] The ids of the caller's classes in progress, kept locally as currentClasses. */
export const getCurrentInfo = call({
  method: 'GET',
  path: 'api-classes/portal/api/currentinfo',
  summary: "The ids of the caller's current classes.",
  payload: z.object({}),
  answer: z.object({ currentClasses: z.array(z.string()) }),
  unseen: 'It shortens links only; the class pages load their classes by themselves.',
})

/** [CLASS-01] Face-to-face, online, party school (gap GAP-04). */
export const classKinds = ['face', 'online', 'party'] as const

/** [CLASS-01, CLASS-03] A class as lists show it, its name in the caller's language. */
export const classCard = z.object({
  classID: z.string(),
  className: z.string(),
  kind: z.enum(classKinds),
  /** The venue; null: none, as for online classes. */
  place: z.nullable(z.string()),
  /** As yyyy-MM-dd HH:mm:ss in UTC, like all times here. */
  startTime: z.string(),
  endTime: z.string(),
  memberCount: z.number(),
  headmasterName: z.nullable(z.string()),
  state: z.enum(['notStarted', 'inProgress', 'ended']),
})
export type ClassCard = z.infer<typeof classCard>
export type ClassState = ClassCard['state']

export const classTypes = ['current', 'history', 'coming'] as const
/** The values of the query `type` of the class pages [SHELL-12]. */
export type ClassType = (typeof classTypes)[number]

/**
 * [ROUTE-26, ROUTE-62, SHELL-14, SHELL-15] Without `type` all of them; those to come the next first, the others the
 * latest first.
 */
export const listMyClasses = call({
  method: 'GET',
  path: 'api-classes/portal/class/list',
  summary: 'The classes that the caller is a member or the headmaster of.',
  payload: z.object({ type: z.optional(z.enum(classTypes)), ...paging }),
  answer: z.object({ list: z.array(classCard), count: z.number() }),
  preventMessage: true,
})

/** [ROUTE-63] */
export const classDetail = z.extend(classCard, {
  /** The first sixty by name; `memberCount` counts all. */
  members: z.array(z.object({ userId: z.string(), originalName: z.string() })).check(z.maxLength(60)),
  /** False: the caller is the headmaster or an administrator. */
  isMember: z.boolean(),
})
export type ClassDetail = z.infer<typeof classDetail>

/** An unknown class, or one the caller may not see, is refused with `request.notFound`. */
export const getClass = call({
  method: 'GET',
  path: 'api-classes/portal/class/detail/{classID}',
  summary: 'One class, for its members, its headmaster and administrators.',
  payload: z.object({ classID: id }),
  answer: classDetail,
  preventMessage: true,
})

export const todaysClass = z.extend(classCard, {
  /** The ordinal of today among the class days, from 1; 0: it has not started. */
  dayNumber: z.number(),
  /** The number of class days. */
  days: z.number(),
})
export type TodaysClass = z.infer<typeof todaysClass>

export const openTask = z.object({
  kind: z.enum(['continueCourse', 'requiredCourse', 'classStarts', 'decision']),
  /** The lifecycle whose records wait for the caller's decision; null: nothing is to be decided. */
  lifecycle: z.nullable(z.string()),
  /** The id of the course or the class; of a decision, of what is decided on together. */
  id: z.string(),
  name: z.string(),
  /** Per cent of a course; null: no course. */
  progress: z.nullable(z.number()),
  /** The start of the class or the time by which the decision is due; null: no date is set. */
  dueTime: z.nullable(z.string()),
})
export type OpenTask = z.infer<typeof openTask>

/** The entries of "what now?" on home; the assistant searches the same tasks (gap GAP-26). */
export const today = z.object({
  /** In progress, or starting within seven days. */
  classes: z.array(todaysClass),
  tasks: z.array(openTask).check(z.maxLength(5)),
})
export type Today = z.infer<typeof today>

export const listToday = call({
  method: 'GET',
  path: 'api-classes/portal/agenda/today',
  summary: "The caller's classes of these days and open tasks.",
  payload: z.object({}),
  answer: today,
  preventMessage: true,
})
