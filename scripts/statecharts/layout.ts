import ElkEngine from 'elkjs/lib/elk.bundled.js'
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'

import { arrowsOf, type Arrow } from './arrows.ts'
import { arrowLabel, padding, stateBox, type Box, type Line } from './boxes.ts'
import { childrenOf, stateOf, type Chart, type ChartState } from './chart.ts'
import { elkGraph, isBackward, placements, type Choice, type Size } from './elk-graph.ts'
import { crossedIn, dodged, widestHeading, type Headings } from './headings.ts'
import type { Wording } from './phrases.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Area extends Point {
  readonly width: number
  readonly height: number
}

export interface PlacedState extends Area {
  readonly state: ChartState
  readonly box: Box
  /** Offset of the heading from its usual left position, to avoid passing arrows. */
  readonly shift: number
  readonly depth: number
  /** True for a region: a child of a parallel state. */
  readonly inParallel: boolean
  /** Its part in an overview, as classes; empty in a full chart. */
  readonly look: string
}

export interface PlacedArrow {
  readonly arrow: Arrow
  readonly points: readonly Point[]
  readonly label: (Area & { readonly box: Box }) | null
  readonly isMain: boolean
}

/** A line of text beside the chart. */
export interface PlacedNote extends Point {
  readonly line: Line
}

/** A chart with all coordinates, in pixels from the top left of the picture. */
export interface Layout {
  readonly width: number
  readonly height: number
  readonly states: readonly PlacedState[]
  readonly dots: readonly Point[]
  readonly arrows: readonly PlacedArrow[]
  readonly notes: readonly PlacedNote[]
}

/** What is drawn, in which words and by which choices. */
export interface Drawing {
  readonly chart: Chart
  readonly stateBox: (state: ChartState, room: number) => Box
  readonly arrowBox: (arrow: Arrow) => Box
  readonly choices: readonly Choice[]
  /** What a picture costs: of all that is tried the one with the fewest crossed headings, then the cheapest. */
  readonly cost: (size: Size) => number
  readonly isMain: (arrow: Arrow) => boolean
  readonly looks: ReadonlyMap<string, string>
}

const elk = new ElkEngine()
const passes = 10

/** Finds a place for every state, arrow and label of a picture that shows everything. */
export async function layoutChart(chart: Chart, texts: Wording): Promise<Layout> {
  return layoutDrawing({
    chart,
    stateBox: (state, room) => stateBox(chart, state, texts, room),
    arrowBox: ({ edges }) => arrowLabel(chart, edges, texts),
    choices: placements,
    cost: ({ width, height }) => width * height,
    isMain: () => false,
    looks: new Map(),
  })
}

/** Finds a place for every state, arrow and label. */
export async function layoutDrawing(drawing: Drawing): Promise<Layout> {
  const tried: Layout[] = []
  for (const choice of drawing.choices) tried.push(await layoutWith(drawing, choice))
  return tried.reduce((best, layout) => (isBetter(drawing, layout, best) ? layout : best))
}

/** Moving a crossed heading requires another pass, since it may move the arrow. */
async function layoutWith(drawing: Drawing, choice: Choice): Promise<Layout> {
  let headings: Headings = new Map()
  let best = await layoutOnce(drawing, headings, choice)
  for (let layout = best, pass = 1; crossedIn(layout).length > 0 && pass < passes; pass += 1) {
    headings = dodged(layout, headings)
    layout = await layoutOnce(drawing, headings, choice)
    if (isBetter(drawing, layout, best)) best = layout
  }
  return best
}

function isBetter({ cost }: Drawing, layout: Layout, than: Layout): boolean {
  const crossed = crossedIn(layout).length - crossedIn(than).length
  return crossed < 0 || (crossed === 0 && cost(layout) < cost(than))
}

async function layoutOnce(drawing: Drawing, headings: Headings, choice: Choice): Promise<Layout> {
  const { chart, looks, isMain } = drawing
  const arrows = arrowsOf(chart)
  const labels = new Map(arrows.map((arrow) => [arrow.id, drawing.arrowBox(arrow)]))
  const boxes = new Map(
    chart.states.map((state) => {
      const room = headings.get(state.id)?.room ?? roomOf(chart, state)
      return [state.id, drawing.stateBox(state, room)]
    }),
  )
  const sizes = new Map([...boxes].map(([id, box]) => [id, sizeOf(box, headings.get(id)?.shift ?? 0)]))
  const root = await elk.layout(elkGraph(chart, sizes, arrows, labels, choice, isMain))
  const states: PlacedState[] = []
  const dots: Point[] = []
  const place = (node: ElkNode, depth: number): void => {
    const box = boxes.get(node.id)
    const shift = headings.get(node.id)?.shift ?? 0
    if (box === undefined) dots.push({ x: node.x ?? 0, y: node.y ?? 0 })
    else {
      states.push({
        state: stateOf(chart, node.id),
        box,
        shift,
        depth,
        look: looks.get(node.id) ?? '',
        inParallel: isRegion(chart, node.id),
        ...area(node),
      })
    }
    for (const child of node.children ?? []) place(child, depth + 1)
  }
  for (const child of root.children ?? []) place(child, 0)
  const routes = new Map((root.edges ?? []).map((edge) => [edge.id, edge]))
  return {
    ...size(root),
    states,
    dots,
    notes: [],
    arrows: arrows.map((arrow) => ({
      ...placedArrow(chart, arrow, routes.get(arrow.id), labels.get(arrow.id)),
      isMain: isMain(arrow),
    })),
  }
}

function sizeOf(box: Box, shift: number): Size {
  return { width: Math.ceil(shift + box.width + 2 * padding), height: Math.ceil(box.height + 2 * padding) }
}

/** The maximum width of a state's text: a compound's heading may be wider. */
function roomOf(chart: Chart, state: ChartState): number {
  return childrenOf(chart, state.id).length > 0 ? widestHeading : 216
}

function placedArrow(
  chart: Chart,
  arrow: Arrow,
  edge: ElkExtendedEdge | undefined,
  box: Box | undefined,
): Omit<PlacedArrow, 'isMain'> {
  const section = edge?.sections?.[0]
  if (section === undefined) throw new Error(`no way was found for the arrow ${arrow.id}`)
  const label = edge?.labels?.[0]
  const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint]
  if (isBackward(chart, arrow)) points.reverse()
  return { arrow, points, label: label === undefined || box === undefined ? null : { ...area(label), box } }
}

function isRegion(chart: Chart, id: string): boolean {
  const { parent, type } = stateOf(chart, id)
  return parent !== null && type !== 'history' && stateOf(chart, parent).type === 'parallel'
}

function area(shape: { x?: number; y?: number; width?: number; height?: number }): Area {
  return { x: shape.x ?? 0, y: shape.y ?? 0, ...size(shape) }
}

function size(shape: { width?: number; height?: number }): { width: number; height: number } {
  return { width: Math.ceil(shape.width ?? 0), height: Math.ceil(shape.height ?? 0) }
}
