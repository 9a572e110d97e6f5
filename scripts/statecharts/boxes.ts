import { ROOT, type Chart, type ChartEdge, type ChartState } from './chart.ts'
import { textWidth, wrap, type Weight } from './measure.ts'
import type { Texts } from './texts.ts'
import { spoken, triggerWords } from './words.ts'

export type LineStyle = 'title' | 'key' | 'description' | 'action' | 'invoke' | 'internal' | 'refusal' | 'trigger' | 'guard' | 'effect' | 'delay'

/** One line of text inside a box or a label; `edge` is the edge that it speaks of, `first` marks where a list item begins. */
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
  /** Lines above the bar that divides the name from the rest. */
  readonly titleLines: number
  readonly width: number
  readonly height: number
}

export const lineHeight = 16
export const titleHeight = 20
export const padding = 10
const indent = 14

const faces: Record<LineStyle, { readonly size: number; readonly weight: Weight }> = {
  title: { size: 14, weight: 'bold' },
  key: { size: 11, weight: 'regular' },
  description: { size: 12, weight: 'regular' },
  action: { size: 12, weight: 'regular' },
  invoke: { size: 12, weight: 'regular' },
  internal: { size: 12, weight: 'regular' },
  refusal: { size: 12, weight: 'regular' },
  trigger: { size: 12, weight: 'bold' },
  delay: { size: 12, weight: 'bold' },
  guard: { size: 12, weight: 'regular' },
  effect: { size: 12, weight: 'regular' },
}

/** The text of a state's box, wrapped to `room` pixels and measured. */
export function stateBox(chart: Chart, state: ChartState, texts: Texts, room: number): Box {
  const name = titleOf(chart, state, texts)
  const title = wrapped('title', name, room, null)
  const key = state.id !== ROOT && spoken(state.key).toLowerCase() !== name.toLowerCase() ? wrapped('key', state.key, room, null) : []
  const body = [
    ...wrapped('description', state.description ?? '', room, null),
    ...state.entry.flatMap((action) => wrapped('action', `entry / ${action.words}`, room, null)),
    ...state.exit.flatMap((action) => wrapped('action', `exit / ${action.words}`, room, null)),
    ...state.invokes.flatMap((invoke) => wrapped('invoke', `do / ${invoke.src === invoke.id ? invoke.src : `${invoke.src} as ${invoke.id}`}`, room, null)),
    ...internalEdges(chart, state).flatMap((edge) => wrapped(edge.refusal === null ? 'internal' : 'refusal', edgeWords(edge), room, edge.id)),
  ]
  return boxOf([...title, ...key, ...body], title.length + key.length)
}

/** The texts of the edges that share one arrow. */
export function arrowLabel(edges: readonly ChartEdge[]): Box {
  const room = 176
  const lines = edges.flatMap((edge) => {
    const trigger = triggerWords(edge)
    const style = edge.kind === 'after' ? 'delay' : 'trigger'
    const guard = edge.guardWords === null ? '' : `[${edge.guardWords}]`
    const effect = effectWords(edge)
    return [
      ...wrapped(style, trigger, room, edge.id),
      ...wrapped('guard', guard, room, edge.id),
      ...wrapped('effect', effect, room, edge.id),
      ...(edge.refusal === null ? [] : wrapped('refusal', edge.refusal, room, edge.id)),
    ].map((line, index) => ({ ...line, first: index === 0 }))
  })
  return boxOf(lines, 0)
}

/** What a state is called: its title in the language of the texts, else its name. */
export function titleOf(chart: Chart, state: ChartState, texts: Texts): string {
  if (state.title !== null) return texts.text(state.title)
  return state.id === ROOT ? spoken(chart.name) : spoken(state.key)
}

/** Edges that are drawn inside their state rather than as arrows. */
export function internalEdges(chart: Chart, state: ChartState): readonly ChartEdge[] {
  const inside = chart.edges.filter((edge) => edge.source === state.id && edge.internal)
  return [...inside.filter((edge) => edge.refusal === null), ...inside.filter((edge) => edge.refusal !== null)]
}

/** An edge in one line: `event [guard] / actions` and the refusal's code. */
export function edgeWords(edge: ChartEdge): string {
  const guard = edge.guardWords === null ? '' : `[${edge.guardWords}]`
  const code = edge.refusal === null ? '' : `: ${edge.refusal === '*' ? 'code by the event' : edge.refusal}`
  return `${[triggerWords(edge), guard, effectWords(edge)].filter((part) => part !== '').join(' ')}${code}`
}

export function lineBox(style: LineStyle): { readonly size: number; readonly height: number } {
  return { size: faces[style].size, height: style === 'title' ? titleHeight : lineHeight }
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
