import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { paging } from '#api/kit/paging.ts'
import { answer } from '#api/question/question.contract.ts'
import { examModes, examRegistrationStates, oneExamRegistration } from './exam.contract.ts'
import { paperStates } from './paper.contract.ts'
import { answeredQuestion } from './result.contract.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
/** As yyyy-MM-dd HH:mm:ss in UTC. */
const time = z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/))
/** Upper bound of the schema; the lifecycle's own limit can say so in words. */
const reason = z.string().check(z.maxLength(10_000))

/** Counted in UTF-16 units, so that nobody fills the disk. */
export const COMMENT_MAX = 2000

const managedExam = z.object({
  examID: z.string(),
  examName: z.string(),
  mode: z.enum(examModes),
  opensAt: time,
  closesAt: time,
  /** How many papers are being written, wait for a marker, are marked; and how many registrations wait. */
  inProgress: z.int(),
  marking: z.int(),
  marked: z.int(),
  underReview: z.int(),
})

export const listManagedExams = call({
  method: 'GET',
  path: 'api-exam/manage/exam/list',
  summary: 'The exams that the caller runs, the latest first, with what waits in each.',
  payload: z.object({ ...paging }),
  answer: z.object({ list: z.array(managedExam), count: z.number() }),
  preventMessage: true,
})

/** For who runs the exam; others are refused with `request.notFound`. */
export const listExamRegistrations = call({
  method: 'GET',
  path: 'api-exam/manage/exam-registration/list',
  summary: 'The registrations for an exam, those that wait first.',
  payload: z.object({ examID: id, state: z.optional(z.enum(examRegistrationStates)), ...paging }),
  answer: z.object({ list: z.array(oneExamRegistration), count: z.number() }),
  preventMessage: true,
})

/** Each is decided independently: a refusal of one does not affect the others. */
export const decideExamRegistrations = call({
  method: 'PUT',
  path: 'api-exam/manage/exam-registration/decide',
  summary: 'Approves or declines several registrations, with one reason.',
  payload: z.object({
    decision: z.enum(['approve', 'decline']),
    registrations: z
      .array(z.strictObject({ registrationID: id, revision: z.int() }))
      .check(z.minLength(1), z.maxLength(100)),
    reason,
  }),
  answer: z.object({
    results: z.array(z.object({ id: z.string(), reason: z.nullable(z.string()), message: z.nullable(z.string()) })),
  }),
  preventMessage: true,
})

/** A paper in the list of who marks it; the learner is null where the exam hides names. */
const listedPaper = z.object({
  paperID: z.string(),
  examID: z.string(),
  examName: z.string(),
  learner: z.nullable(z.object({ userId: z.string(), originalName: z.string() })),
  attempt: z.int(),
  state: z.enum(paperStates),
  begunAt: time,
  /** By the server's clock, with what has been added. */
  deadline: time,
  handedInAt: z.nullable(time),
  marks: z.nullable(z.int()),
  total: z.int(),
  /** Of the learner's record; sent along with extra time. */
  revision: z.int(),
})
export type ListedPaper = z.infer<typeof listedPaper>

export const listPapers = call({
  method: 'GET',
  path: 'api-exam/manage/paper/list',
  summary: 'Papers of the exams that the caller runs, those handed in first at the top.',
  payload: z.object({ examID: z.optional(id), state: z.optional(z.enum(paperStates)), ...paging }),
  answer: z.object({ list: z.array(listedPaper), count: z.number() }),
  preventMessage: true,
})

const paperToMark = z.extend(listedPaper, {
  /** How often it has been marked; a marker sends the one that was seen. */
  markRevision: z.int(),
  questions: z.array(answeredQuestion),
  /** What arrived after the deadline, with both times; it counts for nothing. */
  late: z.array(z.object({ questionID: z.string(), answer, answeredAt: time, receivedAt: time })),
})
export type PaperToMark = z.infer<typeof paperToMark>

/** Refused with `exam.notHandedIn` while it is being written. */
export const getPaperToMark = call({
  method: 'GET',
  path: 'api-exam/manage/paper/{paperID}',
  summary: 'A paper that has been handed in, with answers, solutions and marks.',
  payload: z.object({ paperID: id }),
  answer: paperToMark,
  preventMessage: true,
})

/**
 * Refused with `record.stale`, `exam.marksInvalid`, `exam.marksMissing`, `exam.notHandedIn`, `exam.questionUnknown`.
 */
export const markPaper = call({
  method: 'PUT',
  path: 'api-exam/manage/paper/{paperID}/marks',
  summary: 'Marks a paper, for the first time or again; all that is not named keeps its marks.',
  payload: z.object({
    paperID: id,
    markRevision: z.int(),
    marks: z
      .array(
        z.strictObject({
          questionID: id,
          /** In tenths. */ given: z.int(),
          comment: z.string().check(z.maxLength(COMMENT_MAX)),
        }),
      )
      .check(z.minLength(1), z.maxLength(500)),
  }),
  answer: paperToMark,
  preventMessage: true,
})

/** Refused with the codes of the lifecycle for `extraTime`. */
export const giveExtraTime = call({
  method: 'PUT',
  path: 'api-exam/manage/paper/{paperID}/extra-time',
  summary: 'Gives a learner more time for the paper that is being written, with a reason.',
  payload: z.object({ paperID: id, revision: z.int(), minutes: z.int(), reason }),
  answer: listedPaper,
  preventMessage: true,
})
