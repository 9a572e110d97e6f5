import { ROOT, type Chart, type ChartEdge, type ChartState } from './chart.ts'

/** One changed part of a state or an edge. */
export interface ChangedPart {
  readonly part: string
  readonly before: string
  readonly after: string
}

export interface Changed {
  readonly id: string
  readonly parts: readonly ChangedPart[]
}

/** The difference of a chart and an earlier one: ids added, removed, and changed. */
export interface Changes {
  readonly addedStates: readonly string[]
  readonly removedStates: readonly string[]
  readonly changedStates: readonly Changed[]
  readonly addedEdges: readonly string[]
  /** Ids of the drawn chart's edges that the new one no longer has. */
  readonly removedEdges: readonly string[]
  readonly changedEdges: readonly Changed[]
}

export interface Comparison {
  readonly changes: Changes
  /** Both charts merged, so that removed parts can be drawn too. */
  readonly chart: Chart
}

/** Compares two charts of one machine by content. `before` is null for a new machine. */
export function compareCharts(before: Chart | null, after: Chart): Comparison {
  const old = before ?? { ...after, states: [], edges: [] }
  const oldStates = new Map(old.states.map((state) => [state.id, state]))
  const newStates = new Set(after.states.map((state) => state.id))
  const goneStates = old.states.filter((state) => !newStates.has(state.id))
  const { added, removed, changed } = compareEdges(old.edges, after.edges)
  const goneEdges = removed.map((edge) => ({ ...edge, id: `${edge.id} (before)` }))
  return {
    changes: {
      addedStates: after.states.filter((state) => !oldStates.has(state.id)).map((state) => state.id),
      removedStates: goneStates.map((state) => state.id),
      changedStates: after.states.flatMap((state) => {
        const parts = partsChanged(oldStates.get(state.id) ?? state, state)
        return parts.length === 0 ? [] : [{ id: state.id, parts }]
      }),
      addedEdges: added.map((edge) => edge.id),
      removedEdges: goneEdges.map((edge) => edge.id),
      changedEdges: changed,
    },
    chart: withLost(after, goneStates, goneEdges),
  }
}

/** True if nothing has changed. */
export function isUnchanged(changes: Changes): boolean {
  return Object.values(changes).every((ids: readonly unknown[]) => ids.length === 0)
}

interface ComparedEdges {
  readonly added: readonly ChartEdge[]
  readonly removed: readonly ChartEdge[]
  readonly changed: readonly Changed[]
}

/**
 * Edges of one name are one edge. Of the rest, two for one event of one state are one that has changed, those first
 * that have most in common.
 */
function compareEdges(before: readonly ChartEdge[], after: readonly ChartEdge[]): ComparedEdges {
  const known = new Map(before.map((edge) => [edge.id, edge]))
  const names = new Set(after.map(({ id }) => id))
  const added = after.filter(({ id }) => !known.has(id))
  const removed = before.filter(({ id }) => !names.has(id))
  const pairs = added
    .flatMap((now) =>
      removed.filter((other) => isAkin(other, now)).map((then) => ({ then, now, parts: partsChanged(then, now) })),
    )
    .sort((a, b) => a.parts.length - b.parts.length)
  const paired = new Set<ChartEdge>()
  const renamed = pairs.flatMap(({ then, now, parts }): readonly Changed[] => {
    if (paired.has(then) || paired.has(now)) return []
    paired.add(then).add(now)
    return [{ id: now.id, parts }]
  })
  const changed = after.flatMap((edge): readonly Changed[] => {
    const parts = partsChanged(known.get(edge.id) ?? edge, edge)
    return parts.length === 0 ? renamed.filter(({ id }) => id === edge.id) : [{ id: edge.id, parts }]
  })
  return {
    added: added.filter((edge) => !paired.has(edge)),
    removed: removed.filter((edge) => !paired.has(edge)),
    changed,
  }
}

/** Two edges for one event of one state with the same target or the same guard. */
function isAkin(a: ChartEdge, b: ChartEdge): boolean {
  if (a.source !== b.source || a.event !== b.event) return false
  return (
    (a.refusal !== null && a.refusal === b.refusal) ||
    a.guardWords === b.guardWords ||
    (a.refusal === b.refusal && a.targets.join() === b.targets.join())
  )
}

/** Derived parts: an id is made of other parts, and the guard's words follow from its tree. */
const derived = new Set(['id', 'guard', 'otherwise'])

/** The parts that say something else. */
function partsChanged<Thing extends ChartState | ChartEdge>(before: Thing, after: Thing): readonly ChangedPart[] {
  const then = before as unknown as Readonly<Record<string, unknown>>
  return Object.entries(after).flatMap(([part, now]: [string, unknown]) => {
    if (derived.has(part) || JSON.stringify(then[part]) === JSON.stringify(now)) return []
    return [{ part, before: inWords(then[part]), after: inWords(now) }]
  })
}

function inWords(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(inWords).join(', ')
  if (typeof value !== 'object') return JSON.stringify(value)
  const { words, src } = value as { readonly words?: unknown; readonly src?: unknown }
  return typeof words === 'string' ? words : typeof src === 'string' ? src : JSON.stringify(value)
}

/**
 * The new chart with what went from the old one put back to where it was. A state that now holds others is drawn so.
 */
function withLost(after: Chart, states: readonly ChartState[], edges: readonly ChartEdge[]): Chart {
  const all = [...after.states, ...states]
  const holding = new Set(all.map((state) => state.parent))
  const drawn = all.map((state): ChartState => {
    if (!holding.has(state.id) || state.type === 'parallel') return state
    return { ...state, type: 'compound' }
  })
  const known = new Set(all.map((state) => state.id))
  return {
    ...after,
    states: inOrder(drawn),
    edges: [...after.edges, ...edges.filter((edge) => edge.targets.every((target) => known.has(target)))],
  }
}

/** Parents before their children, otherwise in the given order. */
function inOrder(states: readonly ChartState[]): readonly ChartState[] {
  const below = (parent: string | null): ChartState[] =>
    states.filter((state) => state.parent === parent).flatMap((state) => [state, ...below(state.id)])
  return below(null).filter((state) => state.id === ROOT || state.parent !== null)
}
