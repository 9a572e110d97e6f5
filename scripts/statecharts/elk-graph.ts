import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js'

import { commonParent, initialDot, type Arrow } from './arrows.ts'
import type { Box } from './boxes.ts'
import { ROOT, childrenOf, isWithin, stateOf, type Chart, type ChartState } from './chart.ts'

export const dotSize = 12
export const historySize = 26

/** One way to lay a chart out. */
export interface Choice {
  readonly elk: LayoutOptions
  /** Around the picture, and inside its outermost frame. */
  readonly margin: number
  /** Whether the heading of a frame stands beside its contents rather than above them. */
  readonly isHeadedAside: boolean
}

/** Node placement strategies within layers. Neither gives the better picture for every chart. */
export const placements: readonly Choice[] = ['NETWORK_SIMPLEX', 'BRANDES_KOEPF'].map((strategy) => ({
  elk: { 'elk.layered.nodePlacement.strategy': strategy },
  margin: 16,
  isHeadedAside: false,
}))

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

/** The main way comes first, in one line. */
const straight: LayoutOptions = {
  'elk.layered.priority.straightness': '20',
  'elk.layered.priority.direction': '20',
  'elk.layered.priority.shortness': '20',
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
  labels: ReadonlyMap<string, Box>,
  choice: Choice,
  isMain: (arrow: Arrow) => boolean,
): ElkNode {
  const { elk, margin } = choice
  const layoutOptions = { ...options, ...elk }
  return {
    id: 'picture',
    layoutOptions: {
      ...layoutOptions,
      'elk.padding': `[top=${margin},left=${margin},bottom=${margin},right=${margin}]`,
    },
    children: [elkNode(chart, stateOf(chart, ROOT), sizes, { ...choice, elk: layoutOptions })],
    edges: arrows.map((arrow) => elkEdge(chart, arrow, labels.get(arrow.id), isMain(arrow))),
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

function elkNode(chart: Chart, state: ChartState, sizes: ReadonlyMap<string, Size>, choice: Choice): ElkNode {
  if (state.type === 'history') return { id: state.id, width: historySize, height: historySize }
  const { width, height } = sizes.get(state.id) ?? { width: 0, height: 0 }
  const children = childrenOf(chart, state.id)
  if (children.length === 0) return { id: state.id, width, height }
  const dots = state.initial.length === 0 ? [] : [{ id: initialDot(state.id), width: dotSize, height: dotSize }]
  const inner = state.id === ROOT ? choice.margin + 2 : 18
  const isBeside = choice.isHeadedAside && state.id !== ROOT
  const [top, left] = isBeside ? [inner, width] : [height + 8, inner]
  return {
    id: state.id,
    layoutOptions: {
      ...choice.elk,
      'elk.padding': `[top=${top},left=${left},bottom=${inner},right=${inner}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
    children: [...dots, ...children.map((child) => elkNode(chart, child, sizes, choice))],
  }
}

function elkEdge(chart: Chart, arrow: Arrow, box: Box | undefined, isMain: boolean): ElkExtendedEdge {
  const { source, target } = arrow
  const layoutOptions = { 'elk.edgeLabels.inline': 'true' }
  const labels =
    box === undefined || box.lines.length === 0
      ? []
      : [{ id: `${arrow.id}:label`, text: ' ', width: box.width + 12, height: box.height + 4, layoutOptions }]
  const [from, to] = isBackward(chart, arrow) ? [target, source] : [source, target]
  return { id: arrow.id, sources: [from], targets: [to], labels, ...(isMain ? { layoutOptions: straight } : {}) }
}

function orderWithin(chart: Chart, parent: string, id: string): number {
  const children = childrenOf(chart, parent)
  const child = children.find((other) => isWithin(id, other.id))
  if (child === undefined) return 0
  return stateOf(chart, parent).initial.includes(child.id) ? -1 : children.indexOf(child)
}
