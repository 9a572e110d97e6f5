import type { AnyStateMachine, SnapshotFrom } from 'xstate'
import type { RecordKind, Sent } from './kind.ts'
import { restored } from './stored.ts'
import type { StoredRecord } from './stored.ts'

/** A stored record as its lifecycle has it now. @throws when it does not fit */
export const snapshotOf = <Lifecycle extends AnyStateMachine, Client extends Sent, Owned extends object>(
  kind: RecordKind<Lifecycle, Client, Owned>,
  record: StoredRecord,
): SnapshotFrom<Lifecycle> =>
  // What is restored is a snapshot of the kind's own lifecycle.
  restored(kind, record) as SnapshotFrom<Lifecycle>
