import type { AnyStateMachine, SnapshotFrom } from 'xstate'
import type { StoredKind } from './kind.ts'
import { restored } from './stored.ts'
import type { StoredRecord } from './stored.ts'

/** The snapshot of a stored record in the current version. @throws when it does not fit */
export const snapshotOf = <Lifecycle extends AnyStateMachine, Owned extends object>(
  kind: StoredKind<Lifecycle, Owned>,
  record: StoredRecord,
): SnapshotFrom<Lifecycle> =>
  // A restored snapshot has the type of the kind's own lifecycle.
  restored(kind, record) as SnapshotFrom<Lifecycle>
