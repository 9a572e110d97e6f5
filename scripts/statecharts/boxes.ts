import { ROOT, type Chart, type ChartEdge, type ChartState } from './chart.ts'
import { textWidth, wrap, type Weight } from './measure.ts'
import { guardLabel, refusedPhrase, roleWords, titleOf, triggerPhrase, type Wording } from './phrases.ts'
import { spoken } from './words.ts'

export type LineStyle =
  | 'title'
  | 'key'
  | 'description'
  | 'action'
  | 'invoke'
  | 'internal'
  | 'refused'
  | 'refusal'
  | 'gap'
  | 'hidden'
  | 'trigger'
  | 'guard'
  | 'effect'
  | 'delay'

/**
 * One line of text inside a box or a label; `edge` is the edge that it speaks of, `first` marks where a list item
 * begins.
 */
export interface Line {
  readonly style: LineStyle
  readonly text: string
  readonly edge: string | null
  readonly first: boolean
  readonly indent: number
  readonly width: number
}

export interface Box {
  readonly lines: readonly Line[]
  /** Number of lines above the bar that separates the name from the rest. */
  readonly titleLines: number
  readonly width: number
  readonly height: number
}

export const lineHeight = 16
export const titleHeight = 20
export const padding = 10
const indent = 14
const gap: Line = { style: 'gap', text: '', edge: null, first: true, indent: 0, width: 0 }

const faces: Record<LineStyle, { readonly size: number; readonly weight: Weight }> = {
  title: { size: 14, weight: 'bold' },
  key: { size: 11, weight: 'regular' },
  description: { size: 12, weight: 'regular' },
  action: { size: 12, weight: 'regular' },
  invoke: { size: 12, weight: 'regular' },
  internal: { size: 12, weight: 'regular' },
  refused: { size: 12, weight: 'bold' },
  refusal: { size: 12, weight: 'regular' },
  hidden: { size: 12, weight: 'bold' },
  gap: { size: 6, weight: 'regular' },
  trigger: { size: 12, weight: 'bold' },
  delay: { size: 12, weight: 'bold' },
  guard: { size: 12, weight: 'regular' },
  effect: { size: 12, weight: 'regular' },
}

/**
 * The text of a state's box, wrapped to `room` pixels and measured; `hidden` is how many states it holds that are not
 * drawn.
 */
export function stateBox(chart: Chart, state: ChartState, texts: Wording, room: number, hidden: number): Box {
  const title = [
    ...wrapped('title', titleOf(chart, state, texts), room, null),
    ...wrapped('key', marksOf(chart, state, texts), room, null),
  ]
  const inside = internalEdges(chart, state)
  const body = [
    ...wrapped('description', state.description ?? '', room, null),
    ...(hidden === 0 ? [] : wrapped('hidden', `${hidden} states inside`, room, null)),
    ...state.entry.flatMap((action) => wrapped('action', `entry / ${action.words}`, room, null)),
    ...state.exit.flatMap((action) => wrapped('action', `exit / ${action.words}`, room, null)),
    ...state.invokes.flatMap(({ id, src }) =>
      wrapped('invoke', `do / ${src === id ? src : `${src} as ${id}`}`, room, null),
    ),
    ...inside
      .filter((edge) => edge.refusal === null)
      .flatMap((edge) => wrapped('internal', edgeLine(chart, edge, texts), room, edge.id)),
    ...refusalLines(chart, inside, texts, room),
  ]
  return boxOf(body.length === 0 ? title : [...title, gap, ...body], title.length)
}

/** The lines below a state's title: its name in the code, who acts, its tags. */
export function marksOf(chart: Chart, state: ChartState, texts: Wording): string {
  const named = titleOf(chart, state, texts).toLowerCase() === spoken(state.key).toLowerCase() || state.id === ROOT
  const marks = [
    ...(named ? [] : [state.key]),
    ...(state.who === null ? [] : [roleWords(state.who, texts)]),
    ...state.tags.map((tag) => `#${tag}`),
  ]
  return marks.join(' \u00b7 ')
}

/** Refusals grouped by event: the event, then each condition with its code. */
function refusalLines(chart: Chart, inside: readonly ChartEdge[], texts: Wording, room: number): readonly Line[] {
  return refusalsIn(inside).flatMap((refused) => [
    ...refused.slice(0, 1).flatMap((edge) => wrapped('refused', refusedPhrase(chart, edge, texts), room, null)),
    ...refused.flatMap((edge) => wrapped('refusal', refusalLine(chart, edge, texts), room, edge.id)),
  ])
}

/** The refusals among edges, grouped by event, in drawing order. */
export function refusalsIn(edges: readonly ChartEdge[]): readonly (readonly ChartEdge[])[] {
  const refused = edges.filter((edge) => edge.refusal !== null)
  return [...new Set(refused.map(({ event }) => event))].map((event) => refused.filter((edge) => edge.event === event))
}

/** A refusal in one line: condition and code. */
export function refusalLine(chart: Chart, edge: ChartEdge, texts: Wording): string {
  return [guardLabel(chart, edge, texts), codeWords(edge)].filter((part) => part !== '').join(' ')
}

function codeWords({ refusal }: ChartEdge): string {
  return refusal === '*' ? 'with a code by the event' : (refusal ?? '')
}

/** The labels of the edges that share one arrow. */
export function arrowLabel(chart: Chart, edges: readonly ChartEdge[], texts: Wording): Box {
  const room = 184
  const lines = edges.flatMap((edge, index) => {
    const parts = [
      ...wrapped(edge.kind === 'after' ? 'delay' : 'trigger', triggerPhrase(chart, edge, texts), room, edge.id),
      ...wrapped('guard', guardLabel(chart, edge, texts), room, edge.id),
      ...wrapped('effect', effectWords(edge), room, edge.id),
      ...wrapped('refusal', codeWords(edge), room, edge.id),
    ]
    return index > 0 && parts.length > 0 ? [gap, ...parts] : parts
  })
  return boxOf(lines, 0)
}

/** Edges drawn inside their state rather than as arrows. */
export function internalEdges(chart: Chart, state: ChartState): readonly ChartEdge[] {
  return chart.edges.filter((edge) => edge.source === state.id && edge.internal)
}

/** An edge in one line: `event [guard] / actions`. */
export function edgeLine(chart: Chart, edge: ChartEdge, texts: Wording): string {
  const parts = [triggerPhrase(chart, edge, texts), guardLabel(chart, edge, texts), effectWords(edge)]
  return parts.filter((part) => part !== '').join(' ')
}

export function lineBox(style: LineStyle): { readonly size: number; readonly height: number } {
  return { size: faces[style].size, height: style === 'title' ? titleHeight : style === 'gap' ? 6 : lineHeight }
}

function effectWords(edge: ChartEdge): string {
  return edge.actions.length === 0 ? '' : `/ ${edge.actions.map((action) => action.words).join(', ')}`
}

function wrapped(style: LineStyle, text: string, room: number, edge: string | null): readonly Line[] {
  const { size, weight } = faces[style]
  const marked = style === 'refusal'
  return wrap(text, room - (marked ? indent : 0), size, weight).map((part, index) => ({
    style,
    text: part,
    edge,
    first: index === 0,
    indent: marked ? indent : 0,
    width: textWidth(part, size, weight) + (marked ? indent : 0),
  }))
}

function boxOf(lines: readonly Line[], titleLines: number): Box {
  const height = lines.reduce((sum, line) => sum + lineBox(line.style).height, 0)
  return { lines, titleLines, width: Math.max(0, ...lines.map((line) => line.width)), height }
}
