import { randomUUID } from 'node:crypto'
import { memberOffices, GROUPS_MAX } from '#api/class/class-groups.contract.ts'
import type { ClassGroups, MemberOffice } from '#api/class/class-groups.contract.ts'
import { nameKey } from '#api/kit/name-rule.ts'
import { notFound, Refusal } from '#server/answer/refusal.ts'
import type { Sender } from '#server/commands/kind.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { checkKept, isStaffOf } from './staff.ts'

type Groups = ClassGroups['groups']

/** The groups of a class in their order, with the members of the class that are in them, by name. */
export async function groupsOf(db: Querying, classId: string): Promise<Groups> {
  const [groups, members] = await Promise.all([
    db
      .selectFrom('class_group')
      .select(['id', 'name'])
      .where('class_id', '=', classId)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    membersIn(db, classId),
  ])
  return groups.map(({ id, name }) => ({
    groupID: id,
    name,
    members: members.filter(({ groupID }) => groupID === id).map(({ groupID: _in, ...person }) => person),
  }))
}

/** The members of a class by name, each with the group that they are in; null: in none. */
const membersIn = (db: Querying, classId: string) =>
  db
    .selectFrom('class_member')
    .innerJoin('user', 'user.id', 'class_member.user_id')
    .leftJoin('class_group_member as placed', (join) =>
      join.onRef('placed.user_id', '=', 'class_member.user_id').on('placed.class_id', '=', classId),
    )
    .select(['user.id as userId', 'user.original_name as originalName', 'placed.group_id as groupID'])
    .where('class_member.class_id', '=', classId)
    .orderBy('user.original_name')
    .orderBy('user.id')
    .execute()

/** The groups of a class, the members in none, and the offices. */
export async function arrangementOf(db: Querying, classId: string): Promise<ClassGroups> {
  const [groups, members, holders] = await Promise.all([
    groupsOf(db, classId),
    membersIn(db, classId),
    db
      .selectFrom('class_officer')
      .innerJoin('user', 'user.id', 'class_officer.user_id')
      .select(['user.id as userId', 'user.original_name as originalName', 'class_officer.office'])
      .where('class_officer.class_id', '=', classId)
      .where('class_officer.office', 'in', memberOffices)
      .orderBy('user.original_name')
      .orderBy('user.id')
      .execute(),
  ])
  const holding = (office: MemberOffice) =>
    holders.filter((one) => one.office === office).map(({ userId, originalName }) => ({ userId, originalName }))
  return {
    groups,
    ungrouped: members
      .filter(({ groupID }) => groupID === null)
      .map(({ userId, originalName }) => ({ userId, originalName })),
    offices: { teamLeader: holding('teamLeader'), disciplineCommittee: holding('disciplineCommittee') },
  }
}

/** The groups of a class that the sender runs. @throws Refusal 404 */
export async function readGroups(db: Database, sender: Sender, classId: string): Promise<ClassGroups> {
  await checkStaff(db, sender, classId)
  return arrangementOf(db, classId)
}

/** Without it, administrators would find groups of a class that there is not. */
async function checkStaff(db: Querying, sender: Sender, classId: string): Promise<void> {
  const found = await db.selectFrom('class').select('id').where('id', '=', classId).executeTakeFirst()
  if (found === undefined || !(await isStaffOf(db, sender, classId))) throw notFound()
}

/**
 * One change of the arrangement under the lock of the class, so that groups and registrations of a class change one
 * after the other. @throws Refusal 404, and what the change refuses
 */
export async function rearrange(
  db: Database,
  { sender, classId }: { readonly sender: Sender; readonly classId: string },
  change: (trx: Querying) => Promise<unknown>,
): Promise<ClassGroups> {
  return db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('class')
      .select('id')
      .where('id', '=', classId)
      .$if(hasRowLocks(trx), (query) => query.forNoKeyUpdate())
      .execute()
    await checkStaff(trx, sender, classId)
    await checkKept(trx, classId)
    await change(trx)
    return arrangementOf(trx, classId)
  })
}

