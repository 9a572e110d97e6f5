import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'

import { allNodes, edgeSources } from '../statecharts/model.ts'
import type { AnyPathModel } from './model.ts'

/** Serialises a situation of a machine as JSON, as a key. */
export type Situate = (snapshot: AnyMachineSnapshot) => string

/**
 * State, what the model says of the context, history and how the machine ended. What a history state has kept counts
 * only while it can still be brought back: not while its parent is active, since leaving that will keep anew.
 */
export function situating(machine: AnyStateMachine, model: AnyPathModel): Situate {
  const histories = allNodes(machine.root)
    .filter((node) => node.type === 'history')
    .map((node) => ({ id: node.id, parent: node.parent?.id ?? '', live: liveStates(machine, node) }))
  return (snapshot) => {
    const active = (snapshot._nodes as AnyStateNode[]).map((node) => node.id)
    const kept = histories.filter(({ parent, live }) => !active.includes(parent) && active.some((id) => live.has(id)))
    const values = snapshot.historyValue as Record<string, readonly AnyStateNode[] | undefined>
    return JSON.stringify(
      {
        value: snapshot.value as unknown,
        context: model.situation(snapshot.context, snapshot.value as unknown),
        history: kept.map(({ id }) => [id, (values[id] ?? []).map((node) => node.id).sort()]),
        status: snapshot.status,
      },
      errorsToo,
    )
  }
}

/** Replaces errors, which JSON does not serialise, and actors, by their ids. */
export function errorsToo(_: string, value: unknown): unknown {
  if (value instanceof Error) return Object.assign({ error: value.name, message: value.message }, value)
  if (value instanceof Map || value instanceof Set) return [...value]
  return typeof value === 'object' && value !== null && 'sessionId' in value && 'id' in value
    ? { actor: value.id }
    : value
}

/** The states from which the history state is reachable without entering its parent first. */
function liveStates(machine: AnyStateMachine, history: AnyStateNode): ReadonlySet<string> {
  const live = new Set<string>()
  const edges = edgeSources(machine)
  const leadsOn = (target: AnyStateNode): boolean => {
    if (target === history) return true
    if (history.parent === undefined || isInside(target, history.parent)) return false
    return [...allNodes(target), ...ancestors(target)].some((node) => live.has(node.id))
  }
  for (let before = -1; before < live.size; ) {
    before = live.size
    for (const { node, definition } of edges) if ((definition.target ?? []).some(leadsOn)) live.add(node.id)
  }
  return live
}

function ancestors(node: AnyStateNode): readonly AnyStateNode[] {
  return node.parent === undefined ? [] : [node.parent, ...ancestors(node.parent)]
}

function isInside(node: AnyStateNode, other: AnyStateNode): boolean {
  return node === other || ancestors(node).includes(other)
}
