import { leaveApprovers } from '#api/leave/leave.contract.ts'
import type { LeaveApprover } from '#api/leave/leave.contract.ts'
import type { Sender } from '#server/commands/kind.ts'
import { staffByRole } from '#server/class/staff.ts'
import type { Querying } from '#server/database/open.ts'
import { holdersOfRole } from '#server/session/with-role.ts'

/**
 * A user's offices: the classes by approver role, and whether the user is a school leader in all classes [ROLE-04].
 * Team leaders and committee members are named among the members of a class and need no role; its class teacher does.
 */
export interface Offices {
  readonly teamLeader: readonly string[]
  readonly disciplineCommittee: readonly string[]
  readonly headmaster: readonly string[]
  readonly isSchoolLeader: boolean
}

/** The offices of a user, in all classes or in one. */
export async function officesOf(
  db: Querying,
  { userId, roles }: Sender,
  classId: string | null = null,
): Promise<Offices> {
  const [officers, headed] = await Promise.all([
    db
      .selectFrom('class_officer')
      .select(['class_id', 'office'])
      .where('user_id', '=', userId)
      .$if(classId !== null, (query) => query.where('class_id', '=', classId))
      .execute(),
    db
      .selectFrom('class')
      .select('id')
      .where('headmaster_id', '=', userId)
      .where('headmaster_id', 'in', staffByRole())
      .$if(classId !== null, (query) => query.where('id', '=', classId))
      .execute(),
  ])
  const classesAs = (part: LeaveApprover): string[] =>
    officers.filter(({ office }) => office === part).map(({ class_id: id }) => id)
  return {
    teamLeader: classesAs('teamLeader'),
    disciplineCommittee: classesAs('disciplineCommittee'),
    headmaster: headed.map(({ id }) => id),
    isSchoolLeader: roles.includes('schoolLeader'),
  }
}

/** Whether a user decides on leave anywhere: holds an office of a class, heads one, or is a school leader. */
export async function holdsOffice(db: Querying, { userId, roles }: Sender): Promise<boolean> {
  if (roles.includes('schoolLeader')) return true
  const found = await db
    .selectFrom('user')
    .select('user.id')
    .where('user.id', '=', userId)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('class_officer')
            .select('class_officer.user_id')
            .where('class_officer.user_id', '=', userId)
            .where('class_officer.office', 'in', ['teamLeader', 'disciplineCommittee']),
        ),
        eb.exists(
          eb
            .selectFrom('class')
            .select('class.id')
            .where('class.headmaster_id', '=', userId)
            .where('class.headmaster_id', 'in', staffByRole()),
        ),
      ]),
    )
    .executeTakeFirst()
  return found !== undefined
}

/** The approver roles that a user's offices give in a class, in chain order. */
export const partsIn = (offices: Offices, classId: string): LeaveApprover[] =>
  leaveApprovers.filter((part) => (part === 'schoolLeader' ? offices.isSchoolLeader : offices[part].includes(classId)))

/** Those who can decide, by class and approver role: whose account is disabled cannot. */
export type Holders = ReadonlyMap<string, Readonly<Record<LeaveApprover, readonly string[]>>>

/** The holders of all offices in classes. */
export async function holdersIn(db: Querying, classIds: readonly string[]): Promise<Holders> {
  if (classIds.length === 0) return new Map()
  const enabled = db.selectFrom('user').select('user.id').where('user.state', '!=', 'disabled')
  const [officers, headed, leaders] = await Promise.all([
    db
      .selectFrom('class_officer')
      .select(['class_id', 'office', 'user_id'])
      .where('class_id', 'in', classIds)
      .where('user_id', 'in', enabled)
      .orderBy('user_id')
      .execute(),
    db
      .selectFrom('class')
      .select(['id', 'headmaster_id'])
      .where('id', 'in', classIds)
      .where('headmaster_id', 'in', staffByRole())
      .execute(),
    holdersOfRole(db, 'schoolLeader'),
  ])
  return new Map(
    classIds.map((classId) => {
      const officersAs = (office: LeaveApprover) =>
        officers.filter((one) => one.class_id === classId && one.office === office).map((one) => one.user_id)
      return [
        classId,
        {
          teamLeader: officersAs('teamLeader'),
          disciplineCommittee: officersAs('disciplineCommittee'),
          headmaster: headed.flatMap(({ id, headmaster_id: head }) => (id === classId && head !== null ? [head] : [])),
          schoolLeader: leaders,
        },
      ]
    }),
  )
}

/** The holders of an approver role, without the learner, who cannot decide on their own leave (gap GAP-52). */
export const holdersOf = (holders: Holders, part: LeaveApprover, classId: string, learnerId: string): string[] =>
  (holders.get(classId)?.[part] ?? []).filter((id) => id !== learnerId)

/** The approver roles that somebody other than the learner holds, in chain order. */
export const heldIn = (holders: Holders, classId: string, learnerId: string): LeaveApprover[] =>
  leaveApprovers.filter((part) => holdersOf(holders, part, classId, learnerId).length > 0)

/**
 * The chain of a class as it decides on a learner's leave: in its order, without those for whom nobody else is there.
 */
export function chainFor(
  holders: Holders,
  { configured, classId, learnerId }: { configured: string; classId: string; learnerId: string },
): LeaveApprover[] {
  const wanted = configured.split(',')
  return heldIn(holders, classId, learnerId).filter((part) => wanted.includes(part))
}
