import ElkEngine from 'elkjs/lib/elk.bundled.js'
import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'

import { arrowsOf, type Arrow } from './arrows.ts'
import { arrowLabel, padding, stateBox, type Box } from './boxes.ts'
import { childrenOf, stateOf, type Chart, type ChartState } from './chart.ts'
import { elkGraph, isBackward, placements, type Placement, type Size } from './elk-graph.ts'
import { crossedIn, dodged, widestHeading, type Headings } from './headings.ts'
import type { Wording } from './phrases.ts'
import type { Picture } from './split.ts'

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
  /** `closed` if its contents are in another picture, `ghost` if the state itself is. */
  readonly look: 'plain' | 'closed' | 'ghost'
}

export interface PlacedArrow {
  readonly arrow: Arrow
  readonly points: readonly Point[]
  readonly label: (Area & { readonly box: Box }) | null
}

/** A chart with all coordinates, in pixels from the top left of the picture. */
export interface Layout {
  readonly width: number
  readonly height: number
  readonly states: readonly PlacedState[]
  readonly dots: readonly Point[]
  readonly arrows: readonly PlacedArrow[]
}

const passes = 10

/**
 * Finds a place for every state, arrow and label: of all that is tried the picture with no heading crossed, and the
 * smallest.
 */
export async function layoutPicture(picture: Picture, texts: Wording): Promise<Layout> {
  const elk = new ElkEngine()
  const tried: Layout[] = []
  for (const placement of placements) tried.push(await layoutWith(elk, picture, texts, placement))
  return tried.reduce((best, layout) => (isBetter(layout, best) ? layout : best))
}

/** Moving a crossed heading requires another pass, since it may move the arrow. */
async function layoutWith(elk: ELK, picture: Picture, texts: Wording, placement: Placement): Promise<Layout> {
  let headings: Headings = new Map()
  let best = await layoutOnce(elk, picture, texts, headings, placement)
  for (let layout = best, pass = 1; crossedIn(layout).length > 0 && pass < passes; pass += 1) {
    headings = dodged(layout, headings)
    layout = await layoutOnce(elk, picture, texts, headings, placement)
    if (isBetter(layout, best)) best = layout
  }
  return best
}

function isBetter(layout: Layout, than: Layout): boolean {
  const crossed = crossedIn(layout).length - crossedIn(than).length
  return crossed < 0 || (crossed === 0 && layout.width * layout.height < than.width * than.height)
}

async function layoutOnce(
  elk: ELK,
  picture: Picture,
  texts: Wording,
  headings: Headings,
  placement: Placement,
): Promise<Layout> {
  const { chart, closed, ghosts } = picture
  const arrows = arrowsOf(chart)
  const boxes = new Map(
    chart.states.map((state) => {
      const room = headings.get(state.id)?.room ?? roomOf(chart, state)
      return [state.id, stateBox(chart, state, texts, room, closed.get(state.id) ?? 0)]
    }),
  )
  const sizes = new Map([...boxes].map(([id, box]) => [id, sizeOf(box, headings.get(id)?.shift ?? 0)]))
  const root = await elk.layout(elkGraph(chart, sizes, arrows, placement, texts))
  const states: PlacedState[] = []
  const dots: Point[] = []
  const place = (node: ElkNode, depth: number): void => {
    const box = boxes.get(node.id)
    const shift = headings.get(node.id)?.shift ?? 0
    if (box === undefined) dots.push({ x: node.x ?? 0, y: node.y ?? 0 })
    else {
      const look = ghosts.has(node.id) ? 'ghost' : closed.has(node.id) ? 'closed' : 'plain'
      states.push({
        state: stateOf(chart, node.id),
        box,
        shift,
        depth,
        look,
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
    arrows: arrows.map((arrow) => placedArrow(chart, arrow, routes.get(arrow.id), texts)),
  }
}

function sizeOf(box: Box, shift: number): Size {
  return { width: Math.ceil(shift + box.width + 2 * padding), height: Math.ceil(box.height + 2 * padding) }
}

/** The maximum width of a state's text: a compound's heading may be wider. */
function roomOf(chart: Chart, state: ChartState): number {
  return childrenOf(chart, state.id).length > 0 ? widestHeading : 216
}

function placedArrow(chart: Chart, arrow: Arrow, edge: ElkExtendedEdge | undefined, texts: Wording): PlacedArrow {
  const section = edge?.sections?.[0]
  if (section === undefined) throw new Error(`no way was found for the arrow ${arrow.id}`)
  const label = edge?.labels?.[0]
  const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint]
  if (isBackward(chart, arrow)) points.reverse()
  return {
    arrow,
    points,
    label: label === undefined ? null : { ...area(label), box: arrowLabel(chart, arrow.edges, texts) },
  }
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
