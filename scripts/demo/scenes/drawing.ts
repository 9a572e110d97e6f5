/** Common parts of the demo organisation's drawings: SVG, 1280 by 720, as a function of time in seconds. */
export const WIDTH = 1280
export const HEIGHT = 720

export const ink = '#1c2430'
export const soft = '#5a6472'
export const hairline = '#cfd8e3'
export const paper = '#f5f8fb'
export const accent = '#1890ff'
export const deep = '#0958b8'
export const shallow = '#bae0ff'
export const ground = '#a9977c'
export const soil = '#7d6c55'
export const green = '#7fa37a'
export const amber = '#d48806'

const FONT = "'Noto Sans', 'DejaVu Sans', sans-serif"

type Attributes = Readonly<Record<string, string | number>>

export const element = (name: string, attributes: Attributes, ...children: string[]): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? Number(value.toFixed(2)) : value}"`)
    .join('')}>${children.join('')}</${name}>`

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string => element('rect', { x, y, width, height, fill, ...more })
export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  element('circle', { cx, cy, r, fill, ...more })
export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: string,
  width = 2,
  more: Attributes = {},
): string => element('line', { x1, y1, x2, y2, stroke, 'stroke-width': width, 'stroke-linecap': 'round', ...more })
export const path = (d: string, more: Attributes): string => element('path', { d, fill: 'none', ...more })

/** Figures and units only: readers have eleven languages. */
export const figure = (x: number, y: number, text: string, size: number, more: Attributes = {}): string =>
  element('text', { x, y, 'font-size': size, 'font-family': FONT, fill: ink, ...more }, text)

export type Point = readonly [x: number, y: number]
export const polyline = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/** The outline of moving water, of full width and down to the bottom. */
export function water(y: number, height: number, length: number, phase: number, bottom = HEIGHT): string {
  const points = Array.from({ length: 65 }, (_, i): Point => {
    const x = (i * WIDTH) / 64
    return [x, y + height * Math.sin((x / length) * 2 * Math.PI + phase)]
  })
  return `${polyline(points)}L${WIDTH} ${bottom}L0 ${bottom}Z`
}

/** Smooth step from 0 to 1 between two moments. */
export function eased(seconds: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (seconds - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
