import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { holds } from '#api/kit/holds.ts'
import { moment } from '#api/kit/moment.ts'
import { paging } from '#api/kit/paging.ts'
import { seen } from '#api/kit/record.ts'
import { listedZone } from '#api/kit/time-zone.ts'
import { classKinds } from './class-card.contract.ts'
import { DOCUMENT_LIMIT, inLanguages, languageCode, revision } from '#api/course/managed-publication.contract.ts'
import { leaveApprovers } from '#api/leave/leave.contract.ts'

/** The states of a class in the hands of its staff. */
export const managedClassStates = ['draft', 'announced', 'closed', 'discarded'] as const
export type ManagedClassState = (typeof managedClassStates)[number]

/** What can be done with a class beside saving it. */
export const classEvents = ['announce', 'close', 'reopen', 'discard'] as const

const said = z.object(seen)
/** What people say with the events of a class. What it consists of is not logged. */
export const classSaid = { save: said, announce: said, close: said, reopen: said, discard: said }

/** The roles that may create a class; which ones they see is decided for each class. */
export const classStaff = ['teacher', 'admin'] as const

/** For whom a class is. */
export const classAudiences = ['all', 'departments', 'invitation'] as const
export type ClassAudience = (typeof classAudiences)[number]

/** Size limits of a class. */
export const CLASS_NAME_MAX = 120
export const CLASS_ABOUT_MAX = 5000
export const CAPACITY_MAX = 100_000
export const CLASS_COURSES_MAX = 200
export const CLASS_HOURS_MAX = 10_000
export const CLASS_TEACHERS_MAX = 20
export const INVITED_MAX = 2000

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
const timeZone = z.string().check(
  holds((text) => listedZone(text) !== null),
  z.overwrite((text) => listedZone(text) ?? text),
)
const whole = (least: number, most: number) => z.number().check(z.int(), z.minimum(least), z.maximum(most))
const line = (max: number) => z.string().check(z.trim(), z.maxLength(max))
const keywords = z.optional(z.string().check(z.trim(), z.maxLength(100)))

const text = z.strictObject({
  language: languageCode,
  name: line(CLASS_NAME_MAX),
  /** The venue; empty: none. */
  place: line(CLASS_NAME_MAX),
  /** Plain paragraphs, separated by empty lines. */
  about: line(CLASS_ABOUT_MAX),
})
export type ClassText = z.infer<typeof text>

const facts = {
  kind: z.enum(classKinds),
  texts: inLanguages(text),
  /** The registration window, and the class itself; ends are exclusive. */
  opensAt: moment,
  closesAt: moment,
  startsAt: moment,
  endsAt: moment,
  /** Of the place where it is, as an IANA name; null: that of the organisation. Weekly lessons are repeated in it. */
  timeZone: z.nullable(timeZone),
  /** Null: no limit. */
  capacity: z.nullable(whole(1, CAPACITY_MAX)),
  asksApproval: z.boolean(),
  hasWaitingList: z.boolean(),
  /** Whoever is under review when the window ends is declined. */
  declinesAtEnd: z.boolean(),
  audience: z.enum(classAudiences),
  /** Of the dictionary `department`; for the audience `departments`. */
  departmentCodes: z.array(id).check(z.maxLength(200)),
  /** [ENTITY-23] Numbers of courses to be passed; hours asked for. */
  requiredPassCount: whole(0, CLASS_COURSES_MAX),
  electivePassCount: whole(0, CLASS_COURSES_MAX),
  requiredHours: whole(0, CLASS_HOURS_MAX),
  electiveHours: whole(0, CLASS_HOURS_MAX),
  /** The approvers of leave; the order is always that of the four (gap GAP-52). */
  leaveChain: z.array(z.enum(leaveApprovers)).check(z.maxLength(leaveApprovers.length)),
}

const courseKind = z.enum(['required', 'elective'])

/** The full desired state of a class. */
const classDocument = {
  ...facts,
  /** The owner; null: the caller. */
  headmasterID: z.nullable(id),
  /** Those who run it beside its owner. */
  teacherIDs: z.array(id).check(z.maxLength(CLASS_TEACHERS_MAX)),
  /** For the audience `invitation`. */
  invitedIDs: z.array(id).check(z.maxLength(INVITED_MAX)),
  /** In order. */
  courses: z.array(z.strictObject({ courseID: id, kind: courseKind })).check(z.maxLength(CLASS_COURSES_MAX)),
}
const wholeClass = z.strictObject(classDocument)
export type ClassDocument = z.infer<typeof wholeClass>

