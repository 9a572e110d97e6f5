import type { ClassDocument } from '#api/class/managed-class.contract.ts'
import { classStaff } from '#api/class/managed-class.contract.ts'
import type { ClassFacts } from '#machines/class/class.lifecycle.ts'
import type { Sender } from '#server/commands/kind.ts'
import { usableCourses } from '#server/course/managed/usable-courses.ts'
import { written } from '#server/course/managed/written-texts.ts'
import type { Querying } from '#server/database/open.ts'
import { areChoosable } from '#server/dictionary/choosable.ts'
import { areFound, arePeople } from '#server/person/known.ts'
import { staffByRole } from '../staff.ts'
import { baseOfClass, placeOf } from './write-class.ts'
import { malformed } from '#server/answer/refusal.ts'
import { leaveApprovers } from '#api/leave/leave.contract.ts'
import { momentOf } from '#server/database/moments.ts'

/** [ROLE-03] Who may create a class, and run one that names them. */
export const mayCreate = ({ roles }: Sender): boolean => classStaff.some((role) => roles.includes(role))

/** A submitted class with normalised texts, its approvers in their order. @throws Refusal 400 */
export function cleanClass(sent: ClassDocument): ClassDocument {
  for (const ids of [
    sent.teacherIDs,
    sent.invitedIDs,
    sent.departmentCodes,
    sent.leaveChain,
    sent.courses.map(({ courseID }) => courseID),
  ])
    if (new Set(ids).size < ids.length) throw malformed()
  return {
    ...sent,
    texts: written(sent.texts, ['about']),
    leaveChain: leaveApprovers.filter((approver) => sent.leaveChain.includes(approver)),
  }
}

/** Under what a class is judged. */
interface Judged {
  /** The record as it is stored, or as it will be. */
  readonly owned: {
    readonly starts_at: number
    readonly ends_at: number
    readonly taken?: number | undefined
    readonly place?: string | null | undefined
    readonly headmaster_id?: string | null | undefined
  }
  readonly sender: Sender
  readonly classId: string
  readonly isNew: boolean
  readonly isStaff: boolean
  readonly now: Date
}

/** The facts of a class for its lifecycle. */
export async function classFacts(
  db: Querying,
  document: ClassDocument,
  { owned, sender, classId, isNew, isStaff, now }: Judged,
): Promise<ClassFacts> {
  const [opensAt, closesAt] = [momentOf(document.opensAt), momentOf(document.closesAt)]
  const [startsAt, endsAt] = [momentOf(document.startsAt), momentOf(document.endsAt)]
  const before = isNew ? sender.userId : (owned.headmaster_id ?? null)
  const after = document.headmasterID ?? before
  const teachers = await teachersOf(db, classId)
  // Who has lost the role since being named stands in the way of nothing.
  const newlyNamed = [
    ...(after !== null && (isNew || after !== before) ? [after] : []),
    ...document.teacherIDs.filter((id) => !teachers.includes(id)),
  ]
  return {
    now: now.getTime(),
    isStaff,
    hasTexts: baseOfClass(document) !== null,
    knowsParts:
      (await knowsParts(db, classId, document, newlyNamed)) && (await knowsCourses(db, classId, document, sender)),
    lacksDepartments: document.audience === 'departments' && document.departmentCodes.length === 0,
    isForward: opensAt < closesAt && startsAt < endsAt,
    closesInTime: closesAt <= endsAt,
    holdsLessons:
      (startsAt === owned.starts_at && endsAt === owned.ends_at) ||
      (await holdsLessons(db, classId, { startsAt, endsAt })),
    fits: document.capacity === null || document.capacity >= (owned.taken ?? 0),
    keepsStaff:
      sender.roles.includes('admin') ||
      (isNew
        ? after === before
        : before === sender.userId || (after === before && isSame(teachers, document.teacherIDs))),
    changesOwner: after !== before,
    startsAt: owned.starts_at,
    endsAt: owned.ends_at,
    place: owned.place ?? '',
    next: { startsAt, endsAt, place: placeOf(document) },
  }
}

/** Whether no lesson lies outside of the times of its class. */
async function holdsLessons(
  db: Querying,
  classId: string,
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
): Promise<boolean> {
  const outside = await db
    .selectFrom('lesson')
    .select('id')
    .where('class_id', '=', classId)
    .where((eb) => eb.or([eb('starts_at', '<', startsAt), eb('ends_at', '>', endsAt)]))
    .limit(1)
    .executeTakeFirst()
  return outside === undefined
}

/** The further class teachers that a class has already. */
async function teachersOf(db: Querying, classId: string): Promise<string[]> {
  const stored = await db
    .selectFrom('class_officer')
    .select('user_id')
    .where('class_id', '=', classId)
    .where('office', '=', 'classTeacher')
    .execute()
  return stored.map((one) => one.user_id)
}

/** The departments that it is for already. */
async function departmentsOf(db: Querying, classId: string): Promise<string[]> {
  const stored = await db
    .selectFrom('class_department')
    .select('department_code')
    .where('class_id', '=', classId)
    .execute()
  return stored.map((one) => one.department_code)
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id))

/** Whether everybody named is there, and every department. @param staff those who are newly to run the class */
async function knowsParts(
  db: Querying,
  classId: string,
  { invitedIDs, departmentCodes }: ClassDocument,
  staff: readonly string[],
): Promise<boolean> {
  const found = await Promise.all([
    areFound([...new Set(staff)], (ids) =>
      db
        .selectFrom('user')
        .select('user.id')
        .where('user.id', 'in', ids)
        .where('user.id', 'in', staffByRole())
        .execute(),
    ),
    arePeople(db, invitedIDs),
    departmentsOf(db, classId).then((held) => areChoosable(db, 'department', departmentCodes, held)),
  ])
  return found.every(Boolean)
}

async function knowsCourses(
  db: Querying,
  classId: string,
  { courses }: ClassDocument,
  sender: Sender,
): Promise<boolean> {
  const stored = await db.selectFrom('class_course').select('course_id').where('class_id', '=', classId).execute()
  return areFound(
    courses.map(({ courseID }) => courseID),
    (ids) =>
      usableCourses(
        db,
        ids,
        stored.map((one) => one.course_id),
        sender,
      ),
  )
}
