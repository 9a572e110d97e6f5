import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { moment } from '#api/kit/moment.ts'
import { paging } from '#api/kit/paging.ts'
import { recordStanding, seen, seenWithReason } from '#api/kit/record.ts'
import { paperStates } from './paper.contract.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
const keywords = z.optional(z.string().check(z.maxLength(100)))

/** [EXAM-04] The states of a registration for an exam; `declined` is what the specification calls review failed. */
export const examRegistrationStates = ['unregistered', 'underReview', 'declined', 'registered'] as const
export type ExamRegistrationState = (typeof examRegistrationStates)[number]
export const examRegistrationActions = ['register', 'withdraw', 'approve', 'decline'] as const
export type ExamRegistrationAction = (typeof examRegistrationActions)[number]

const said = z.object(seen)
/** What people say with the events of a registration. */
export const examRegistrationSaid = { register: said, withdraw: said, approve: said, decline: z.object(seenWithReason) }
/** What people say with the events of an exam of a learner. */
export const learnerExamSaid = {
  begin: z.object({}),
  takeOver: z.object({}),
  handIn: z.object({}),
  extraTime: z.object({ ...seenWithReason, minutes: z.int() }),
}

/** [EXAM-05] How a learner stands with an exam; `over`: its time has run out (gap GAP-49). */
export const examStates = ['notTaken', 'inProgress', 'marking', 'awaitingMakeUp', 'passed', 'failed', 'over'] as const
export type ExamState = (typeof examStates)[number]

export const examRegistration = z.object({
  /** Null: the learner has never registered, so there is no record yet. */
  registrationID: z.nullable(z.string()),
  examID: z.string(),
  /** In the caller's language. */
  examName: z.string(),
  learner: z.object({ userId: z.string(), originalName: z.string() }),
  state: z.enum(examRegistrationStates),
  /** Why it was declined; empty: no reason applies. */
  reason: z.string(),
  ...recordStanding({
    events: [...examRegistrationActions, 'membershipEnded'],
    told: { words: z.string() },
    facts: {
      /** Milliseconds since 1970. */
      now: z.number(),
      closesAt: z.number(),
      isLearner: z.boolean(),
      isStaff: z.boolean(),
      /** The exam is open to the learner, by a course begun, by a class, or to all. */
      isMeant: z.boolean(),
      asksRegistration: z.boolean(),
      asksApproval: z.boolean(),
      /** An attempt has been begun, so that nobody withdraws any more. */
      hasBegun: z.boolean(),
    },
  }),
})
export type ExamRegistration = z.infer<typeof examRegistration>

/** What beginning is judged by; the numbers are milliseconds since 1970, but for the hours. */
const examFacts = z.object({
  now: z.number(),
  opensAt: z.number(),
  closesAt: z.number(),
  /** From then on nobody begins any more. */
  latestAt: z.number(),
  isLearner: z.boolean(),
  isMeant: z.boolean(),
  asksRegistration: z.boolean(),
  /** True as well where the exam asks for none. */
  isRegistered: z.boolean(),
  hasAttemptsLeft: z.boolean(),
  /** [EXAM-07] Hours that are missing to take the exam of a class, to two places; 0: none. */
  hoursMissing: z.number(),
  /** All lectures of the course are studied; true as well where there is no course. */
  hasStudied: z.boolean(),
})

/** [ENTITY-22] An exam as its learner sees it. Marks are in tenths. */
export const exam = z.object({
  examID: z.string(),
  /** In the caller's language, as all names here. */
  examName: z.string(),
  about: z.string(),
  /** Of what it is the exam; null: of neither. */
  course: z.nullable(z.object({ courseID: z.string(), courseName: z.string() })),
  class: z.nullable(
    z.object({ classID: z.string(), className: z.string(), kind: z.enum(['face', 'online', 'party']) }),
  ),
  opensAt: moment,
  closesAt: moment,
  /** The latest time to begin; exclusive. */
  latestAt: moment,
  minutes: z.int(),
  questionCount: z.int(),
  /** Full marks. */
  total: z.int(),
  passPercent: z.int(),
  /** Marks that pass. */
  passMark: z.int(),
  /** All attempts, the make-ups with them. */
  attempts: z.int(),
  attemptsTaken: z.int(),
  /** [EXAM-06] */
  attemptsLeft: z.int(),
  isOneWay: z.boolean(),
  state: z.enum(examStates),
  /** [EXAM-09] The learner has registered, or has begun. */
  isTakingPart: z.boolean(),
  /**
   * The best of all attempts, of the full marks of its own paper; null: none has been marked, or it is not published.
   */
  score: z.nullable(z.object({ marks: z.int(), total: z.int() })),
  /** The latest attempt; null: there is none. */
  paperID: z.nullable(z.string()),
  registrationState: z.enum(examRegistrationStates),
  revision: z.int(),
  facts: examFacts,
})
export type Exam = z.infer<typeof exam>
export type ExamFacts = Exam['facts']
/** What a learner can do with an exam, beside registering. */
export const examActions = ['begin'] as const
export type ExamAction = (typeof examActions)[number]

