import { sql } from 'kysely'
import type { ClassDocument, ClassPerson, ManagedClass } from '#api/class/managed-class.contract.ts'
import { leaveApprovers } from '#api/leave/leave.contract.ts'
import { mainLanguage } from '#server/main-language.ts'
import type { Language } from '#i18n/locales.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Sender } from '#server/commands/kind.ts'
import { inOrder } from '#server/course/managed/written-texts.ts'
import { isSet, timeText } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'

/** The people of a class in one role, by name. */
function peopleOf(db: Querying, ids: { table: 'class_officer' | 'class_invitation'; classId: string }) {
  const named = db.selectFrom('user').select(['user.id as userId', 'user.original_name as originalName'])
  return named
    .where('user.id', 'in', (eb) =>
      ids.table === 'class_officer'
        ? eb
            .selectFrom('class_officer')
            .select('class_officer.user_id')
            .where('class_officer.class_id', '=', ids.classId)
            .where('class_officer.office', '=', 'classTeacher')
        : eb
            .selectFrom('class_invitation')
            .select('class_invitation.user_id')
            .where('class_invitation.class_id', '=', ids.classId),
    )
    .orderBy('user.original_name')
    .orderBy('user.id')
    .execute()
}

/** A class with all that it consists of, for those who run it. @throws Refusal 404 */
export async function readClass(
  db: Querying,
  classId: string,
  sender: Sender,
  language: Language,
): Promise<ManagedClass> {
  const row = await db.selectFrom('class').selectAll().where('id', '=', classId).executeTakeFirst()
  if (row === undefined) throw notFound()
  const [texts, teachers, invited, departments, courses, headmaster] = await Promise.all([
    db.selectFrom('class_text').selectAll().where('class_id', '=', classId).execute(),
    peopleOf(db, { table: 'class_officer', classId }),
    peopleOf(db, { table: 'class_invitation', classId }),
    db
      .selectFrom('class_department')
      .select('department_code as code')
      .where('class_id', '=', classId)
      .orderBy('department_code')
      .execute(),
    coursesOf(db, classId, language),
    row.headmaster_id === null ? Promise.resolve(null) : personOf(db, row.headmaster_id),
  ])
  return {
    classID: row.id,
    state: row.state as ManagedClass['state'],
    revision: row.revision,
    kind: row.kind,
    texts: inOrder(
      texts.map(({ language: code, name, place, about }) => ({
        language: code,
        name,
        place: place ?? '',
        about: about ?? '',
      })),
    ),
    opensAt: timeText(row.opens_at),
    closesAt: timeText(row.closes_at),
    startsAt: timeText(row.starts_at),
    endsAt: timeText(row.ends_at),
    timeZone: row.time_zone,
    capacity: row.capacity,
    asksApproval: isSet(row.asks_approval),
    hasWaitingList: isSet(row.has_waiting_list),
    declinesAtEnd: isSet(row.declines_at_end),
    audience: row.audience,
    departmentCodes: departments.map(({ code }) => code),
    requiredPassCount: row.required_pass_count,
    electivePassCount: row.elective_pass_count,
    requiredHours: row.required_hours,
    electiveHours: row.elective_hours,
    leaveChain: leaveApprovers.filter((approver) => row.leave_chain.split(',').includes(approver)),
    headmaster,
    teachers,
    invited,
    courses,
    taken: row.taken,
    mayHandOver: sender.roles.includes('admin') || row.headmaster_id === sender.userId,
    createdAt: timeText(row.created_at),
    updatedAt: timeText(row.updated_at),
  }
}

/** The stored class in the submitted form. @throws Refusal 404 */
export async function findDocument(db: Querying, classId: string): Promise<ClassDocument> {
  const { headmaster, teachers, invited, courses, ...stored } = await readClass(
    db,
    classId,
    { userId: '', roles: [] },
    mainLanguage(),
  )
  return {
    ...stored,
    headmasterID: headmaster?.userId ?? null,
    teacherIDs: teachers.map(({ userId }) => userId),
    invitedIDs: invited.map(({ userId }) => userId),
    courses: courses.map(({ courseID, kind }) => ({ courseID, kind })),
  }
}

async function personOf(db: Querying, id: string): Promise<ClassPerson | null> {
  const found = await db
    .selectFrom('user')
    .select(['id as userId', 'original_name as originalName'])
    .where('id', '=', id)
    .executeTakeFirst()
  return found ?? null
}

const coursesOf = (db: Querying, classId: string, { code }: Language): Promise<ManagedClass['courses']> =>
  db
    .selectFrom('class_course')
    .innerJoin('course', 'course.id', 'class_course.course_id')
    .leftJoin('course_text as base', (join) =>
      join.onRef('base.course_id', '=', 'course.id').on('base.is_base', '=', 1),
    )
    .leftJoin('course_text as own', (join) =>
      join.onRef('own.course_id', '=', 'course.id').on('own.language', '=', code),
    )
    .select(['course.id as courseID', 'class_course.kind', 'course.state'])
    .select(sql<string>`coalesce(nullif(own.title, ''), base.title, '')`.as('title'))
    .where('class_course.class_id', '=', classId)
    .orderBy('class_course.position')
    .orderBy('course.id')
    .execute()
