import { sql } from 'kysely'
import type { ClassDetail } from '#api/class/class.contract.ts'
import type { Language } from '#i18n/locales.ts'
import type { Database } from '#server/database/open.ts'
import type { Caller } from '#server/session/sessions.ts'
import { listedClasses, listedOf } from '#server/class/class-cards.ts'
import { coursesOfClass, standingFrom } from '#server/class/class-courses.ts'
import { isVisibleTo } from '../registration/open-to.ts'
import { organisationZone } from '#server/time-zone.ts'
import { isStaffOf } from '#server/class/staff.ts'

type Sender = Pick<Caller, 'userId' | 'roles'>

/** [ROUTE-63, ENTITY-23] One class; null: it does not exist or is not visible to this caller. */
export async function findClass(
  db: Database,
  sender: Sender,
  classId: string,
  language: Language,
  now: Date,
): Promise<ClassDetail | null> {
  const { userId } = sender
  const row = await listedClasses(db, { userId, language })
    .select([
      'class.required_pass_count',
      'class.elective_pass_count',
      'class.required_hours',
      'class.elective_hours',
      'class.time_zone',
      sql<string | null>`
        coalesce(own.about, (select about from class_text where class_id = class.id and about is not null
          order by language limit 1))
      `.as('about'),
    ])
    .where('class.id', '=', classId)
    .where(isVisibleTo(db, sender))
    .executeTakeFirst()
  if (row === undefined) return null
  const listed = listedOf(row, now)
  const isMember = listed.registration === 'registered'
  const [isStaff, teachers, { courses, counted }, exams] = await Promise.all([
    isStaffOf(db, sender, classId),
    teachersOf(db, classId),
    coursesOfClass(db, classId, isMember ? userId : null, language, now),
    examsOf(db, classId, userId),
  ])
  return {
    ...listed,
    about: row.about ?? '',
    timeZone: row.time_zone ?? organisationZone(),
    teachers,
    isMember,
    isStaff,
    mayEnter: isMember || isStaff,
    courses,
    standing: standingFrom(row, counted),
    exams,
  }
}

/** The exams of a class that take place, and how many of them somebody has passed. */
async function examsOf(db: Database, classId: string, userId: string): Promise<ClassDetail['exams']> {
  const { passed, asked } = await db
    .selectFrom('exam')
    .leftJoin('learner_exam', (join) =>
      join
        .onRef('learner_exam.exam_id', '=', 'exam.id')
        .on('learner_exam.learner_id', '=', userId)
        .on('learner_exam.state', '=', 'passed'),
    )
    .select((eb) => [eb.fn.count<number>('learner_exam.id').as('passed'), eb.fn.count<number>('exam.id').as('asked')])
    .where('exam.class_id', '=', classId)
    .where('exam.state', '=', 'published')
    .executeTakeFirstOrThrow()
  return { passed, asked }
}

/** Its owner first, the others by name. */
async function teachersOf(db: Database, classId: string): Promise<ClassDetail['teachers']> {
  const found = await db
    .selectFrom('class')
    .innerJoin('user', 'user.id', 'class.headmaster_id')
    .select(['user.id as userId', 'user.original_name as originalName', sql<number>`0`.as('place')])
    .where('class.id', '=', classId)
    .unionAll(
      db
        .selectFrom('class_officer')
        .innerJoin('user', 'user.id', 'class_officer.user_id')
        .select(['user.id as userId', 'user.original_name as originalName', sql<number>`1`.as('place')])
        .where('class_officer.class_id', '=', classId)
        .where('class_officer.office', '=', 'classTeacher'),
    )
    .execute()
  const sorted = found.toSorted((a, b) => a.place - b.place || (a.originalName < b.originalName ? -1 : 1))
  return [...new Map(sorted.toReversed().map((one) => [one.userId, one])).values()]
    .toReversed()
    .map(({ userId, originalName }) => ({ userId, originalName }))
}
