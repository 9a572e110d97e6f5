import * as z from 'zod/mini'

import { editors, namedEditors } from '#api/course/editors.contract.ts'
import {
  attachedFile,
  courseStaff,
  COURSE_TITLE_MAX,
  DOCUMENT_LIMIT,
  inLanguages,
  languageCode,
  managedID,
  managedKeyword,
  publicationState,
  revision,
} from '#api/course/managed-publication.contract.ts'
import { call } from '#api/kit/call.ts'
import { holds } from '#api/kit/holds.ts'
import { moment } from '#api/kit/moment.ts'
import { paging } from '#api/kit/paging.ts'
import { HOMEWORK_FILES_MAX } from './hand-in-rule.ts'

/** [HOMEWORK-01, ENTITY-27] Who is given a task: a class, as its homework; departments or people, with attachments. */
export const taskAudiences = ['class', 'departments', 'people'] as const
export type TaskAudience = (typeof taskAudiences)[number]

/** Size limits of a task. */
export const TASK_ABOUT_MAX = 5000
export const TASK_ATTACHMENTS_MAX = 20
export const TASK_DEPARTMENTS_MAX = 200
export const TASK_PEOPLE_MAX = 2000
export const CRITERIA_MAX = 20
export const CRITERION_MAX = 200
export const CRITERION_POINTS_MAX = 100

const text = z.strictObject({
  language: languageCode,
  name: z.string().check(z.trim(), z.maxLength(COURSE_TITLE_MAX)),
  /** What is to be done, in plain paragraphs, parted by empty lines. */
  about: z.string().check(z.trim(), z.maxLength(TASK_ABOUT_MAX)),
})
export type TaskText = z.infer<typeof text>

/** Its id is the author's: marks are kept by it, so it is no name that every object has. */
const criterion = z.strictObject({
  criterionID: z.string().check(
    z.regex(/^[\w-]{1,64}$/),
    holds((id) => !(id in Object.prototype)),
  ),
  points: z.int().check(z.minimum(1), z.maximum(CRITERION_POINTS_MAX)),
  texts: inLanguages(
    z.strictObject({ language: languageCode, name: z.string().check(z.trim(), z.maxLength(CRITERION_MAX)) }),
  ),
})
export type Criterion = z.infer<typeof criterion>

const facts = {
  texts: inLanguages(text),
  opensAt: moment,
  closesAt: moment,
  /** Until then it is taken as late; null: nothing is taken once it has closed. */
  lateUntil: z.nullable(moment),
  audience: z.enum(taskAudiences),
  /** Of the dictionary `department`; for the audience `departments`. */
  departmentCodes: z.array(managedID).check(z.maxLength(TASK_DEPARTMENTS_MAX)),
  takesText: z.boolean(),
  takesFiles: z.boolean(),
  /** How many files a hand-in has at most. */
  filesMost: z.int().check(z.minimum(1), z.maximum(HOMEWORK_FILES_MAX)),
  /** What is looked at, in order; marks are an offer to whoever reviews. */
  rubric: z.array(criterion).check(
    z.maxLength(CRITERIA_MAX),
    holds((all) => new Set(all.map(({ criterionID }) => criterionID)).size === all.length),
  ),
}
interface Sensible {
  readonly opensAt: string
  readonly closesAt: string
  readonly lateUntil: string | null
  readonly takesText: boolean
  readonly takesFiles: boolean
}
/** Moments are texts of one form, so they are in order as texts. */
const isSensible = holds(
  ({ opensAt, closesAt, lateUntil, takesText, takesFiles }: Sensible) =>
    opensAt < closesAt && (lateUntil === null || closesAt < lateUntil) && (takesText || takesFiles),
)

const taskDocument = {
  ...facts,
  /** For the audience `class`; null otherwise. */
  classID: z.nullable(managedID),
  /** For the audience `people`. */
  personIDs: z.array(managedID).check(z.maxLength(TASK_PEOPLE_MAX)),
  /** Ids of uploaded files, in order. */
  attachmentIDs: z.array(managedID).check(
    z.maxLength(TASK_ATTACHMENTS_MAX),
    holds((ids) => new Set(ids).size === ids.length),
  ),
}
const wholeTask = z.strictObject(taskDocument).check(isSensible)
export type TaskDocument = z.infer<typeof wholeTask>

const person = z.object({ userId: z.string(), originalName: z.string() })

/** The answer of every command too: the task after the change. Times as yyyy-MM-dd HH:mm:ss in UTC. */
export const managedTask = z.object({
  taskID: z.string(),
  state: publicationState,
  revision: z.number(),
  ...facts,
  /** In the caller's language. */
  class: z.nullable(z.object({ classID: z.string(), name: z.string() })),
  people: z.array(person),
  attachments: z.array(attachedFile),
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.nullable(z.string()),
  editors,
})
export type ManagedTask = z.infer<typeof managedTask>

const staff = { access: courseStaff, preventMessage: true } as const

/** Where a task stands by the clock; `late`: it has closed, and still takes what is late. */
export const taskPhases = ['upcoming', 'open', 'late', 'over'] as const
export type TaskPhase = (typeof taskPhases)[number]

