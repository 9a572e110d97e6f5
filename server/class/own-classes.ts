import type { PayloadOf } from '#api/kit/call.ts'
import type { ClassCard, ClassDetail, listMyClasses } from '#api/class/class.contract.ts'
import type { Language } from '#i18n/locales.ts'
import type { Database } from '#server/database/open.ts'
import type { Caller } from '#server/session/sessions.ts'
import { cardColumns, cardOf, cardTexts, classesIn, classesOf } from './class-cards.ts'

const MEMBERS = 60

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

/** [ROUTE-62] A page of a user's classes, and the total count. */
export async function findOwnClasses(
  db: Database,
  userId: string,
  { type, pageNum, pageSize }: PayloadOf<typeof listMyClasses>,
  language: Language,
  now: Date,
): Promise<{ list: ClassCard[]; count: number }> {
  const at = now.getTime()
  let found = classesOf(db, userId, language.code)
  if (type === 'coming') found = found.where('class.starts_at', '>', at)
  if (type === 'current') found = found.where('class.starts_at', '<=', at).where('class.ends_at', '>', at)
  if (type === 'history') found = found.where('class.ends_at', '<=', at)
  const [rows, counted] = await Promise.all([
    found
      .select(cardColumns)
      .select(cardTexts)
      .orderBy('class.starts_at', type === 'coming' ? 'asc' : 'desc')
      .orderBy('class.id')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst(),
  ])
  return { list: rows.map((row) => cardOf(row, now)), count: counted?.count ?? 0 }
}

/** [ROUTE-63] One class with its members; null: it does not exist or is not visible to this caller. */
export async function findClass(
  db: Database,
  { userId, roles }: Pick<Caller, 'userId' | 'roles'>,
  classId: string,
  language: Language,
  now: Date,
): Promise<ClassDetail | null> {
  const seen = roles.includes('admin') ? classesIn(db, language.code) : classesOf(db, userId, language.code)
  const [row, membership, members] = await Promise.all([
    seen.select(cardColumns).select(cardTexts).where('class.id', '=', classId).executeTakeFirst(),
    db
      .selectFrom('class_member')
      .select('class_id')
      .where('user_id', '=', userId)
      .where('class_id', '=', classId)
      .executeTakeFirst(),
    db
      .selectFrom('class_member')
      .innerJoin('user', 'user.id', 'class_member.user_id')
      .select(['user.id as userId', 'user.original_name as originalName'])
      .where('class_member.class_id', '=', classId)
      .orderBy('user.original_name')
      .orderBy('user.id')
      .limit(MEMBERS)
      .execute(),
  ])
  return row === undefined ? null : { ...cardOf(row, now), members, isMember: membership !== undefined }
}
