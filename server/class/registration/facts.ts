import type { Expression, ExpressionBuilder, ExpressionWrapper, Selectable, SqlBool } from 'kysely'
import type { RegistrationFacts } from '#machines/class/registration.lifecycle.ts'
import type { Sender } from '#server/commands/kind.ts'
import { isSet } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { staffedClasses } from '#server/class/staff.ts'
import type { ClassTable, RegistrationTable } from '#server/class/tables.ts'
import type { Tables } from '#server/tables.ts'

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
}

/** Whether a class is open to a learner: to all, to the learner's department, or by invitation. */
export const invitedTo = (
  eb: ExpressionBuilder<Tables, 'class'>,
  learnerId: Expression<string>,
): ExpressionWrapper<Tables, 'class', SqlBool> =>
  eb.or([
    eb('class.audience', '=', 'all'),
    eb.and([
      eb('class.audience', '=', 'departments'),
      eb.exists(
        eb
          .selectFrom('class_department')
          .innerJoin('user', 'user.department_code', 'class_department.department_code')
          .select('class_department.class_id')
          .whereRef('class_department.class_id', '=', 'class.id')
          .where('user.id', '=', learnerId),
      ),
    ]),
    eb.and([
      eb('class.audience', '=', 'invitation'),
      eb.exists(
        eb
          .selectFrom('class_invitation')
          .select('class_invitation.class_id')
          .whereRef('class_invitation.class_id', '=', 'class.id')
          .where('class_invitation.user_id', '=', learnerId),
      ),
    ]),
  ])

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
  asksApproval: isSet(row.asks_approval),
  isFull: row.capacity !== null && row.taken >= row.capacity,
  hasWaitingList: isSet(row.has_waiting_list),
  declinesAtEnd: isSet(row.declines_at_end),
  ticket: row.tickets + 1,
})

const factsQuery = (db: Querying, { class_id: classId, learner_id: learnerId }: RegistrationOwned, sender: Sender) =>
  db
    .selectFrom('class')
    .select(classFactColumns)
    .select((eb) => [
      invitedTo(eb, eb.val(learnerId)).as('isInvited'),
      eb('class.id', 'in', staffedClasses(db, sender).where('class.id', '=', classId)).as('isStaff'),
    ])
    .where('class.id', '=', classId)

/** The facts for a sender; null: the class does not exist. */
export async function findFacts(
  db: Querying,
  owned: RegistrationOwned,
  sender: Sender,
  now: Date,
): Promise<RegistrationFacts | null> {
  const row = await factsQuery(db, owned, sender).executeTakeFirst()
  return row === undefined ? null : factsFrom(row, { ...row, isLearner: owned.learner_id === sender.userId }, now)
}

/** The same, with the class locked: who comes later waits, and finds what has changed until then. */
export async function lockFacts(
  trx: Querying,
  owned: RegistrationOwned,
  sender: Sender,
  now: Date,
): Promise<RegistrationFacts | null> {
  const row = await factsQuery(trx, owned, sender)
    .$if(hasRowLocks(trx), (query) => query.forNoKeyUpdate('class'))
    .executeTakeFirst()
  return row === undefined ? null : factsFrom(row, { ...row, isLearner: owned.learner_id === sender.userId }, now)
}

/** The facts of what happens by itself: nobody sends it. */
export const factsOfClass = (row: ClassFactRow, now: Date): RegistrationFacts =>
  factsFrom(row, { isLearner: false, isStaff: false, isInvited: false }, now)

/** A class locked for changes of its registrations; undefined: it does not exist. */
export const lockClass = (trx: Querying, classId: string): Promise<ClassFactRow | undefined> =>
  trx
    .selectFrom('class')
    .select(classFactColumns)
    .where('class.id', '=', classId)
    .$if(hasRowLocks(trx), (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
