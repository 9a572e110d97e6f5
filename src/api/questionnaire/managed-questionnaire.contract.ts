import * as z from 'zod/mini'

import { editors, namedEditors } from '#api/course/editors.contract.ts'
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
import { moment } from '#api/kit/moment.ts'
import { paging } from '#api/kit/paging.ts'
import { OPTION_MAX, OPTIONS_MAX, questionKinds, questionView, STEM_MAX } from '#api/question/question.contract.ts'
import { answerStyles, fitsForm } from './form-rule.ts'
import { QUESTIONNAIRE_QUESTIONS_MAX, questionnaireKinds, resultShowings, type QuestionnaireKind } from './kind-rule.ts'
import { subject } from './subject-rule.ts'

/** [QUEST-04] Whom a questionnaire asks. */
export const questionnaireAudiences = ['all', 'departments', 'class', 'people'] as const
export type QuestionnaireAudience = (typeof questionnaireAudiences)[number]

/** Size limits of a questionnaire. */
export const QUESTIONNAIRE_ABOUT_MAX = 2000
export const QUESTIONNAIRE_DEPARTMENTS_MAX = 200
export const QUESTIONNAIRE_PEOPLE_MAX = 2000
/** The longest that it is reminded of before it closes. */
export const REMINDS_DAYS_MAX = 14

const text = z.strictObject({
  language: languageCode,
  name: z.string().check(z.trim(), z.maxLength(COURSE_TITLE_MAX)),
  /** What is asked and why, in plain paragraphs, separated by empty lines. */
  about: z.string().check(z.trim(), z.maxLength(QUESTIONNAIRE_ABOUT_MAX)),
})
export type QuestionnaireText = z.infer<typeof text>

const questionText = z.strictObject({
  language: languageCode,
  /** Markdown with formulas, as of exams. */
  stem: z.string().check(z.maxLength(STEM_MAX)),
  /** In the order of the options; of a scale what its ends mean, and whatever between them has words. */
  options: z.array(z.string().check(z.maxLength(OPTION_MAX))).check(z.maxLength(OPTIONS_MAX)),
})
export type QuestionnaireQuestionText = z.infer<typeof questionText>

const count = z.nullable(z.int().check(z.minimum(1), z.maximum(OPTIONS_MAX)))
/** Of a question or an option: answers are kept by them, so none is a name that every object has. */
const formID = z.string().check(
  z.regex(/^[\w-]{1,64}$/),
  holds((id) => !(id in Object.prototype)),
)
/** Ids are the author's: whoever writes a condition names a question that may not be stored yet. */
const question = z
  .strictObject({
    questionID: formID,
    kind: z.enum(questionKinds),
    style: z.enum(answerStyles),
    options: z.array(formID).check(
      z.maxLength(OPTIONS_MAX),
      holds((ids) => new Set(ids).size === ids.length),
    ),
    isRequired: z.boolean(),
    least: count,
    most: count,
    condition: z.nullable(
      z.strictObject({
        questionID: formID,
        optionIDs: z.array(formID).check(
          z.maxLength(OPTIONS_MAX),
          holds((ids) => new Set(ids).size === ids.length),
        ),
      }),
    ),
    startsPage: z.boolean(),
    /** Of evaluations alone; null: of nothing in particular. */
    subject: z.nullable(subject),
    texts: inLanguages(questionText),
  })
  .check(
    holds(fitsForm),
    holds(({ kind, options, texts }) =>
      texts.every(
        (written) => written.options.length === (kind === 'single' || kind === 'multiple' ? options.length : 0),
      ),
    ),
  )
export type QuestionnaireQuestion = z.infer<typeof question>

const questions = z.array(question).check(
  z.maxLength(QUESTIONNAIRE_QUESTIONS_MAX),
  holds((all) => new Set(all.map(({ questionID }) => questionID)).size === all.length),
)

