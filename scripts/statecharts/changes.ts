import { ROOT, type Chart, type ChartEdge, type ChartState } from './chart.ts'

/** How a chart differs from an earlier one: ids of what came, what went, and states that say something else now. */
export interface Changes {
  readonly addedStates: readonly string[]
  readonly removedStates: readonly string[]
  readonly changedStates: readonly string[]
  readonly addedEdges: readonly string[]
  /** Ids of edges of the drawn chart that the new one has no more. */
  readonly removedEdges: readonly string[]
}

export interface Comparison {
  readonly changes: Changes
  /** Both charts in one, so that what went can be drawn too. */
  readonly chart: Chart
}

/** Compares two charts of one machine by what they say. `before` is null for a machine that is new. */
export function compareCharts(before: Chart | null, after: Chart): Comparison {
  const old = before ?? { ...after, states: [], edges: [] }
  const oldStates = new Map(old.states.map((state) => [state.id, state]))
  const newStates = new Set(after.states.map((state) => state.id))
  const oldEdges = new Set(old.edges.map(edgeContent))
  const newEdges = new Set(after.edges.map(edgeContent))
  const goneStates = old.states.filter((state) => !newStates.has(state.id))
  const goneEdges = old.edges
    .filter((edge) => !newEdges.has(edgeContent(edge)))
    .map((edge) => ({ ...edge, id: `${edge.id} (before)` }))
  return {
    changes: {
      addedStates: after.states.filter((state) => !oldStates.has(state.id)).map((state) => state.id),
      removedStates: goneStates.map((state) => state.id),
      changedStates: after.states.filter((state) => isChanged(oldStates.get(state.id), state)).map((state) => state.id),
      addedEdges: after.edges.filter((edge) => !oldEdges.has(edgeContent(edge))).map((edge) => edge.id),
      removedEdges: goneEdges.map((edge) => edge.id),
    },
    chart: withLost(after, goneStates, goneEdges),
  }
}

/** True when nothing was changed. */
export function isUnchanged(changes: Changes): boolean {
  return Object.values(changes).every((ids: readonly string[]) => ids.length === 0)
}

/** The new chart with what went from the old one put back to where it was. A state that now holds others is drawn so. */
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

/** Parents before their children, otherwise as given. */
function inOrder(states: readonly ChartState[]): readonly ChartState[] {
  const below = (parent: string | null): ChartState[] =>
    states.filter((state) => state.parent === parent).flatMap((state) => [state, ...below(state.id)])
  return below(null).filter((state) => state.id === ROOT || state.parent !== null)
}

function isChanged(before: ChartState | undefined, after: ChartState): boolean {
  return before !== undefined && JSON.stringify(before) !== JSON.stringify(after)
}

/** All that an edge says, but not where it stands among the candidates. */
function edgeContent({ id: _, ...edge }: ChartEdge): string {
  return JSON.stringify(edge)
}
