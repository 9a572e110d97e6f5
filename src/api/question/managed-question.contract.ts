import * as z from 'zod/mini'

import { editors, namedEditors, whose } from '#api/course/editors.contract.ts'
import {
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
import { paging } from '#api/kit/paging.ts'
import {
  difficulties,
  EXPLANATION_MAX,
  OPTION_MAX,
  OPTIONS_MAX,
  questionKinds,
  questionView,
  STEM_MAX,
} from './question.contract.ts'
import { fitsKind, hasOwnOptions } from './question-rule.ts'

export const BANK_TOPICS_MAX = 50

const staff = { access: courseStaff, preventMessage: true } as const
const name = z.string().check(z.trim(), z.maxLength(COURSE_TITLE_MAX))
const nameText = z.strictObject({ language: languageCode, name })

const topic = z.strictObject({ topicID: z.nullable(managedID), texts: inLanguages(nameText) })
/** The topics in order; those without an id are new. */
const bankDocument = { texts: inLanguages(nameText), topics: z.array(topic).check(z.maxLength(BANK_TOPICS_MAX)) }
const wholeBank = z.object(bankDocument)
export type BankDocument = z.infer<typeof wholeBank>

/** Times as yyyy-MM-dd HH:mm:ss in UTC. */
export const managedBank = z.object({
  bankID: z.string(),
  revision: z.number(),
  texts: inLanguages(nameText),
  topics: z.array(z.object({ topicID: z.string(), texts: inLanguages(nameText) })),
  /** Those that are not discarded. */
  questionCount: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  editors,
})
export type ManagedBank = z.infer<typeof managedBank>

const bankEntry = z.object({
  bankID: z.string(),
  name: z.string(),
  topics: z.array(z.object({ topicID: z.string(), name: z.string() })),
  questionCount: z.number(),
  updatedAt: z.string(),
  /** Null: it has no owner. */
  ownerName: z.nullable(z.string()),
})
export type BankEntry = z.infer<typeof bankEntry>

/** Last changed first. */
export const listBanks = call({
  method: 'GET',
  path: 'api-question/manage/bank/list',
  summary: 'Question banks with their topics, for their owners, co-editors and administrators.',
  payload: z.object({ whose, keyword: z.optional(managedKeyword), ...paging }),
  answer: z.object({ list: z.array(bankEntry), count: z.number() }),
  ...staff,
})

const bankName = z.object({
  bankID: z.string(),
  name: z.string(),
  topics: z.array(z.object({ topicID: z.string(), name: z.string() })),
})
export type BankName = z.infer<typeof bankName>

/** For filters and forms. */
export const listBankNames = call({
  method: 'GET',
  path: 'api-question/manage/bank/names',
  summary: 'All question banks that the caller changes by name, with their topics.',
  payload: z.object({}),
  answer: z.array(bankName),
  ...staff,
})

export const getManagedBank = call({
  method: 'GET',
  path: 'api-question/manage/bank/detail/{bankID}',
  summary: 'One question bank with its names in all languages, for staff.',
  payload: z.object({ bankID: managedID }),
  answer: managedBank,
  ...staff,
})

/** Refused: `question.bankNameMissing`. */
export const createBank = call({
  method: 'POST',
  path: 'api-question/manage/bank',
  summary: 'Make a question bank.',
  payload: wholeBank,
  answer: managedBank,
  ...staff,
})

/** Refused: `record.stale`, `question.bankNameMissing`, `publication.notOwner`, `publication.unfitEditor`. */
export const saveBank = call({
  method: 'PUT',
  path: 'api-question/manage/bank/{bankID}',
  summary: 'Replace a question bank; questions of a topic that is left out have none afterwards.',
  payload: z.object({ bankID: managedID, revision, editors: namedEditors, ...bankDocument }),
  answer: managedBank,
  ...staff,
})

/** Refused: `question.bankNotEmpty`, `record.stale`. */
export const removeBank = call({
  method: 'DELETE',
  path: 'api-question/manage/bank/{bankID}',
  summary: 'Delete a question bank that has no questions but discarded ones.',
  payload: z.object({ bankID: managedID, revision }),
  answer: z.null(),
  ...staff,
})

const option = z.strictObject({
  /** Null: it is new. */
  optionID: z.nullable(managedID),
  isRight: z.boolean(),
})
const questionText = z.strictObject({
  language: languageCode,
  stem: z.string().check(z.maxLength(STEM_MAX)),
  /** In the order of the options, one for each of a choice. */
  options: z.array(z.string().check(z.maxLength(OPTION_MAX))).check(z.maxLength(OPTIONS_MAX)),
  explanation: z.string().check(z.maxLength(EXPLANATION_MAX)),
})
export type QuestionText = z.infer<typeof questionText>

const formed = {
  kind: z.enum(questionKinds),
  options: z.array(option).check(z.maxLength(OPTIONS_MAX)),
  texts: inLanguages(questionText),
}
interface Formed {
  readonly kind: (typeof questionKinds)[number]
  readonly options: readonly z.infer<typeof option>[]
  readonly texts: readonly QuestionText[]
}
/** Options of the form that the kind asks for, and texts for each of them. */
const isFormed = holds(
  (question: Formed) =>
    fitsKind(question) &&
    question.texts.every(
      ({ options }) => options.length === (hasOwnOptions(question.kind) ? question.options.length : 0),
    ),
)
const questionDocument = {
  bankID: managedID,
  topicID: z.nullable(managedID),
  difficulty: z.enum(difficulties),
  ...formed,
}
const wholeQuestion = z.object(questionDocument).check(isFormed)
export type QuestionDocument = z.infer<typeof wholeQuestion>

/** The answer of every command too: the question after the change. Times as yyyy-MM-dd HH:mm:ss in UTC. */
export const managedQuestion = z.object({
  questionID: z.string(),
  state: publicationState,
  revision: z.number(),
  bankID: z.string(),
  topicID: z.nullable(z.string()),
  difficulty: z.enum(difficulties),
  kind: z.enum(questionKinds),
  options: z.array(z.object({ optionID: z.string(), isRight: z.boolean() })),
  texts: z.array(questionText),
  /** Counted from 1; papers keep the version that they were given. */
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.nullable(z.string()),
  /** Who changes its bank. */
  editors,
})
export type ManagedQuestion = z.infer<typeof managedQuestion>

const questionEntry = z.object({
  questionID: z.string(),
  state: publicationState,
  revision: z.number(),
  /** The beginning of the question as plain text. */
  title: z.string(),
  bankName: z.string(),
  /** Null: of none. */
  topicName: z.nullable(z.string()),
  kind: z.enum(questionKinds),
  difficulty: z.enum(difficulties),
  languages: z.array(z.string()),
  updatedAt: z.string(),
})
export type QuestionEntry = z.infer<typeof questionEntry>

/** Last changed first. */
export const listQuestions = call({
  method: 'GET',
  path: 'api-question/manage/question/list',
  summary: 'Questions in every state, for those who change their banks.',
  payload: z.object({
    bankID: z.optional(managedID),
    topicID: z.optional(managedID),
    kind: z.optional(z.enum(questionKinds)),
    difficulty: z.optional(z.enum(difficulties)),
    state: z.optional(publicationState),
    keyword: z.optional(managedKeyword),
    ...paging,
  }),
  answer: z.object({ list: z.array(questionEntry), count: z.number() }),
  ...staff,
})

export const getManagedQuestion = call({
  method: 'GET',
  path: 'api-question/manage/question/detail/{questionID}',
  summary: 'One question with its texts in all languages and what is right, for staff.',
  payload: z.object({ questionID: managedID }),
  answer: managedQuestion,
  ...staff,
})

/**
 * Refused by the lifecycle: `publication.textsMissing`, `publication.unknownPart`; by the texts:
 * `question.formulaInvalid`, `question.tooManyFormulas`, `question.pictureForeign`.
 */
export const createQuestion = call({
  method: 'POST',
  path: 'api-question/manage/question',
  summary: 'Write a new question, as a draft.',
  payload: wholeQuestion,
  answer: managedQuestion,
  bodyLimit: DOCUMENT_LIMIT,
  ...staff,
})

export const saveQuestion = call({
  method: 'PUT',
  path: 'api-question/manage/question/{questionID}',
  summary: 'Replace a question as a whole; papers keep the version that they were given.',
  payload: z.object({ questionID: managedID, revision, ...questionDocument }).check(isFormed),
  answer: managedQuestion,
  bodyLimit: DOCUMENT_LIMIT,
  ...staff,
})

const seen = z.object({ questionID: managedID, revision })

export const publishQuestion = call({
  method: 'PUT',
  path: 'api-question/manage/question/{questionID}/publication',
  summary: 'Let papers draw a question.',
  payload: seen,
  answer: managedQuestion,
  ...staff,
})

export const withdrawQuestion = call({
  method: 'DELETE',
  path: 'api-question/manage/question/{questionID}/publication',
  summary: 'Take a question back from new papers.',
  payload: seen,
  answer: managedQuestion,
  ...staff,
})

/** Only what papers cannot draw: a draft or a withdrawn question. */
export const discardQuestion = call({
  method: 'DELETE',
  path: 'api-question/manage/question/{questionID}',
  summary: 'Give up a question for good.',
  payload: seen,
  answer: managedQuestion,
  ...staff,
})

/** Refused like a save. */
export const previewQuestion = call({
  method: 'POST',
  path: 'api-question/manage/question/preview',
  summary: 'A question as learners will see it, in each language in which it is written.',
  payload: z.object(formed).check(isFormed),
  answer: z.array(z.extend(questionView, { language: z.string() })),
  bodyLimit: DOCUMENT_LIMIT,
  ...staff,
})