const groupRows = (db: Querying, classId: string) =>
  db.selectFrom('class_group').select(['id', 'name', 'position']).where('class_id', '=', classId).execute()

async function checkName(trx: Querying, classId: string, name: string, own: string | null): Promise<void> {
  const rows = await groupRows(trx, classId)
  if (rows.some((row) => row.id !== own && nameKey(row.name) === nameKey(name)))
    throw new Refusal('class.groupNameTaken')
}

/** @throws Refusal 404 for a group of another class */
async function checkGroup(trx: Querying, classId: string, groupId: string): Promise<void> {
  const rows = await groupRows(trx, classId)
  if (!rows.some(({ id }) => id === groupId)) throw notFound()
}

/** @throws Refusal class.notMembers */
async function checkMembers(trx: Querying, classId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  const found = await trx
    .selectFrom('class_member')
    .select('user_id')
    .where('class_id', '=', classId)
    .where('user_id', 'in', userIds)
    .execute()
  if (found.length < new Set(userIds).size) throw new Refusal('class.notMembers')
}

export async function addGroup(trx: Querying, classId: string, name: string): Promise<void> {
  await checkName(trx, classId, name, null)
  const rows = await groupRows(trx, classId)
  if (rows.length >= GROUPS_MAX) throw new Refusal('class.tooManyGroups')
  const position = Math.max(-1, ...rows.map((row) => row.position)) + 1
  await trx.insertInto('class_group').values({ id: randomUUID(), class_id: classId, name, position }).execute()
}

export async function renameGroup(trx: Querying, classId: string, groupId: string, name: string): Promise<void> {
  await checkGroup(trx, classId, groupId)
  await checkName(trx, classId, name, groupId)
  await trx.updateTable('class_group').set({ name }).where('id', '=', groupId).execute()
}

export async function orderGroups(trx: Querying, classId: string, groupIds: readonly string[]): Promise<void> {
  const rows = await groupRows(trx, classId)
  const isSame = new Set(groupIds).size === rows.length && rows.every(({ id }) => groupIds.includes(id))
  if (!isSame || groupIds.length !== rows.length) throw new Refusal('record.stale')
  for (const [position, id] of groupIds.entries())
    await trx.updateTable('class_group').set({ position }).where('id', '=', id).execute()
}

/** Its members are in no group then. */
export async function removeGroup(trx: Querying, classId: string, groupId: string): Promise<void> {
  await checkGroup(trx, classId, groupId)
  await trx.deleteFrom('class_group_member').where('group_id', '=', groupId).execute()
  await trx.deleteFrom('class_group').where('id', '=', groupId).execute()
}

/** Into a group, or out of theirs. */
export async function moveMembers(
  trx: Querying,
  classId: string,
  groupId: string | null,
  userIds: readonly string[],
): Promise<void> {
  if (groupId !== null) await checkGroup(trx, classId, groupId)
  await checkMembers(trx, classId, userIds)
  await trx.deleteFrom('class_group_member').where('class_id', '=', classId).where('user_id', 'in', userIds).execute()
  if (groupId === null) return
  await trx
    .insertInto('class_group_member')
    .values([...new Set(userIds)].map((user_id) => ({ class_id: classId, user_id, group_id: groupId })))
    .execute()
}

/** Returns those who newly hold the office. */
export async function setOffice(
  trx: Querying,
  classId: string,
  office: MemberOffice,
  userIds: readonly string[],
): Promise<readonly string[]> {
  const held = await trx
    .selectFrom('class_officer')
    .select('user_id as id')
    .where('class_id', '=', classId)
    .where('office', '=', office)
    .execute()
  const named = userIds.filter((id) => !held.some((holder) => holder.id === id))
  await checkMembers(trx, classId, named)
  await trx.deleteFrom('class_officer').where('class_id', '=', classId).where('office', '=', office).execute()
  const rows = [...new Set(userIds)].map((user_id) => ({ class_id: classId, office, user_id }))
  if (rows.length > 0) await trx.insertInto('class_officer').values(rows).execute()
  return named
}