/** One attempt, as far as it is published. */
const attempt = z.object({
  paperID: z.string(),
  attempt: z.int(),
  state: z.enum(paperStates),
  begunAt: moment,
  handedInAt: z.nullable(moment),
  /** Null: not marked, or not published. */
  marks: z.nullable(z.int()),
  /** Full marks of this paper. */
  total: z.int(),
  /** By the pass mark that it was drawn with; null: not marked. */
  isPassed: z.nullable(z.boolean()),
  /** Its paper or its marks can be looked at; otherwise it is refused with `exam.notPublished`. */
  isPublished: z.boolean(),
})
const oneExam = z.extend(exam, {
  registration: examRegistration,
  papers: z.array(attempt),
})
export type OneExam = z.infer<typeof oneExam>

const exams = z.object({ list: z.array(exam), count: z.number() })

/** [ROUTE-49] Of the caller's courses begun and classes registered for, and those that are open to all. */
export const listExams = call({
  method: 'GET',
  path: 'api-exam/portal/exam/list',
  summary: 'The exams that are open to the caller, those that close next first.',
  payload: z.object({
    state: z.optional(z.enum(examStates)),
    registration: z.optional(z.enum(examRegistrationStates)),
    keywords,
    ...paging,
  }),
  answer: exams,
  preventMessage: true,
})

/** [ROUTE-30] Those that the caller has registered for or begun. */
export const listMyExams = call({
  method: 'GET',
  path: 'api-exam/portal/exam/own',
  summary: 'The exams that the caller takes part in, the latest first.',
  payload: z.object({
    state: z.optional(z.enum(examStates)),
    keywords,
    ...paging,
  }),
  answer: exams,
  preventMessage: true,
})

/** An exam that is not open to the caller is refused with `request.notFound`, unless the caller runs it. */
export const getExam = call({
  method: 'GET',
  path: 'api-exam/portal/exam/{examID}',
  summary: 'An exam, how the caller stands with it, and what is open to the caller now.',
  payload: z.object({ examID: id }),
  answer: oneExam,
  preventMessage: true,
})

export const listExamsOfCourse = call({
  method: 'GET',
  path: 'api-exam/portal/exams-of-course/{courseID}',
  summary: 'The exams of a course that are open to the caller.',
  payload: z.object({ courseID: id }),
  answer: z.array(exam),
  preventMessage: true,
})

/** [EXAM-02, EXAM-09] */
export const listExamsOfClass = call({
  method: 'GET',
  path: 'api-exam/portal/exams-of-class/{classID}',
  summary: 'The exams of a class that are open to the caller.',
  payload: z.object({ classID: id }),
  answer: z.array(exam),
  preventMessage: true,
})

/** [EXAM-04] Refused with the codes of the lifecycle for `register`. */
export const registerForExam = call({
  method: 'POST',
  path: 'api-exam/portal/exam/{examID}/registration',
  summary: 'Registers the caller for an exam, for the first time or again.',
  payload: z.object({
    examID: id,
    /**
     * The revision that the caller has seen; 0: there was no registration yet. So a copy that arrives after a
     * withdrawal does not register again.
     */
    revision: z.int(),
  }),
  answer: examRegistration,
  preventMessage: true,
})

/** [EXAM-04] Refused with the codes of the lifecycle for the event. */
export const sendExamRegistrationEvent = call({
  method: 'PUT',
  path: 'api-exam/portal/exam-registration/{registrationID}/event',
  summary: 'Withdraws from an exam; or approves or declines a registration.',
  payload: z.object({
    registrationID: id,
    /** One of the client events of the lifecycle except `register`; others are refused. */
    type: z.string().check(z.maxLength(64)),
    ...seenWithReason,
  }),
  answer: examRegistration,
  preventMessage: true,
})
