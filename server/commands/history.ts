import { timeText } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import type { AnyStoredKind } from './kind.ts'

/** The common fields of a history entry, as in `recordHistory` of the contract. */
interface HistoryEntry {
  /** The previous state, dotted below compound ones. */
  readonly state: string
  /** Null: the clock or the server. */
  readonly who: { readonly userId: string; readonly originalName: string } | null
  /** As yyyy-MM-dd HH:mm:ss in UTC. */
  readonly at: string
}
/** The history entry of a logged event; null: hidden. The event has the schema of the version that stored it. */
type Telling<Told extends object> = (event: unknown) => Told | null

/** The newest changes of a record that is shown by itself, and of each in a list; older ones are kept all the same. */
export const HISTORY_SHOWN = 100
const SHOWN_IN_LIST = 20

/** The histories of records by id, the newest changes of each, oldest first; records without entries are omitted. */
export async function historiesOf<Told extends object>(
  db: Querying,
  { table }: Pick<AnyStoredKind, 'table'>,
  ids: readonly string[],
  telling: Telling<Told>,
  most = ids.length === 1 ? HISTORY_SHOWN : SHOWN_IN_LIST,
): Promise<Map<string, (HistoryEntry & Told)[]>> {
  const histories = new Map<string, (HistoryEntry & Told)[]>()
  if (ids.length === 0) return histories
  const newest = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('transition_log')
        .select(['record_id', 'revision', 'event', 'from_state', 'at', 'by_user_id'])
        .select((of) =>
          of.fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('record_id').orderBy('revision', 'desc'))
            .as('place'),
        )
        .where('lifecycle', '=', table)
        .where('record_id', 'in', ids)
        .as('log'),
    )
    .leftJoin('user', 'user.id', 'log.by_user_id')
    .select([
      'log.record_id',
      'log.event',
      'log.from_state',
      'log.at',
      'user.id as userId',
      'user.original_name as originalName',
    ])
    .where('log.place', '<=', most)
    .orderBy('log.record_id')
    .orderBy('log.revision')
    .execute()
  for (const { record_id: id, event, from_state: state, at, userId, originalName } of newest) {
    const told = telling(JSON.parse(event))
    if (told === null) continue
    const entries = histories.get(id) ?? []
    const who = userId === null ? null : { userId, originalName: originalName ?? '' }
    entries.push({ state, who, at: timeText(at), ...told })
    histories.set(id, entries)
  }
  return histories
}

/**
 * Whether a person's event is in the log of a record. @param lifecycle its name in the log: the table of its records
 */
export async function hasSentTo(db: Querying, lifecycle: string, recordId: string, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('transition_log')
    .select('revision')
    .where('lifecycle', '=', lifecycle)
    .where('record_id', '=', recordId)
    .where('by_user_id', '=', userId)
    .executeTakeFirst()
  return found !== undefined
}
