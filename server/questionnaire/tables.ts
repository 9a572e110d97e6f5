import type { Generated } from 'kysely'
import type { PublicationState } from '#api/course/managed-publication.contract.ts'
import type { QuestionKind } from '#api/question/question.contract.ts'
import type { AnswerStyle } from '#api/questionnaire/form-rule.ts'
import type { QuestionnaireKind, ResultShowing } from '#api/questionnaire/kind-rule.ts'
import type { QuestionnaireAudience } from '#api/questionnaire/managed-questionnaire.contract.ts'
import type { LifecycleColumns } from '#server/commands/tables.ts'
import type { EditorTable } from '#server/course/tables.ts'
import type { Flag, Instant } from '#server/database/codec.ts'

export interface QuestionnaireTable {
  id: string
  /** Null: nobody but administrators changes it. */
  owner_id: string | null
  kind: QuestionnaireKind
  audience: QuestionnaireAudience
  /** For the audience `class`. */
  class_id: string | null
  opens_at: Instant
  closes_at: Instant
  is_anonymous: Flag
  may_change: Flag
  is_template: Flag
  shows_results: ResultShowing
  /** Days before it closes on which it reminds who has not answered; null: it does not. */
  reminds_days: number | null
  /** Of what is asked; counted up whenever it changes otherwise than in words. */
  form_version: Generated<number>
  version: Generated<number>
  snapshot: Generated<string>
  state: Generated<PublicationState>
  revision: Generated<number>
  published_at: Instant | null
  first_published_at: Instant | null
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

/** Every questionnaire has its name in its base language. */
export interface QuestionnaireTextTable {
  questionnaire_id: string
  language: string
  /** 1: readers without a text in their own language get this one. */
  is_base: Flag
  name: string
  /** Plain paragraphs, parted by empty lines. */
  about: string
  /** The name as terms to search for. */
  search: string
}

/** For the audience `departments`. */
export interface QuestionnaireDepartmentTable {
  questionnaire_id: string
  department_code: string
}

/** For the audience `people`. */
export interface QuestionnairePersonTable {
  questionnaire_id: string
  user_id: string
}

export interface QuestionnaireQuestionTable {
  questionnaire_id: string
  question_id: string
  position: number
  kind: QuestionKind
  style: AnswerStyle
  /** As JSON: the ids of its options in order; empty for short answers. */
  options: string
  is_required: Flag
  /** Null: any number. */
  least: number | null
  most: number | null
  /** As JSON: a Condition; null: everybody is asked. */
  condition: string | null
  starts_page: Flag
  /** As JSON: a Subject; null: nothing in particular. */
  subject: string | null
}

/** As Markdown with formulas between dollar signs. */
export interface QuestionnaireQuestionTextTable {
  questionnaire_id: string
  question_id: string
  language: string
  stem: string
  /** As JSON: the texts of its options, in the order of their ids. */
  options: string
  /** As JSON: the QuestionView that its readers get; null: not all of it is written in this language. */
  shown: string | null
}

export interface QuestionnairePictureTable {
  questionnaire_id: string
  question_id: string
  file_id: string
}

/** How somebody who is asked stands with a questionnaire; one for each pair, from the first save on. */
export interface QuestionnaireResponseTable extends LifecycleColumns {
  questionnaire_id: string
  learner_id: string
  submissions: number
}

/** Who writes a draft. */
export interface QuestionnaireSheetTable {
  questionnaire_id: string
  learner_id: string
  /** The writer that is accepted. */
  token: string
  device: string
  /** When it became the writer, or saved last. */
  written_at: Instant
  /** The last answer that is stored. */
  sequence: number
}

/** What is answered and not submitted yet, the latest of each question. */
export interface QuestionnaireDraftTable {
  questionnaire_id: string
  learner_id: string
  question_id: string
  /** As JSON. */
  chosen: string
  text: string
}

/** What counts of one person; of anonymous questionnaires nothing here leads to who that is (gap GAP-90). */
export interface QuestionnaireSubmissionTable {
  /** Random, and another one now and then. */
  id: string
  questionnaire_id: string
  /** Null: it is anonymous. */
  response_id: string | null
  /** As JSON: the answers by their questions. */
  answers: string
  /** Of its person when it was submitted; null: none, or it is anonymous. */
  department_code: string | null
}

/** What was told last: of an anonymous one to everybody, of a named one to those who are asked. */
export interface QuestionnaireTallyTable {
  questionnaire_id: string
  counted: number
  /** As JSON. */
  tally: string
}

/** What people are told of a questionnaire: once, person after person. */
export interface QuestionnaireTellingTable {
  questionnaire_id: string
  matter: 'asked' | 'reminded'
  began_at: Instant
  /** People up to this id have been looked at. */
  up_to: string
  /** All have been looked at; null: it goes on. */
  done_at: Instant | null
  /** How many have been told. */
  told: number
}

export interface QuestionnaireTables {
  questionnaire: QuestionnaireTable
  questionnaire_editor: EditorTable
  questionnaire_text: QuestionnaireTextTable
  questionnaire_department: QuestionnaireDepartmentTable
  questionnaire_person: QuestionnairePersonTable
  questionnaire_question: QuestionnaireQuestionTable
  questionnaire_question_text: QuestionnaireQuestionTextTable
  questionnaire_picture: QuestionnairePictureTable
  questionnaire_response: QuestionnaireResponseTable
  questionnaire_sheet: QuestionnaireSheetTable
  questionnaire_draft: QuestionnaireDraftTable
  questionnaire_submission: QuestionnaireSubmissionTable
  questionnaire_tally: QuestionnaireTallyTable
  questionnaire_telling: QuestionnaireTellingTable
}
