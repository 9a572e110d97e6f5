import { sql } from 'kysely'
import type { PayloadOf } from '#api/kit/call.ts'
import type { findClassPeople, listManagedClasses, ManagedClassEntry } from '#api/class/managed-class.contract.ts'
import type { Language } from '#i18n/locales.ts'
import type { Sender } from '#server/commands/kind.ts'
import { timeText } from '#server/database/codec.ts'
import type { Database } from '#server/database/open.ts'
import { wordsOf } from '#i18n/folded.ts'
import { holds } from '#server/database/search.ts'
import { staffByRole, staffedClasses } from '../staff.ts'
import { queuedRegistration } from '#server/class/registration/states.ts'

/** A page of the classes that the caller runs, the latest start first, and the total. */
export async function listManaged(
  db: Database,
  { keyword = '', kind, state, pageNum, pageSize }: PayloadOf<typeof listManagedClasses>,
  sender: Sender,
  language: Language,
): Promise<{ list: ManagedClassEntry[]; count: number }> {
  let found = db.selectFrom('class').where('class.state', state === undefined ? '!=' : '=', state ?? 'discarded')
  if (!sender.roles.includes('admin')) found = found.where('class.id', 'in', staffedClasses(db, sender))
  if (kind !== undefined) found = found.where('class.kind', '=', kind)
  for (const word of wordsOf(keyword)) found = found.where(({ ref }) => holds(ref('class.search'), word))
  const [rows, counted] = await Promise.all([
    found
      .leftJoin('class_text as own', (join) =>
        join.onRef('own.class_id', '=', 'class.id').on('own.language', '=', language.code),
      )
      .leftJoin('user as headmaster', 'headmaster.id', 'class.headmaster_id')
      .select([
        'class.id',
        'class.state',
        'class.revision',
        'class.kind',
        'class.starts_at',
        'class.ends_at',
        'class.taken',
        'class.capacity',
        'headmaster.original_name as headmasterName',
        sql<string>`coalesce(nullif(own.name, ''), class.name)`.as('name'),
      ])
      .orderBy('class.starts_at', 'desc')
      .orderBy('class.id')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst(),
  ])
  const pending = await pendingIn(
    db,
    rows.map(({ id }) => id),
  )
  const list = rows.map(({ id, starts_at, ends_at, state: at, ...row }) => ({
    classID: id,
    ...row,
    state: at as ManagedClassEntry['state'],
    startsAt: timeText(starts_at),
    endsAt: timeText(ends_at),
    underReview: pending(id, 'underReview'),
    waiting: pending(id, 'waiting'),
  }))
  return { list, count: counted?.count ?? 0 }
}

/** How many registrations of some classes wait, by state. */
async function pendingIn(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return () => 0
  const counts = await db
    .selectFrom('registration')
    .select(['class_id', 'state', (eb) => eb.fn.countAll<number>().as('count')])
    .where('class_id', 'in', ids)
    .where('state', 'in', queuedRegistration)
    .groupBy(['class_id', 'state'])
    .execute()
  return (id: string, state: 'underReview' | 'waiting'): number =>
    counts.find((row) => row.class_id === id && row.state === state)?.count ?? 0
}

/** People by name, to be named in a class. */
export async function findPeople(
  db: Database,
  { keyword = '', among, pageNum, pageSize }: PayloadOf<typeof findClassPeople>,
): Promise<{ list: { userId: string; originalName: string; account: string }[]; count: number }> {
  let found = db.selectFrom('user').where('user.state', '!=', 'disabled')
  if (among === 'staff') found = found.where('user.id', 'in', staffByRole())
  for (const word of wordsOf(keyword)) found = found.where(({ ref }) => holds(ref('user.search'), word))
  const [list, counted] = await Promise.all([
    found
      .select(['user.id as userId', 'user.original_name as originalName', 'user.account_name as account'])
      .orderBy('user.original_name')
      .orderBy('user.id')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst(),
  ])
  return { list, count: counted?.count ?? 0 }
}
