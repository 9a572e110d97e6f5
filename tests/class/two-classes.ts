import { randomUUID } from 'node:crypto'

import type { ClassDocument } from '#api/class/managed-class.contract.ts'
import type { MemberOffice } from '#api/class/class-groups.contract.ts'
import type { RegistrationState } from '#api/class/registration.contract.ts'
import { folded } from '#i18n/folded.ts'
import type { Database } from '#server/database/open.ts'

import type { TestPortal } from '#tests/kit/server/portal.ts'

/** A class as it is sent, open for registration at the start of a test. */
export const aClass = (change: Partial<ClassDocument> = {}): ClassDocument => ({
  kind: 'face',
  texts: [{ language: 'zh_CN', name: '水文测验班', place: '三号楼', about: '' }],
  opensAt: '2026-03-01 00:00:00',
  closesAt: '2026-03-09 00:00:00',
  startsAt: '2026-03-10 00:00:00',
  endsAt: '2026-03-20 00:00:00',
  capacity: null,
  asksApproval: false,
  hasWaitingList: true,
  declinesAtEnd: false,
  audience: 'all',
  timeZone: null,
  departmentCodes: [],
  requiredPassCount: 0,
  electivePassCount: 0,
  requiredHours: 0,
  electiveHours: 0,
  leaveChain: ['headmaster'],
  headmasterID: null,
  teacherIDs: [],
  invitedIDs: [],
  courses: [],
  ...change,
})

/** Ids that fall while they are drawn, so that no order by id, or of writing, is that of names. */
export function fallingIds(count: number): string[] {
  const own = randomUUID().slice(0, 8)
  return Array.from({ length: count }, (_, i) => `${String(count - i).padStart(4, '0')}-${own}`)
}

/** People by these names, whose ids fall. Returns the ids in the order of the names. */
export async function putNamed(db: Database, names: readonly string[], role?: string): Promise<string[]> {
  const ids = fallingIds(names.length)
  await db
    .insertInto('user')
    .values(
      names.map((name, i) => ({
        id: ids[i] ?? '',
        account_name: ids[i] ?? '',
        account_key: ids[i] ?? '',
        name,
        original_name: name,
        search: folded(name),
        phone: null,
        email: null,
        head_img: null,
        password_hash: null,
        weak_password: 0 as const,
        language: 'en_US',
        created_at: 0,
      })),
    )
    .execute()
  if (role !== undefined)
    await db
      .insertInto('user_role')
      .values(ids.map((user_id) => ({ user_id, role })))
      .execute()
  return ids
}

/** Groups of a class at these places. Returns their ids, which fall. */
export async function putGroups(db: Database, classId: string, positions: readonly number[]): Promise<string[]> {
  const ids = fallingIds(positions.length)
  await db
    .insertInto('class_group')
    .values(positions.map((position, i) => ({ id: ids[i] ?? '', class_id: classId, name: `Group ${i + 1}`, position })))
    .execute()
  return ids
}

export async function putInGroup(
  db: Database,
  class_id: string,
  group_id: string,
  userIds: readonly string[],
): Promise<void> {
  await db
    .insertInto('class_group_member')
    .values(userIds.map((user_id) => ({ class_id, user_id, group_id })))
    .execute()
}

export async function putOffice(
  db: Database,
  class_id: string,
  office: MemberOffice | 'classTeacher',
  userIds: readonly string[],
): Promise<void> {
  await db
    .insertInto('class_officer')
    .values(userIds.map((user_id) => ({ class_id, office, user_id })))
    .execute()
}

/** Registrations in a state, with tickets where they wait. The ids fall, so that the last one written is the first. */
export async function putRegistrations(
  db: Database,
  classId: string,
  state: Exclude<RegistrationState, 'unregistered' | 'registered'>,
  learnerIds: readonly string[],
): Promise<string[]> {
  const waits = state === 'waiting' || state === 'underReview'
  const { tickets } = await db
    .updateTable('class')
    .set((eb) => ({ tickets: eb('tickets', '+', waits ? learnerIds.length : 0) }))
    .where('id', '=', classId)
    .returning('tickets')
    .executeTakeFirstOrThrow()
  const ids = fallingIds(learnerIds.length)
  const rows = learnerIds.map((learner_id, i) => {
    const ticket = waits ? tickets - learnerIds.length + i + 1 : null
    const context = { revision: 1, ticket, reason: '' }
    return {
      id: ids[i] ?? '',
      class_id: classId,
      learner_id,
      ticket,
      version: 1,
      snapshot: JSON.stringify({ status: 'active', value: state, context, historyValue: {}, children: {} }),
      state,
      revision: 1,
      created_at: 0,
      updated_at: 0,
    }
  })
  await db.insertInto('registration').values(rows).execute()
  return ids
}

/** All that is stored of a class, to see that it is as it was. */
export async function storedOf(db: Database, classId: string): Promise<Record<string, string[]>> {
  const tables = [
    'class_text',
    'class_officer',
    'class_department',
    'class_invitation',
    'class_group',
    'class_group_member',
    'class_course',
    'registration',
  ] as const
  const stored: Record<string, string[]> = {}
  for (const table of tables) {
    const rows = await db.selectFrom(table).selectAll().where('class_id', '=', classId).execute()
    stored[table] = rows.map((row) => JSON.stringify(row)).sort()
  }
  const own = await db.selectFrom('class').selectAll().where('id', '=', classId).execute()
  return { ...stored, class: own.map((row) => JSON.stringify(row)) }
}

/** Who has been told what of a class: the receivers by code. */
export async function toldOf({ db, portal }: TestPortal, classId: string): Promise<Record<string, string[]>> {
  await portal.effects.settled()
  const rows = await db.selectFrom('notice').select(['user_id', 'code', 'link']).execute()
  const told: Record<string, string[]> = {}
  for (const { user_id, code, link } of rows) if (link?.includes(classId) === true) (told[code] ??= []).push(user_id)
  for (const receivers of Object.values(told)) receivers.sort()
  return told
}

/** In the order in which they are compared. */
export const sorted = (...ids: string[]): string[] => ids.toSorted()
