import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'

import type { LeaveApprover } from '#api/leave/leave.contract.ts'
import type { LeaveContext, LeaveEvent, LeaveRequestFacts, LeaveSnapshot } from '#machines/leave/leave.lifecycle.ts'
import type { Database } from '#server/database/open.ts'
import { userId } from '#server/demo/ids.ts'
import { endLeaves } from '#server/leave/end-leaves.ts'
import { handOnLeave } from '#server/leave/hand-over.ts'

import { putClasses, putMembers, removeMembers } from '#tests/class/members.ts'
import type { Beyond } from '#tests/kit/models/paths.ts'
import { removeNotices } from '#tests/message/remove-notices.ts'
import { overlapping, putBeside, touching } from './leaves-beside.ts'
import { chains, endsAt, isWhole, now, partsOf, startsAt, type Sender } from './leave-stored.ts'

const DAY = 24 * 3_600_000

/** The demo users of the roles; the outsider is a former first approver. */
export const people = ['learner', 'leader', 'committee', 'headmaster', 'school'] as const
export type Person = (typeof people)[number]

/** What has been said of a leave, by whom. */
export interface Said {
  readonly event: LeaveEvent['type']
  /** Null: the portal. */
  readonly by: Person | null
  readonly words: string
}

/** Fixture classes of a single path: one per chain, and one without approvers. */
export interface LeaveScene {
  readonly db: Database
  /** The server's time. */
  readonly now: () => Date
  readonly classOf: (chain: readonly LeaveApprover[]) => { readonly id: string; readonly name: string }
  /** The offset between the samples' times and those of the stage, in milliseconds. */
  readonly shift: number
  /** Where leave was asked for; null before the request. */
  inClass: { readonly id: string; readonly name: string } | null
  /** Null before the request. */
  leaveId: string | null
  /** All that has been said of the leave and was not refused, in order. */
  readonly said: Said[]
}

/**
 * Sets the scene: the learner is in every class, each class has its officers, and beside the times that will be asked
 * for the learner has the leaves that must not stand in the way. Times are whole minutes.
 */
export async function setScene(db: Database, clock: () => Date, path: string): Promise<LeaveScene> {
  const at = clock().setUTCSeconds(0, 0)
  await prepareLearner(db)
  const named = (name: string) => ({ id: randomUUID(), name: `Path ${path} ${name}` })
  const classes = new Map([[], ...chains].map((chain, index) => [chain.join(), named(String(index))]))
  await putClasses(
    db,
    Array.from(classes, ([chain, { id, name }]) => ({
      id,
      name,
      kind: 'online' as const,
      starts_at: at - DAY,
      ends_at: at + 30 * DAY,
      place: null,
      headmaster_id: userId('headmaster'),
      // The chain without approvers: it requires an office that nobody holds.
      leave_chain: chain === '' ? 'teamLeader' : chain,
    })),
  )
  const ids = Array.from(classes.values(), ({ id }) => id)
  await putMembers(
    db,
    ids.map((id) => memberRow(id)),
  )
  const staffed = Array.from(classes).filter(([chain]) => chain !== '')
  await db
    .insertInto('class_officer')
    .values(staffed.flatMap(([, { id }]) => [officerRow(id, 'teamLeader'), officerRow(id, 'disciplineCommittee')]))
    .execute()
  const classOf: LeaveScene['classOf'] = (chain) => {
    const found = classes.get(chain.join())
    if (found === undefined) throw new Error(`No class has the chain ${chain.join()}`)
    return found
  }
  const shift = at - now
  const [chain] = chains.slice(-1)
  if (chain === undefined) throw new Error('There is no chain')
  for (const { state, startsAt: from, endsAt: to } of touching({ startsAt, endsAt })) {
    const times = { startsAt: from + shift, endsAt: to + shift }
    await putBeside(db, clock(), { state, classId: classOf(chain).id, chain, ...times })
  }
  return { db, now: clock, classOf, shift, inClass: null, leaveId: null, said: [] }
}

