import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { ExamDocument, ManagedExam } from '#api/exam/managed-exam.contract.ts'
import type { Language } from '#i18n/locales.ts'
import type { Sender } from '#server/commands/kind.ts'
import { editorsOf } from '#server/course/editors.ts'
import { inOrder } from '#server/course/managed/written-texts.ts'
import { isSet, timeText } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import { namesOf } from '#server/question/banks.ts'
import { fits, poolOf } from './draw.ts'
import type { DrawnPart } from './draw.ts'
import type { ExamPartTable, ExamTable } from './tables.ts'

/** Sender, and the language of what is answered. */
export interface Asking {
  readonly sender: Sender
  readonly language: Language
}

type Part = ExamDocument['parts'][number]

const partOf = (row: Selectable<ExamPartTable>): Part =>
  row.kind === 'fixed'
    ? { kind: 'fixed', questionID: row.question_id ?? '', marks: row.marks }
    : {
        kind: 'drawn',
        bankID: row.bank_id ?? '',
        topicID: row.topic_id,
        difficulty: row.difficulty,
        count: row.count,
        marks: row.marks,
      }

/** What the papers of an exam consist of, in order. */
export const storedParts = async (db: Querying, id: string): Promise<Part[]> => {
  const rows = await db.selectFrom('exam_part').selectAll().where('exam_id', '=', id).orderBy('position').execute()
  return rows.map(partOf)
}

const factsOf = (row: Selectable<ExamTable>) => ({
  opensAt: timeText(row.opens_at),
  closesAt: timeText(row.closes_at),
  lateMinutes: row.late_minutes,
  minutes: row.minutes,
  attempts: row.attempts,
  passPercent: row.pass_percent,
  asksRegistration: isSet(row.asks_registration),
  asksApproval: isSet(row.asks_approval),
  isOneWay: isSet(row.is_one_way),
  shufflesQuestions: isSet(row.shuffles_questions),
  shufflesOptions: isSet(row.shuffles_options),
  showsMarks: row.shows_marks,
  showsPaper: row.shows_paper,
  showsAnswers: row.shows_answers,
})

/** What is stored, as if it were sent; null: nothing yet. */
export async function storedExam(db: Querying, id: string): Promise<ExamDocument | null> {
  const row = await db.selectFrom('exam').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return null
  const [texts, parts] = await Promise.all([
    db.selectFrom('exam_text').select(['language', 'name', 'about']).where('exam_id', '=', id).execute(),
    storedParts(db, id),
  ])
  return { ...factsOf(row), courseID: row.course_id, classID: row.class_id, texts: inOrder(texts), parts }
}

/** An exam with its texts in all languages and what its papers consist of, for staff; null: there is none. */
export async function findExam(db: Querying, id: string, { sender, language }: Asking): Promise<ManagedExam | null> {
  const row = await db.selectFrom('exam').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return null
  const [editors, texts, parts, course, inClass] = await Promise.all([
    editorsOf(db, 'exam', row, sender),
    db.selectFrom('exam_text').select(['language', 'name', 'about']).where('exam_id', '=', id).execute(),
    storedParts(db, id),
    courseOf(db, row.course_id, language),
    classOf(db, row.class_id, language),
  ])
  return {
    examID: id,
    state: row.state,
    revision: row.revision,
    ...factsOf(row),
    texts: inOrder(texts),
    course,
    class: inClass,
    parts: await shownParts(db, parts, language),
    createdAt: timeText(row.created_at),
    updatedAt: timeText(row.updated_at),
    publishedAt: row.published_at === null ? null : timeText(row.published_at),
    editors,
  }
}

async function courseOf(db: Querying, id: string | null, language: Language): Promise<ManagedExam['course']> {
  if (id === null) return null
  const found = await db
    .selectFrom('course')
    .leftJoin('course_text as base', (join) =>
      join.onRef('base.course_id', '=', 'course.id').on('base.is_base', '=', 1),
    )
    .leftJoin('course_text as own', (join) =>
      join.onRef('own.course_id', '=', 'course.id').on('own.language', '=', language.code),
    )
    .select(['course.id as courseID', 'course.state'])
    .select(sql<string>`coalesce(nullif(own.title, ''), base.title, '')`.as('title'))
    .where('course.id', '=', id)
    .executeTakeFirst()
  return found ?? null
}

async function classOf(db: Querying, id: string | null, language: Language): Promise<ManagedExam['class']> {
  if (id === null) return null
  const found = await db
    .selectFrom('class')
    .leftJoin('class_text as own', (join) =>
      join.onRef('own.class_id', '=', 'class.id').on('own.language', '=', language.code),
    )
    .select('class.id as classID')
    .select(sql<string>`coalesce(nullif(own.name, ''), class.name)`.as('name'))
    .where('class.id', '=', id)
    .executeTakeFirst()
  return found ?? null
}

async function shownParts(db: Querying, parts: readonly Part[], language: Language): Promise<ManagedExam['parts']> {
  if (parts.length === 0) return []
  const fixed = parts.flatMap((part) => (part.kind === 'fixed' ? part.questionID : []))
  const [pool, banks, titles] = await Promise.all([
    poolOf(db, parts),
    namesOf(db, [...new Set(parts.flatMap((part) => (part.kind === 'drawn' ? part.bankID : [])))], language),
    titlesOf(db, fixed, language),
  ])
  const count = (part: DrawnPart): number => pool.filter((question) => fits(part, question)).length
  return parts.map((part) => {
    if (part.kind === 'fixed')
      return { ...part, title: titles.get(part.questionID) ?? '', isPublished: count(part) === 1 }
    const bank = banks.get(part.bankID)
    return {
      ...part,
      bankName: bank?.name ?? '',
      topicName:
        part.topicID === null ? null : (bank?.topics.find(({ topicID }) => topicID === part.topicID)?.name ?? ''),
      available: count(part),
    }
  })
}

/** What questions are called. */
async function titlesOf(db: Querying, ids: readonly string[], language: Language): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .selectFrom('question_text as text')
    .innerJoin('question', (join) =>
      join.onRef('question.id', '=', 'text.question_id').onRef('question.body_version', '=', 'text.version'),
    )
    .select(['text.question_id as id', 'text.language', 'text.title'])
    .where('question.id', 'in', ids)
    .where((eb) => eb.or([eb('text.language', '=', language.code), eb('text.is_base', '=', 1)]))
    .where('text.shown', 'is not', null)
    .execute()
  // The reader's language last, so that it counts.
  const sorted = found.toSorted(({ language: one }) => (one === language.code ? 1 : -1))
  return new Map(sorted.map(({ id, title }) => [id, title]))
}
