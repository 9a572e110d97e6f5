import {
  accent,
  amber,
  circle,
  deep,
  element,
  ground,
  line,
  path,
  polyline,
  rect,
  soft,
  soil,
  WIDTH,
  type Point,
} from '../../scenes/drawing.ts'
import { background, BAND_HEIGHT, below, field, numbers, sand, spot, stream, type Band } from './band.ts'

const flood = (t: number, peak: number, height: number): number =>
  t <= 0 ? 0 : height * (t / peak) ** 2 * Math.exp(2 * (1 - t / peak))
const floodAt = (i: number): number => 300 - 26 - flood(i - 10, 14, 190)

/** Rain from above, the flood below it, and the end of the observations. */
export const forecast: Band = (step, steps) => {
  const until = step === 0 ? 52 : 12 + Math.round((step / steps) * 22)
  const seen = numbers(until).map((i): Point => [120 + i * 20, floodAt(i)])
  const range = numbers(52 - until + 1).map((i) => until - 1 + i)
  const spread = (i: number): number => (i - until + 1) * 2.2
  const upper = range.map((i): Point => [120 + i * 20, floodAt(i) - spread(i)])
  const lower = range.map((i): Point => [120 + i * 20, Math.min(296, floodAt(i) + spread(i))]).toReversed()
  const end = seen.at(-1) ?? [120, 300]
  return [
    background(),
    ...[10, 26, 44, 62, 74, 58, 40, 24, 12].map((rain, i) => rect(180 + i * 34, 0, 28, rain, stream)),
    line(100, 300, 1180, 300, soft, 3),
    line(100, 150, 1180, 150, amber, 4, { 'stroke-dasharray': '14 12' }),
    path(`${polyline(seen)}L${end[0]} 300L120 300Z`, { fill: accent, opacity: 0.22 }),
    step === 0 ? '' : path(`${polyline([...upper, ...lower])}Z`, { fill: deep, opacity: 0.16 }),
    path(polyline(seen), { stroke: deep, 'stroke-width': 7, 'stroke-linejoin': 'round' }),
    circle(end[0], end[1], 14, deep, { stroke: '#fff', 'stroke-width': 5 }),
  ].join('')
}

/** One wave at three gauges, later and lower at each. */
export const routing: Band = (step, steps) => {
  const waves = [
    { peak: 9, height: 230, colour: stream },
    { peak: 15, height: 176, colour: accent },
    { peak: 22, height: 140, colour: deep },
  ]
  const shown = waves.slice(0, step === 0 ? 3 : Math.ceil((step / steps) * 3))
  return [
    background(),
    line(100, 320, 1180, 320, soft, 3),
    ...shown.map(({ peak, height, colour }) => {
      const points = numbers(54).map((i): Point => [110 + i * 20, 320 - flood(i, peak, height)])
      return (
        path(`${polyline(points)}L1170 320L110 320Z`, { fill: colour, opacity: 0.14 }) +
        path(polyline(points), { stroke: colour, 'stroke-width': 7 }) +
        circle(110 + peak * 20, 320 - height, 13, colour, { stroke: '#fff', 'stroke-width': 5 })
      )
    }),
  ].join('')
}

const house = (x: number, y: number, isLit: boolean): string =>
  [
    rect(x - 32, y - 46, 64, 46, '#fff'),
    path(`M${x - 44} ${y - 44}L${x} ${y - 84}L${x + 44} ${y - 44}Z`, { fill: isLit ? deep : '#8b98a8' }),
    rect(x - 11, y - 32, 22, 32, isLit ? '#ffc53d' : '#c5ced8'),
  ].join('')

/** A valley: one house after another receives the warning. */
export const village: Band = (step, steps) => {
  const places: readonly Point[] = [
    [330, 236],
    [460, 214],
    [610, 196],
    [770, 182],
    [920, 150],
    [1090, 112],
  ]
  const reached = Math.round((step / steps) * places.length)
  return [
    background(),
    below(
      [
        [0, 300],
        [240, 270],
        [520, 210],
        [820, 176],
        [1060, 112],
        [WIDTH, 80],
      ],
      field,
    ),
    path(`M0 322C120 296 200 340 320 326S520 352 640 ${BAND_HEIGHT}L0 ${BAND_HEIGHT}Z`, { fill: accent }),
    line(150, 300, 150, 150, soil, 10),
    path('M118 120h30l44 -34v104l-44 -34h-30z', { fill: deep }),
    ...(step === 0 ? [] : [46, 78]).map((r) =>
      path(`M${206 + r * 0.5} ${138 - r * 0.8}A${r} ${r} 0 0 1 ${206 + r * 0.5} ${138 + r * 0.8}`, {
        stroke: deep,
        'stroke-width': 8,
        'stroke-linecap': 'round',
      }),
    ),
    ...places.map(([x, y], i) => house(x, y, i < reached)),
  ].join('')
}

/** Rain, soil and storage dry out one after the other. */
export const drought: Band = (step, steps) => {
  const gone = step / steps
  const left = [
    1 - Math.min(1, gone * 1.6),
    1 - Math.max(0, Math.min(1, gone * 1.5 - 0.3)),
    1 - Math.max(0, Math.min(1, gone * 1.4 - 0.5)),
  ]
  return [
    background('#fdf3dc'),
    circle(1090, 96, 56, '#ffc53d'),
    ...numbers(8).map((i) =>
      element('g', { transform: `rotate(${i * 45} 1090 96)` }, line(1090, 18, 1090, -2, '#ffc53d', 9)),
    ),
    below(
      [
        [0, 250],
        [WIDTH, 250],
      ],
      sand,
    ),
    rect(0, 330, WIDTH, 50, ground),
    ...left.map((part, i) => {
      const x = 120 + i * 290
      return [
        rect(x, 60, 190, 230, '#fff', { rx: 18, stroke: '#d8c494', 'stroke-width': 5 }),
        rect(
          x + 14,
          74 + 202 * (1 - Math.max(0.06, part)),
          162,
          202 * Math.max(0.06, part),
          [stream, '#9c7d4c', accent][i] ?? accent,
          { rx: 8 },
        ),
      ].join('')
    }),
  ].join('')
}

/** A situation map: the river, and the places to decide about, one by one. */
export const command: Band = (step) => {
  const places: readonly Point[] = [
    [210, 130],
    [430, 250],
    [640, 150],
    [850, 240],
    [1070, 130],
  ]
  return [
    background('#e6eee3'),
    ...numbers(7).map((i) => line(i * 210, 0, i * 210, BAND_HEIGHT, '#d3dfce', 3)),
    ...numbers(3).map((i) => line(0, 60 + i * 125, WIDTH, 60 + i * 125, '#d3dfce', 3)),
    path('M-20 60C140 60 180 180 330 200S560 120 700 190S940 300 1300 210', { stroke: stream, 'stroke-width': 44 }),
    step >= 2
      ? path('M560 96C680 60 800 120 900 190S760 300 620 250S480 150 560 96Z', { fill: accent, opacity: 0.35 })
      : '',
    ...places.map(([x, y], i) => (i < step ? spot(x, y, i === step - 1) : circle(x, y, 9, '#8b98a8'))),
  ].join('')
}
