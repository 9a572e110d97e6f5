import type { PayloadOf } from '#api/kit/call.ts'
import type { FavouriteCourse, listFavouriteCourses } from '#api/course/favourite.contract.ts'
import type { Language } from '#i18n/locales.ts'
import { timeText } from '#server/database/codec.ts'
import type { Database } from '#server/database/open.ts'
import { prepared } from '#server/database/prepared.ts'
import { notFound } from '#server/answer/refusal.ts'
import { cardColumns, cardTexts, cardsOf, publishedCourses, readingOf } from './course-cards.ts'

type Own = { readonly userId: string; readonly courseId: string }

const favouriteIn = prepared(['userId', 'courseId'], (db, { userId, courseId }: Own) =>
  db
    .selectFrom('favourite')
    .select('item_id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'course')
    .where('item_id', '=', courseId),
)

/** [COURSE-04] Whether a course is one of somebody's favourites. */
export const isCollected = async (db: Database, own: Own): Promise<boolean> => (await favouriteIn(db, own)).length > 0

/**
 * [COURSE-04] Adds or removes a favourite; idempotent, the original time stays. A withdrawn course can still be
 * removed. @throws Refusal not found
 */
export async function collectCourse(
  db: Database,
  { userId, courseId, isFavourite, now }: Own & { readonly isFavourite: boolean; readonly now: Date },
): Promise<void> {
  if (!isFavourite) {
    const taken = await db
      .deleteFrom('favourite')
      .where('user_id', '=', userId)
      .where('kind', '=', 'course')
      .where('item_id', '=', courseId)
      .executeTakeFirst()
    if (taken.numDeletedRows > 0n) return
  }
  const course = await db
    .selectFrom('course')
    .select('id')
    .where('id', '=', courseId)
    .where('published_at', '<=', now.getTime())
    .executeTakeFirst()
  if (course === undefined) throw notFound()
  if (!isFavourite) return
  await db
    .insertInto('favourite')
    .values({ user_id: userId, kind: 'course', item_id: courseId, created_at: now.getTime() })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'item_id']).doNothing())
    .execute()
}

/** [ROUTE-35] A page of a person's favourite courses, and the total; only published ones. */
export async function findFavouriteCourses(
  db: Database,
  userId: string,
  { pageNum, pageSize }: PayloadOf<typeof listFavouriteCourses>,
  language: Language,
  now: Date,
): Promise<{ list: FavouriteCourse[]; count: number }> {
  const found = publishedCourses(db, readingOf(language, now))
    .innerJoin('favourite', (join) =>
      join.onRef('favourite.item_id', '=', 'course.id').on('favourite.kind', '=', 'course'),
    )
    .where('favourite.user_id', '=', userId)
  const [rows, counted] = await Promise.all([
    found
      .leftJoin('course_progress as mine', (join) =>
        join.onRef('mine.course_id', '=', 'course.id').on('mine.user_id', '=', userId),
      )
      .select(cardColumns)
      .select(cardTexts)
      .select(['mine.progress', 'favourite.created_at'])
      .orderBy('favourite.created_at', 'desc')
      .orderBy('course.id')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst(),
  ])
  const cards = await cardsOf(db, rows, language)
  const list = rows.flatMap((row, i): FavouriteCourse[] => {
    const card = cards[i]
    return card === undefined ? [] : [{ ...card, progress: row.progress, collectedAt: timeText(row.created_at) }]
  })
  return { list, count: counted?.count ?? 0 }
}
