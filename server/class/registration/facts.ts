import type { Selectable, SqlBool } from 'kysely'
import type { RegistrationFacts } from '#machines/class/registration.lifecycle.ts'
import type { Sender } from '#server/commands/kind.ts'
import { isSet } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import { prepared } from '#server/database/prepared.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { runBy } from '#server/class/staff.ts'
import type { ClassTable, RegistrationTable } from '#server/class/tables.ts'
import { audienceHas, invitedTo } from './audience.ts'

/** The immutable columns of a registration. */
export type RegistrationOwned = Pick<RegistrationTable, 'class_id' | 'learner_id'>

/** The states of a class that learners can see. */
const VISIBLE: readonly string[] = ['announced', 'closed']

/** What is asked of a class before anybody changes a registration. */
export const classFactColumns = [
  'class.state',
  'class.opens_at',
  'class.closes_at',
  'class.ends_at',
  'class.capacity',
  'class.taken',
  'class.tickets',
  'class.asks_approval',
  'class.has_waiting_list',
  'class.declines_at_end',
] as const

/** The same beside a record, which has a state of its own. */
export const factColumnsBeside = [
  'class.state as class_state',
  'class.opens_at',
  'class.closes_at',
  'class.ends_at',
  'class.capacity',
  'class.taken',
  'class.tickets',
  'class.asks_approval',
  'class.has_waiting_list',
  'class.declines_at_end',
] as const

export type ClassFactRow = Pick<
  Selectable<ClassTable>,
  | 'state'
  | 'opens_at'
  | 'closes_at'
  | 'ends_at'
  | 'capacity'
  | 'taken'
  | 'tickets'
  | 'asks_approval'
  | 'has_waiting_list'
  | 'declines_at_end'
>

/** What is known of somebody who asks about a learner's registration. */
interface Concerned {
  readonly isLearner: boolean
  /** As a query answers it: SQLite has no booleans. */
  readonly isStaff: SqlBool
  readonly isInvited: SqlBool
  /** The learner is in the audience of the class without an invitation. */
  readonly inAudience: SqlBool
  readonly isAdmin: boolean
  /** Milliseconds; null: there is no registration yet. */
  readonly changedAt: number | null
}

/** The facts of a registration as the lifecycle judges by them. */
export const factsFrom = (row: ClassFactRow, concerned: Concerned, now: Date): RegistrationFacts => ({
  now: now.getTime(),
  opensAt: row.opens_at,
  closesAt: row.closes_at,
  endsAt: row.ends_at,
  isAnnounced: VISIBLE.includes(row.state),
  isLearner: concerned.isLearner,
  isStaff: Boolean(concerned.isStaff),
  isInvited: Boolean(concerned.isInvited),
  needsConsent: !concerned.isAdmin && !concerned.inAudience,
  changedAt: concerned.changedAt,
  asksApproval: isSet(row.asks_approval),
  isFull: row.capacity !== null && row.taken >= row.capacity,
  hasWaitingList: isSet(row.has_waiting_list),
  declinesAtEnd: isSet(row.declines_at_end),
  ticket: row.tickets + 1,
})

/** What a registration is judged by, and the id of its record; null: there is none yet. */
export interface FactsAndRecord {
  readonly facts: RegistrationFacts
  readonly recordId: string | null
}

/**
 * For a sender; null: the class does not exist. Whoever changes something has locked the class before: a statement that
 * itself waits for a lock reads other tables as they were before it waited.
 */
export async function factsAndRecord(
  db: Querying,
  { class_id: classId, learner_id: learnerId }: RegistrationOwned,
  { userId, roles }: Sender,
  now: Date,
): Promise<(FactsAndRecord & { readonly revision: number }) | null> {
  const row = await db
    .selectFrom('class')
    .leftJoin('registration', (join) =>
      join.onRef('registration.class_id', '=', 'class.id').on('registration.learner_id', '=', learnerId),
    )
    .select(classFactColumns)
    .select(['registration.id as recordId', 'registration.revision', 'registration.updated_at as changedAt'])
    .select((eb) => [
      audienceHas(eb, eb.val(learnerId)).as('inAudience'),
      invitedTo(eb, eb.val(learnerId)).as('isInvited'),
      runBy(eb, eb.val(userId)).as('isStaff'),
    ])
    .where('class.id', '=', classId)
    .executeTakeFirst()
  if (row === undefined) return null
  const isAdmin = roles.includes('admin')
  const facts = factsFrom(
    row,
    { ...row, isLearner: learnerId === userId, isStaff: isAdmin || row.isStaff, isAdmin },
    now,
  )
  return { facts, recordId: row.recordId, revision: row.revision ?? 0 }
}

/** The facts for a sender; null: the class does not exist. */
export const findFacts = async (...of: Parameters<typeof factsAndRecord>): Promise<RegistrationFacts | null> =>
  (await factsAndRecord(...of))?.facts ?? null

/** What does not change of somebody who registers, while others before do. */
export interface Registering extends Pick<Concerned, 'isStaff' | 'isInvited' | 'inAudience' | 'changedAt'> {
  recordId: string | null
}

/** Locks a class for some who register. Returns what is known of them, by their ids. */
export async function lockFor(
  trx: Querying,
  classId: string,
  learnerIds: readonly string[],
): Promise<ReadonlyMap<string, Registering>> {
  await lockClass(trx, classId)
  const found = await trx
    .selectFrom('class')
    .innerJoin('user as learner', (join) => join.on('learner.id', 'in', learnerIds))
    .leftJoin('registration', (join) =>
      join.onRef('registration.class_id', '=', 'class.id').onRef('registration.learner_id', '=', 'learner.id'),
    )
    .select(['learner.id', 'registration.id as recordId', 'registration.updated_at as changedAt'])
    .select((eb) => [
      audienceHas(eb, eb.ref('learner.id')).as('inAudience'),
      invitedTo(eb, eb.ref('learner.id')).as('isInvited'),
      runBy(eb, eb.ref('learner.id')).as('isStaff'),
    ])
    .where('class.id', '=', classId)
    .execute()
  return new Map(found.map(({ id, ...known }) => [id, known]))
}

/** A class as the change before has left it. Asked for by each who registers, so it is compiled once. */
const currentClass = prepared(['classId'], (db, { classId }: { readonly classId: string }) =>
  db.selectFrom('class').select(classFactColumns).where('class.id', '=', classId),
)

/** The facts and the record of a learner for whom the class is locked; null: the class does not exist. */
export async function factsWithin(
  trx: Querying,
  classId: string,
  { recordId, ...known }: Registering,
  { roles }: Sender,
  now: Date,
): Promise<FactsAndRecord | null> {
  const [row] = await currentClass(trx, { classId })
  if (row === undefined) return null
  const isAdmin = roles.includes('admin')
  const concerned = { ...known, isLearner: true, isStaff: isAdmin || known.isStaff, isAdmin }
  return { facts: factsFrom(row, concerned, now), recordId }
}

/** The facts of what happens by itself: nobody sends it. */
export const factsOfClass = (row: ClassFactRow, now: Date): RegistrationFacts =>
  factsFrom(
    row,
    { isLearner: false, isStaff: false, isInvited: false, inAudience: false, isAdmin: false, changedAt: null },
    now,
  )

/** A class locked for changes of its registrations; undefined: it does not exist. */
export const lockClass = (trx: Querying, classId: string): Promise<ClassFactRow | undefined> =>
  trx
    .selectFrom('class')
    .select(classFactColumns)
    .where('class.id', '=', classId)
    .$if(hasRowLocks(trx), (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
