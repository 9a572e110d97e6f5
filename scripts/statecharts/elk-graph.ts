import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js'

import { commonParent, initialDot, type Arrow } from './arrows.ts'
import { arrowLabel } from './boxes.ts'
import { ROOT, childrenOf, isWithin, stateOf, type Chart, type ChartState } from './chart.ts'
import type { Wording } from './phrases.ts'

export const dotSize = 12
export const historySize = 26
const margin = 16

/** Node placement strategies within layers. Neither gives the better picture for every chart. */
export const placements = ['NETWORK_SIMPLEX', 'BRANDES_KOEPF'] as const
export type Placement = (typeof placements)[number]

const options: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.direction': 'DOWN',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'GREEDY',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.spacing.nodeNode': '32',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.labelNode': '8',
}

/** The size of a state's text including its margins, in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The chart as input of the layout engine: states with sizes, arrows with label sizes. */
export function elkGraph(
  chart: Chart,
  sizes: ReadonlyMap<string, Size>,
  arrows: readonly Arrow[],
  placement: Placement,
  texts: Wording,
): ElkNode {
  const layoutOptions = { ...options, 'elk.layered.nodePlacement.strategy': placement }
  return {
    id: 'picture',
    layoutOptions: {
      ...layoutOptions,
      'elk.padding': `[top=${margin},left=${margin},bottom=${margin},right=${margin}]`,
    },
    children: [elkNode(chart, stateOf(chart, ROOT), sizes, layoutOptions)],
    edges: arrows.map((arrow) => elkEdge(chart, arrow, texts)),
  }
}

/**
 * Charts are read from the initial state down, in the order of the machine's file: arrows that lead back up are laid
 * out turned round.
 */
export function isBackward(chart: Chart, { source, target, style }: Arrow): boolean {
  if (style === 'initial' || isWithin(source, target) || isWithin(target, source)) return false
  const shared = commonParent(source, target)
  return orderWithin(chart, shared, source) > orderWithin(chart, shared, target)
}

function elkNode(
  chart: Chart,
  state: ChartState,
  sizes: ReadonlyMap<string, Size>,
  layoutOptions: LayoutOptions,
): ElkNode {
  if (state.type === 'history') return { id: state.id, width: historySize, height: historySize }
  const { width, height } = sizes.get(state.id) ?? { width: 0, height: 0 }
  const children = childrenOf(chart, state.id)
  if (children.length === 0) return { id: state.id, width, height }
  const dots = state.initial.length === 0 ? [] : [{ id: initialDot(state.id), width: dotSize, height: dotSize }]
  return {
    id: state.id,
    layoutOptions: {
      ...layoutOptions,
      'elk.padding': `[top=${height + 8},left=18,bottom=18,right=18]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
    children: [...dots, ...children.map((child) => elkNode(chart, child, sizes, layoutOptions))],
  }
}

function elkEdge(chart: Chart, arrow: Arrow, texts: Wording): ElkExtendedEdge {
  const { source, target } = arrow
  const box = arrowLabel(chart, arrow.edges, texts)
  const layoutOptions = { 'elk.edgeLabels.inline': 'true' }
  const label = { id: `${arrow.id}:label`, text: ' ', width: box.width + 12, height: box.height + 4, layoutOptions }
  const [from, to] = isBackward(chart, arrow) ? [target, source] : [source, target]
  return { id: arrow.id, sources: [from], targets: [to], labels: box.lines.length === 0 ? [] : [label] }
}

function orderWithin(chart: Chart, parent: string, id: string): number {
  const children = childrenOf(chart, parent)
  const child = children.find((other) => isWithin(id, other.id))
  if (child === undefined) return 0
  return stateOf(chart, parent).initial.includes(child.id) ? -1 : children.indexOf(child)
}
