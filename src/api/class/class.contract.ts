import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { paging } from '#api/kit/paging.ts'
import { classCard, classKinds } from './class-card.contract.ts'
import { registrationStates } from './registration.contract.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** [REG-03] The registration window of a class. */
export const registrationWindows = ['notStarted', 'open', 'ended'] as const

/** A class in a list of classes, with how its registration stands. */
export const listedClass = z.extend(classCard, {
  /** The registration window; its end is exclusive. */
  opensTime: z.string(),
  closesTime: z.string(),
  window: z.enum(registrationWindows),
  /** Null: no limit. */
  capacity: z.nullable(z.number()),
  hasWaitingList: z.boolean(),
  /** [REG-04] The caller's own. */
  registration: z.enum(registrationStates),
})
export type ListedClass = z.infer<typeof listedClass>

export const classTypes = ['current', 'history', 'coming'] as const
/** The values of the query `type` of the class pages [SHELL-12]. */
export type ClassType = (typeof classTypes)[number]

/** The valid years of a class. */
export const CLASS_YEARS = { first: 1900, last: 2200 } as const
export const PLACE_MAX = 200

const filters = {
  kind: z.optional(z.enum(classKinds)),
  /** Of its start, in its time zone. */
  year: z.optional(z.coerce.number().check(z.int(), z.minimum(CLASS_YEARS.first), z.maximum(CLASS_YEARS.last))),
  /** One of `listClassFacets`. */
  place: z.optional(z.string().check(z.trim(), z.maxLength(PLACE_MAX), z.regex(/^\P{Cc}+$/u))),
  /** All its words are looked for in the names of all languages, in whatever case. */
  keyword: z.optional(z.string().check(z.trim(), z.maxLength(100))),
}

/**
 * [ROUTE-26, ROUTE-62, SHELL-14, SHELL-15] Without `type` all of them; those to come the next first, the others the
 * latest first.
 */
export const listMyClasses = call({
  method: 'GET',
  path: 'api-classes/portal/class/list',
  summary: 'The classes that the caller is a member of or runs.',
  payload: z.object({ type: z.optional(z.enum(classTypes)), ...filters, ...paging }),
  answer: z.object({ list: z.array(listedClass), count: z.number() }),
  preventMessage: true,
})

/** How the registration stands: its window, or that the caller has asked for a place already. */
export const openWindows = [...registrationWindows, 'requested'] as const
export type OpenWindow = (typeof openWindows)[number]

/**
 * [REG-02, REG-03] Classes that have not ended, are open to the caller, and of which the caller is no member. Without
 * `window` those whose window has not ended, the one that closes next first; those not started by their opening.
 */
export const listOpenClasses = call({
  method: 'GET',
  path: 'api-classes/portal/class/open',
  summary: 'The classes that the caller may register for.',
  payload: z.object({ window: z.optional(z.enum(openWindows)), ...filters, ...paging }),
  answer: z.object({ list: z.array(listedClass), count: z.number() }),
  preventMessage: true,
})

/** The filter values of a list of classes, each with its number of classes. */
export const classFacets = z.object({
  kinds: z.array(z.object({ kind: z.enum(classKinds), count: z.number() })),
  /** The newest first; of one kind, like the places. */
  years: z.array(z.object({ year: z.number(), count: z.number() })),
  /** The most used ones: the value of the filter, and its text in the caller's language. */
  places: z.array(z.object({ place: z.string(), text: z.string(), count: z.number() })).check(z.maxLength(40)),
})
export type ClassFacets = z.infer<typeof classFacets>

export const listClassFacets = call({
  method: 'GET',
  path: 'api-classes/portal/class/facets',
  summary: "The kinds, years and places of the caller's classes, or of those that are open to the caller.",
  payload: z.object({ of: z.enum(['mine', 'open']), kind: z.optional(z.enum(classKinds)) }),
  answer: classFacets,
  preventMessage: true,
})

const person = z.object({ userId: z.string(), originalName: z.string() })

/** How far a learner is with the courses of one kind. */
const courseStanding = z.object({
  /** Courses passed, and how many have to be. */
  passed: z.number(),
  passesAskedFor: z.number(),
  /** Hours learned with two decimals, and how many are asked for. */
  hours: z.number(),
  hoursAskedFor: z.number(),
  isMet: z.boolean(),
})
export type CourseStandingOfKind = z.infer<typeof courseStanding>

/** [ENTITY-23] */
export const classStanding = z.object({ required: courseStanding, elective: courseStanding })
export type ClassStanding = z.infer<typeof classStanding>

export const classCourse = z.object({
  courseID: z.string(),
  courseName: z.string(),
  /** The code of the language that its name is in. */
  language: z.string(),
  categoryCode: z.string(),
  coverID: z.nullable(z.string()),
  /** Within this class. */
  kind: z.enum(['required', 'elective']),
  courseLearningHour: z.number(),
  /** The caller's progress in per cent; null: not begun, or the caller is no member. */
  progress: z.nullable(z.number()),
  isPassed: z.boolean(),
})
export type ClassCourse = z.infer<typeof classCourse>

/** [ROUTE-63, ENTITY-23] */
export const classDetail = z.extend(listedClass, {
  /** Plain paragraphs, separated by empty lines; empty: there is none. */
  about: z.string(),
  /** The IANA name of its time zone: its own, or that of the organisation. */
  timeZone: z.string(),
  /** Who runs it: its owner first. */
  teachers: z.array(person),
  /** False: the caller runs it, or may only see it. */
  isMember: z.boolean(),
  isStaff: z.boolean(),
  /** The caller sees what only participants and staff see: contact list, timetable, links to the courses. */
  mayEnter: z.boolean(),
  courses: z.array(classCourse),
  /** The caller's own; of others than members only what is asked for. */
  standing: classStanding,
  /** Its exams, and how many of them the caller has passed. */
  exams: z.object({ passed: z.number(), asked: z.number() }),
})
export type ClassDetail = z.infer<typeof classDetail>

/** An unknown class, or one the caller may not see, is refused with `request.notFound`. */
export const getClass = call({
  method: 'GET',
  path: 'api-classes/portal/class/detail/{classID}',
  summary: 'One class, for its members, those who run it, and those it is open to.',
  payload: z.object({ classID: id }),
  answer: classDetail,
  preventMessage: true,
})
