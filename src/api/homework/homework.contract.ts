import * as z from 'zod/mini'

import { attachedFile, DOCUMENT_LIMIT } from '#api/course/managed-publication.contract.ts'
import { call } from '#api/kit/call.ts'
import { moment } from '#api/kit/moment.ts'
import { paging } from '#api/kit/paging.ts'
import { recordStanding, seen, seenWithReason } from '#api/kit/record.ts'
import { cleanText } from '#api/kit/written-text.ts'
import { HOMEWORK_FILES_MAX, HOMEWORK_LETTERS_MAX, VERSIONS_SHOWN } from './hand-in-rule.ts'
import { CRITERIA_MAX, CRITERION_POINTS_MAX, taskAudiences, taskPhases } from './managed-task.contract.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** [HOMEWORK-02] How somebody stands with a task (gap GAP-47). */
export const homeworkStates = ['notSubmitted', 'submitted', 'notApproved', 'approved'] as const
export type HomeworkState = (typeof homeworkStates)[number]

/** What can be done with homework: by its learner, and by whoever reviews it. */
export const homeworkActions = ['handIn', 'approve', 'reject', 'reopen'] as const
export type HomeworkAction = (typeof homeworkActions)[number]

/** Points by criterion. */
const marks = z.array(
  z.strictObject({ criterionID: id, points: z.int().check(z.minimum(0), z.maximum(CRITERION_POINTS_MAX)) }),
)
const sentMarks = z.optional(marks.check(z.maxLength(CRITERIA_MAX)))
export type Marks = z.infer<typeof marks>

/** What people say with the events of homework; what is handed in, and marks, are not logged. */
export const homeworkSaid = {
  handIn: z.object(seen),
  approve: z.object(seenWithReason),
  reject: z.object(seenWithReason),
  reopen: z.object(seenWithReason),
}

/** What is looked at, in order; names in the caller's language. */
const rubric = z.array(z.object({ criterionID: z.string(), name: z.string(), points: z.int() }))

/** What was handed in once. */
const version = z.object({
  /** From 1. */
  version: z.int(),
  at: moment,
  isLate: z.boolean(),
  text: z.string(),
  files: z.array(attachedFile),
  /** Null: it waits for its review, or was replaced before. */
  review: z.nullable(
    z.object({
      decision: z.enum(['approve', 'reject']),
      by: z.nullable(z.object({ userId: z.string(), originalName: z.string() })),
      at: moment,
      /** Empty: none. */
      remark: z.string(),
      marks,
      /** As it was when the marks were given; empty: none were. */
      rubric,
    }),
  ),
})
export type HomeworkVersion = z.infer<typeof version>

/** Of a task and of how the caller stands with it, in lists. */
const entry = {
  taskID: z.string(),
  /** Null: nothing has been handed in. */
  homeworkID: z.nullable(z.string()),
  /** In the caller's language, as all names here. */
  name: z.string(),
  audience: z.enum(taskAudiences),
  /** Null: it is not for a class. */
  class: z.nullable(
    z.object({ classID: z.string(), className: z.string(), kind: z.enum(['face', 'online', 'party']) }),
  ),
  opensAt: moment,
  closesAt: moment,
  lateUntil: z.nullable(moment),
  phase: z.enum(taskPhases),
  state: z.enum(homeworkStates),
  /** When the last version was handed in; null: none was. */
  handedInAt: z.nullable(moment),
}
const homeworkEntry = z.object(entry)
export type HomeworkEntry = z.infer<typeof homeworkEntry>

/** A task, and how one learner stands with it. */
export const homework = z.object({
  ...entry,
  /**
   * Whether what is to be done is told: its words, attachments and criteria. Before the task opens, those who review it
   * are told alone.
   */
  isTold: z.boolean(),
  /** What is to be done, in paragraphs. */
  about: z.string(),
  attachments: z.array(attachedFile),
  takesText: z.boolean(),
  takesFiles: z.boolean(),
  filesMost: z.int(),
  rubric,
  learner: z.object({ userId: z.string(), originalName: z.string() }),
  /** Who reviews it. */
  reviewers: z.array(z.object({ userId: z.string(), originalName: z.string() })),
  /** The last ones, the newest first. */
  versions: z.array(version).check(z.maxLength(VERSIONS_SHOWN)),
  ...recordStanding({
    events: homeworkActions,
    /** The remark that was made; empty: none. */
    told: { words: z.string() },
    facts: {
      /** Milliseconds since 1970, as the moments below. */
      now: z.number(),
      opensAt: z.number(),
      /** From then on nothing is taken. */
      endsAt: z.number(),
      /** The caller is its learner. */
      isOwner: z.boolean(),
      /** The task is published, and for its learner. */
      isMeant: z.boolean(),
      isReviewer: z.boolean(),
      /** How often what waits has been replaced. */
      replacements: z.int(),
    },
  }),
})
export type Homework = z.infer<typeof homework>

