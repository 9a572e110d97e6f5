import type { ExpressionBuilder } from 'kysely'
import type { PayloadOf } from '#api/kit/call.ts'
import type { Leave, listDecidedLeaves, listMyLeaves } from '#api/leave/leave.contract.ts'
import type { Asking } from '#server/commands/each.ts'
import { hasSentTo } from '#server/commands/history.ts'
import type { Sender } from '#server/commands/kind.ts'
import { snapshotOf } from '#server/commands/snapshot-of.ts'
import type { Database, Querying } from '#server/database/open.ts'
import type { Tables } from '#server/tables.ts'
import { leaveKind } from './kind.ts'
import { officesOf, partsIn } from './offices.ts'
import { allLeaves, shown, withNames } from './shown.ts'
import { pendingLeave } from './states.ts'

interface Found {
  list: Leave[]
  count: number
}

/** [ROUTE-32] A page of a user's own leaves, the last requested first, and the total count. */
export async function ownLeaves(
  db: Database,
  { status, pageNum, pageSize }: PayloadOf<typeof listMyLeaves>,
  { sender, language, now }: Asking,
): Promise<Found> {
  let found = allLeaves(db).where('leave.learner_id', '=', sender.userId)
  if (status === 'pending') found = found.where('leave.state', 'in', pendingLeave)
  else if (status !== undefined) found = found.where('leave.state', '=', status)
  const [rows, counted, offices] = await Promise.all([
    withNames(found, language.code)
      .orderBy('leave.created_at', 'desc')
      .orderBy('leave.id', 'desc')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst(),
    officesOf(db, sender),
  ])
  return { list: await shown(db, rows, { sender, offices, now }), count: counted?.count ?? 0 }
}

/** [ROUTE-81] A page of the leaves that somebody has decided on, the last first. */
export async function decidedLeaves(
  db: Database,
  { pageNum, pageSize }: PayloadOf<typeof listDecidedLeaves>,
  { sender, language, now }: Asking,
): Promise<Found> {
  const found = decidedBy(db, sender)
  const [rows, counted, offices] = await Promise.all([
    withNames(found, language.code)
      .orderBy(lastDecision(sender), 'desc')
      .orderBy('leave.id')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst(),
    officesOf(db, sender),
  ])
  return { list: await shown(db, rows, { sender, offices, now }), count: counted?.count ?? 0 }
}

/** The leaves of others to which a user has sent an event: every such event is a decision. */
const decidedBy = (db: Database, { userId }: Sender) =>
  allLeaves(db)
    .where('leave.learner_id', '!=', userId)
    .where('leave.id', 'in', (eb) =>
      eb
        .selectFrom('transition_log')
        .select('record_id')
        .where('by_user_id', '=', userId)
        .where('lifecycle', '=', leaveKind.table),
    )

const lastDecision =
  ({ userId }: Sender) =>
  (eb: ExpressionBuilder<Tables, 'leave'>) =>
    eb
      .selectFrom('transition_log as log')
      .select((of) => of.fn.max('log.at').as('at'))
      .whereRef('log.record_id', '=', 'leave.id')
      .where('log.lifecycle', '=', leaveKind.table)
      .where('log.by_user_id', '=', userId)

/**
 * One leave, for its learner and for those who decide or have decided on it; null: there is none, or it is not for this
 * one.
 */
export async function findLeave(
  db: Querying,
  leaveId: string,
  { sender, language, now }: Asking,
): Promise<Leave | null> {
  const row = await withNames(allLeaves(db).where('leave.id', '=', leaveId), language.code).executeTakeFirst()
  if (row === undefined) return null
  const offices = await officesOf(db, sender, row.class_id)
  const snapshot = snapshotOf(leaveKind, row)
  const { chain } = snapshot.context
  const isConcerned =
    row.learner_id === sender.userId || partsIn(offices, row.class_id).some((part) => chain.includes(part))
  if (!isConcerned && !(await hasSentTo(db, leaveKind.table, leaveId, sender.userId))) return null
  const [leave] = await shown(db, [row], { sender, offices, now })
  return leave ?? null
}
