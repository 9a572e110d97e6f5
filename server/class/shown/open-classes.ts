import { sql } from 'kysely'
import type { PayloadOf } from '#api/kit/call.ts'
import type { ListedClass, listOpenClasses } from '#api/class/class.contract.ts'
import type { Language } from '#i18n/locales.ts'
import type { Database } from '#server/database/open.ts'
import { listedIn } from '#server/class/class-cards.ts'
import { matching } from './class-filters.ts'
import { invitedTo } from '#server/class/registration/audience.ts'
import { requestedRegistration } from '#server/class/registration/states.ts'

type Asked = PayloadOf<typeof listOpenClasses>

/** [REG-02] A page of the classes that a user may register for, and the total count. */
export async function findOpenClasses(
  db: Database,
  userId: string,
  asked: Asked,
  language: Language,
  now: Date,
): Promise<{ list: ListedClass[]; count: number }> {
  const [ids, count] = await Promise.all([
    openClassPage(db, userId, asked, now),
    openClassCount(db, userId, asked, now),
  ])
  return { list: await listedIn(db, ids, { userId, language, now }), count }
}

export async function openClassPage(db: Database, userId: string, asked: Asked, now: Date): Promise<string[]> {
  const { window, pageNum, pageSize } = asked
  const rows = await openClasses(db, userId, asked, now)
    .select('class.id')
    // The one that closes or opens next first; of those that have closed the latest.
    .orderBy(window === 'notStarted' ? 'class.opens_at' : 'class.closes_at', window === 'ended' ? 'desc' : 'asc')
    .orderBy('class.id')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  return rows.map(({ id }) => id)
}

export async function openClassCount(db: Database, userId: string, asked: Asked, now: Date): Promise<number> {
  const counted = await openClasses(db, userId, asked, now)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirst()
  return counted?.count ?? 0
}

/** Of the table alone: texts are read for the ten that are shown. */
export function openClasses(db: Database, userId: string, { window, ...filters }: Partial<Asked>, now: Date) {
  const at = now.getTime()
  let found = db
    .selectFrom('class')
    .where('class.state', '=', 'announced')
    .where('class.ends_at', '>', at)
    .where(matching(filters))
  if (window === 'requested')
    return found.where(
      'class.id',
      'in',
      db
        .selectFrom('registration')
        .select('registration.class_id')
        .where('registration.learner_id', '=', userId)
        .where('registration.state', 'in', requestedRegistration),
    )
  // What has not opened has not closed.
  if (window === 'notStarted') found = found.where('class.opens_at', '>', at)
  else found = found.where('class.closes_at', window === 'ended' ? '<=' : '>', at)
  if (window === 'open') found = found.where('class.opens_at', '<=', at)
  return found
    .where((eb) => invitedTo(eb, eb.val(userId)))
    .where(sql<boolean>`class.id not in (select class_id from class_member where user_id = ${userId})`)
    .where(sql<boolean>`coalesce(class.headmaster_id, '') <> ${userId}`)
}
