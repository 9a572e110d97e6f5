import * as z from 'zod/mini'

import { DOCUMENT_LIMIT } from '#api/course/managed-publication.contract.ts'
import { call } from '#api/kit/call.ts'
import { moment } from '#api/kit/moment.ts'
import { paging } from '#api/kit/paging.ts'
import { seen } from '#api/kit/record.ts'
import { saved, sentAnswer, SAVE_MAX } from '#api/question/answering.contract.ts'
import { answer, paperQuestion } from '#api/question/question.contract.ts'
import { answerStyles } from './form-rule.ts'
import { listedKinds, QUESTIONNAIRE_QUESTIONS_MAX, questionnaireKinds, resultShowings } from './kind-rule.ts'
import { shownSubject } from './subject-rule.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
const keywords = z.optional(z.string().check(z.maxLength(100)))

/**
 * [QUEST-03] How a learner stands with a questionnaire: `submitted` can be changed until it closes, of `completed`
 * nothing is left to do, `finished` is over for everybody (gap GAP-48).
 */
export const responseStates = ['notTaken', 'draft', 'submitted', 'completed', 'finished'] as const
export type ResponseState = (typeof responseStates)[number]

const said = z.object({})
/** What people say with the events of a response; what they answer is not logged. */
export const responseSaid = { save: said, takeOver: said, submit: said, change: z.object(seen) }

/** What answering is judged by; the numbers are milliseconds since 1970. */
const responseFacts = z.object({
  now: z.number(),
  opensAt: z.number(),
  closesAt: z.number(),
  isLearner: z.boolean(),
  /** It is published, and asks the learner: everybody, a department, a class, or by name. */
  isMeant: z.boolean(),
  /** It has asked the learner, and has been withdrawn. */
  isWithdrawn: z.boolean(),
  isAnonymous: z.boolean(),
  mayChange: z.boolean(),
})

/** [ENTITY-26] A questionnaire or a vote as whoever is asked sees it. */
export const questionnaire = z.object({
  questionnaireID: z.string(),
  kind: z.enum(questionnaireKinds),
  /** In the caller's language, as all names here. */
  name: z.string(),
  about: z.string(),
  /** Null: it is not for a class. */
  class: z.nullable(
    z.object({ classID: z.string(), className: z.string(), kind: z.enum(['face', 'online', 'party']) }),
  ),
  opensAt: moment,
  closesAt: moment,
  questionCount: z.int(),
  isAnonymous: z.boolean(),
  mayChange: z.boolean(),
  showsResults: z.enum(resultShowings),
  state: z.enum(responseStates),
  /** Answers have been submitted, also where they are being changed. */
  hasAnswered: z.boolean(),
  revision: z.int(),
  facts: responseFacts,
})
export type Questionnaire = z.infer<typeof questionnaire>
export type ResponseFacts = Questionnaire['facts']
export const responseActions = ['answer', 'change'] as const
export type ResponseAction = (typeof responseActions)[number]

/**
 * [ROUTE-25] Those but evaluations that ask the caller, or that the caller has answered; those that close next first.
 */
export const listQuestionnaires = call({
  method: 'GET',
  path: 'api-questionnaire/portal/questionnaire/list',
  summary: 'The questionnaires and votes that ask the caller, and how the caller stands with them.',
  payload: z.object({
    kind: z.optional(z.enum(listedKinds)),
    state: z.optional(z.enum(responseStates)),
    keywords,
    ...paging,
  }),
  answer: z.object({ list: z.array(questionnaire), count: z.number() }),
  preventMessage: true,
})

/** [QUEST-04] Its evaluations are apart. */
export const listQuestionnairesOfClass = call({
  method: 'GET',
  path: 'api-questionnaire/portal/questionnaires-of-class/{classID}',
  summary: 'The questionnaires and votes of a class that ask the caller.',
  payload: z.object({ classID: id }),
  answer: z.array(questionnaire),
  preventMessage: true,
})

/** What asks nobody but others, and has not been withdrawn from the caller, is refused with `request.notFound`. */
export const getQuestionnaire = call({
  method: 'GET',
  path: 'api-questionnaire/portal/questionnaire/{questionnaireID}',
  summary: 'A questionnaire, how the caller stands with it, and what is open to the caller now.',
  payload: z.object({ questionnaireID: id }),
  answer: questionnaire,
  preventMessage: true,
})