const facts = {
  kind: z.enum(questionnaireKinds),
  texts: inLanguages(text),
  opensAt: moment,
  closesAt: moment,
  audience: z.enum(questionnaireAudiences),
  /** Of the dictionary `department`; for the audience `departments`. */
  departmentCodes: z.array(managedID).check(z.maxLength(QUESTIONNAIRE_DEPARTMENTS_MAX)),
  /** Answers are stored without their people, and nobody can change them afterwards (gap GAP-90). */
  isAnonymous: z.boolean(),
  /** Who has submitted may change the answers until it closes; not of anonymous ones. */
  mayChange: z.boolean(),
  /** Nobody answers it; all staff can begin a new one with it. */
  isTemplate: z.boolean(),
  showsResults: z.enum(resultShowings),
  /** So many days before it closes, who has not submitted is reminded, once; null: nobody is. */
  remindsDays: z.nullable(z.int().check(z.minimum(1), z.maximum(REMINDS_DAYS_MAX))),
  questions,
}
interface Sensible {
  readonly kind: QuestionnaireKind
  readonly isAnonymous: boolean
  readonly mayChange: boolean
  readonly questions: readonly Pick<QuestionnaireQuestion, 'subject'>[]
}
/** What is anonymous cannot be changed; an evaluation is anonymous, and nothing else has subjects. */
const isSensible = holds(({ kind, isAnonymous, mayChange, questions: asked }: Sensible) =>
  kind === 'evaluation'
    ? isAnonymous && !mayChange
    : (!isAnonymous || !mayChange) && asked.every(({ subject: of }) => of === null),
)

const questionnaireDocument = {
  ...facts,
  /** For the audience `class`; null otherwise. */
  classID: z.nullable(managedID),
  /** For the audience `people`. */
  personIDs: z.array(managedID).check(z.maxLength(QUESTIONNAIRE_PEOPLE_MAX)),
}
const wholeQuestionnaire = z.strictObject(questionnaireDocument).check(isSensible)
export type QuestionnaireDocument = z.infer<typeof wholeQuestionnaire>

const person = z.object({ userId: z.string(), originalName: z.string() })

/** The answer of every command too: the questionnaire after the change. Times as yyyy-MM-dd HH:mm:ss in UTC. */
export const managedQuestionnaire = z.object({
  questionnaireID: z.string(),
  state: publicationState,
  revision: z.number(),
  ...facts,
  /** In the caller's language. */
  class: z.nullable(z.object({ classID: z.string(), name: z.string() })),
  people: z.array(person),
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.nullable(z.string()),
  /** Null: nobody has been reminded. */
  remindedAt: z.nullable(z.string()),
  /** Somebody has submitted: what is asked stays, and so do the words in which it was asked. */
  isAnswered: z.boolean(),
  /** It is anonymous and has ended with answers: it is not opened again. */
  staysEnded: z.boolean(),
  editors,
})
export type ManagedQuestionnaire = z.infer<typeof managedQuestionnaire>

const staff = { access: courseStaff, preventMessage: true } as const

/** Where a questionnaire stands by the clock. */
export const questionnairePhases = ['upcoming', 'open', 'closed'] as const

const questionnaireEntry = z.object({
  questionnaireID: z.string(),
  state: publicationState,
  revision: z.number(),
  kind: z.enum(questionnaireKinds),
  /** In the caller's language. */
  name: z.string(),
  audience: z.enum(questionnaireAudiences),
  /** In the caller's language; null: it is not for a class. */
  className: z.nullable(z.string()),
  opensAt: z.string(),
  closesAt: z.string(),
  phase: z.enum(questionnairePhases),
  isAnonymous: z.boolean(),
  isTemplate: z.boolean(),
  questionCount: z.number(),
  languages: z.array(z.string()),
  updatedAt: z.string(),
  /** Null: it has no owner. */
  ownerName: z.nullable(z.string()),
  /** The caller changes it; otherwise it is a template of somebody else's, to begin with. */
  isEditor: z.boolean(),
})
export type ManagedQuestionnaireEntry = z.infer<typeof questionnaireEntry>

/** The latest opening first. */
export const listManagedQuestionnaires = call({
  method: 'GET',
  path: 'api-questionnaire/manage/questionnaire/list',
  summary:
    'Questionnaires, votes and evaluations in every state, for their owners, co-editors and administrators; templates for all.',
  payload: z.object({
    /** `mine`: those that the caller owns or co-edits; `templates`: those that all staff can begin with. */
    whose: z.optional(z.enum(['mine', 'templates'])),
    kind: z.optional(z.enum(questionnaireKinds)),
    phase: z.optional(z.enum(questionnairePhases)),
    state: z.optional(publicationState),
    keyword: z.optional(managedKeyword),
    ...paging,
  }),
  answer: z.object({ list: z.array(questionnaireEntry), count: z.number() }),
  ...staff,
})

