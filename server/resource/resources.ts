import { sql } from 'kysely'
import type { PayloadOf } from '#api/kit/call.ts'
import type { Resource, listResources } from '#api/resource/resource.contract.ts'
import type { Language } from '#i18n/locales.ts'
import { ratingOf } from '#server/course/course-cards.ts'
import { timeText } from '#server/database/codec.ts'
import type { Database } from '#server/database/open.ts'
import { wordsOf } from '#i18n/folded.ts'
import { holds } from '#server/database/search.ts'
import { extensionIn } from '#server/file/file-name.ts'
import { notFound } from '#server/answer/refusal.ts'
import { visibleResources } from './visible.ts'

type Asked = PayloadOf<typeof listResources>
interface Reader {
  readonly userId: string
  readonly language: Language
}

/** By average, then by number of ratings. */
const byStars = sql`case when offer.rating_count = 0 then 0 else (offer.rating_sum * 1000) / offer.rating_count end`

/**
 * [RESOURCE-01, ROUTE-18] A page of the resources, and how many there are in all. @throws Refusal not found, for a
 * course
 */
export async function findResources(
  db: Database,
  asked: Asked,
  reader: Reader,
  now: Date,
): Promise<{ list: Resource[]; count: number }> {
  const { courseID = null, pageNum, pageSize } = asked
  if (courseID !== null) await needPublished(db, courseID, now)
  const found = resourcesAsked(db, asked, reader.language, now)
  const [rows, counted] = await Promise.all([
    inOrder(withAll(found, reader), asked)
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst(),
  ])
  return { list: rows.map(resourceOf), count: counted?.count ?? 0 }
}

function resourcesAsked(db: Database, { courseID, type, keyword = '' }: Asked, { code }: Language, now: Date) {
  let found = visibleResources(db, now)
    .leftJoin('course_resource_text as base', (join) =>
      join.onRef('base.resource_id', '=', 'offer.id').on('base.is_base', '=', 1),
    )
    .leftJoin('course_resource_text as own', (join) =>
      join.onRef('own.resource_id', '=', 'offer.id').on('own.language', '=', code).on('own.name', '!=', ''),
    )
  if (courseID !== undefined) found = found.where('offer.course_id', '=', courseID)
  if (type !== undefined) found = found.where('offer.type', '=', type)
  for (const word of wordsOf(keyword))
    found = found.where(holds(sql<string>`coalesce(own.search, base.search, '')`, word))
  return found
}

function withAll(found: ReturnType<typeof resourcesAsked>, { userId, language }: Reader) {
  return found
    .leftJoin('file', 'file.id', 'offer.file_id')
    .leftJoin('resource_rating as mine', (join) =>
      join.onRef('mine.resource_id', '=', 'offer.id').on('mine.user_id', '=', userId),
    )
    .leftJoin('course_text as course_base', (join) =>
      join.onRef('course_base.course_id', '=', 'course.id').on('course_base.is_base', '=', 1),
    )
    .leftJoin('course_text as course_own', (join) =>
      join
        .onRef('course_own.course_id', '=', 'course.id')
        .on('course_own.language', '=', language.code)
        .on('course_own.title', '!=', ''),
    )
    .select([
      'offer.id',
      'offer.course_id',
      'offer.type',
      'offer.uploaded_at',
      'offer.download_count',
      'offer.rating_sum',
      'offer.rating_count',
    ])
    .select(['file.name as file_name', 'file.size as file_size', 'mine.stars'])
    .select([
      sql<string>`coalesce(own.name, base.name, '')`.as('name'),
      sql<string>`coalesce(own.summary, base.summary, '')`.as('summary'),
      sql<string>`coalesce(own.language, base.language, '')`.as('language'),
      sql<string>`coalesce(course_own.title, course_base.title, '')`.as('course_title'),
      sql<string>`coalesce(course_own.language, course_base.language, '')`.as('course_language'),
    ])
}

type Page = ReturnType<typeof withAll>

function inOrder(page: Page, { courseID, sort }: Asked): Page {
  if (sort === undefined && courseID !== undefined) return page.orderBy('offer.position').orderBy('offer.id')
  if (sort === 'hot') return page.orderBy('offer.download_count', 'desc').orderBy('offer.id', 'desc')
  if (sort === 'rating')
    return page.orderBy(byStars, 'desc').orderBy('offer.rating_count', 'desc').orderBy('offer.id', 'desc')
  return page.orderBy('offer.uploaded_at', 'desc').orderBy('offer.id', 'desc')
}

type Row = Awaited<ReturnType<Page['execute']>>[number]

function resourceOf(row: Row): Resource {
  const isAttached = row.file_name !== null && row.file_size !== null
  return {
    resourceID: row.id,
    name: row.name,
    summary: row.summary,
    language: row.language,
    type: row.type,
    file: isAttached ? { extension: extensionIn(row.file_name ?? ''), size: row.file_size ?? 0 } : null,
    uploadedAt: timeText(row.uploaded_at),
    downloadCount: row.download_count,
    rating: ratingOf(row),
    ratingCount: row.rating_count,
    stars: row.stars,
    course:
      row.course_id === null
        ? null
        : { courseID: row.course_id, courseName: row.course_title, language: row.course_language },
  }
}

async function needPublished(db: Database, courseId: string, now: Date): Promise<void> {
  const course = await db
    .selectFrom('course')
    .select('id')
    .where('id', '=', courseId)
    .where('published_at', '<=', now.getTime())
    .executeTakeFirst()
  if (course === undefined) throw notFound()
}
