import type { CommittedEffect } from './carriers.ts'
import type { AnyStoredKind } from './kind.ts'
import type { EffectTable } from './tables.ts'
import type { Querying } from '#server/database/open.ts'

/** Where two lifecycles meet: what a change of one asks of the records of another. */
export interface Meeting {
  readonly of: AnyStoredKind
  /** The action of its statechart that begins it. */
  readonly effect: string
  readonly asks: AnyStoredKind
  /** The event that is sent to the records of the other. */
  readonly event: string
  /**
   * Sends it to each record that it concerns, as things are by now. It may be done again after a failure. Returns the
   * people to notify of it.
   */
  readonly meet: (trx: Querying, met: Met) => Promise<readonly string[]>
}

/** The change that asks, and when it is answered. */
export interface Met {
  /** Idempotency key: the same for every retry. */
  readonly id: string
  readonly change: Pick<CommittedEffect['change'], 'record_id' | 'to_state' | 'at'>
  readonly now: Date
}

/** @throws where an effect asks for a meeting that nobody has arranged */
export function meetingOf(meetings: readonly Meeting[], { lifecycle, type }: EffectTable): Meeting {
  const found = meetings.find(({ of, effect }) => of.table === lifecycle && effect === type)
  if (found === undefined) throw new Error(`Nobody meets ${type} of ${lifecycle}`)
  return found
}
