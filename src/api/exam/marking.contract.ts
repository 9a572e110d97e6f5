import * as z from 'zod/mini'

import { courseStaff, managedID, managedKeyword } from '#api/course/managed-publication.contract.ts'
import { call } from '#api/kit/call.ts'
import { moment } from '#api/kit/moment.ts'
import { paging } from '#api/kit/paging.ts'
import { writtenReason } from '#api/kit/record.ts'
import { answer } from '#api/question/question.contract.ts'
import { paperStates } from './paper.contract.ts'
import { answeredQuestion } from './result.contract.ts'

/** Size limits: of a comment in UTF-16 units, so that nobody fills the disk. */
export const MARK_COMMENT_MAX = 2000
const MARKED_MAX = 500

const staff = { access: courseStaff, preventMessage: true } as const

/** A paper in the list of who runs its exam. Marks are in tenths. */
const listedPaper = z.object({
  paperID: z.string(),
  examID: z.string(),
  /** In the caller's language. */
  examName: z.string(),
  learner: z.object({ userId: z.string(), originalName: z.string() }),
  /** From 1; above that a make-up. */
  attempt: z.int(),
  state: z.enum(paperStates),
  begunAt: moment,
  /** By the server's clock, with what has been added. */
  deadline: moment,
  handedInAt: z.nullable(moment),
  /** Null: not marked yet. */
  marks: z.nullable(z.int()),
  total: z.int(),
  /** Of the learner's record; sent along with extra time. */
  revision: z.int(),
})
export type ListedPaper = z.infer<typeof listedPaper>

export const listPapers = call({
  method: 'GET',
  path: 'api-exam/manage/paper/list',
  summary: 'Papers of the exams that the caller runs, those that wait for marks first.',
  payload: z.object({
    examID: z.optional(managedID),
    state: z.optional(z.enum(paperStates)),
    /** In the names of learners. */
    keyword: z.optional(managedKeyword),
    ...paging,
  }),
  answer: z.object({ list: z.array(listedPaper), count: z.number() }),
  ...staff,
})

export const managedPaper = z.extend(listedPaper, {
  /** How often it has been marked; a marker sends the one that was seen. */
  markRevision: z.int(),
  /** Empty while it is being written: nobody looks over a learner's shoulder. */
  questions: z.array(answeredQuestion),
  /** What arrived after the deadline, with the times of both clocks; it counts for nothing. */
  late: z.array(z.object({ questionID: z.string(), answer, answeredAt: moment, receivedAt: moment })),
})
export type ManagedPaper = z.infer<typeof managedPaper>

export const getManagedPaper = call({
  method: 'GET',
  path: 'api-exam/manage/paper/detail/{paperID}',
  summary: 'A paper with its answers, solutions and marks, for who runs its exam.',
  payload: z.object({ paperID: managedID }),
  answer: managedPaper,
  ...staff,
})

/**
 * Refused with `record.stale`, `exam.marksInvalid`, `exam.marksMissing`, `exam.notHandedIn`, `exam.questionUnknown`.
 */
export const markPaper = call({
  method: 'PUT',
  path: 'api-exam/manage/paper/{paperID}/marks',
  summary: 'Mark a paper, for the first time or again; what is not named keeps its marks.',
  payload: z.object({
    paperID: managedID,
    markRevision: z.int(),
    marks: z
      .array(
        z.strictObject({
          questionID: managedID,
          /** In tenths. */
          given: z.int(),
          comment: z.string().check(z.trim(), z.maxLength(MARK_COMMENT_MAX)),
        }),
      )
      .check(
        z.minLength(1),
        z.maxLength(MARKED_MAX),
        z.refine((marks) => new Set(marks.map(({ questionID }) => questionID)).size === marks.length),
      ),
  }),
  answer: managedPaper,
  ...staff,
})

/** Refused with the codes of the lifecycle for `extraTime`. */
export const giveExtraTime = call({
  method: 'PUT',
  path: 'api-exam/manage/paper/{paperID}/extra-time',
  summary: 'Give a learner more time for the paper that is being written, with a reason.',
  payload: z.object({
    paperID: managedID,
    revision: z.int(),
    minutes: z.int(),
    /** The lifecycle's own limit says so in words. */
    reason: writtenReason,
  }),
  answer: managedPaper,
  ...staff,
})

export const resultFormats = ['csv', 'xlsx'] as const

/** An exam that the caller does not run is refused with `request.notFound`. */
export const exportExamResults = call({
  method: 'GET',
  path: 'api-exam/manage/exam/{examID}/results/{format}',
  summary: 'All papers of an exam with their marks, as a file, for who runs it.',
  payload: z.object({ examID: managedID, format: z.enum(resultFormats) }),
  answer: z.unknown(),
  access: courseStaff,
  binary: true,
  unseen: 'The browser downloads it, and says itself that it could not.',
})
