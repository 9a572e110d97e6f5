import * as z from 'zod/mini'

import { editors, namedEditors, whose } from '#api/course/editors.contract.ts'
import {
  courseStaff,
  COURSE_TITLE_MAX,
  inLanguages,
  languageCode,
  managedID,
  managedKeyword,
  publicationState,
  publicationStates,
  revision,
} from '#api/course/managed-publication.contract.ts'
import { call } from '#api/kit/call.ts'
import { holds } from '#api/kit/holds.ts'
import { moment } from '#api/kit/moment.ts'
import { paging } from '#api/kit/paging.ts'
import { difficulties, questionKinds, questionView } from '#api/question/question.contract.ts'

/** When something of a paper is shown to its learner: not at all, once it is marked, once the exam has closed. */
export const showings = ['never', 'marked', 'closed'] as const
export type Showing = (typeof showings)[number]

/** Size limits of an exam. */
export const EXAM_ABOUT_MAX = 2000
export const EXAM_MINUTES_MAX = 600
export const EXAM_ATTEMPTS_MAX = 100
export const EXAM_PARTS_MAX = 200
export const EXAM_QUESTIONS_MAX = 500
export const LATE_MINUTES_MAX = 100_000
/** Of one question, in tenths. */
export const MARKS_MAX = 1000

const whole = (least: number, most: number) => z.number().check(z.int(), z.minimum(least), z.maximum(most))

const text = z.strictObject({
  language: languageCode,
  name: z.string().check(z.trim(), z.maxLength(COURSE_TITLE_MAX)),
  /** Plain paragraphs, separated by empty lines. */
  about: z.string().check(z.trim(), z.maxLength(EXAM_ABOUT_MAX)),
})
export type ExamText = z.infer<typeof text>

/** In tenths. */
const marks = whole(1, MARKS_MAX)
/** Questions that are drawn from a bank for each paper; topic and difficulty null: of any. */
const drawn = {
  kind: z.literal('drawn'),
  bankID: managedID,
  topicID: z.nullable(managedID),
  difficulty: z.nullable(z.enum(difficulties)),
  count: whole(1, EXAM_QUESTIONS_MAX),
  marks,
}
/** One question that every paper has. */
const fixed = { kind: z.literal('fixed'), questionID: managedID, marks }

const facts = {
  texts: inLanguages(text),
  opensAt: moment,
  closesAt: moment,
  /** How many minutes after the opening one may begin; null: until it closes. */
  lateMinutes: z.nullable(whole(1, LATE_MINUTES_MAX)),
  /** The time of a paper. */
  minutes: whole(1, EXAM_MINUTES_MAX),
  /** All attempts, the make-ups with them. */
  attempts: whole(1, EXAM_ATTEMPTS_MAX),
  passPercent: whole(1, 100),
  asksRegistration: z.boolean(),
  /** Registrations are reviewed; only with registration. */
  asksApproval: z.boolean(),
  /** [EXAM-08] An answered question cannot be revisited. */
  isOneWay: z.boolean(),
  shufflesQuestions: z.boolean(),
  shufflesOptions: z.boolean(),
  showsMarks: z.enum(showings),
  showsPaper: z.enum(showings),
  showsAnswers: z.enum(showings),
}

type Part = { readonly kind: 'drawn'; readonly count: number } | { readonly kind: 'fixed'; readonly questionID: string }
/** A question stands on a paper once, and nobody answers more of them than this. */
const isBounded = (parts: readonly Part[]): boolean => {
  const fixedOnes = parts.flatMap((part) => (part.kind === 'fixed' ? part.questionID : []))
  const count = parts.reduce((sum, part) => sum + (part.kind === 'fixed' ? 1 : part.count), 0)
  return new Set(fixedOnes).size === fixedOnes.length && count <= EXAM_QUESTIONS_MAX
}
const examDocument = {
  ...facts,
  /** Whom it is for: the learners of a course or of a class; both null: everybody. Never both. */
  courseID: z.nullable(managedID),
  classID: z.nullable(managedID),
  /** In the order of the paper, if its questions are not shuffled. */
  parts: z
    .array(z.discriminatedUnion('kind', [z.strictObject(drawn), z.strictObject(fixed)]))
    .check(z.maxLength(EXAM_PARTS_MAX), holds(isBounded)),
}
interface Sensible {
  readonly courseID: string | null
  readonly classID: string | null
  readonly asksRegistration: boolean
  readonly asksApproval: boolean
}
const isSensible = holds(
  ({ courseID, classID, asksRegistration, asksApproval }: Sensible) =>
    (courseID === null || classID === null) && (asksRegistration || !asksApproval),
)
const wholeExam = z.strictObject(examDocument).check(isSensible)
export type ExamDocument = z.infer<typeof wholeExam>

