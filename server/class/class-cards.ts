import { sql } from 'kysely'
import type { ClassCard } from '#api/class/class.contract.ts'
import { scheduleState } from '#machines/kit/schedule.lifecycle.ts'
import { dateOf, timeText } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import type { ClassTable } from './tables.ts'

export interface ClassRow extends Pick<ClassTable, 'id' | 'kind' | 'starts_at' | 'ends_at'> {
  name: string
  place: string | null
  headmaster: string | null
  members: number
}

/**
 * All classes, with name and place in a language where they have them in it. Of `own` and `class` the texts are read.
 */
export const classesIn = (db: Querying, language: string) =>
  db
    .selectFrom('class')
    .leftJoin('class_text as own', (join) =>
      join.onRef('own.class_id', '=', 'class.id').on('own.language', '=', language),
    )
    .leftJoin('user as headmaster', 'headmaster.id', 'class.headmaster_id')

/** The classes of which a user is a member or the headmaster. */
export const classesOf = (db: Querying, userId: string, language: string) =>
  classesIn(db, language).where('class.id', 'in', idsOf(db, userId))

/** The ids as a subquery that begins with the member's own rows, so that the key index is used. */
const idsOf = (db: Querying, userId: string) =>
  db
    .selectFrom('class_member')
    .select('class_member.class_id as id')
    .where('class_member.user_id', '=', userId)
    .union(db.selectFrom('class').select('class.id').where('class.headmaster_id', '=', userId))

/** The columns of a card. */
export const cardColumns = [
  'class.id',
  'class.kind',
  'class.starts_at',
  'class.ends_at',
  'headmaster.original_name as headmaster',
] as const

export const cardTexts = [
  sql<string>`coalesce(own.name, class.name)`.as('name'),
  sql<string | null>`coalesce(own.place, class.place)`.as('place'),
  sql<number>`(select count(*) from class_member where class_member.class_id = class.id)`.as('members'),
] as const

/** [CLASS-03] The state is computed by the lifecycle, not stored. */
export function cardOf(row: ClassRow, now: Date): ClassCard {
  return {
    classID: row.id,
    className: row.name,
    kind: row.kind,
    place: row.place,
    startTime: timeText(row.starts_at),
    endTime: timeText(row.ends_at),
    memberCount: row.members,
    headmasterName: row.headmaster,
    state: scheduleState(dateOf(row.starts_at), dateOf(row.ends_at), now),
  }
}
