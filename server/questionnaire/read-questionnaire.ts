import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { ManagedQuestionnaire } from '#api/questionnaire/managed-questionnaire.contract.ts'
import { questionView } from '#api/question/question.contract.ts'
import { subject } from '#api/questionnaire/subject-rule.ts'
import type { Language } from '#i18n/locales.ts'
import type { Asking } from '#server/commands/each.ts'
import { editorsOf } from '#server/course/editors.ts'
import { inOrder } from '#server/course/managed/written-texts.ts'
import { isSet, timeText } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import { isAnswered, staysEnded } from './answered.ts'
import { whenReminded } from './telling/tellings.ts'
import type { SetQuestion, SetQuestionnaire } from './set-questionnaire.ts'
import { namedClasses } from './subjects.ts'
import type { QuestionnaireTable } from './tables.ts'

const ids = z.array(z.string())
const condition = z.object({ questionID: z.string(), optionIDs: z.array(z.string()) })

/** The questions of a questionnaire with their texts, in order. */
export async function questionsOf(db: Querying, id: string): Promise<SetQuestion[]> {
  const [rows, texts, pictures] = await Promise.all([
    db
      .selectFrom('questionnaire_question')
      .selectAll()
      .where('questionnaire_id', '=', id)
      .orderBy('position')
      .execute(),
    db.selectFrom('questionnaire_question_text').selectAll().where('questionnaire_id', '=', id).execute(),
    db.selectFrom('questionnaire_picture').selectAll().where('questionnaire_id', '=', id).execute(),
  ])
  const textsBy = Map.groupBy(texts, ({ question_id: of }) => of)
  return rows.map((row) => ({
    questionID: row.question_id,
    kind: row.kind,
    style: row.style,
    options: ids.parse(JSON.parse(row.options)),
    isRequired: isSet(row.is_required),
    least: row.least,
    most: row.most,
    condition: row.condition === null ? null : condition.parse(JSON.parse(row.condition)),
    startsPage: isSet(row.starts_page),
    subject: row.subject === null ? null : subject.parse(JSON.parse(row.subject)),
    texts: inOrder(textsBy.get(row.question_id) ?? []).map((text) => ({
      language: text.language,
      stem: text.stem,
      options: ids.parse(JSON.parse(text.options)),
      explanation: '',
      title: '',
      view: text.shown === null ? null : questionView.parse(JSON.parse(text.shown)),
    })),
    pictures: pictures.filter(({ question_id: of }) => of === row.question_id).map(({ file_id: file }) => file),
  }))
}

const factsOf = (row: Selectable<QuestionnaireTable>) => ({
  kind: row.kind,
  audience: row.audience,
  opensAt: timeText(row.opens_at),
  closesAt: timeText(row.closes_at),
  isAnonymous: isSet(row.is_anonymous),
  mayChange: isSet(row.may_change),
  isTemplate: isSet(row.is_template),
  showsResults: row.shows_results,
  remindsDays: row.reminds_days,
})

const textsOf = (db: Querying, id: string) =>
  db.selectFrom('questionnaire_text').select(['language', 'name', 'about']).where('questionnaire_id', '=', id).execute()

const departmentsOf = async (db: Querying, id: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('questionnaire_department')
    .select('department_code')
    .where('questionnaire_id', '=', id)
    .orderBy('department_code')
    .execute()
  return rows.map(({ department_code: code }) => code)
}

const peopleOf = (db: Querying, id: string): Promise<ManagedQuestionnaire['people']> =>
  db
    .selectFrom('questionnaire_person')
    .innerJoin('user', 'user.id', 'questionnaire_person.user_id')
    .select(['user.id as userId', 'user.original_name as originalName'])
    .where('questionnaire_id', '=', id)
    .orderBy('user.account_key')
    .execute()

/** What is stored, as if it were sent; null: nothing yet. */
export async function storedQuestionnaire(db: Querying, id: string): Promise<SetQuestionnaire | null> {
  const row = await db.selectFrom('questionnaire').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return null
  const [texts, departmentCodes, people, questions] = await Promise.all([
    textsOf(db, id),
    departmentsOf(db, id),
    peopleOf(db, id),
    questionsOf(db, id),
  ])
  return {
    ...factsOf(row),
    classID: row.class_id,
    departmentCodes,
    personIDs: people.map(({ userId }) => userId),
    texts: inOrder(texts),
    questions,
  }
}

/** A questionnaire with its texts and questions in all languages, for staff; null: there is none. */
export async function findQuestionnaire(
  db: Querying,
  id: string,
  { sender, language, now }: Asking,
): Promise<ManagedQuestionnaire | null> {
  const row = await db.selectFrom('questionnaire').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return null
  const facts = factsOf(row)
  const [editors, texts, departmentCodes, people, inClass, questions, remindedAt, answered, ended] = await Promise.all([
    editorsOf(db, 'questionnaire', row, sender),
    textsOf(db, id),
    departmentsOf(db, id),
    peopleOf(db, id),
    classOf(db, row.class_id, language),
    questionsOf(db, id),
    whenReminded(db, id),
    isAnswered(db, id),
    staysEnded(db, id, facts, now),
  ])
  return {
    questionnaireID: id,
    state: row.state,
    revision: row.revision,
    ...facts,
    texts: inOrder(texts),
    departmentCodes,
    people,
    class: inClass,
    questions: questions.map(({ pictures: _, texts: own, ...question }) => ({
      ...question,
      texts: own.map(({ language: code, stem, options }) => ({ language: code, stem, options: [...options] })),
    })),
    createdAt: timeText(row.created_at),
    updatedAt: timeText(row.updated_at),
    publishedAt: row.published_at === null ? null : timeText(row.published_at),
    remindedAt: remindedAt === null ? null : timeText(remindedAt),
    isAnswered: answered,
    staysEnded: ended,
    editors,
  }
}

async function classOf(db: Querying, id: string | null, language: Language): Promise<ManagedQuestionnaire['class']> {
  if (id === null) return null
  const found = await namedClasses(db, language).where('class.id', '=', id).executeTakeFirst()
  return found === undefined ? null : { classID: found.classID, name: found.name }
}