const person = z.object({ userId: z.string(), originalName: z.string() })
export type ClassPerson = z.infer<typeof person>

/** The answer of every command too: the class after the change. */
export const managedClass = z.object({
  classID: z.string(),
  state: z.enum(managedClassStates),
  revision: z.number(),
  ...facts,
  headmaster: z.nullable(person),
  teachers: z.array(person),
  invited: z.array(person),
  courses: z.array(
    z.object({
      courseID: z.string(),
      kind: courseKind,
      /** In the caller's language. */
      title: z.string(),
      state: z.enum(['draft', 'published', 'withdrawn', 'discarded']),
    }),
  ),
  /** How many are registered. */
  taken: z.number(),
  /** The caller may name another owner. */
  mayHandOver: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ManagedClass = z.infer<typeof managedClass>

const managedClassEntry = z.object({
  classID: z.string(),
  state: z.enum(managedClassStates),
  revision: z.number(),
  /** In the caller's language, else in the base one. */
  name: z.string(),
  kind: z.enum(classKinds),
  startsAt: z.string(),
  endsAt: z.string(),
  taken: z.number(),
  capacity: z.nullable(z.number()),
  /** How many are under review, and how many wait for a place. */
  underReview: z.number(),
  waiting: z.number(),
  headmasterName: z.nullable(z.string()),
})
export type ManagedClassEntry = z.infer<typeof managedClassEntry>

const staff = { access: classStaff, preventMessage: true } as const

/** The latest start first; discarded ones only on request. */
export const listManagedClasses = call({
  method: 'GET',
  path: 'api-classes/manage/class/list',
  summary: 'The classes that the caller runs; all of them for administrators.',
  payload: z.object({
    /** In the name, in any language. */
    keyword: keywords,
    kind: z.optional(z.enum(classKinds)),
    state: z.optional(z.enum(managedClassStates)),
    ...paging,
  }),
  answer: z.object({ list: z.array(managedClassEntry), count: z.number() }),
  ...staff,
})

/** A class that the caller does not run is refused with `request.notFound`, as by all calls below. */
export const getManagedClass = call({
  method: 'GET',
  path: 'api-classes/manage/class/detail/{classID}',
  summary: 'One class with all that it consists of, in all languages, for those who run it.',
  payload: z.object({ classID: id }),
  answer: managedClass,
  ...staff,
})

/** Refused by the lifecycle with its codes for `save`. */
export const createClass = call({
  method: 'POST',
  path: 'api-classes/manage/class',
  summary: 'Prepare a new class, as a draft; the caller becomes its owner unless an administrator names another.',
  payload: wholeClass,
  answer: managedClass,
  bodyLimit: DOCUMENT_LIMIT,
  ...staff,
})

/** Refused by the lifecycle with its codes for `save`. An announced class stays announced. */
export const saveClass = call({
  method: 'PUT',
  path: 'api-classes/manage/class/{classID}',
  summary: 'Replace a class as a whole; more places go to those who wait.',
  payload: z.strictObject({ classID: id, revision, ...classDocument }),
  answer: managedClass,
  bodyLimit: DOCUMENT_LIMIT,
  ...staff,
})

/** Refused with the lifecycle's codes for the event. */
export const sendClassEvent = call({
  method: 'PUT',
  path: 'api-classes/manage/class/{classID}/event',
  summary: 'Announce a class, close it early, reopen it, or discard a draft.',
  payload: z.strictObject({ classID: id, revision, type: z.enum(classEvents) }),
  answer: managedClass,
  ...staff,
})

/** By name; with `staff` only those who may run a class. */
export const findClassPeople = call({
  method: 'GET',
  path: 'api-classes/manage/class/people',
  summary: 'People to be named in a class: as its teachers, as invited, as registered.',
  payload: z.object({ keyword: keywords, among: z.enum(['everybody', 'staff']), ...paging }),
  answer: z.object({ list: z.array(z.extend(person, { account: z.string() })), count: z.number() }),
  ...staff,
})
