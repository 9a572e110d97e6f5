import type { Insertable } from 'kysely'
import { folded } from '#i18n/folded.ts'
import type { LifecycleColumns } from '#server/commands/tables.ts'
import { flagOf } from '#server/database/codec.ts'
import { momentOf } from '#server/database/moments.ts'
import type { Querying } from '#server/database/open.ts'
import type { SetQuestionnaire } from './set-questionnaire.ts'
import type { QuestionnaireTable } from './tables.ts'
import { baseOfQuestionnaire } from './questionnaire-facts.ts'

/** The columns of a questionnaire that its lifecycle leaves alone. */
export type QuestionnaireOwned = Omit<
  Insertable<QuestionnaireTable>,
  keyof LifecycleColumns | 'published_at' | 'first_published_at'
>

/** What of a questionnaire stands in its own row. */
export const questionnaireColumns = (document: SetQuestionnaire): Omit<QuestionnaireOwned, 'id' | 'owner_id'> => ({
  kind: document.kind,
  audience: document.audience,
  class_id: document.classID,
  opens_at: momentOf(document.opensAt),
  closes_at: momentOf(document.closesAt),
  is_anonymous: flagOf(document.isAnonymous),
  may_change: flagOf(document.mayChange),
  is_template: flagOf(document.isTemplate),
  shows_results: document.showsResults,
  reminds_days: document.remindsDays,
})

/** The rows of its texts, its audience and its questions. */
function questionnaireRows(id: string, document: SetQuestionnaire) {
  const { texts, departmentCodes, personIDs, questions } = document
  const base = baseOfQuestionnaire(document)
  const of = { questionnaire_id: id }
  return {
    texts: texts.map(({ language, name, about }) => ({
      ...of,
      language,
      is_base: flagOf(language === base),
      name,
      about,
      search: folded(name),
    })),
    departments: departmentCodes.map((department_code) => ({ ...of, department_code })),
    people: personIDs.map((user_id) => ({ ...of, user_id })),
    questions: questions.map((question, position) => ({
      ...of,
      question_id: question.questionID,
      position,
      kind: question.kind,
      style: question.style,
      options: JSON.stringify(question.options),
      is_required: flagOf(question.isRequired),
      least: question.least,
      most: question.most,
      condition: question.condition === null ? null : JSON.stringify(question.condition),
      starts_page: flagOf(question.startsPage),
      subject: question.subject === null ? null : JSON.stringify(question.subject),
    })),
    questionTexts: questions.flatMap(({ questionID, texts: own }) =>
      own.map(({ language, stem, options, view }) => ({
        ...of,
        question_id: questionID,
        language,
        stem,
        options: JSON.stringify(options),
        shown: view === null ? null : JSON.stringify(view),
      })),
    ),
    pictures: questions.flatMap(({ questionID, pictures }) =>
      pictures.map((file) => ({ ...of, question_id: questionID, file_id: file })),
    ),
  }
}

/** So many rows go into one statement. */
const BATCH = 500
const batchesOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, at) => rows.slice(at * BATCH, (at + 1) * BATCH))

/** Writes the texts, the audience and the questions of a questionnaire; what is not named any more is deleted. */
export async function writeQuestionnaire(trx: Querying, id: string, document: SetQuestionnaire): Promise<void> {
  const rows = questionnaireRows(id, document)
  await trx.deleteFrom('questionnaire_text').where('questionnaire_id', '=', id).execute()
  await trx.deleteFrom('questionnaire_department').where('questionnaire_id', '=', id).execute()
  await trx.deleteFrom('questionnaire_person').where('questionnaire_id', '=', id).execute()
  // Their texts and pictures go with them.
  await trx.deleteFrom('questionnaire_question').where('questionnaire_id', '=', id).execute()
  for (const batch of batchesOf(rows.texts)) await trx.insertInto('questionnaire_text').values(batch).execute()
  for (const batch of batchesOf(rows.departments))
    await trx.insertInto('questionnaire_department').values(batch).execute()
  for (const batch of batchesOf(rows.people)) await trx.insertInto('questionnaire_person').values(batch).execute()
  for (const batch of batchesOf(rows.questions)) await trx.insertInto('questionnaire_question').values(batch).execute()
  for (const batch of batchesOf(rows.questionTexts))
    await trx.insertInto('questionnaire_question_text').values(batch).execute()
  for (const batch of batchesOf(rows.pictures)) await trx.insertInto('questionnaire_picture').values(batch).execute()
}