/** Deleting the classes removes all data of the path. */
export async function clearScene({ db, classOf, leaveId }: LeaveScene): Promise<void> {
  if (leaveId !== null) await removeNotices(db, leaveId)
  const ids = [[], ...chains].map((chain) => classOf(chain).id)
  await db.deleteFrom('class').where('id', 'in', ids).execute()
}

/**
 * Removes the demo organisation's own leaves; the learner leads a team elsewhere, so that the audit is in the
 * navigation.
 */
async function prepareLearner(db: Database): Promise<void> {
  const id = userId('learner')
  await db.deleteFrom('leave').where('learner_id', '=', id).execute()
  const role = { user_id: id, role: 'teamLeader' as const }
  await db
    .insertInto('user_role')
    .values(role)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const memberRow = (classId: string) => ({ class_id: classId, user_id: userId('learner') })
const officerRow = (classId: string, office: 'teamLeader' | 'disciplineCommittee') => ({
  class_id: classId,
  office,
  user_id: userId(office === 'teamLeader' ? 'leader' : 'committee'),
})

/** Sets the stored leave back to a revision, so that the sender's revision is stale. */
export async function setRevision({ db, leaveId }: LeaveScene, revision: number): Promise<void> {
  const id = leaveId ?? ''
  const { snapshot } = await db.selectFrom('leave').select('snapshot').where('id', '=', id).executeTakeFirstOrThrow()
  const stored = JSON.parse(snapshot) as { readonly context: object }
  const changed = JSON.stringify({ ...stored, context: { ...stored.context, revision } })
  await db.updateTable('leave').set({ revision, snapshot: changed }).where('id', '=', id).execute()
}

/**
 * Asks while another leave covers a part of the wanted times, if the facts require one: once while it is pending, once
 * while it has been approved. Both have to be answered alike.
 */
export async function asOverlapping(
  { db, now: clock, shift, classOf }: LeaveScene,
  { request: { startsAt: from, endsAt: to }, facts }: Extract<LeaveEvent, { readonly type: 'request' }>,
  ask: () => Promise<string | null>,
): Promise<string | null> {
  if (!facts.overlaps) return ask()
  const chain = chains[1] ?? []
  const said: (string | null)[] = []
  for (const times of overlapping({ startsAt: from + shift, endsAt: to + shift })) {
    const id = await putBeside(db, clock(), { ...times, classId: classOf(chain).id, chain })
    said.push(await ask())
    await db.deleteFrom('leave').where('id', '=', id).execute()
  }
  const [first = null, ...others] = said
  for (const other of others) assert.equal(other, first, 'an approved leave stands in the way like a pending one')
  return first
}

/** Runs an action while the learner is no member of a class, or the class begins too late, as the facts require. */
export async function asMember<Result>(
  { db }: LeaveScene,
  classId: string,
  { isMember, missesClass }: LeaveRequestFacts,
  run: () => Promise<Result>,
): Promise<Result> {
  const classes = db.updateTable('class').where('id', '=', classId)
  if (missesClass) await classes.set((eb) => ({ starts_at: eb('starts_at', '+', 2 * DAY) })).execute()
  try {
    return await asEnrolled(db, classId, isMember, run)
  } finally {
    if (missesClass) await classes.set((eb) => ({ starts_at: eb('starts_at', '-', 2 * DAY) })).execute()
  }
}

async function asEnrolled<Result>(
  db: Database,
  classId: string,
  isMember: boolean,
  run: () => Promise<Result>,
): Promise<Result> {
  if (isMember) return run()
  await removeMembers(db, memberRow(classId))
  try {
    return await run()
  } finally {
    await putMembers(db, [memberRow(classId)])
  }
}

/** The learner leaves the class at the time of the facts. Returns why a leave stays as it is; null: it has lapsed. */
export async function depart(
  { db, shift, inClass, said }: LeaveScene,
  { facts }: Extract<LeaveEvent, { readonly type: 'membershipEnded' }>,
  { value, context }: LeaveSnapshot,
): Promise<string | null> {
  const classId = inClass?.id ?? ''
  const registration = db.updateTable('registration').where('class_id', '=', classId)
  await registration.set({ state: 'withdrawn' }).execute()
  const { id } = await db
    .selectFrom('registration')
    .select('id')
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow()
  await db
    .transaction()
    .execute((trx) =>
      endLeaves(trx, { id: '', change: { record_id: id, to_state: '', at: 0 }, now: new Date(facts.now + shift) }),
    )
  await registration.set({ state: 'registered' }).execute()
  if (value === 'rejected' || value === 'cancelled') return 'leave.alreadyDecided'
  if (value === 'approved' && facts.now >= context.startsAt) return 'leave.alreadyBegun'
  said.push({ event: 'membershipEnded', by: null, words: '' })
  return null
}

/** The offices of the facts alone are held, for as long as what waits for the others is handed over. */
export async function vacate(
  { db, inClass, leaveId, now: clock, said }: LeaveScene,
  { facts: { held } }: Extract<LeaveEvent, { readonly type: 'officeVacated' }>,
): Promise<null> {
  const classId = inClass?.id ?? ''
  const id = leaveId ?? ''
  const vacancy = `vacancy of ${id}`
  const revision = () => db.selectFrom('leave').select('revision').where('id', '=', id).executeTakeFirst()
  const before = await revision()
  const officers = await db.selectFrom('class_officer').selectAll().where('class_id', '=', classId).execute()
  const classes = db.updateTable('class').where('id', '=', classId)
  const leader = { user_id: userId('school'), role: 'schoolLeader' as const }
  const roles = await db.selectFrom('user_role').selectAll().where('role', '=', leader.role).execute()
  const away = officers.filter(({ office }) => !held.some((part) => part === office))
  for (const { office } of away)
    await db.deleteFrom('class_officer').where('class_id', '=', classId).where('office', '=', office).execute()
  if (!held.includes('headmaster')) await classes.set({ headmaster_id: null }).execute()
  if (!held.includes('schoolLeader')) await db.deleteFrom('user_role').where('role', '=', leader.role).execute()
  try {
    await db.transaction().execute((trx) => handOnLeave(trx, id, { id: vacancy, now: clock() }))
  } finally {
    if (away.length > 0) await db.insertInto('class_officer').values(away).execute()
    await classes.set({ headmaster_id: userId('headmaster') }).execute()
    if (!held.includes('schoolLeader')) await db.insertInto('user_role').values(roles).execute()
    await db.deleteFrom('notice').where('code', 'in', ['leave.vacant', 'leave.noLeader']).execute()
  }
  const after = await revision()
  if (after?.revision !== before?.revision) said.push({ event: 'officeVacated', by: null, words: '' })
  return null
}

/** The user of a sender role: the outsider is the first approver of the chain, who has lost the office. */
export function playing(by: string, chain: readonly LeaveApprover[]): Person {
  const found =
    by === 'outsider'
      ? people.find((person) => partsOf[person].some((part) => part === chain[0]))
      : people.find((person) => person === by)
  if (found === undefined) throw new Error(`Nobody plays ${by}`)
  return found
}

/** Runs an action while the first approver has lost the office, if an outsider is required. */
export async function asOutsider<Result>(
  { db, inClass }: LeaveScene,
  by: string,
  chain: readonly LeaveApprover[],
  run: () => Promise<Result>,
): Promise<Result> {
  const office = chain[0]
  if (by !== ('outsider' satisfies Sender)) return run()
  if (office !== 'teamLeader' && office !== 'disciplineCommittee')
    throw new Error(`${String(office)} is no office of a class`)
  const id = inClass?.id ?? ''
  await db.deleteFrom('class_officer').where('class_id', '=', id).where('office', '=', office).execute()
  try {
    return await run()
  } finally {
    await db.insertInto('class_officer').values(officerRow(id, office)).execute()
  }
}

/** Facts that neither calls nor users can bring about. */
export const unknownToOutsiders: Readonly<Record<string, Beyond<LeaveEvent>>> = {
  'a decision by somebody who has had no part in the leave': {
    reason:
      'Who has no part in a leave does not learn that there is one: the server says so before the lifecycle is asked.',
    needs: (event, context) => {
      const { revision, chain } = context as LeaveContext
      return event.by === ('outsider' satisfies Sender) && (revision < 2 || !isWhole(chain))
    },
  },
}
