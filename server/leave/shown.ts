import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Leave, LeaveLogEntry, LeaveStatus } from '#api/leave/leave.contract.ts'
import { clientEvents } from '#machines/leave/leave.lifecycle.ts'
import type { LeaveContext } from '#machines/leave/leave.lifecycle.ts'
import type { Sender } from '../commands/kind.ts'
import { restored } from '../commands/stored.ts'
import { timeText } from '../database/codec.ts'
import type { Querying } from '../database/open.ts'
import type { LeaveTable } from '../database/schema.ts'
import { leaveKind } from './kind.ts'
import { partsIn } from './offices.ts'
import type { Offices } from './offices.ts'

export interface LeaveRow extends LeaveTable {
  learner: string
  className: string
}

/** Leaves with the names of learner and class, that of the class in a language where it has one in it. */
export const withNames = (found: ReturnType<typeof allLeaves>, language: string) =>
  found
    .innerJoin('user as learner', 'learner.id', 'leave.learner_id')
    .innerJoin('class', 'class.id', 'leave.class_id')
    .leftJoin('class_text as own', (join) =>
      join.onRef('own.class_id', '=', 'class.id').on('own.language', '=', language),
    )
    .selectAll('leave')
    .select('learner.original_name as learner')
    .select(sql<string>`coalesce(own.name, class.name)`.as('className'))

export const allLeaves = (db: Querying) => db.selectFrom('leave')

/** Who looks at leaves, by whose offices and at what time. */
export interface Viewing {
  readonly sender: Sender
  readonly offices: Offices
  readonly now: Date
}

/** Leaves as their calls answer them, in the order of the rows. */
export async function shown(
  db: Querying,
  rows: readonly LeaveRow[],
  { sender, offices, now }: Viewing,
): Promise<Leave[]> {
  const logs = await logsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row): Leave => {
    const snapshot = restored(leaveKind, row)
    const { type, reason, chain } = snapshot.context as LeaveContext
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
      revision: row.revision,
      chain: [...chain],
      requestedAt: timeText(row.created_at),
      log: logs.get(row.id) ?? [],
      facts: { now: now.getTime(), isOwner: sender.userId === row.learner_id, parts: partsIn(offices, row.class_id) },
    }
  })
}

/** [LEAVE-06] The four that people tell apart; who is to decide comes after the dot. */
const statusOf = (state: string): LeaveStatus => (state.startsWith('pending.') ? 'pending' : (state as LeaveStatus))

/** What an event of the log says in words; an upgrade is none of these. */
const logged = z.object({
  type: z.enum(clientEvents as [LeaveLogEntry['event'], ...LeaveLogEntry['event'][]]),
  reason: z.optional(z.string()),
  request: z.optional(z.object({ reason: z.string() })),
})

async function logsOf(db: Querying, ids: readonly string[]): Promise<Map<string, LeaveLogEntry[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('transition_log as log')
    .innerJoin('user', 'user.id', 'log.by_user_id')
    .select([
      'log.record_id',
      'log.event',
      'log.from_state',
      'log.at',
      'user.id as userId',
      'user.original_name as originalName',
    ])
    .where('log.lifecycle', '=', leaveKind.table)
    .where('log.record_id', 'in', ids)
    .orderBy('log.record_id')
    .orderBy('log.revision')
    .execute()
  const logs = new Map<string, LeaveLogEntry[]>()
  for (const { record_id: id, event, from_state: state, at, userId, originalName } of rows) {
    const { type, reason, request } = logged.parse(JSON.parse(event))
    const entries = logs.get(id) ?? []
    entries.push({
      state,
      event: type,
      who: { userId, originalName },
      at: timeText(at),
      words: reason ?? request?.reason ?? '',
    })
    logs.set(id, entries)
  }
  return logs
}
