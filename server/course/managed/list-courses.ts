import { sql } from 'kysely'
import type { PayloadOf } from '#api/kit/call.ts'
import type { listManagedCourses, ManagedCourseEntry } from '#api/course/managed-course.contract.ts'
import type { Language } from '#i18n/locales.ts'
import { courseHolds } from '../course-search.ts'
import { isPlayable } from '../lectures.ts'
import { timeText } from '#server/database/codec.ts'
import type { Sender } from '#server/commands/kind.ts'
import type { Database } from '#server/database/open.ts'
import { ownerNames, shownIds } from '../editors.ts'
import { inOrder } from './written-texts.ts'

/**
 * A page of the courses that somebody changes, in every state, last changed first, and the total; discarded ones only
 * on request.
 */
export async function listManaged(
  db: Database,
  { categoryCode, state, whose, keyword = '', pageNum, pageSize }: PayloadOf<typeof listManagedCourses>,
  language: Language,
  sender: Sender,
): Promise<{ list: ManagedCourseEntry[]; count: number }> {
  let found = db.selectFrom('course').where('course.state', state === undefined ? '!=' : '=', state ?? 'discarded')
  const shown = shownIds(db, 'course', sender, whose)
  if (shown !== null)
    found = found.where((eb) =>
      whose === 'usable'
        ? eb.or([eb('course.state', '=', 'published'), eb('course.id', 'in', shown)])
        : eb('course.id', 'in', shown),
    )
  if (categoryCode !== undefined) found = found.where('course.category_code', '=', categoryCode)
  const holding = courseHolds(db, language.code, keyword)
  if (holding !== null) found = found.where(holding)
  const [rows, counted] = await Promise.all([
    found
      .leftJoin('course_text as base', (join) =>
        join.onRef('base.course_id', '=', 'course.id').on('base.is_base', '=', 1),
      )
      .leftJoin('course_text as own', (join) =>
        join.onRef('own.course_id', '=', 'course.id').on('own.language', '=', language.code),
      )
      .select([
        'course.id',
        'course.state',
        'course.revision',
        'course.category_code',
        'course.kind',
        'course.year',
        'course.learner_count',
        'course.recommended_position',
        'course.updated_at',
        'course.owner_id',
        sql<string>`coalesce(nullif(own.title, ''), base.title, '')`.as('title'),
      ])
      .orderBy('course.updated_at', 'desc')
      .orderBy('course.id', 'desc')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst(),
  ])
  const owners = await ownerNames(db, rows)
  const more = await aboutThem(
    db,
    rows.map(({ id }) => id),
  )
  const list = rows.map(
    (row): ManagedCourseEntry => ({
      courseID: row.id,
      state: row.state,
      revision: row.revision,
      title: row.title,
      categoryCode: row.category_code,
      kind: row.kind,
      year: row.year,
      languages: more.languages(row.id),
      lectureCount: more.lectures(row.id),
      learnerCount: row.learner_count,
      recommendedPosition: row.recommended_position,
      updatedAt: timeText(row.updated_at),
      ownerName: owners.get(row.owner_id ?? '') ?? null,
    }),
  )
  return { list, count: counted?.count ?? 0 }
}

/** Per course: the languages with title and summary, and the playable lectures. */
async function aboutThem(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return { languages: () => [], lectures: () => 0 }
  const [texts, lectures] = await Promise.all([
    db
      .selectFrom('course_text')
      .select(['course_id as id', 'language'])
      .where('course_id', 'in', ids)
      .where('title', '!=', '')
      .where('summary', '!=', '')
      .execute(),
    db
      .selectFrom('courseware')
      .select(['course_id as id', (eb) => eb.fn.countAll<number>().as('count')])
      .where('course_id', 'in', ids)
      .where(isPlayable)
      .groupBy('course_id')
      .execute(),
  ])
  return {
    languages: (of: string) => inOrder(texts.filter(({ id }) => id === of)).map(({ language }) => language),
    lectures: (of: string) => lectures.find(({ id }) => id === of)?.count ?? 0,
  }
}
