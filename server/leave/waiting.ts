import { sql } from 'kysely'
import { leaveApprovers } from '#api/leave/leave.contract.ts'
import type { Waiting } from '#server/commands/waiting.ts'
import { waitingFor } from './leaves.ts'
import { officesOf } from './offices.ts'

/** The classes with leaves waiting for a user's decision, by the start of the first leave. */
export const leaveWaiting: Waiting = {
  lifecycle: 'leave',
  roles: leaveApprovers,
  find: async (db, sender, { code }, limit) =>
    waitingFor(db, sender, await officesOf(db, sender))
      .innerJoin('class', 'class.id', 'leave.class_id')
      .leftJoin('class_text as own', (join) =>
        join.onRef('own.class_id', '=', 'class.id').on('own.language', '=', code),
      )
      .select('class.id')
      .select(sql<string>`coalesce(own.name, class.name)`.as('name'))
      .select((eb) => eb.fn.min('leave.starts_at').as('dueAt'))
      .groupBy(['class.id', 'own.name', 'class.name'])
      .orderBy('dueAt')
      .orderBy('class.id')
      .limit(limit)
      .execute(),
}