/** A template is shown to all staff, who can begin a new questionnaire with it. */
export const getManagedQuestionnaire = call({
  method: 'GET',
  path: 'api-questionnaire/manage/questionnaire/detail/{questionnaireID}',
  summary: 'One questionnaire with its texts and questions in all languages, for staff.',
  payload: z.object({ questionnaireID: managedID }),
  answer: managedQuestionnaire,
  ...staff,
})

/**
 * Refused by the lifecycle: `questionnaire.nameMissing`, `questionnaire.unknownPart`,
 * `questionnaire.closesBeforeOpening`, `questionnaire.unknownSubject`; by the texts: `question.formulaInvalid`,
 * `question.tooManyFormulas`, `question.pictureForeign`.
 */
export const createQuestionnaire = call({
  method: 'POST',
  path: 'api-questionnaire/manage/questionnaire',
  summary: 'Make a new questionnaire, vote or evaluation, as a draft.',
  payload: wholeQuestionnaire,
  answer: managedQuestionnaire,
  bodyLimit: DOCUMENT_LIMIT,
  ...staff,
})

/**
 * Refused like `createQuestionnaire`; of a published one what `publishQuestionnaire` is, and with
 * `questionnaire.hasEnded`; of an answered one with `questionnaire.answered` (more than words changes),
 * `questionnaire.wordsStay` (words change in which it was asked), `questionnaire.staysEnded` (it is anonymous, and its
 * end is moved later once it has passed).
 */
export const saveQuestionnaire = call({
  method: 'PUT',
  path: 'api-questionnaire/manage/questionnaire/{questionnaireID}',
  summary: 'Replace a questionnaire as a whole.',
  payload: z
    .strictObject({ questionnaireID: managedID, revision, editors: namedEditors, ...questionnaireDocument })
    .check(isSensible),
  answer: managedQuestionnaire,
  bodyLimit: DOCUMENT_LIMIT,
  ...staff,
})

const seen = z.object({ questionnaireID: managedID, revision })

/**
 * Refused also: `questionnaire.isTemplate`, `questionnaire.questionsMissing`, `questionnaire.questionIncomplete`,
 * `questionnaire.notVote`, `questionnaire.evaluationNeedsClass`, `questionnaire.subjectsUnnamed`,
 * `questionnaire.hasClosed`, `questionnaire.staysEnded`.
 */
export const publishQuestionnaire = call({
  method: 'PUT',
  path: 'api-questionnaire/manage/questionnaire/{questionnaireID}/publication',
  summary: 'Ask people in the window of a questionnaire.',
  payload: seen,
  answer: managedQuestionnaire,
  ...staff,
})

export const withdrawQuestionnaire = call({
  method: 'DELETE',
  path: 'api-questionnaire/manage/questionnaire/{questionnaireID}/publication',
  summary: 'Ask nobody any more; what was answered is kept.',
  payload: seen,
  answer: managedQuestionnaire,
  ...staff,
})

/** Only what is not published: a draft or a withdrawn questionnaire. */
export const discardQuestionnaire = call({
  method: 'DELETE',
  path: 'api-questionnaire/manage/questionnaire/{questionnaireID}',
  summary: 'Give up a questionnaire for good.',
  payload: seen,
  answer: managedQuestionnaire,
  ...staff,
})

/** Refused like a save. Nothing is stored. */
export const previewQuestionnaire = call({
  method: 'POST',
  path: 'api-questionnaire/manage/questionnaire/preview',
  summary: 'The questions as people will see them, each in the languages in which all of it is written.',
  payload: z.object({ questions }),
  answer: z.array(
    z.object({
      questionID: z.string(),
      views: z.array(z.extend(z.omit(questionView, { explanation: true }), { language: z.string() })),
    }),
  ),
  bodyLimit: DOCUMENT_LIMIT,
  ...staff,
})
export type QuestionnaireViews = z.infer<(typeof previewQuestionnaire)['answer']>
