import { ROOT, childrenOf, isWithin, stateOf, type Chart, type ChartEdge, type ChartState } from './chart.ts'
import { spoken } from './words.ts'

/** Maximum number of states in one picture before the chart is split by compound state. */
export const pictureLimit = 25

/** One picture of a chart. `closed` states are drawn without their children, `ghosts` belong to another picture. */
export interface Picture {
  /** The file's name without its ending. */
  readonly name: string
  /** The state that the picture shows, or the root for the whole chart. */
  readonly about: string
  readonly chart: Chart
  /** With the number of states in each. */
  readonly closed: ReadonlyMap<string, number>
  readonly ghosts: ReadonlySet<string>
}

/** The whole chart as one picture. */
export function wholePicture(chart: Chart): Picture {
  return { name: chart.name, about: ROOT, chart, closed: new Map(), ghosts: new Set() }
}

/** The chart as one picture with some of its states closed. */
export function pictureWith(chart: Chart, closed: ReadonlyMap<string, number>): Picture {
  return pictureOf(chart, ROOT, closed)
}

/** The full pictures of a chart: one, or one with its compound states closed and one of each of these. */
export function picturesOf(chart: Chart, limit = pictureLimit): readonly Picture[] {
  return picturesWithin(chart, ROOT, limit)
}

function picturesWithin(chart: Chart, about: string, limit: number): readonly Picture[] {
  const inside = chart.states.filter((state) => isWithin(state.id, about))
  if (inside.length <= limit) return [pictureOf(chart, about, new Map())]
  const compounds = childrenOf(chart, about).filter((child) => childrenOf(chart, child.id).length > 0)
  if (compounds.length === 0) return [pictureOf(chart, about, new Map())]
  const closed = new Map(
    compounds.map(({ id }) => [id, chart.states.filter((state) => state.id !== id && isWithin(state.id, id)).length]),
  )
  return [pictureOf(chart, about, closed), ...compounds.flatMap((child) => picturesWithin(chart, child.id, limit))]
}

function pictureOf(chart: Chart, about: string, closed: ReadonlyMap<string, number>): Picture {
  const name = about === ROOT ? `${chart.name}-full` : `${chart.name}.${about.split('.').map(kebab).join('.')}`
  const shown = (id: string): string => shownAs(chart, id, about, closed)
  const edges = chart.edges.flatMap((edge) => edgeIn(edge, about, shown))
  const reached = new Set(edges.flatMap((edge) => [edge.source, ...edge.targets]))
  const isGhost = (id: string): boolean => id !== ROOT && !isWithin(id, about) && !isWithin(about, id)
  const states = chart.states.filter(({ id }) => shown(id) === id && (!isGhost(id) || reached.has(id)))
  const ghosts = new Set(states.map((state) => state.id).filter(isGhost))
  return {
    name,
    about,
    closed,
    ghosts,
    chart: { ...chart, edges, states: states.map((state) => drawnState(state, about, closed, ghosts)) },
  }
}

/**
 * The state that stands for another one in a picture: itself, the closed state it lies in, or the ghost beside the
 * picture's own state.
 */
function shownAs(chart: Chart, id: string, about: string, closed: ReadonlyMap<string, number>): string {
  const path = [...ancestors(chart, id), id]
  const outside = path.find((step) => !isWithin(step, about) && !isWithin(about, step))
  return outside ?? path.find((step) => closed.has(step)) ?? id
}

function ancestors(chart: Chart, id: string): readonly string[] {
  const { parent } = stateOf(chart, id)
  return parent === null ? [] : [...ancestors(chart, parent), parent]
}

function edgeIn(edge: ChartEdge, about: string, shown: (id: string) => string): readonly ChartEdge[] {
  const source = shown(edge.source)
  const targets = edge.targets.map(shown)
  const own = isWithin(edge.source, about)
  if (edge.internal) return own && source === edge.source ? [edge] : []
  if (!own && !edge.targets.some((target) => isWithin(target, about))) return []
  const hidden =
    targets.every((target) => target === source) &&
    (source !== edge.source || edge.targets.some((target) => target !== source))
  return hidden ? [] : [{ ...edge, source, targets }]
}

function drawnState(
  state: ChartState,
  about: string,
  closed: ReadonlyMap<string, number>,
  ghosts: ReadonlySet<string>,
): ChartState {
  if (ghosts.has(state.id) || (state.id !== about && isWithin(about, state.id)))
    return bare(state, ghosts.has(state.id))
  return closed.has(state.id) ? { ...state, type: 'atomic', initial: [] } : state
}

function bare(state: ChartState, isGhost: boolean): ChartState {
  const silent = { ...state, description: null, invokes: [], entry: [], exit: [], tags: [], who: null, initial: [] }
  return isGhost
    ? { ...silent, type: state.type === 'final' || state.type === 'history' ? state.type : 'atomic' }
    : silent
}

function kebab(key: string): string {
  return spoken(key).replaceAll(' ', '-').toLowerCase()
}
