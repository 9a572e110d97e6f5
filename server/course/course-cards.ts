import { sql } from 'kysely'
import type { CourseCard } from '#api/course/course.contract.ts'
import type { Language } from '#i18n/locales.ts'
import { timeText } from '#server/database/codec.ts'
import type { CourseTable } from './tables.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { entryNames } from '#server/dictionary/entry-names.ts'

/** A course with its texts in one language, as `publishedCourses` reads it. */
export interface CourseRow
  extends Pick<
    CourseTable,
    (typeof cardColumns)[number] extends `course.${infer Column extends keyof CourseTable}` ? Column : never
  > {
  published_at: number
  title: string
  language: string
  summary: string
}

/** Language and time of the query. A type alias, not an interface, so that it fits the values of a prepared read. */
export type Reading = { readonly language: string; readonly now: number }

/**
 * The published courses with their texts in a language, with the base one as fallback. `own` and `base` are the two
 * text joins.
 */
export const publishedCourses = (db: Querying, { language, now }: Reading) =>
  db
    .selectFrom('course')
    // Outer joins, so that the course indexes give the order.
    .leftJoin('course_text as base', (join) =>
      join.onRef('base.course_id', '=', 'course.id').on('base.is_base', '=', 1),
    )
    .leftJoin('course_text as own', (join) =>
      join.onRef('own.course_id', '=', 'course.id').on('own.language', '=', language).on('own.title', '!=', ''),
    )
    .where('course.published_at', '<=', now)

/** The columns of a card. */
export const cardColumns = [
  'course.id',
  'course.category_code',
  'course.kind',
  'course.year',
  'course.learning_minutes',
  'course.credit_tenths',
  'course.learner_count',
  'course.rating_sum',
  'course.rating_count',
  'course.cover_file_id',
] as const

/** The title, and its language. */
export const titleText = [
  sql<string>`coalesce(own.title, base.title, '')`.as('title'),
  sql<string>`coalesce(own.language, base.language, '')`.as('language'),
] as const

/** The texts of a card, and its time as a number: what is published has one. */
export const cardTexts = [
  ...titleText,
  sql<string>`coalesce(own.summary, base.summary, '')`.as('summary'),
  sql<number>`course.published_at`.as('published_at'),
] as const

export const readingOf = (language: Language, now: Date): Reading => ({ language: language.code, now: now.getTime() })

/** Stars with one decimal; null: no ratings. */
export const ratingOf = (row: Pick<CourseTable, 'rating_sum' | 'rating_count'>): number | null =>
  row.rating_count === 0 ? null : Math.round((row.rating_sum * 10) / row.rating_count) / 10

/** Sort position by average stars, then by number of ratings; 0: no ratings. */
export const ratingRank = ({
  rating_sum: sum,
  rating_count: count,
}: Pick<CourseTable, 'rating_sum' | 'rating_count'>): number =>
  count === 0 ? 0 : Math.floor((sum * 1000) / count) * 1_000_000 + count

/** Hours, rounded to two decimals. */
export const hoursOf = (minutes: number): number => Math.round((minutes * 100) / 60) / 100

/** Maps rows to cards, in order. */
export async function cardsOf(db: Database, rows: readonly CourseRow[], language: Language): Promise<CourseCard[]> {
  const ids = [...new Set(rows.map(({ id }) => id))]
  if (ids.length === 0) return []
  const [nameOf, teachers] = await Promise.all([
    entryNames(db, 'courseCategory', language),
    db
      .selectFrom('course_teacher')
      .select(['course_id', 'name'])
      .where('course_id', 'in', ids)
      .orderBy('course_id')
      .orderBy('position')
      .execute(),
  ])
  return rows.map((row) => ({
    courseID: row.id,
    courseName: row.title,
    coverID: row.cover_file_id,
    summary: row.summary,
    language: row.language,
    kind: row.kind,
    categoryCode: row.category_code,
    categoryName: nameOf(row.category_code),
    year: row.year,
    courseLearningHour: hoursOf(row.learning_minutes),
    credit: row.credit_tenths / 10,
    learnerCount: row.learner_count,
    rating: ratingOf(row),
    publishedAt: timeText(row.published_at),
    teachers: teachers.filter((teacher) => teacher.course_id === row.id).map(({ name }) => name),
  }))
}

/** The cards of the published courses among these ids, in the order of the ids. */
export async function cardsIn(
  db: Database,
  ids: readonly string[],
  language: Language,
  now: Date,
): Promise<CourseCard[]> {
  if (ids.length === 0) return []
  const rows = await publishedCourses(db, readingOf(language, now))
    .select(cardColumns)
    .select(cardTexts)
    .where('course.id', 'in', ids)
    .execute()
  return cardsOf(
    db,
    rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
    language,
  )
}
