import type { ActorKind } from './actors.ts'
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
  | 'who'
  | 'stays'
  | 'legend'

/** A sign before a line: who acts, a refusal, or a sample of a line or a frame. */
export type Mark = ActorKind | 'cross' | 'stays' | 'like' | 'way' | 'ending'

/** One line of text inside a box or a label; `edges` are those that it speaks of, `marks` stand before it. */
export interface Line {
  readonly style: LineStyle
  readonly text: string
  readonly edges: readonly string[]
  readonly marks: readonly Mark[]
  /** The number of refusals after the text; 0: none. */
  readonly refusals: number
  readonly indent: number
  readonly width: number
  /** Its parts, where it has several of different styles. */
  readonly spans: readonly Span[]
}

/** A part of a line, `x` pixels from its beginning. */
export interface Span extends Pick<Line, 'style' | 'text' | 'edges' | 'marks' | 'refusals'> {
  readonly x: number
}

export interface Box {
  readonly lines: readonly Line[]
  /** Number of lines above the bar that separates the name from the rest. */
  readonly titleLines: number
  readonly width: number
  readonly height: number
}

const lineHeight = 16
const titleHeight = 20
export const padding = 10
export const markWidth = 14
const wordGap = 5
const partGap = 10
export const gap: Line = { style: 'gap', text: '', edges: [], marks: [], refusals: 0, indent: 0, width: 0, spans: [] }

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
  who: { size: 12, weight: 'bold' },
  stays: { size: 12, weight: 'regular' },
  legend: { size: 12, weight: 'regular' },
}

/** The text of a state's box, wrapped to `room` pixels and measured. */
export function stateBox(chart: Chart, state: ChartState, texts: Wording, room: number): Box {
  const title = [
    ...wrapped('title', titleOf(chart, state, texts), room),
    ...wrapped('key', marksOf(chart, state, texts), room),
  ]
  const inside = internalEdges(chart, state)
  const body = [
    ...wrapped('description', state.description ?? '', room),
    ...state.entry.flatMap((action) => wrapped('action', `entry / ${action.words}`, room)),
    ...state.exit.flatMap((action) => wrapped('action', `exit / ${action.words}`, room)),
    ...state.invokes.flatMap(({ id, src }) => wrapped('invoke', `do / ${src === id ? src : `${src} as ${id}`}`, room)),
    ...inside
      .filter((edge) => edge.refusal === null)
      .flatMap((edge) => wrapped('internal', edgeLine(chart, edge, texts), room, { edges: [edge.id] })),
    ...refusalLines(chart, inside, texts, room),
  ]
  return boxOf(body.length === 0 ? title : [...title, gap, ...body], title.length)
}

/** The lines below a state's title: its name in the code, who acts, its tags. */
function marksOf(chart: Chart, state: ChartState, texts: Wording): string {
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
    ...refused.slice(0, 1).flatMap((edge) => wrapped('refused', refusedPhrase(chart, edge, texts), room)),
    ...refused.flatMap((edge) =>
      wrapped('refusal', refusalLine(chart, edge, texts), room, {
        edges: [edge.id],
        marks: ['cross'],
      }),
    ),
  ])
}

/** The refusals among edges, grouped by event, in drawing order. */
function refusalsIn(edges: readonly ChartEdge[]): readonly (readonly ChartEdge[])[] {
  const refused = edges.filter((edge) => edge.refusal !== null)
  return [...new Set(refused.map(({ event }) => event))].map((event) => refused.filter((edge) => edge.event === event))
}

/** A refusal in one line: condition and code. */
function refusalLine(chart: Chart, edge: ChartEdge, texts: Wording): string {
  return [guardLabel(chart, edge, texts), codeWords(edge)].filter((part) => part !== '').join(' ')
}

function codeWords({ refusal }: ChartEdge): string {
  return refusal === '*' ? 'with a code by the event' : (refusal ?? '')
}

/** The labels of the edges that share one arrow. */
export function arrowLabel(chart: Chart, edges: readonly ChartEdge[], texts: Wording): Box {
  const room = 184
  const lines = edges.flatMap((edge, index) => {
    const about = { edges: [edge.id] }
    const parts = [
      ...wrapped(edge.kind === 'after' ? 'delay' : 'trigger', triggerPhrase(chart, edge, texts), room, about),
      ...wrapped('guard', guardLabel(chart, edge, texts), room, about),
      ...wrapped('effect', effectWords(edge), room, about),
      ...wrapped('refusal', codeWords(edge), room, { ...about, marks: ['cross'] }),
    ]
    return index > 0 && parts.length > 0 ? [gap, ...parts] : parts
  })
  return boxOf(lines, 0)
}

