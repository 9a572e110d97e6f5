import { sql, type ExpressionBuilder } from 'kysely'
import { liveAddress } from '#api/live/addresses.ts'
import type { AgendaItem } from '#api/agenda/agenda.contract.ts'
import { examName, isMeantFor } from '#server/exam/exam-rows.ts'
import { staffedBy } from '#server/class/staff.ts'
import { peopleWith } from '#server/session/with-role.ts'
import { timeText } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import { inLanguage } from '#server/http/in-language.ts'
import { dueIn } from '#server/homework/due.ts'
import { shownBroadcasts } from '#server/live/shown-broadcasts.ts'
import { takenLeave } from '#server/leave/states.ts'
import { lessonsFor, shownLessons } from '#server/timetable/lessons.ts'
import type { Tables } from '#server/tables.ts'
import type { Asking } from '#server/commands/each.ts'
import { invitedTo } from '#server/class/registration/audience.ts'
import { hopefulRegistration } from '#server/class/registration/states.ts'

/** A time in milliseconds since 1970; its end is exclusive. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** An item without what its class is to the caller. */
type Found = Omit<AgendaItem, 'classPlace'>

/** All that somebody's agenda has in a time, by start. Own rows only: nobody reads another one's agenda. */
export async function agendaOf(db: Querying, span: Span, asking: Asking): Promise<AgendaItem[]> {
  const [places, ...found] = await Promise.all([
    classPlaces(db, asking),
    lessons(db, span, asking),
    classes(db, span, asking),
    broadcasts(db, span, asking),
    exams(db, span, asking),
    deadlines(db, span, asking),
    leaves(db, span, asking),
    due(db, span, asking),
  ])
  return found
    .flat()
    .map((item) => ({ ...item, classPlace: item.classID === null ? null : (places.get(item.classID) ?? null) }))
    .sort((a, b) => compare(a.startTime, b.startTime) || compare(b.endTime, a.endTime) || compare(a.itemID, b.itemID))
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const plain = {
  place: '',
  classID: null,
  classKind: null,
  className: '',
  lessonID: null,
  leaveID: null,
  examID: null,
  taskID: null,
  joinUrl: null,
  canCheckIn: false,
  hasAttended: false,
  isLate: false,
  isTeaching: false,
} as const

/**
 * The classes somebody is in, as long as they are shown, and those that somebody runs as their own task: an
 * administrator has not everybody's classes in the agenda.
 */
const ownClasses = (db: Querying, { sender: { userId } }: Asking) =>
  db
    .selectFrom('class_member')
    .innerJoin('class', 'class.id', 'class_member.class_id')
    .select('class.id')
    .where('class_member.user_id', '=', userId)
    .where('class.state', 'in', ['announced', 'closed'])
    .union(
      db
        .selectFrom('class')
        .select('class.id')
        .where('class.id', 'in', staffedBy(db, userId))
        .where('class.state', '!=', 'discarded'),
    )

/** The lessons that somebody teaches. */
const taughtLessons = (eb: ExpressionBuilder<Tables, 'lesson'>, { sender: { userId } }: Asking) =>
  eb
    .selectFrom('lesson_teacher')
    .select('lesson_teacher.lesson_id')
    .where('lesson_teacher.user_id', '=', userId)
    .where('lesson_teacher.user_id', 'in', peopleWith('teacher'))

/** The places of the classes that somebody is in, runs or teaches, over all times: each keeps its own in every view. */
async function classPlaces(db: Querying, asking: Asking): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('class')
    .select('class.id')
    .where((eb) =>
      eb.or([
        eb('class.id', 'in', ownClasses(db, asking)),
        eb('class.id', 'in', (inner) =>
          inner
            .selectFrom('lesson')
            .select('lesson.class_id')
            .where((of) => of('lesson.id', 'in', taughtLessons(of, asking))),
        ),
      ]),
    )
    .orderBy('class.starts_at')
    .orderBy('class.id')
    .execute()
  return new Map(rows.map(({ id }, place) => [id, place]))
}

const ATTENDED: ReadonlySet<string> = new Set(['present', 'late'])

async function lessons(db: Querying, { from, to }: Span, asking: Asking): Promise<Found[]> {
  const rows = await lessonsFor(db, asking)
    .where('lesson.starts_at', '<', to)
    .where('lesson.ends_at', '>', from)
    .where((eb) =>
      eb.or([
        eb('lesson.class_id', 'in', ownClasses(db, asking)),
        eb.and([eb('class.state', '!=', 'discarded'), eb('lesson.id', 'in', taughtLessons(eb, asking))]),
      ]),
    )
    .execute()
  const shown = await shownLessons(db, rows, asking)
  return shown.map((lesson, i) => ({
    ...plain,
    itemID: `lesson-${lesson.lessonID}`,
    kind: 'lesson',
    title: lesson.title,
    startTime: lesson.startTime,
    endTime: lesson.endTime,
    place: lesson.place,
    classID: lesson.classID,
    classKind: rows[i]?.kind ?? null,
    className: lesson.className,
    lessonID: lesson.lessonID,
    canCheckIn: lesson.canCheckIn,
    // As stored: a teacher may have attended as a member, and have left the class since.
    hasAttended: ATTENDED.has(rows[i]?.attendance ?? ''),
    isLate: rows[i]?.attendance === 'late',
    isTeaching: lesson.isTeaching,
  }))
}

/** All classes with their names in a language. */
const namedClasses = (db: Querying, { language }: Asking) =>
  db
    .selectFrom('class')
    .leftJoin('class_text as own', (join) =>
      join.onRef('own.class_id', '=', 'class.id').on('own.language', '=', language.code),
    )
    .select(['class.id', 'class.kind', 'class.starts_at', 'class.ends_at', 'class.closes_at'])
    .select([
      sql<string>`coalesce(nullif(own.name, ''), class.name)`.as('name'),
      sql<string | null>`coalesce(own.place, class.place)`.as('place'),
    ])