/** The answer of every command too: the exam after the change. Times as yyyy-MM-dd HH:mm:ss in UTC. */
export const managedExam = z.object({
  examID: z.string(),
  state: publicationState,
  revision: z.number(),
  ...facts,
  /** In the caller's language, as all names here. */
  course: z.nullable(z.object({ courseID: z.string(), title: z.string(), state: z.enum(publicationStates) })),
  class: z.nullable(z.object({ classID: z.string(), name: z.string() })),
  parts: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        ...drawn,
        bankName: z.string(),
        /** Null: of any topic. */
        topicName: z.nullable(z.string()),
        /** How many published questions there are to draw from. */
        available: z.number(),
      }),
      z.object({ ...fixed, title: z.string(), isPublished: z.boolean() }),
    ]),
  ),
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.nullable(z.string()),
  editors,
})
export type ManagedExam = z.infer<typeof managedExam>

const staff = { access: courseStaff, preventMessage: true } as const

/** Where an exam stands by the clock. */
export const examPhases = ['upcoming', 'open', 'closed'] as const

const examEntry = z.object({
  examID: z.string(),
  state: publicationState,
  revision: z.number(),
  /** In the caller's language, as all names here. */
  name: z.string(),
  /** The course or the class that it is for; null: everybody. */
  of: z.nullable(z.string()),
  opensAt: z.string(),
  closesAt: z.string(),
  phase: z.enum(examPhases),
  questionCount: z.number(),
  languages: z.array(z.string()),
  updatedAt: z.string(),
  /** Null: it has no owner. */
  ownerName: z.nullable(z.string()),
})
export type ManagedExamEntry = z.infer<typeof examEntry>

/** The latest opening first. */
export const listManagedExams = call({
  method: 'GET',
  path: 'api-exam/manage/exam/list',
  summary: 'Exams in every state, for their owners, co-editors and administrators.',
  payload: z.object({
    whose,
    phase: z.optional(z.enum(examPhases)),
    state: z.optional(publicationState),
    keyword: z.optional(managedKeyword),
    ...paging,
  }),
  answer: z.object({ list: z.array(examEntry), count: z.number() }),
  ...staff,
})

export const getManagedExam = call({
  method: 'GET',
  path: 'api-exam/manage/exam/detail/{examID}',
  summary: 'One exam with its texts in all languages and what its papers consist of, for staff.',
  payload: z.object({ examID: managedID }),
  answer: managedExam,
  ...staff,
})

/**
 * Refused by the lifecycle: `exam.nameMissing`, `exam.unknownPart`, `exam.closesBeforeOpening`, `exam.windowTooShort`.
 */
export const createExam = call({
  method: 'POST',
  path: 'api-exam/manage/exam',
  summary: 'Set a new exam, as a draft.',
  payload: wholeExam,
  answer: managedExam,
  ...staff,
})

/** Refused like `createExam`; of a published one also `exam.questionsMissing`. */
export const saveExam = call({
  method: 'PUT',
  path: 'api-exam/manage/exam/{examID}',
  summary: 'Replace an exam as a whole.',
  payload: z.strictObject({ examID: managedID, revision, editors: namedEditors, ...examDocument }).check(isSensible),
  answer: managedExam,
  ...staff,
})

const seen = z.object({ examID: managedID, revision })

/** Refused also: `exam.questionsMissing`, `exam.hasClosed`. */
export const publishExam = call({
  method: 'PUT',
  path: 'api-exam/manage/exam/{examID}/publication',
  summary: 'Let an exam take place in its window.',
  payload: seen,
  answer: managedExam,
  ...staff,
})

export const withdrawExam = call({
  method: 'DELETE',
  path: 'api-exam/manage/exam/{examID}/publication',
  summary: 'Call an exam off.',
  payload: seen,
  answer: managedExam,
  ...staff,
})

/** Only what is not published: a draft or a withdrawn exam. */
export const discardExam = call({
  method: 'DELETE',
  path: 'api-exam/manage/exam/{examID}',
  summary: 'Give up an exam for good.',
  payload: seen,
  answer: managedExam,
  ...staff,
})

const previewedQuestion = z.object({
  questionID: z.string(),
  kind: z.enum(questionKinds),
  /** In tenths. */
  marks: z.number(),
  /** In the languages in which all of it is written, its options in one order. */
  views: z.array(z.extend(z.omit(questionView, { explanation: true }), { language: z.string() })),
})

/** Refused with `exam.questionsMissing` where a part cannot be drawn. Nothing is stored. */
export const previewExam = call({
  method: 'POST',
  path: 'api-exam/manage/exam/preview',
  summary: 'One paper of an exam as a learner could get it, drawn anew each time.',
  payload: z.object({
    /** What it has drawn from already may be drawn from; null: it has not been saved yet. */
    examID: z.nullable(managedID),
    shufflesQuestions: z.boolean(),
    shufflesOptions: z.boolean(),
    parts: examDocument.parts,
  }),
  answer: z.array(previewedQuestion),
  ...staff,
})
export type PreviewedQuestion = z.infer<typeof previewedQuestion>
