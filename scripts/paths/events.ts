import type { AnyMachineSnapshot, EventObject } from 'xstate'

import type { AnyPathModel } from './model.ts'

/** The samples of every event accepted by an active state. */
export function eventsFor(snapshot: AnyMachineSnapshot, model: AnyPathModel): readonly EventObject[] {
  if (snapshot.status !== 'active') return []
  const nodes = snapshot._nodes
  const awaited = awaitedBy(snapshot)
  const sent = samplesOf(snapshot, model, (type) => isAwaited(type, awaited))
  const services = nodes.flatMap((node) =>
    node.invoke.flatMap(({ id, src }) => {
      const { done = [], error = [] } = (typeof src === 'string' ? model.services[src] : undefined) ?? {}
      return [
        ...done.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
        ...error.map((thrown) => ({ type: `xstate.error.actor.${id}`, error: thrown, actorId: id })),
      ].filter(({ type }) => awaited.has(type))
    }),
  )
  const timers = nodes.flatMap((node) =>
    [
      ...new Set(
        node.after
          .filter(({ delay }) => model.ends(String(delay), snapshot.context))
          .map(({ eventType }) => eventType as string),
      ),
    ].map((type) => ({ type })),
  )
  return [...sent, ...services, ...timers]
}

/**
 * The samples of the events that no active state accepts. Whoever calls can send any event to a stored record at any
 * time, so these are judged, too; a flow's screen sends only what it shows.
 */
export function unheardBy(snapshot: AnyMachineSnapshot, model: AnyPathModel): readonly EventObject[] {
  if (snapshot.status !== 'active' || !model.isStored) return []
  const awaited = awaitedBy(snapshot)
  return samplesOf(snapshot, model, (type) => !isAwaited(type, awaited))
}

/** Whether an active state accepts an event of this type, timers' included. */
export function isHeard(type: string, snapshot: AnyMachineSnapshot): boolean {
  return isAwaited(type, awaitedBy(snapshot))
}

function awaitedBy({ _nodes }: AnyMachineSnapshot): ReadonlySet<string> {
  return new Set(_nodes.flatMap((node) => [...node.transitions.keys()]))
}

function isAwaited(type: string, awaited: ReadonlySet<string>): boolean {
  return (
    awaited.has(type) || awaited.values().some((descriptor) => descriptor.endsWith('*') && matches(type, descriptor))
  )
}

function samplesOf(
  { context }: AnyMachineSnapshot,
  { events }: AnyPathModel,
  isSent: (type: string) => boolean,
): readonly EventObject[] {
  return Object.entries(events).flatMap(([type, samples]) => {
    if (!isSent(type)) return []
    return (typeof samples === 'function' ? samples(context) : samples).map((sample) => ({ ...sample, type }))
  })
}

/** Whether a wildcard matches an event: `*` all, `term.*` also `term` itself. */
function matches(type: string, wildcard: string): boolean {
  return wildcard === '*' || type === wildcard.slice(0, -2) || type.startsWith(wildcard.slice(0, -1))
}
