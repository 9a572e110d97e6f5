import type { AnyStateMachine, SnapshotFrom } from 'xstate'
import type { RecordKind, Sent } from './kind.ts'
import { restored } from './stored.ts'
import type { StoredRecord } from './stored.ts'

/** The snapshot of a stored record in the current version. @throws when it does not fit */
export const snapshotOf = <Lifecycle extends AnyStateMachine, Client extends Sent, Owned extends object>(
  kind: RecordKind<Lifecycle, Client, Owned>,
  record: StoredRecord,
): SnapshotFrom<Lifecycle> =>
  // A restored snapshot has the type of the kind's own lifecycle.
  restored(kind, record) as SnapshotFrom<Lifecycle>
