import { sql } from 'kysely'
import type { Lesson } from '#api/timetable/timetable.contract.ts'
import { attendanceAt, attendanceLifecycle } from '#machines/timetable/attendance.lifecycle.ts'
import { verdict } from '#machines/kit/verdict.ts'
import { staffedClasses } from '#server/class/staff.ts'
import { mayTeach } from './access.ts'
import { snapshotOf } from '#server/commands/snapshot-of.ts'
import { timeText } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import { attendanceKind } from './attendance-kind.ts'
import type { LessonTable } from './tables.ts'
import type { Asking } from '#server/commands/each.ts'

/** All lessons with title and class in a language, and what the asking user is to them. */
export const lessonsFor = (db: Querying, { sender, language }: Pick<Asking, 'sender' | 'language'>) =>
  db
    .selectFrom('lesson')
    .innerJoin('class', 'class.id', 'lesson.class_id')
    .leftJoin('lesson_text as own', (join) =>
      join.onRef('own.lesson_id', '=', 'lesson.id').on('own.language', '=', language.code),
    )
    .leftJoin('class_text as named', (join) =>
      join.onRef('named.class_id', '=', 'class.id').on('named.language', '=', language.code),
    )
    .leftJoin('class_member as member', (join) =>
      join.onRef('member.class_id', '=', 'lesson.class_id').on('member.user_id', '=', sender.userId),
    )
    .leftJoin('attendance as mine', (join) =>
      join.onRef('mine.lesson_id', '=', 'lesson.id').on('mine.learner_id', '=', sender.userId),
    )
    // A class that was closed early has no lessons any more.
    .where((eb) => eb.or([eb('class.state', '!=', 'closed'), eb('lesson.starts_at', '<', eb.ref('class.ends_at'))]))
    .select(['lesson.id', 'lesson.class_id', 'lesson.starts_at', 'lesson.ends_at', 'lesson.room', 'class.state'])
    .select('class.kind')
    .select([sql<string>`coalesce(own.title, lesson.title)`.as('title')])
    .select([sql<string>`coalesce(nullif(named.name, ''), class.name)`.as('className')])
    .select([sql<string | null>`coalesce(named.place, class.place)`.as('classPlace')])
    .select(['member.user_id as memberId', 'mine.id as attendanceId', 'mine.version', 'mine.snapshot'])
    .select(['mine.state as attendance', 'mine.revision'])

export interface LessonRow extends Pick<LessonTable, 'id' | 'class_id' | 'starts_at' | 'ends_at' | 'room' | 'title'> {
  className: string
  kind: 'face' | 'online' | 'party'
  classPlace: string | null
  /** Of the class. */
  state: string
  memberId: string | null
  attendanceId: string | null
  version: number | null
  snapshot: string | null
  attendance: string | null
  revision: number | null
}

/** Lessons as the calls answer them, in row order. */
export async function shownLessons(
  db: Querying,
  rows: readonly LessonRow[],
  { sender, now }: Pick<Asking, 'sender' | 'now'>,
): Promise<Lesson[]> {
  if (rows.length === 0) return []
  const [teachers, staffed] = await Promise.all([
    teachersOf(
      db,
      rows.map(({ id }) => id),
    ),
    db
      .selectFrom('class')
      .select('class.id')
      .where('class.id', 'in', [...new Set(rows.map((row) => row.class_id))])
      .where('class.id', 'in', staffedClasses(db, sender))
      .execute(),
  ])
  const ownClasses = new Set(staffed.map(({ id }) => id))
  return rows.map((row): Lesson => {
    const those = teachers.get(row.id) ?? []
    const stored = storedOf(row)
    return {
      lessonID: row.id,
      classID: row.class_id,
      className: row.className,
      title: row.title,
      startTime: timeText(row.starts_at),
      endTime: timeText(row.ends_at),
      room: row.room,
      place: placeOf(row),
      classKind: row.kind,
      teachers: those,
      attendance: row.memberId === null ? null : (stored?.value ?? 'expected'),
      canCheckIn: canCheckIn(row, now),
      isTeaching:
        ownClasses.has(row.class_id) || (mayTeach(sender) && those.some(({ userId }) => userId === sender.userId)),
    }
  })
}

/** Where a lesson takes place; empty: online, or not said. */
const placeOf = ({ room, kind, classPlace }: LessonRow): string =>
  room === '' && kind !== 'online' ? (classPlace ?? '') : room

const storedOf = ({ attendanceId, version, snapshot, attendance, revision }: LessonRow) =>
  attendanceId === null || version === null || snapshot === null || attendance === null || revision === null
    ? null
    : snapshotOf(attendanceKind, { id: attendanceId, version, snapshot, state: attendance, revision })

/** What the lifecycle says to the right number now. */
function canCheckIn(row: LessonRow, now: Date): boolean {
  const before = storedOf(row) ?? attendanceAt('expected', { revision: 0, checkedInAt: null, reason: '' })
  const facts = {
    now: now.getTime(),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    isRegistered: row.memberId !== null,
    isAnnounced: row.state === 'announced',
    code: 'right',
  } as const
  return verdict(attendanceLifecycle, before, { type: 'checkIn', facts }).kind === 'allowed'
}

/** The teachers of lessons by lesson, by name. */
export async function teachersOf(
  db: Querying,
  ids: readonly string[],
): Promise<Map<string, { userId: string; originalName: string }[]>> {
  const found = new Map<string, { userId: string; originalName: string }[]>()
  if (ids.length === 0) return found
  const rows = await db
    .selectFrom('lesson_teacher')
    .innerJoin('user', 'user.id', 'lesson_teacher.user_id')
    .select(['lesson_teacher.lesson_id', 'user.id as userId', 'user.original_name as originalName'])
    .where('lesson_teacher.lesson_id', 'in', ids)
    .orderBy('user.original_name')
    .orderBy('user.id')
    .execute()
  for (const { lesson_id: lessonId, ...teacher } of rows) found.set(lessonId, [...(found.get(lessonId) ?? []), teacher])
  return found
}
