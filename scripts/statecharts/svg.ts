import { commonParent } from './arrows.ts'
import type { Changes } from './changes.ts'
import { ROOT } from './chart.ts'
import { lineBox, markWidth, padding, refusalCount, type Line, type Mark } from './boxes.ts'
import { dotSize, historySize } from './elk-graph.ts'
import { type Layout, type PlacedArrow, type PlacedState, type Point } from './layout.ts'
import { style } from './svg-style.ts'

/** How a picture is drawn. */
interface Manner {
  /** What was added is green, what was removed red, what says something else amber. */
  readonly changes?: Changes
  /** Empty in a page that has the style once for all pictures. */
  readonly look?: string
  /** From the right, for scripts that are read so. */
  readonly isFromRight?: boolean
}

/**
 * A chart's picture. Every state and edge carries its id (`data-state`, `data-edge`), so that a page can light it up.
 */
export function svgOf(layout: Layout, title: string, { changes, look = style, isFromRight }: Manner = {}): string {
  const { width, height } = layout
  const head = [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">`,
    `<title>${escaped(title)}</title>`,
    `<style>${look}${changes === undefined ? '' : changeStyle(changes)}</style>`,
    `<defs>${['event', 'delay', ...(layout.arrows.some(({ isMain }) => isMain) ? ['main'] : [])].map(tip).join('')}</defs>`,
    `<rect class="page" width="${width}" height="${height}"/>`,
  ]
  const shapes = [
    ...layout.states.map(stateShape),
    ...layout.dots.map(
      (dot) =>
        `<circle class="dot" cx="${round(dot.x + dotSize / 2)}" cy="${round(dot.y + dotSize / 2)}" r="${dotSize / 2}"/>`,
    ),
    ...layout.arrows.map(arrowShape),
    ...layout.arrows.map((placed) => labelShape(placed, layout)).filter((shape) => shape !== ''),
    ...layout.notes.map(({ line, x, y }) => linesOf([line], { x, y })),
  ]
  return [...head, ...(isFromRight === true ? fromRight(shapes, width) : shapes), '</svg>', ''].join('\n')
}

