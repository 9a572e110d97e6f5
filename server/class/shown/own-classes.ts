import type { PayloadOf } from '#api/kit/call.ts'
import type { ListedClass, listMyClasses } from '#api/class/class.contract.ts'
import type { Language } from '#i18n/locales.ts'
import type { Database } from '#server/database/open.ts'
import { classesOf, listedIn, ownClassIds, VISIBLE } from '#server/class/class-cards.ts'
import { matching } from './class-filters.ts'

/** [CALL-14] The ids of a user's classes in progress, the earliest start first. */
export async function currentClassIds(db: Database, userId: string, language: Language, now: Date): Promise<string[]> {
  const classes = await classesOf(db, userId, language.code)
    .select('class.id')
    .where('class.starts_at', '<=', now.getTime())
    .where('class.ends_at', '>', now.getTime())
    .orderBy('class.starts_at')
    .orderBy('class.id')
    .execute()
  return classes.map(({ id }) => id)
}

/** The classes of a user, of the table alone: texts are read for the ten that are shown. */
export const ownClasses = (db: Database, userId: string) =>
  db
    .selectFrom(ownClassIds(db, userId).as('mine'))
    .innerJoin('class', 'class.id', 'mine.id')
    .where('class.state', 'in', VISIBLE)

type Asked = PayloadOf<typeof listMyClasses>

/** [ROUTE-62] A page of a user's classes, and the total count. */
export async function findOwnClasses(
  db: Database,
  userId: string,
  asked: Asked,
  language: Language,
  now: Date,
): Promise<{ list: ListedClass[]; count: number }> {
  const { type, pageNum, pageSize } = asked
  const at = now.getTime()
  let found = ownClasses(db, userId).where(matching(asked))
  if (type === 'coming') found = found.where('class.starts_at', '>', at)
  if (type === 'current') found = found.where('class.starts_at', '<=', at).where('class.ends_at', '>', at)
  if (type === 'history') found = found.where('class.ends_at', '<=', at)
  const [rows, counted] = await Promise.all([
    found
      .select('class.id')
      .orderBy('class.starts_at', type === 'coming' ? 'asc' : 'desc')
      .orderBy('class.id')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst(),
  ])
  const ids = rows.map(({ id }) => id)
  return { list: await listedIn(db, ids, { userId, language, now }), count: counted?.count ?? 0 }
}
