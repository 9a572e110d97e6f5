import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { ClassCard } from '#api/class/class-card.contract.ts'
import type { ListedClass } from '#api/class/class.contract.ts'
import { registrationStates } from '#api/class/registration.contract.ts'
import { scheduleState } from '#machines/kit/schedule.lifecycle.ts'
import type { Language } from '#i18n/locales.ts'
import { dateOf, isSet, timeText } from '#server/database/codec.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { staffedBy } from './staff.ts'
import type { ClassTable } from './tables.ts'

export interface ClassRow extends Pick<Selectable<ClassTable>, 'id' | 'kind' | 'starts_at' | 'ends_at' | 'taken'> {
  name: string
  place: string | null
  headmaster: string | null
}

/** The states in which learners see a class. */
export const VISIBLE = ['announced', 'closed'] as const

/**
 * All classes that learners can see, with name and place in a language where they have them in it. Of `own` and `class`
 * the texts are read.
 */
export const classesIn = (db: Querying, language: string) =>
  db
    .selectFrom('class')
    .leftJoin('class_text as own', (join) =>
      join.onRef('own.class_id', '=', 'class.id').on('own.language', '=', language),
    )
    .leftJoin('user as headmaster', 'headmaster.id', 'class.headmaster_id')
    .where('class.state', 'in', VISIBLE)

/** The classes of which a user is a member, or which are run by them. */
export const classesOf = (db: Querying, userId: string, language: string) =>
  classesIn(db, language).where('class.id', 'in', ownClassIds(db, userId))

/** The ids as a subquery that begins with the member's own rows, so that the key index is used. */
export const ownClassIds = (db: Querying, userId: string) =>
  db
    .selectFrom('class_member')
    .select('class_member.class_id as id')
    .where('class_member.user_id', '=', userId)
    .union(staffedBy(db, userId))

/** The columns of a card. */
export const cardColumns = [
  'class.id',
  'class.kind',
  'class.starts_at',
  'class.ends_at',
  'class.taken',
  'headmaster.original_name as headmaster',
] as const

export const nameText = sql<string>`coalesce(nullif(own.name, ''), class.name)`.as('name')

export const cardTexts = [nameText, sql<string | null>`coalesce(own.place, class.place)`.as('place')] as const

/** [CLASS-03] The state is computed by the lifecycle, not stored. */
export function cardOf(row: ClassRow, now: Date): ClassCard {
  return {
    classID: row.id,
    className: row.name,
    kind: row.kind,
    place: row.place,
    startTime: timeText(row.starts_at),
    endTime: timeText(row.ends_at),
    memberCount: row.taken,
    headmasterName: row.headmaster,
    state: scheduleState(dateOf(row.starts_at), dateOf(row.ends_at), now),
  }
}

/** The further columns of a class in a list. */
export const listedColumns = [
  ...cardColumns,
  'class.opens_at',
  'class.closes_at',
  'class.capacity',
  'class.has_waiting_list',
] as const

export interface ListedRow
  extends ClassRow,
    Pick<Selectable<ClassTable>, 'opens_at' | 'closes_at' | 'capacity' | 'has_waiting_list'> {
  registration: string | null
}

/** [REG-03, REG-04] The window is computed like the state of the class. */
export function listedOf(row: ListedRow, now: Date): ListedClass {
  return {
    ...cardOf(row, now),
    opensTime: timeText(row.opens_at),
    closesTime: timeText(row.closes_at),
    window: windowAt(row, now),
    capacity: row.capacity,
    hasWaitingList: isSet(row.has_waiting_list),
    registration: registrationStates.find((state) => state === row.registration) ?? 'unregistered',
  }
}

const windowStates = { notStarted: 'notStarted', inProgress: 'open', ended: 'ended' } as const

const windowAt = ({ opens_at, closes_at }: Pick<ListedRow, 'opens_at' | 'closes_at'>, now: Date) =>
  windowStates[scheduleState(dateOf(opens_at), dateOf(closes_at), now)]

interface Reader {
  readonly userId: string
  readonly language: Language
  readonly now: Date
}

/** The classes of a list with a reader's own registrations. */
export const listedClasses = (db: Querying, { userId, language }: Pick<Reader, 'userId' | 'language'>) =>
  classesIn(db, language.code)
    .leftJoin('registration as own_registration', (join) =>
      join.onRef('own_registration.class_id', '=', 'class.id').on('own_registration.learner_id', '=', userId),
    )
    .select(listedColumns)
    .select(cardTexts)
    .select('own_registration.state as registration')

/** The classes with these ids, in their order. */
export async function listedIn(db: Database, ids: readonly string[], reader: Reader): Promise<ListedClass[]> {
  if (ids.length === 0) return []
  const rows = await listedClasses(db, reader).where('class.id', 'in', ids).execute()
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map((row) => listedOf(row, reader.now))
}