/** Everything turned round, and each text turned back where it stands. */
function fromRight(shapes: readonly string[], width: number): readonly string[] {
  const turned = shapes.map((shape) =>
    shape
      .replaceAll(/(<(?:text|tspan)\b[^>]*? x=")([\d.]+)"/g, (_, start: string, x: string) => `${start}${-Number(x)}"`)
      .replaceAll('<text ', '<text transform="scale(-1 1)" direction="rtl" '),
  )
  return [`<g transform="matrix(-1 0 0 1 ${width} 0)">`, ...turned, '</g>']
}

/** Style rules by id, so that the shapes are identical with and without changes. */
function changeStyle(changes: Changes): string {
  const rule = (ids: readonly string[], shapes: (id: string) => string, declarations: string): string =>
    ids.length === 0 ? '' : `\n${ids.map((id) => shapes(JSON.stringify(id))).join(',')}{${declarations}}`
  const frame = (id: string): string => `[data-state=${id}]>.frame`
  const label = (id: string): string => `[data-edge=${id}] text`
  // A shared arrow lists the ids of all its edges, separated by bars.
  const arrow = (id: string): string => {
    const bare = id.slice(1, -1)
    return [`="${bare}"`, `^="${bare} | "`, `*=" | ${bare} | "`, `$=" | ${bare}"`]
      .map((match) => `[data-edges${match}]`)
      .join(',')
  }
  const escapedRules = [
    rule(changes.addedStates, frame, 'stroke:var(--green);stroke-width:3'),
    rule(changes.removedStates, frame, 'stroke:var(--red);stroke-width:3;stroke-dasharray:4 3'),
    rule(
      changes.changedStates.map(({ id }) => id),
      frame,
      'stroke:var(--amber);stroke-width:3',
    ),
    rule(
      changes.changedEdges.map(({ id }) => id),
      label,
      'fill:var(--amber)',
    ),
    rule(
      changes.changedEdges.map(({ id }) => id),
      arrow,
      'stroke:var(--amber);stroke-width:2.25',
    ),
    rule(changes.addedEdges, label, 'fill:var(--green)'),
    rule(changes.removedEdges, label, 'fill:var(--red);text-decoration:line-through'),
    rule(changes.addedEdges, arrow, 'stroke:var(--green);stroke-width:2.25'),
    rule(changes.removedEdges, arrow, 'stroke:var(--red);stroke-width:2.25;stroke-dasharray:4 3'),
  ].join('')
  return escapedRules.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function tip(kind: string): string {
  const size = kind === 'main' ? 14 : 10
  const shape = '<path class="tip ' + kind + '" d="M0 0 10 5 0 10 2.5 5z"/>'
  return `<marker id="tip-${kind}" viewBox="0 0 10 10" refX="9" refY="5" markerUnits="userSpaceOnUse" markerWidth="${size}" markerHeight="${size}" orient="auto">${shape}</marker>`
}

function stateShape(placed: PlacedState): string {
  const { state, x, y, width, height, box, depth, shift, inParallel, look } = placed
  const open = `<g class="state ${state.type}${look === '' ? '' : ` ${look}`}${inParallel ? ' region' : ''}${depth % 2 === 1 ? ' odd' : ''}${state.id === ROOT ? ' machine' : ''}" data-state="${escaped(state.id)}">`
  if (state.type === 'history') {
    const [cx, cy] = [round(x + historySize / 2), round(y + historySize / 2)]
    return `${open}<circle cx="${cx}" cy="${cy}" r="${historySize / 2 - 1}"/><text class="title" x="${cx}" y="${cy + 4.5}" text-anchor="middle">${state.history === 'deep' ? 'H*' : 'H'}</text></g>`
  }
  const radius = state.id === ROOT ? 12 : 9
  const frame = `<rect class="frame" x="${round(x)}" y="${round(y)}" width="${width}" height="${height}" rx="${radius}"/>`
  const isGlance = look.startsWith('glance')
  const inner =
    state.type === 'final' || look.includes('ending')
      ? `<rect class="inner" x="${round(x + 3.5)}" y="${round(y + 3.5)}" width="${width - 7}" height="${height - 7}" rx="${radius - 3}"/>`
      : ''
  const lane =
    isGlance && box.lines.some(({ spans }) => spans.some(({ style }) => style === 'who'))
      ? `<path class="lane" d="M${round(x + 4.5)} ${round(y + 8)}v${height - 16}"/>`
      : ''
  const bar =
    !isGlance && (box.titleLines < box.lines.length || state.type === 'compound' || state.type === 'parallel')
      ? barOf(placed)
      : ''
  return `${open}${frame}${inner}${lane}${bar}${linesOf(box.lines, { x: x + padding + shift, y: y + padding })}</g>`
}

function barOf({ x, y, width, box }: PlacedState): string {
  const titles = box.lines.slice(0, box.titleLines).reduce((sum, line) => sum + lineBox(line.style).height, 0)
  const at = round(y + padding + titles + 2)
  return `<path class="bar" d="M${round(x)} ${at}h${width}"/>`
}

/**
 * Lines of text, those of one edge in a group of their own; set in the middle of `middle` pixels when that is given.
 */
function linesOf(lines: readonly Line[], at: Point, middle = 0): string {
  let y = at.y
  let open = ''
  let out = ''
  for (const line of lines) {
    const edges = line.edges.join(' | ')
    if (edges !== open) {
      const name = line.edges.length > 1 ? 'edges' : 'edge'
      out += `${open === '' ? '' : '</g>'}${edges === '' ? '' : `<g class="edge" data-${name}="${escaped(edges)}">`}`
      open = edges
    }
    const { height } = lineBox(line.style)
    if (line.spans.length > 0) out += spansOf(line, middle === 0 ? at.x : at.x + (middle - line.width) / 2, y)
    else if (line.style !== 'gap') {
      const left = middle === 0 ? at.x : at.x + (middle - line.width) / 2
      const x = round(middle === 0 ? left + line.indent : left + (line.width + line.indent) / 2)
      const marks = line.marks.map((mark, index) => markShape(mark, left + index * markWidth, y + height / 2))
      out += `${marks.join('')}<text class="${line.style}" x="${x}" y="${round(y + height - 4.5)}"${middle === 0 ? '' : ' text-anchor="middle"'}>${escaped(line.text)}${countOf(line.refusals)}</text>`
    }
    y += height
  }
  return `${out}${open === '' ? '' : '</g>'}`
}

function countOf(refusals: number): string {
  return refusals === 0 ? '' : `<tspan class="count"> ${refusalCount(refusals)}</tspan>`
}

/** A line of several parts: each begins where it was measured to. */
function spansOf({ style, spans }: Line, left: number, y: number): string {
  const marks = spans.flatMap((span) =>
    span.marks.map((mark, index) => markShape(mark, left + span.x + index * markWidth, y + lineBox(style).height / 2)),
  )
  const parts = spans.map(({ style: own, text, edges, marks: before, refusals, x }) => {
    const name = edges.length > 1 ? 'edges' : 'edge'
    const about = edges.length === 0 ? '' : ` data-${name}="${escaped(edges.join(' | '))}"`
    return `<tspan class="${own}"${about} x="${round(left + x + before.length * markWidth)}">${escaped(text)}</tspan>${countOf(refusals)}`
  })
  return `${marks.join('')}<text y="${round(y + lineBox(style).height - 4.5)}">${parts.join('')}</text>`
}

/** The shapes of the marks, ten pixels wide and high. */
const markPaths: Readonly<Record<Mark, string>> = {
  cross: 'm1.5 1.5 7 7m0-7-7 7',
  learner: 'M5 0a2.6 2.6 0 1 1 0 5.2A2.6 2.6 0 0 1 5 0M0 10c0-5.6 10-5.6 10 0z',
  staff: 'M0 0h10v10H0z',
  clock: 'M5 0a5 5 0 1 1 0 10A5 5 0 0 1 5 0m0 2.4V5.2l2 1.4',
  system: 'M5 0 9.6 2.6v4.8L5 10 .4 7.4V2.6z',
  stays: 'M8.6 3.2A4 4 0 1 0 9 6M9.4.6 8.8 3.6l-3-.4',
  way: 'M-4 5H3M2 .5 10 5 2 9.5z',
  like: 'M1 3.2h8M1 6.8h8',
  ending: 'M-1.5 1h12v8h-12zM.5 3h8v4h-8z',
}

function markShape(mark: Mark, x: number, y: number): string {
  return `<path class="mark ${mark}" transform="translate(${round(x)} ${round(y - 5)})" d="${markPaths[mark]}"/>`
}

function arrowShape({ arrow, points, isMain }: PlacedArrow): string {
  const ids = arrow.edges.map((edge) => edge.id).join(' | ')
  const tip = isMain ? 'main' : arrow.style === 'delay' ? 'delay' : 'event'
  return `<path class="arrow ${arrow.style}${isMain ? ' main' : ''}" data-edges="${escaped(ids)}" d="${pathThrough(points)}" marker-end="url(#tip-${tip})"/>`
}

function labelShape({ arrow, label }: PlacedArrow, layout: Layout): string {
  if (label === null) return ''
  const shared = commonParent(arrow.source, arrow.target)
  const loop =
    arrow.source === arrow.target ? layout.states.find(({ state }) => state.id === shared)?.state.parent : shared
  const around = layout.states.find(({ state }) => state.id === loop)
  return `<g class="label${around !== undefined && around.depth % 2 === 1 ? ' odd' : ''}"><rect x="${round(label.x)}" y="${round(label.y)}" width="${label.width}" height="${label.height}" rx="4"/>${linesOf(label.box.lines, { x: label.x + 6, y: label.y + 2 }, label.width - 12)}</g>`
}

/** A polyline with rounded corners. */
function pathThrough(points: readonly Point[]): string {
  const [start, ...rest] = points
  if (start === undefined) return ''
  let path = `M${round(start.x)} ${round(start.y)}`
  for (const [index, point] of rest.entries()) {
    const before = points[index]
    const after = rest[index + 1]
    if (before === undefined || after === undefined) {
      path += `L${round(point.x)} ${round(point.y)}`
      continue
    }
    const radius = Math.min(7, distance(before, point) / 2, distance(point, after) / 2)
    const into = towards(point, before, radius)
    const outOf = towards(point, after, radius)
    path += `L${round(into.x)} ${round(into.y)}Q${round(point.x)} ${round(point.y)} ${round(outOf.x)} ${round(outOf.y)}`
  }
  return path
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to) || 1
  return { x: from.x + ((to.x - from.x) * length) / whole, y: from.y + ((to.y - from.y) * length) / whole }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Escapes text for XML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