async function classes(db: Querying, { from, to }: Span, asking: Asking): Promise<Found[]> {
  const rows = await namedClasses(db, asking)
    .where('class.starts_at', '<', to)
    .where('class.ends_at', '>', from)
    .where('class.id', 'in', ownClasses(db, asking))
    .execute()
  return rows.map((row) => ({
    ...plain,
    itemID: `class-${row.id}`,
    kind: 'class',
    title: row.name,
    startTime: timeText(row.starts_at),
    endTime: timeText(row.ends_at),
    place: row.place ?? '',
    classID: row.id,
    classKind: row.kind,
    className: row.name,
  }))
}

/** The ends of registration windows: of classes that are open to the asking user, who is not in them. */
async function deadlines(db: Querying, { from, to }: Span, asking: Asking): Promise<Found[]> {
  const { userId } = asking.sender
  const rows = await namedClasses(db, asking)
    .where('class.closes_at', '>=', from)
    .where('class.closes_at', '<', to)
    .where('class.state', '=', 'announced')
    .whereRef('class.opens_at', '<', 'class.closes_at')
    .where((eb) => invitedTo(eb, eb.val(userId)))
    .where('class.id', 'not in', (eb) =>
      eb
        .selectFrom('registration')
        .select('registration.class_id')
        .where('registration.learner_id', '=', userId)
        .where('registration.state', 'in', hopefulRegistration),
    )
    .where('class.id', 'not in', ownClasses(db, asking))
    .execute()
  return rows.map((row) => ({
    ...plain,
    itemID: `deadline-${row.id}`,
    kind: 'deadline',
    title: row.name,
    startTime: timeText(row.closes_at),
    endTime: timeText(row.closes_at),
    classID: row.id,
    classKind: row.kind,
    className: row.name,
  }))
}

async function leaves(db: Querying, { from, to }: Span, asking: Asking): Promise<Found[]> {
  const rows = await namedClasses(db, asking)
    .innerJoin('leave', 'leave.class_id', 'class.id')
    .select(['leave.id as leaveId', 'leave.starts_at as leavesAt', 'leave.ends_at as returnsAt'])
    .where('leave.learner_id', '=', asking.sender.userId)
    .where('leave.starts_at', '<', to)
    .where('leave.ends_at', '>', from)
    .where('leave.state', 'in', takenLeave)
    .execute()
  return rows.map((row) => ({
    ...plain,
    itemID: `leave-${row.leaveId}`,
    kind: 'leave',
    title: row.name,
    startTime: timeText(row.leavesAt),
    endTime: timeText(row.returnsAt),
    classID: row.id,
    classKind: row.kind,
    className: row.name,
    leaveID: row.leaveId,
  }))
}

/** [HOMEWORK-01] When tasks close for which something is still to be handed in. */
async function due(db: Querying, span: Span, { sender: { userId }, language }: Asking): Promise<Found[]> {
  const rows = await dueIn(db, { userId, language: language.code, ...span })
  return rows.map((row) => ({
    ...plain,
    itemID: `due-${row.id}`,
    kind: 'due',
    title: row.name,
    startTime: timeText(row.closes_at),
    endTime: timeText(row.closes_at),
    classID: row.class_id,
    classKind: row.classKind,
    className: row.className ?? '',
    taskID: row.id,
  }))
}

/** The windows of exams that somebody can still take: those that ask for a registration, once there is one. */
async function exams(db: Querying, { from, to }: Span, { sender: { userId }, language }: Asking): Promise<Found[]> {
  const rows = await db
    .selectFrom('exam')
    .leftJoin('learner_exam', (join) =>
      join.onRef('learner_exam.exam_id', '=', 'exam.id').on('learner_exam.learner_id', '=', userId),
    )
    .leftJoin('exam_registration', (join) =>
      join.onRef('exam_registration.exam_id', '=', 'exam.id').on('exam_registration.learner_id', '=', userId),
    )
    .select(['exam.id', 'exam.opens_at', 'exam.closes_at', examName(language.code).as('name')])
    .where('exam.opens_at', '<', to)
    .where('exam.closes_at', '>', from)
    .where((eb) => isMeantFor(eb, eb.val(userId)))
    .where((eb) => eb.or([eb('exam.asks_registration', '=', 0), eb('exam_registration.state', '=', 'registered')]))
    .where((eb) =>
      eb.or([eb('learner_exam.id', 'is', null), eb('learner_exam.state', 'in', ['inProgress', 'awaitingMakeUp'])]),
    )
    .execute()
  return rows.map((row) => ({
    ...plain,
    itemID: `exam-${row.id}`,
    kind: 'exam',
    title: row.name,
    startTime: timeText(row.opens_at),
    endTime: timeText(row.closes_at),
    examID: row.id,
  }))
}

async function broadcasts(db: Querying, { from, to }: Span, { language }: Asking): Promise<Found[]> {
  const rows = await shownBroadcasts(db)
    .where('broadcast.starts_at', '<', to)
    .where('broadcast.ends_at', '>', from)
    .execute()
  return inLanguage(rows, language, ({ id }) => id).map((row) => ({
    ...plain,
    itemID: `live-${row.id}`,
    kind: 'live',
    title: row.title,
    startTime: timeText(row.starts_at),
    endTime: timeText(row.ends_at),
    joinUrl: row.join_url ?? `/#${liveAddress('livePlay', { id: row.id })}`,
  }))
}
