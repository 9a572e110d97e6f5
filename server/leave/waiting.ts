import { sql } from 'kysely'
import type { Language } from '#i18n/locales.ts'
import type { Sender } from '#server/commands/kind.ts'
import type { Database } from '#server/database/open.ts'
import { waitingFor } from './leaves.ts'
import { officesOf } from './offices.ts'

/** The classes with leaves waiting for a user's decision, and the start of the first leave; the most urgent first. */
export async function leavesWaiting(
  db: Database,
  sender: Sender,
  { code }: Language,
  limit: number,
): Promise<{ id: string; name: string; startsAt: number }[]> {
  return waitingFor(db, sender, await officesOf(db, sender))
    .innerJoin('class', 'class.id', 'leave.class_id')
    .leftJoin('class_text as own', (join) => join.onRef('own.class_id', '=', 'class.id').on('own.language', '=', code))
    .select('class.id')
    .select(sql<string>`coalesce(own.name, class.name)`.as('name'))
    .select((eb) => eb.fn.min('leave.starts_at').as('startsAt'))
    .groupBy(['class.id', 'own.name', 'class.name'])
    .orderBy('startsAt')
    .orderBy('class.id')
    .limit(limit)
    .execute()
}
