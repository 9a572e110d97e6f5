import { ROOT, isWithin, type Chart, type ChartEdge } from './chart.ts'

/** The chart with some of its states drawn without what is inside them: arrows that lead there end at their frame. */
export function closedChart(chart: Chart, closed: ReadonlySet<string>): Chart {
  const shown = (id: string): string =>
    [...closed].filter((outer) => isWithin(id, outer)).toSorted((a, b) => a.length - b.length)[0] ?? id
  return {
    ...chart,
    states: chart.states
      .filter(({ id }) => shown(id) === id)
      .map((state) => (closed.has(state.id) ? { ...state, type: 'atomic', initial: [] } : state)),
    edges: chart.edges.flatMap((edge) => shownEdge(edge, shown)),
  }
}

function shownEdge(edge: ChartEdge, shown: (id: string) => string): readonly ChartEdge[] {
  const source = shown(edge.source)
  const targets = edge.targets.map(shown)
  const isHidden = source !== ROOT && targets.every((target) => target === source) && source !== edge.source
  return isHidden || (edge.internal && source !== edge.source) ? [] : [{ ...edge, source, targets }]
}