const taskEntry = z.object({
  taskID: z.string(),
  state: publicationState,
  revision: z.number(),
  /** In the caller's language. */
  name: z.string(),
  audience: z.enum(taskAudiences),
  /** In the caller's language; null: it is not for a class. */
  className: z.nullable(z.string()),
  opensAt: z.string(),
  closesAt: z.string(),
  lateUntil: z.nullable(z.string()),
  phase: z.enum(taskPhases),
  languages: z.array(z.string()),
  /** How many have handed in, and how many of these wait for a review. */
  handedIn: z.number(),
  waiting: z.number(),
  updatedAt: z.string(),
  /** Null: it has no owner. */
  ownerName: z.nullable(z.string()),
  /** False: the caller reviews what is handed in, and changes nothing. */
  mayEdit: z.boolean(),
})
export type ManagedTaskEntry = z.infer<typeof taskEntry>

/** The latest opening first. */
export const listManagedTasks = call({
  method: 'GET',
  path: 'api-homework/manage/task/list',
  summary:
    'Homework and tasks: in every state for their owners, co-editors and administrators; once they have been published, also for those who run their class.',
  payload: z.object({
    /** Those that the caller owns or co-edits. */
    whose: z.optional(z.literal('mine')),
    classID: z.optional(managedID),
    phase: z.optional(z.enum(taskPhases)),
    state: z.optional(publicationState),
    keyword: z.optional(managedKeyword),
    ...paging,
  }),
  answer: z.object({ list: z.array(taskEntry), count: z.number() }),
  ...staff,
})

export const getManagedTask = call({
  method: 'GET',
  path: 'api-homework/manage/task/detail/{taskID}',
  summary: 'One task with its texts in all languages, for staff.',
  payload: z.object({ taskID: managedID }),
  answer: managedTask,
  ...staff,
})

/** Refused by the lifecycle: `publication.textsMissing`, `publication.unknownPart`. */
export const createTask = call({
  method: 'POST',
  path: 'api-homework/manage/task',
  summary: 'Make a new task, as a draft.',
  payload: wholeTask,
  answer: managedTask,
  bodyLimit: DOCUMENT_LIMIT,
  ...staff,
})

/** Refused like `createTask`. */
export const saveTask = call({
  method: 'PUT',
  path: 'api-homework/manage/task/{taskID}',
  summary: 'Replace a task as a whole.',
  payload: z.strictObject({ taskID: managedID, revision, editors: namedEditors, ...taskDocument }).check(isSensible),
  answer: managedTask,
  bodyLimit: DOCUMENT_LIMIT,
  ...staff,
})

const seen = z.object({ taskID: managedID, revision })

/** Refused also: `publication.contentMissing`, its criteria lack words. */
export const publishTask = call({
  method: 'PUT',
  path: 'api-homework/manage/task/{taskID}/publication',
  summary: 'Give a task to those it is for, in its window.',
  payload: seen,
  answer: managedTask,
  ...staff,
})

export const withdrawTask = call({
  method: 'DELETE',
  path: 'api-homework/manage/task/{taskID}/publication',
  summary: 'Take nothing more for a task; what was handed in is kept.',
  payload: seen,
  answer: managedTask,
  ...staff,
})

/** Only what is not published: a draft or a withdrawn task. */
export const discardTask = call({
  method: 'DELETE',
  path: 'api-homework/manage/task/{taskID}',
  summary: 'Give up a task for good.',
  payload: seen,
  answer: managedTask,
  ...staff,
})

/** How homework stands once it has been handed in. */
export const handInStates = ['submitted', 'notApproved', 'approved'] as const
export type HandInState = (typeof handInStates)[number]

const handIn = z.object({
  homeworkID: z.string(),
  learner: person,
  state: z.enum(handInStates),
  /** How many versions have been handed in. */
  versions: z.int(),
  /** Of the last version, as `isLate`. */
  handedInAt: z.string(),
  isLate: z.boolean(),
  /** By the last marks, of as many as there were then; null: none were given. */
  marked: z.nullable(z.object({ points: z.int(), most: z.int() })),
})
export type HandIn = z.infer<typeof handIn>

/**
 * Those that wait first, the longest waiting at the top; then those reviewed, in the order of their reviews. For those
 * who review the task; else `request.notFound`.
 */
export const listHandIns = call({
  method: 'GET',
  path: 'api-homework/manage/task/{taskID}/hand-in/list',
  summary: 'Who has handed in homework for a task, and how it stands.',
  payload: z.object({
    taskID: managedID,
    state: z.optional(z.enum(handInStates)),
    keyword: z.optional(managedKeyword),
    ...paging,
  }),
  answer: z.object({
    list: z.array(handIn),
    count: z.number(),
    /** Of the task, in the caller's language. */
    name: z.string(),
    /** Whether the caller changes the task too. */
    mayEdit: z.boolean(),
  }),
  ...staff,
})

/** For those who review it; else `request.notFound`. */
export const getHandInsBeside = call({
  method: 'GET',
  path: 'api-homework/manage/homework/{homeworkID}/beside',
  summary: 'What else waits for a review among the homework of the same task, before and after this.',
  payload: z.object({ homeworkID: managedID }),
  answer: z.object({
    /** The homework that waits, before and after it by the time at which it was handed in; null: there is none. */
    previous: z.nullable(z.string()),
    next: z.nullable(z.string()),
    /** How many wait besides. */
    waiting: z.number(),
  }),
  ...staff,
})
export type HandInsBeside = z.infer<typeof getHandInsBeside.answer>
