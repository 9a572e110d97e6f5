import { initialTransition } from 'xstate'
import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate'
import { verdict } from '#machines/kit/verdict.ts'
import type { StoredKind } from '#server/commands/kind.ts'
import { columnsOf } from '#server/commands/rows.ts'
import { revisionOf, stateOf } from '#server/commands/stored.ts'
import type { TransitionLogTable } from '#server/commands/tables.ts'

interface Past<Lifecycle extends AnyStateMachine, Owned> {
  readonly id: string
  readonly owned: Owned
  /** Whose doing it was, of what does not say otherwise; null: nobody's that is known. */
  readonly by: string | null
  /** With their facts, as the one door would have put them together, and when; the oldest first. */
  readonly events: readonly PastEvent<Lifecycle>[]
}

export interface PastEvent<Lifecycle extends AnyStateMachine> {
  readonly event: EventFrom<Lifecycle>
  readonly at: number
  readonly by?: string
}

/** What a record can be built from. */
type Built<Lifecycle extends AnyStateMachine, Owned extends object> = Pick<
  StoredKind<Lifecycle, Owned>,
  'table' | 'lifecycle' | 'version' | 'columnsOf'
>

/**
 * Builds a record by running its lifecycle over past events, with the log that server/commands would have written.
 * For bulk seeding: sending each event as a command would take minutes. @throws what its lifecycle refuses
 */
export function pastRecord<Lifecycle extends AnyStateMachine, Owned extends object>(
  kind: Built<Lifecycle, Owned>,
  { id, owned, by, events }: Past<Lifecycle, Owned>,
) {
  let [snapshot] = initialTransition(kind.lifecycle as AnyStateMachine) as [SnapshotFrom<Lifecycle>, unknown]
  const log: TransitionLogTable[] = []
  for (const { event, at, by: sender = by } of events) {
    const said = verdict(kind.lifecycle, snapshot, event)
    if (said.kind !== 'allowed')
      throw new Error(`${kind.table} ${id}: ${said.kind === 'refused' ? said.code : 'not now'}`)
    log.push({
      lifecycle: kind.table,
      record_id: id,
      revision: revisionOf(said.next),
      version: kind.version,
      event: JSON.stringify(event),
      from_state: stateOf(snapshot),
      to_state: stateOf(said.next),
      by_user_id: sender,
      at,
    })
    snapshot = said.next
  }
  const columns = columnsOf(kind, snapshot)
  const record = { ...owned, id, ...columns, created_at: events[0]?.at ?? 0, updated_at: events.at(-1)?.at ?? 0 }
  return { record, log, snapshot }
}
