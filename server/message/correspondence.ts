import { sql } from 'kysely'
import { classStaff } from '#api/class/managed-class.contract.ts'
import type { PayloadOf } from '#api/kit/call.ts'
import type { Correspondent, findCorrespondents } from '#api/message/letter.contract.ts'
import type { Language } from '#i18n/locales.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { folded, wordsOf } from '#i18n/folded.ts'
import { peopleWith } from '#server/session/with-role.ts'

/** The classes of a user, as a member or as one of those who run them and have the role for it. */
const classIdsOf = (db: Querying, userId: string) =>
  db
    .selectFrom('class_member')
    .select('class_member.class_id as id')
    .where('class_member.user_id', '=', userId)
    .union(
      db
        .selectFrom('class')
        .select('class.id')
        .where('class.headmaster_id', '=', userId)
        .where('class.headmaster_id', 'in', peopleWith(...classStaff)),
    )
    .union(
      db
        .selectFrom('class_officer')
        .select('class_officer.class_id as id')
        .where('class_officer.user_id', '=', userId)
        .where('class_officer.office', '=', 'classTeacher')
        .where('class_officer.user_id', 'in', peopleWith(...classStaff)),
    )

/** Whether two people currently share a class, the condition for writing to each other. */
export async function shareClass(db: Querying, one: string, other: string): Promise<boolean> {
  if (one === other) return false
  const shared = await db
    .selectFrom(classIdsOf(db, one).as('mine'))
    .innerJoin(classIdsOf(db, other).as('theirs'), 'theirs.id', 'mine.id')
    .select('mine.id')
    .limit(1)
    .executeTakeFirst()
  return shared !== undefined
}

interface Person {
  readonly id: string
  readonly name: string
  readonly photo: string | null
}

/** A page of the people a user can write to, sorted by name in a language, and the total count. */
export async function correspondentsOf(
  db: Database,
  userId: string,
  { keyword, pageNum, pageSize }: PayloadOf<typeof findCorrespondents>,
  language: Language,
): Promise<{ list: Correspondent[]; count: number }> {
  const words = wordsOf(keyword)
  const found = (await peopleAround(db, userId)).filter(({ name }) => {
    const text = folded(name)
    return words.every((word) => text.includes(word))
  })
  // Databases sort by a single locale or by code point, so names are sorted here.
  const { compare } = new Intl.Collator(language.tag)
  const sorted = found.toSorted((a, b) => compare(a.name, b.name) || (a.id < b.id ? -1 : 1))
  const page = sorted.slice((pageNum - 1) * pageSize, pageNum * pageSize)
  const classes = await sharedClasses(
    db,
    userId,
    page.map(({ id }) => id),
    language,
  )
  return {
    list: page.map(({ id, name, photo }) => ({
      userId: id,
      originalName: name,
      className: classes.get(id) ?? '',
      otherPhoto: photo,
    })),
    count: found.length,
  }
}

/** All people in the user's classes. */
async function peopleAround(db: Database, userId: string): Promise<Person[]> {
  const own = classIdsOf(db, userId)
  return db
    .selectFrom('user')
    .select(['id', 'original_name as name', 'head_img as photo'])
    .where('id', '!=', userId)
    .where((eb) =>
      eb.or([
        eb('id', 'in', eb.selectFrom('class_member').select('user_id').where('class_id', 'in', own)),
        eb(
          'id',
          'in',
          eb
            .selectFrom('class')
            .select(sql<string>`headmaster_id`.as('id'))
            .where('class.id', 'in', own)
            .where('headmaster_id', 'in', peopleWith(...classStaff)),
        ),
        eb(
          'id',
          'in',
          eb
            .selectFrom('class_officer')
            .select('class_officer.user_id')
            .where('class_id', 'in', own)
            .where('office', '=', 'classTeacher')
            .where('class_officer.user_id', 'in', peopleWith(...classStaff)),
        ),
      ]),
    )
    .execute()
}

/** For each of these people the shared class that began last, named in a language. */
async function sharedClasses(
  db: Database,
  userId: string,
  others: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  if (others.length === 0) return new Map()
  const shared = db
    .selectFrom('class')
    .leftJoin('class_text as own', (join) =>
      join.onRef('own.class_id', '=', 'class.id').on('own.language', '=', language.code),
    )
    .where('class.id', 'in', classIdsOf(db, userId))
    .select(sql<string>`coalesce(nullif(own.name, ''), class.name)`.as('name'))
    .select('class.starts_at')
  const [asMembers, asHeadmasters, asTeachers] = await Promise.all([
    shared
      .innerJoin('class_member', 'class_member.class_id', 'class.id')
      .select('class_member.user_id as id')
      .where('class_member.user_id', 'in', others)
      .execute(),
    shared.select(sql<string>`class.headmaster_id`.as('id')).where('class.headmaster_id', 'in', others).execute(),
    shared
      .innerJoin('class_officer', 'class_officer.class_id', 'class.id')
      .select('class_officer.user_id as id')
      .where('class_officer.office', '=', 'classTeacher')
      .where('class_officer.user_id', 'in', others)
      .execute(),
  ])
  const oldestFirst = [...asMembers, ...asHeadmasters, ...asTeachers].toSorted((a, b) => a.starts_at - b.starts_at)
  return new Map(oldestFirst.map(({ id, name }) => [id, name]))
}
