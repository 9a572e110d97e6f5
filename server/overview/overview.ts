import { sql } from 'kysely'
import {
  ABSENCE_DAYS,
  ABSENCES_LEAST,
  firstSteps,
  OVERVIEW_MOST,
  type FirstStep,
  type Overview,
} from '#api/overview/overview.contract.ts'
import { staffedClasses } from '#server/class/staff.ts'
import type { Asking } from '#server/commands/each.ts'
import { timeText } from '#server/database/codec.ts'
import type { Database } from '#server/database/open.ts'
import { examName, isRunBy } from '#server/exam/exam-rows.ts'
import { storedOrganisation } from '#server/organisation/organisation.ts'
import { dayIn, organisationZone } from '#server/time-zone.ts'
import { lessonsFor } from '#server/timetable/lessons.ts'

const DAY_MS = 24 * 60 * 60_000
/** Beyond this many, letters that failed are not counted. */
const FAILED_MOST = 99

type Today = Overview['today']

/** @param sendsLetters whether a mail server or an SMS gateway is set */
export async function overviewOf(db: Database, sendsLetters: boolean, asking: Asking): Promise<Overview> {
  const isAdmin = asking.sender.roles.includes('admin')
  const [steps, lessons, exams, absent, failedLetters] = await Promise.all([
    isAdmin ? openSteps(db, sendsLetters) : null,
    lessonsToday(db, asking),
    examsToday(db, asking),
    absentLately(db, asking),
    isAdmin ? countFailed(db) : null,
  ])
  const today = [...lessons, ...exams].toSorted((one, other) => (one.startTime < other.startTime ? -1 : 1))
  return { steps, today, absent, failedLetters }
}

/** Null: all are done. */
async function openSteps(db: Database, sendsLetters: boolean): Promise<Overview['steps']> {
  const [{ texts }, department, people, course, announced] = await Promise.all([
    storedOrganisation(db),
    db
      .selectFrom('dict')
      .select('code')
      .where('type_code', '=', 'department')
      .where('retired_at', 'is', null)
      .limit(1)
      .execute(),
    db.selectFrom('user').select('id').limit(2).execute(),
    db.selectFrom('course').select('id').where('published_at', 'is not', null).limit(1).execute(),
    db.selectFrom('class').select('id').where('state', 'in', ['announced', 'closed']).limit(1).execute(),
  ])
  const isDone: Readonly<Record<FirstStep, boolean>> = {
    organisation: texts.length > 0,
    letters: sendsLetters,
    departments: department.length > 0,
    // Besides the first administrator.
    people: people.length > 1,
    course: course.length > 0,
    class: announced.length > 0,
  }
  if (Object.values(isDone).every(Boolean)) return null
  return firstSteps.map((step) => ({ step, isDone: isDone[step] }))
}

async function lessonsToday(db: Database, asking: Asking): Promise<Today> {
  const rows = await lessonsFor(db, asking)
    .where('class.id', 'in', staffedClasses(db, asking.sender))
    .where('class.state', '!=', 'discarded')
    .where('lesson.ends_at', '>', asking.now.getTime())
    .where('lesson.starts_at', '<', dayIn(organisationZone(), asking.now.getTime()).endsAt)
    .orderBy('lesson.starts_at')
    .orderBy('lesson.id')
    .limit(OVERVIEW_MOST)
    .execute()
  return rows.map(({ id, title, className, kind, room, classPlace, starts_at: startsAt, ends_at: endsAt }) => ({
    kind: 'lesson',
    id,
    name: title,
    of: className,
    place: kind === 'online' ? null : [classPlace, room].filter(Boolean).join(' · ') || null,
    startTime: timeText(startsAt),
    endTime: timeText(endsAt),
  }))
}

/** Those that open or close today: one that is open for weeks is no news. */
async function examsToday(db: Database, { sender, language, now }: Asking): Promise<Today> {
  const day = dayIn(organisationZone(), now.getTime())
  const rows = await db
    .selectFrom('exam')
    .select(['exam.id', 'exam.opens_at', 'exam.closes_at', examName(language.code).as('name')])
    .where('exam.state', '=', 'published')
    .where('exam.closes_at', '>', now.getTime())
    .where('exam.opens_at', '<', day.endsAt)
    .where((eb) => eb.or([eb('exam.opens_at', '>=', day.startsAt), eb('exam.closes_at', '<=', day.endsAt)]))
    .where((eb) => isRunBy(eb, sender))
    .orderBy('exam.closes_at')
    .orderBy('exam.id')
    .limit(OVERVIEW_MOST)
    .execute()
  return rows.map(({ id, name, opens_at: opensAt, closes_at: closesAt }) => ({
    kind: 'exam',
    id,
    name,
    of: null,
    place: null,
    startTime: timeText(opensAt),
    endTime: timeText(closesAt),
  }))
}

/** Members of classes that go on. */
const absentLately = (db: Database, { sender, language, now }: Asking): Promise<Overview['absent']> =>
  db
    .selectFrom('lesson')
    .innerJoin('attendance', 'attendance.lesson_id', 'lesson.id')
    .innerJoin('class', 'class.id', 'lesson.class_id')
    .innerJoin('class_member', (join) =>
      join.onRef('class_member.class_id', '=', 'class.id').onRef('class_member.user_id', '=', 'attendance.learner_id'),
    )
    .innerJoin('user', 'user.id', 'attendance.learner_id')
    .leftJoin('class_text as own', (join) =>
      join.onRef('own.class_id', '=', 'class.id').on('own.language', '=', language.code),
    )
    .select(['user.id as userId', 'user.original_name as originalName', 'class.id as classID'])
    .select(sql<string>`coalesce(nullif(own.name, ''), class.name)`.as('className'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('lesson.ends_at', '>', now.getTime() - ABSENCE_DAYS * DAY_MS)
    .where('lesson.ends_at', '<=', now.getTime())
    .where('attendance.state', '=', 'absent')
    .where('class.state', '=', 'announced')
    .where('class.ends_at', '>', now.getTime())
    .where('class.id', 'in', staffedClasses(db, sender))
    .groupBy(['user.id', 'user.original_name', 'class.id', 'class.name', 'own.name'])
    .having((eb) => eb(eb.fn.countAll<number>(), '>=', ABSENCES_LEAST))
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('user.original_name')
    .orderBy('user.id')
    .orderBy('class.id')
    .limit(OVERVIEW_MOST)
    .execute()

async function countFailed(db: Database): Promise<number> {
  const failed = await db
    .selectFrom('message')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failure', 'is not', null)
    .limit(FAILED_MOST)
    .execute()
  return failed.length
}
