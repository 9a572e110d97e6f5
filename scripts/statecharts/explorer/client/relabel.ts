import { edgeLine, internalEdges, marksOf, padding, refusalLine, refusalsIn } from '../../boxes.ts'
import type { Chart, ChartEdge, ChartState } from '../../chart.ts'
import { guardLabel, refusedPhrase, titleOf, triggerPhrase } from '../../phrases.ts'
import type { Canvas } from './canvas.ts'
import type { PageTexts } from './texts.ts'

/** Replaces the labels in the picture by another language: in the same lines, condensed where they are too wide. */
export function relabel(canvas: Canvas, chart: Chart, texts: PageTexts): void {
  for (const state of chart.states)
    for (const shape of canvas.shapesOf(state.id)) relabelState(shape, chart, state, texts)
  for (const edge of chart.edges) for (const shape of canvas.shapesOf(edge.id)) relabelEdge(shape, chart, edge, texts)
}

function relabelState(shape: Element, chart: Chart, state: ChartState, texts: PageTexts): void {
  if (state.type === 'history') return
  write(linesOf(shape, 'title'), titleOf(chart, state, texts), texts.tag)
  write(linesOf(shape, 'key'), marksOf(chart, state, texts), texts.tag)
  const refused = refusalsIn(internalEdges(chart, state)).flatMap(([edge]) => (edge === undefined ? [] : [edge]))
  const heads = [...shape.querySelectorAll<SVGTextElement>(':scope > text.refused')]
  // A wrapped heading has more lines than there are events.
  if (heads.length === refused.length)
    for (const [index, edge] of refused.entries())
      write(heads.slice(index, index + 1), refusedPhrase(chart, edge, texts), texts.tag)
}

function relabelEdge(shape: Element, chart: Chart, edge: ChartEdge, texts: PageTexts): void {
  const inside = edge.internal && edge.refusal !== null
  write(linesOf(shape, 'trigger'), triggerPhrase(chart, edge, texts), texts.tag)
  write(linesOf(shape, 'delay'), triggerPhrase(chart, edge, texts), texts.tag)
  write(linesOf(shape, 'guard'), guardLabel(chart, edge, texts), texts.tag)
  if (inside) write(linesOf(shape, 'refusal'), refusalLine(chart, edge, texts), texts.tag)
  write(linesOf(shape, 'internal'), edgeLine(chart, edge, texts), texts.tag)
}

function linesOf(shape: Element, style: string): readonly SVGTextElement[] {
  return [...shape.querySelectorAll<SVGTextElement>(`:scope > text.${style}`)]
}

/** Fills the lines in order; text that is too wide is condensed. */
function write(lines: readonly SVGTextElement[], words: string, tag: string): void {
  const widest = Math.max(0, ...lines.map((line) => line.getComputedTextLength()))
  const rest = [...piecesOf(words, tag)]
  for (const [index, line] of lines.entries()) {
    const room = Math.max(widest, roomFor(line))
    let text = ''
    while (rest.length > 0) {
      line.textContent = text + (rest[0] ?? '')
      if (text !== '' && index < lines.length - 1 && line.getComputedTextLength() > room) break
      text += rest.shift() ?? ''
    }
    line.textContent = text.trim()
    if (room > 0 && line.getComputedTextLength() > room) {
      line.setAttribute('textLength', String(room))
      line.setAttribute('lengthAdjust', 'spacingAndGlyphs')
    }
  }
}

/** Break opportunities of a text: its spaces, and within unspaced scripts. */
function piecesOf(words: string, tag: string): readonly string[] {
  const segmenter = new Intl.Segmenter(tag, { granularity: 'word' })
  return words
    .split(/(?<=\s)/)
    .flatMap((word) =>
      /^[\x20-\x7e]*$/.test(word) ? [word] : [...segmenter.segment(word)].map(({ segment }) => segment),
    )
}

/** The width available to a line in a state's frame or a label's background. */
function roomFor(line: SVGTextElement): number {
  const label = line.closest('.label')?.querySelector('rect')
  if (label instanceof SVGRectElement) return label.width.baseVal.value
  const frame = line.closest('.state')?.querySelector(':scope > .frame')
  if (!(frame instanceof SVGRectElement)) return 0
  const { x, width } = frame
  return x.baseVal.value + width.baseVal.value - padding - Number(line.getAttribute('x'))
}
