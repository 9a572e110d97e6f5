import { sql } from 'kysely'
import * as z from 'zod/mini'
import { leaveActions } from '#api/leave/leave.contract.ts'
import type { Leave, LeaveLogEntry, LeaveStatus } from '#api/leave/leave.contract.ts'
import { historiesOf } from '#server/commands/history.ts'
import type { Sender } from '#server/commands/kind.ts'
import { snapshotOf } from '#server/commands/snapshot-of.ts'
import { timeText } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import type { LeaveTable } from './tables.ts'
import { leaveKind } from './kind.ts'
import { partsIn } from './offices.ts'
import type { Offices } from './offices.ts'

export interface LeaveRow extends LeaveTable {
  learner: string
  className: string
}

/** Leaves with the names of learner and class, the class name translated if available. */
export const withNames = (found: ReturnType<typeof allLeaves>, language: string) =>
  found
    .innerJoin('user as learner', 'learner.id', 'leave.learner_id')
    .innerJoin('class', 'class.id', 'leave.class_id')
    .leftJoin('class_text as own', (join) =>
      join.onRef('own.class_id', '=', 'class.id').on('own.language', '=', language),
    )
    .selectAll('leave')
    .select('learner.original_name as learner')
    .select(sql<string>`coalesce(nullif(own.name, ''), class.name)`.as('className'))

export const allLeaves = (db: Querying) => db.selectFrom('leave')

/** The viewer of leaves, with offices and time. */
export interface Viewing {
  readonly sender: Sender
  readonly offices: Offices
  readonly now: Date
}

/** Leaves as the calls answer them, in row order. */
export async function shown(
  db: Querying,
  rows: readonly LeaveRow[],
  { sender, offices, now }: Viewing,
): Promise<Leave[]> {
  const histories = await historiesOf(
    db,
    leaveKind,
    rows.map(({ id }) => id),
    told,
  )
  return rows.map((row): Leave => {
    const snapshot = snapshotOf(leaveKind, row)
    const { type, reason, chain } = snapshot.context
    return {
      leaveID: row.id,
      learner: { userId: row.learner_id, originalName: row.learner },
      classID: row.class_id,
      className: row.className,
      type,
      startTime: timeText(row.starts_at),
      endTime: timeText(row.ends_at),
      reason,
      status: statusOf(row.state),
      value: snapshot.value as Leave['value'],
      chain: [...chain],
      requestedAt: timeText(row.created_at),
      log: histories.get(row.id) ?? [],
      revision: row.revision,
      facts: { now: now.getTime(), isOwner: sender.userId === row.learner_id, parts: partsIn(offices, row.class_id) },
    }
  })
}

/** [LEAVE-06] The four public statuses; the part after the dot names the approver. */
const statusOf = (state: string): LeaveStatus => (state.startsWith('pending.') ? 'pending' : (state as LeaveStatus))

/** The message of a log event; empty for an upgrade. */
const logged = z.object({
  type: z.enum(['request', ...leaveActions, 'membershipEnded', 'officeVacated']),
  reason: z.optional(z.string()),
  request: z.optional(z.object({ reason: z.string() })),
})

function told(event: unknown): Pick<LeaveLogEntry, 'event' | 'words'> | null {
  const { success, data } = logged.safeParse(event)
  return success ? { event: data.type, words: data.reason ?? data.request?.reason ?? '' } : null
}