/** Edges drawn inside their state rather than as arrows. */
function internalEdges(chart: Chart, state: ChartState): readonly ChartEdge[] {
  return chart.edges.filter((edge) => edge.source === state.id && edge.internal)
}

/** An edge in one line: `event [guard] / actions`. */
function edgeLine(chart: Chart, edge: ChartEdge, texts: Wording): string {
  const parts = [triggerPhrase(chart, edge, texts), guardLabel(chart, edge, texts), effectWords(edge)]
  return parts.filter((part) => part !== '').join(' ')
}

export function lineBox(style: LineStyle): { readonly size: number; readonly height: number } {
  return { size: faces[style].size, height: style === 'title' ? titleHeight : style === 'gap' ? 6 : lineHeight }
}

function effectWords(edge: ChartEdge): string {
  return edge.actions.length === 0 ? '' : `/ ${edge.actions.map((action) => action.words).join(', ')}`
}

/** What a line is about, and what stands before and after its text. */
interface About {
  readonly edges?: readonly string[]
  readonly marks?: readonly Mark[]
  readonly refusals?: number
}

/** A text in lines of at most `room` pixels: the marks before the first, the number of refusals after the last. */
export function wrapped(style: LineStyle, text: string, room: number, about: About = {}): readonly Line[] {
  const { edges = [], marks = [], refusals = 0 } = about
  const { size, weight } = faces[style]
  const indent = marks.length * markWidth
  const count = refusals === 0 ? 0 : textWidth(` ${refusalCount(refusals)}`, size, weight)
  const parts = wrap(text, room - indent - count, size, weight)
  return parts.map((part, index) => ({
    style,
    text: part,
    edges,
    marks: index === 0 ? marks : [],
    refusals: index === parts.length - 1 ? refusals : 0,
    indent,
    width: textWidth(part, size, weight) + indent + (index === parts.length - 1 ? count : 0),
    spans: [],
  }))
}

/**
 * Parts of text one after the other in lines of at most `room` pixels. A part that does not fit on the rest of a line
 * begins a new one, and is broken between words only where it is wider than a line.
 */
export function flowed(parts: readonly Omit<Span, 'x'>[], room: number): readonly Line[] {
  const lines: Span[][] = []
  for (const part of parts) {
    const last = lines.at(-1)?.at(-1)
    const gapBefore = part.marks.length > 0 ? partGap : wordGap
    const x = last === undefined ? 0 : endOf(last) + gapBefore
    if (last !== undefined && endOf({ ...part, x }) <= room) lines.at(-1)?.push({ ...part, x })
    else {
      const { size, weight } = faces[part.style]
      const indent = part.marks.length * markWidth
      const broken = wrap(part.text, room - indent - (endOf({ ...part, text: '', x: 0 }) - indent), size, weight)
      lines.push(
        ...broken.map((text, index) => [
          {
            ...part,
            text,
            x: 0,
            marks: index === 0 ? part.marks : [],
            refusals: index === broken.length - 1 ? part.refusals : 0,
          },
        ]),
      )
    }
  }
  return lines.map((spans) => ({
    ...gap,
    style: spans[0]?.style ?? 'gap',
    spans,
    width: spans.reduce((end, span) => Math.max(end, endOf(span)), 0),
  }))
}

function endOf({ style, text, marks, refusals, x }: Span): number {
  const { size, weight } = faces[style]
  const count = refusals === 0 ? 0 : textWidth(` ${refusalCount(refusals)}`, size)
  return x + marks.length * markWidth + textWidth(text, size, weight) + count
}

/** How many refusals an event may meet, as written after it. */
export function refusalCount(refusals: number): string {
  return `\u2715\u2009${refusals}`
}

export function boxOf(lines: readonly Line[], titleLines: number): Box {
  const height = lines.reduce((sum, line) => sum + lineBox(line.style).height, 0)
  return { lines, titleLines, width: Math.max(0, ...lines.map((line) => line.width)), height }
}
