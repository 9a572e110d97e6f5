import { createActor } from 'xstate'
import type { AnyStateMachine, SnapshotFrom, StateValue } from 'xstate'
import * as z from 'zod/mini'
import type { LifecycleColumns } from './tables.ts'
import type { AnyStoredKind, Persisted } from './kind.ts'

export type StoredRecord = Pick<LifecycleColumns, 'id' | 'version' | 'snapshot' | 'state' | 'revision'>

/** A state as stored and logged: dotted below compound ones, the parts of parallel ones joined by commas. */
export const stateOf = ({ value }: { readonly value: StateValue }): string => textOf(value)

function textOf(value: StateValue): string {
  if (typeof value === 'string') return value
  return Object.entries(value)
    .map(([name, below]) => (below === undefined ? name : `${name}.${textOf(below)}`.replace(/\.$/, '')))
    .join(',')
}

type TagOf<Lifecycle extends AnyStateMachine> = Parameters<SnapshotFrom<Lifecycle>['hasTag']>[0]

/** The stored states with one of these tags, for queries. @throws when no state has one */
export function statesOf<Lifecycle extends AnyStateMachine>(
  lifecycle: Lifecycle,
  ...tags: readonly TagOf<Lifecycle>[]
): string[] {
  const below = ({ states, tags: own, path }: AnyStateMachine['root'], isTagged: boolean): string[] => {
    const has = isTagged || own.some((tag) => tags.includes(tag))
    const inner = Object.values(states)
    if (inner.length > 0) return inner.flatMap((state) => below(state, has))
    return has ? [path.join('.')] : []
  }
  const found = below(lifecycle.root, false)
  if (found.length === 0) throw new Error(`No state of ${lifecycle.id} is ${tags.join(' or ')}`)
  return found
}

/** The revision, which every stored lifecycle keeps in its context. */
export const revisionOf = ({ context }: { readonly context: unknown }): number =>
  (context as { readonly revision: number }).revision

/** The stored form of a snapshot. */
export const persisted = (lifecycle: AnyStateMachine, snapshot: SnapshotFrom<AnyStateMachine>): Persisted =>
  JSON.parse(JSON.stringify(lifecycle.getPersistedSnapshot(snapshot))) as Persisted

/**
 * The snapshot of a stored record in the current version; older versions are upgraded in memory only. @throws when it
 * does not fit, which only a bug can cause
 */
export function restored(kind: AnyStoredKind, record: StoredRecord): SnapshotFrom<AnyStateMachine> {
  try {
    if (record.version > kind.version)
      throw new Error(`It is of version ${record.version}, which another portal has written`)
    let stored: unknown = JSON.parse(record.snapshot)
    for (let { version } = record; version < kind.version; version += 1)
      stored = upgraded(kind, version, stored as Persisted)
    const snapshot = restoredAs(kind.lifecycle, schemaOf(kind).parse(stored))
    if (revisionOf(snapshot) !== record.revision) throw new Error('Another revision than its column has')
    if (record.version === kind.version && stateOf(snapshot) !== record.state)
      throw new Error('Another state than its column has')
    return snapshot
  } catch (error) {
    throw new Error(
      `What is stored of ${kind.table} ${record.id} does not fit version ${kind.version} of its lifecycle`,
      { cause: error },
    )
  }
}

/** Upgrades a stored snapshot by one version. @throws where no upgrade exists */
export function upgraded({ earlier }: AnyStoredKind, version: number, stored: Persisted): Persisted {
  const before = earlier[version]
  if (before === undefined) throw new Error(`No upgrade from version ${version}`)
  return before.upgrade(stored)
}

/**
 * Restores a stored snapshot, including history states. It uses an actor that is never started, since `resolveState`
 * would lose the history.
 */
export function restoredAs(lifecycle: AnyStateMachine, stored: Persisted): SnapshotFrom<AnyStateMachine> {
  const snapshot = createActor(lifecycle, { snapshot: stored as never, input: undefined }).getSnapshot()
  // An unknown state does not throw: it only shows in the status.
  if (snapshot.status !== stored.status)
    throw new Error('Its state is none of this lifecycle', { cause: snapshot.error })
  return snapshot
}

const schemas = new WeakMap<AnyStoredKind, z.ZodMiniType<Persisted>>()

/** Lifecycles spawn no actors, so `children` is empty; nothing else is stored of them. */
function schemaOf(kind: AnyStoredKind): z.ZodMiniType<Persisted> {
  const known = schemas.get(kind)
  if (known !== undefined) return known
  const schema = z.strictObject({
    status: z.enum(['active', 'done']),
    value: z.union([z.string(), z.record(z.string(), z.unknown())]),
    context: kind.context,
    historyValue: z.record(z.string(), z.unknown()),
    children: z.strictObject({}),
    output: z.optional(z.unknown()),
  })
  schemas.set(kind, schema)
  return schema
}
