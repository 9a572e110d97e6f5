import type { Querying } from '#server/database/open.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { membersOf } from './class-rows.demo.ts'
import { demoClasses } from './classes.demo.ts'

const classId = (name: string): string => demoId('class', name)
const groupId = (name: string, place: number): string => demoId('class group', `${name} ${place}`)

/** The officers of later classes; those of the first ones come with their leaves. */
const officers = [
  ['urban-drainage', 'teamLeader', 'leader'],
  ['urban-drainage', 'disciplineCommittee', 'committee'],
  ['remote-sensing', 'teamLeader', 'leader'],
  ['remote-sensing', 'disciplineCommittee', 'committee'],
] as const

/** What the classes of the demo organisation consist of: class teachers, departments, invitations, courses, groups. */
export async function seedClasses(trx: Querying): Promise<void> {
  const teachers = demoClasses.flatMap(({ name, classTeachers = [] }) =>
    classTeachers.map((account) => [name, 'classTeacher', account] as const),
  )
  await trx
    .insertInto('class_officer')
    .values(
      [...teachers, ...officers].map(([name, office, account]) => ({
        class_id: classId(name),
        office,
        user_id: userId(account),
      })),
    )
    .execute()
  await trx
    .insertInto('class_department')
    .values(
      demoClasses.flatMap(({ name, departments = [] }) =>
        departments.map((code) => ({ class_id: classId(name), department_code: code })),
      ),
    )
    .execute()
  await trx
    .insertInto('class_invitation')
    .values(
      demoClasses
        .filter(({ audience }) => audience === 'invitation')
        .flatMap((course) =>
          [...new Set([...(course.invited ?? []), ...membersOf(course)])].map((account) => ({
            class_id: classId(course.name),
            user_id: userId(account),
          })),
        ),
    )
    .execute()
  await trx
    .insertInto('class_course')
    .values(
      demoClasses.flatMap(({ name, required = [], elective = [] }) =>
        [
          ...required.map((course) => ({ course, kind: 'required' as const })),
          ...elective.map((course) => ({ course, kind: 'elective' as const })),
        ].map(({ course, kind }, position) => ({
          class_id: classId(name),
          course_id: demoId('course', course),
          kind,
          position,
        })),
      ),
    )
    .execute()
  await seedGroups(trx)
}

/** Members by turns; the last few are in none. */
async function seedGroups(trx: Querying): Promise<void> {
  const grouped = demoClasses.filter(({ groups = [] }) => groups.length > 0)
  await trx
    .insertInto('class_group')
    .values(
      grouped.flatMap(({ name: course, groups = [] }) =>
        groups.map((name, position) => ({
          id: groupId(course, position),
          class_id: classId(course),
          name,
          position,
        })),
      ),
    )
    .execute()
  await trx
    .insertInto('class_group_member')
    .values(
      grouped.flatMap((course) =>
        membersOf(course)
          .slice(0, -3)
          .map((account, i) => ({
            class_id: classId(course.name),
            user_id: userId(account),
            group_id: groupId(course.name, i % (course.groups?.length ?? 1)),
          })),
      ),
    )
    .execute()
}