/** A question as it is asked, with what its answer has to fit. */
const askedQuestion = z.extend(paperQuestion, {
  style: z.enum(answerStyles),
  isRequired: z.boolean(),
  /** Of several choices; null: any number. */
  least: z.nullable(z.int()),
  most: z.nullable(z.int()),
  condition: z.nullable(z.object({ questionID: z.string(), optionIDs: z.array(z.string()) })),
  startsPage: z.boolean(),
  /** What it is about, in an evaluation; null: nothing in particular. */
  subject: z.nullable(shownSubject),
})
export type AskedQuestion = z.infer<typeof askedQuestion>

/** A questionnaire as it is being answered. */
export const questionnaireSheet = z.object({
  questionnaire,
  /** Of what is asked; sent along with answers, so that they are answers to what their author has seen. */
  formVersion: z.int(),
  questions: z.array(askedQuestion),
  /** What is stored of the draft, or was submitted; of anonymous ones always empty. */
  answers: z.array(z.object({ questionID: z.string(), answer })),
  /** The last sequence number that is stored; the next answer is one more. */
  sequence: z.int(),
  /** By the server's clock: milliseconds that are left now; 0: it is closed, or has not opened. */
  remaining: z.int(),
  /** The writer that the server accepts; null: another tab or device writes, or nobody can. */
  token: z.nullable(z.string()),
  /** When another device wrote last; null: there is none beside this one. */
  otherWriterAt: z.nullable(moment),
})
export type QuestionnaireSheet = z.infer<typeof questionnaireSheet>

/**
 * [ROUTE-54] The first device becomes the writer; another one reads, and may take over. The answers of an anonymous one
 * stay on the device until they are submitted, so it has no other writer.
 */
export const openSheet = call({
  method: 'POST',
  path: 'api-questionnaire/portal/questionnaire/{questionnaireID}/sheet',
  summary: 'Open a questionnaire to answer it, or to read it.',
  payload: z.object({
    questionnaireID: id,
    /** Of this tab, so that a repeated call gets the same sheet. */ device: id,
  }),
  answer: questionnaireSheet,
  preventMessage: true,
})

/** The token before is refused from now on with `questionnaire.anotherWriter`. */
export const takeOverSheet = call({
  method: 'PUT',
  path: 'api-questionnaire/portal/questionnaire/{questionnaireID}/writer',
  summary: 'Answer a questionnaire here that is being answered elsewhere.',
  payload: z.object({ questionnaireID: id, device: id }),
  answer: questionnaireSheet,
  preventMessage: true,
})

/**
 * [QUEST-03] All or none are stored, as a draft; what is stored already is acknowledged again. Refused with
 * `questionnaire.notForYou`, `withdrawn`, `notOpen`, `closed`, `staysOnDevice` (it is anonymous), `changed` (what is
 * asked has changed since), `anotherWriter`, `alreadySubmitted`, `sequenceSkipped`, `questionUnknown`, `answerInvalid`.
 */
export const saveDraft = call({
  method: 'PUT',
  path: 'api-questionnaire/portal/questionnaire/{questionnaireID}/draft',
  summary: 'Save answers of a draft, in their order.',
  payload: z.object({
    questionnaireID: id,
    formVersion: z.int(),
    token: id,
    answers: z.array(sentAnswer).check(z.minLength(1), z.maxLength(SAVE_MAX)),
  }),
  answer: saved,
  preventMessage: true,
})

/**
 * [QUEST-03] Refused as saving is, and with `incomplete`, `questionNotAsked`; a second time with `alreadySubmitted`.
 */
export const submitSheet = call({
  method: 'PUT',
  path: 'api-questionnaire/portal/questionnaire/{questionnaireID}/submission',
  summary: 'Submit the answers to a questionnaire, all of them.',
  payload: z.object({
    questionnaireID: id,
    formVersion: z.int(),
    token: id,
    answers: z.array(z.strictObject({ questionID: id, answer })).check(z.maxLength(QUESTIONNAIRE_QUESTIONS_MAX)),
  }),
  answer: questionnaire,
  bodyLimit: DOCUMENT_LIMIT,
  preventMessage: true,
})

/** Until it closes, where that is a setting of the questionnaire; the answers before count until the new ones do. */
export const changeResponse = call({
  method: 'PUT',
  path: 'api-questionnaire/portal/questionnaire/{questionnaireID}/change',
  summary: 'Change answers that have been submitted.',
  payload: z.object({ questionnaireID: id, ...seen }),
  answer: questionnaire,
  preventMessage: true,
})