/** Those that are for the caller, or that the caller has handed in; those that close next first. */
export const listHomework = call({
  method: 'GET',
  path: 'api-homework/portal/homework/list',
  summary: 'The homework and tasks of the caller, and how the caller stands with them.',
  payload: z.object({
    state: z.optional(z.enum(homeworkStates)),
    keywords: z.optional(z.string().check(z.maxLength(100))),
    ...paging,
  }),
  answer: z.object({ list: z.array(homeworkEntry), count: z.number() }),
  preventMessage: true,
})

/** [HOMEWORK-01, CLASS-02] */
export const listHomeworkOfClass = call({
  method: 'GET',
  path: 'api-homework/portal/homework-of-class/{classID}',
  summary: 'The homework of a class that is for the caller.',
  payload: z.object({ classID: id }),
  answer: z.array(homeworkEntry),
  preventMessage: true,
})

/** What is for others is refused with `request.notFound`. */
export const getHomework = call({
  method: 'GET',
  path: 'api-homework/portal/homework/{taskID}',
  summary: 'A task, all that the caller has handed in for it, and what is open to the caller now.',
  payload: z.object({ taskID: id }),
  answer: homework,
  preventMessage: true,
})

/** For those who review it; to others refused with `request.notFound`. */
export const getReviewedHomework = call({
  method: 'GET',
  path: 'api-homework/manage/homework/{homeworkID}',
  summary: 'What a learner has handed in, for those who review it.',
  payload: z.object({ homeworkID: id }),
  answer: homework,
  preventMessage: true,
})

/**
 * The last first. For its learner and those who review it or have done so; to others refused with `request.notFound`.
 */
export const listEarlierVersions = call({
  method: 'GET',
  path: 'api-homework/portal/homework-version/{homeworkID}/list',
  summary: 'What was handed in before the versions that are shown with the homework.',
  payload: z.object({ homeworkID: id, ...paging }),
  answer: z.object({ list: z.array(version), count: z.number() }),
  preventMessage: true,
})

/**
 * [HOMEWORK-01, HOMEWORK-03] A new version each time; the files have been uploaded before. Refused with
 * `homework.notYours`, `notForYou`, `notStarted`, `ended`, `alreadyApproved`, `replacedOften`, `empty`, `unfitContent`,
 * `unknownFile`.
 */
export const handInHomework = call({
  method: 'PUT',
  path: 'api-homework/portal/homework/{taskID}/hand-in',
  summary: 'Hand in homework, for the first time or again.',
  payload: z.object({
    taskID: id,
    ...seen,
    text: z.string().check(z.maxLength(HOMEWORK_LETTERS_MAX), z.overwrite(cleanText)),
    fileIDs: z.array(id).check(z.maxLength(HOMEWORK_FILES_MAX)),
  }),
  answer: homework,
  bodyLimit: DOCUMENT_LIMIT,
  preventMessage: true,
})

const reviewed = z.object({ homeworkID: id, ...seenWithReason, marks: sentMarks })

/** Refused with `homework.ownWork`, `notReviewer`, `notSubmitted`, `alreadyReviewed`, `remarkTooLong`, `unfitMarks`. */
export const approveHomework = call({
  method: 'PUT',
  path: 'api-homework/manage/homework/{homeworkID}/approval',
  summary: 'Approve what a learner has handed in.',
  payload: reviewed,
  answer: homework,
  preventMessage: true,
})

/** Refused as an approval is, and with `homework.remarkMissing`. */
export const rejectHomework = call({
  method: 'PUT',
  path: 'api-homework/manage/homework/{homeworkID}/rejection',
  summary: 'Give back what a learner has handed in, with words that say why; it can be handed in again.',
  payload: reviewed,
  answer: homework,
  preventMessage: true,
})

/** Refused as a rejection is; with `homework.notApproved`. */
export const reopenHomework = call({
  method: 'PUT',
  path: 'api-homework/manage/homework/{homeworkID}/reopening',
  summary: 'Take an approval back, with words that say why.',
  payload: z.object({ homeworkID: id, ...seenWithReason }),
  answer: homework,
  preventMessage: true,
})
