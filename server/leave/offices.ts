import { leaveApprovers } from '#api/leave/leave.contract.ts'
import type { LeaveApprover } from '#api/leave/leave.contract.ts'
import type { Sender } from '#server/commands/kind.ts'
import { staffByRole } from '#server/class/staff.ts'
import type { Querying } from '#server/database/open.ts'

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

/**
 * The holders of an approver role in a class, without the learner, who cannot decide on their own leave (gap GAP-52).
 */
export async function holdersOf(
  db: Querying,
  part: LeaveApprover,
  classId: string,
  learnerId: string,
): Promise<string[]> {
  const found = await holding(db, part, classId)
  return found.filter((id) => id !== null && id !== learnerId).map((id) => id ?? '')
}

async function holding(db: Querying, part: LeaveApprover, classId: string): Promise<(string | null)[]> {
  if (part === 'headmaster') {
    const found = await db
      .selectFrom('class')
      .select('headmaster_id as id')
      .where('id', '=', classId)
      .where('headmaster_id', 'in', staffByRole())
      .execute()
    return found.map(({ id }) => id)
  }
  const found = await (part === 'schoolLeader'
    ? db.selectFrom('user_role').select('user_id as id').where('role', '=', 'schoolLeader').orderBy('user_id').execute()
    : db
        .selectFrom('class_officer')
        .select('user_id as id')
        .where('class_id', '=', classId)
        .where('office', '=', part)
        .orderBy('user_id')
        .execute())
  return found.map(({ id }) => id)
}

/**
 * The chain of a class as it decides on a learner's leave: in its order, without those for whom nobody else is there.
 */
export async function chainFor(
  db: Querying,
  configured: string,
  classId: string,
  learnerId: string,
): Promise<LeaveApprover[]> {
  const wanted = configured.split(',')
  const chain: LeaveApprover[] = []
  for (const part of leaveApprovers) {
    if (wanted.includes(part) && (await holdersOf(db, part, classId, learnerId)).length > 0) chain.push(part)
  }
  return chain
}
