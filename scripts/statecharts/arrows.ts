import { ROOT, type Chart, type ChartEdge } from './chart.ts'

export type ArrowStyle = 'event' | 'always' | 'delay' | 'initial'

/** A line in the picture. Edges with the same source and target share it, each with its own label. */
export interface Arrow {
  readonly id: string
  readonly source: string
  readonly target: string
  readonly style: ArrowStyle
  readonly edges: readonly ChartEdge[]
}

/** The id of the dot that marks a state's initial child. */
export function initialDot(state: string): string {
  return `${state}:initial`
}

/** All arrows of a chart: its edges, and unlabelled ones from initial dots and history circles. */
export function arrowsOf(chart: Chart): readonly Arrow[] {
  const shared = new Map<string, Arrow>()
  for (const edge of chart.edges) {
    for (const [index, target] of edge.targets.entries()) {
      const style = edge.kind === 'always' ? 'always' : edge.kind === 'after' ? 'delay' : 'event'
      const id = `${edge.source}>${target}:${style}`
      const before = shared.get(id)
      const named = index === 0 ? [edge] : []
      shared.set(id, { id, source: edge.source, target, style, edges: [...(before?.edges ?? []), ...named] })
    }
  }
  const initial = chart.states.flatMap((state) =>
    state.initial.map((target): Arrow => {
      const source = state.type === 'history' ? state.id : initialDot(state.id)
      return { id: `${source}>${target}`, source, target, style: 'initial', edges: [] }
    }),
  )
  return [...initial, ...shared.values()]
}

/** The innermost common ancestor, in which an arrow is laid out. */
export function commonParent(a: string, b: string): string {
  const left = a === ROOT ? [] : a.split('.')
  const right = b === ROOT ? [] : b.split('.')
  const length = left.findIndex((part, index) => part !== right[index])
  const common = length === -1 ? left : left.slice(0, length)
  return common.length === 0 ? ROOT : common.join('.')
}
