import {
  accent,
  circle,
  deep,
  ground,
  line,
  path,
  polyline,
  rect,
  shallow,
  soft,
  soil,
  WIDTH,
  type Point,
} from '../../scenes/drawing.ts'
import { background, BAND_HEIGHT, below, field, numbers, sand, stream, type Band } from './band.ts'

const BED: readonly Point[] = [
  [250, 110],
  [330, 170],
  [450, 235],
  [590, 290],
  [720, 300],
  [850, 262],
  [960, 190],
  [1040, 110],
]

function bedAt(x: number): number {
  const i = Math.max(
    1,
    BED.findIndex(([to]) => to >= x),
  )
  const [[x0, y0], [x1, y1]] = [BED[i - 1] ?? [0, 0], BED[i] ?? [WIDTH, 0]]
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
}

/** Verticals across a river, measured from bank to bank. */
export const crossSection: Band = (step, steps) => {
  const verticals = numbers(11).map((i) => 310 + i * 67)
  const measured = verticals.slice(0, Math.round((step / steps) * verticals.length))
  const last = measured.at(-1)
  return [
    background(),
    below([[0, 70], [200, 70], ...BED, [1090, 70], [WIDTH, 70]], ground),
    below([[0, 130], [190, 130], ...BED.map(([x, y]): Point => [x, y + 44]), [1100, 130], [WIDTH, 130]], '#9d8b70'),
    path(`${polyline(BED)}Z`, { fill: shallow }),
    ...measured.map((x) => rect(x - 33, 110, 66, Math.max(10, bedAt(x) - 110), accent, { opacity: 0.32 })),
    ...verticals.map((x) => line(x, 110, x, bedAt(x), '#5b9fe0', 3, { 'stroke-dasharray': '5 9' })),
    line(250, 110, 1040, 110, deep, 4),
    last === undefined
      ? ''
      : line(last, 40, last, (110 + bedAt(last)) / 2, deep, 6) +
        circle(last, (110 + bedAt(last)) / 2, 14, deep, { stroke: '#fff', 'stroke-width': 4 }) +
        rect(last - 30, 28, 60, 22, deep, { rx: 8 }),
  ].join('')
}

const unit = (t: number): number => (t <= 0 ? 0 : (t / 2.4) ** 2 * Math.exp(2 * (1 - t / 2.4)))
const curve = (shift: number, height: number): readonly Point[] =>
  numbers(49).map((i) => [140 + i * 21, 320 - height * unit((i - shift * 4) / 4)])

/** Bursts of rain, the hydrograph of each, and their sum. */
export const unitHydrograph: Band = (step, steps) => {
  const bursts = [1, 1.7, 0.8].slice(0, step === 0 ? 1 : Math.min(3, step))
  const sum = numbers(49).map(
    (i): Point => [140 + i * 21, 320 - bursts.reduce((all, burst, n) => all + 92 * burst * unit((i - n * 8) / 4), 0)],
  )
  return [
    background(),
    ...bursts.map((burst, n) => rect(140 + n * 168, 16, 160, 42 * burst, stream)),
    line(120, 320, 1180, 320, soft, 3),
    step >= steps
      ? path(`${polyline(sum)}L1148 320L140 320Z`, { fill: accent, opacity: 0.22 }) +
        path(polyline(sum), { stroke: deep, 'stroke-width': 7 })
      : '',
    ...bursts.map((burst, n) =>
      path(polyline(curve(n * 2, 92 * burst)), { stroke: step >= steps ? stream : accent, 'stroke-width': 5 }),
    ),
  ].join('')
}

/** Grains on a river bed: the more drag, the more of them move. */
export const sediment: Band = (step, steps) => {
  const moving = step / steps
  const grains = numbers(46).map((i) => {
    const size = 9 + ((i * 7) % 11)
    const isLoose = i % 5 < moving * 5 && i % 3 !== 0
    return circle(
      14 + i * 28 + (isLoose ? 16 : 0),
      296 - (isLoose ? 16 + ((i * 13) % 42) : 0),
      size,
      isLoose ? '#8a7350' : '#b79f78',
    )
  })
  const silt = numbers(Math.round(60 * moving)).map((i) =>
    circle((i * 197) % WIDTH, 110 + ((i * 61) % 120), 4, '#c9b184'),
  )
  return [
    background(),
    rect(0, 70, WIDTH, 302, '#9dccf8'),
    rect(0, 70, WIDTH, 8, accent),
    ...silt,
    ...grains,
    rect(0, 300, WIDTH, 80, '#a08961'),
    ...numbers(4).map((i) => {
      const length = 60 + 150 * moving
      return (
        line(120 + i * 300, 108 + i * 34, 120 + i * 300 + length, 108 + i * 34, '#fff', 8) +
        path(`M${104 + i * 300 + length} ${92 + i * 34}l20 16l-20 16`, {
          stroke: '#fff',
          'stroke-width': 8,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        })
      )
    }),
  ].join('')
}

/** A river, the adjacent groundwater table, and finally a well. */
export const groundwater: Band = (step, steps) => {
  const isGaining = step < 3 || step === 4
  const hasWell = step >= steps
  const far = isGaining && !hasWell ? 120 : 262
  const table: readonly Point[] = [
    [0, far],
    [420, isGaining && !hasWell ? 150 : 214],
    [560, 176],
    [720, 176],
    [860, isGaining && !hasWell ? 150 : 214],
    [1010, hasWell ? 318 : (far + 190) / 2],
    [WIDTH, far],
  ]
  const arrows = [470, 810].map((x, side) => {
    const inward = side === 0 ? 1 : -1
    const way = isGaining && !hasWell ? inward : -inward
    return path(`M${x - 34 * way} 236h${68 * way}m${-20 * way} -18l${20 * way} 18l${-20 * way} 18`, {
      stroke: '#fff',
      'stroke-width': 8,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    })
  })
  return [
    background(),
    below(
      [
        [0, 84],
        [440, 92],
        [520, 150],
        [580, 204],
        [700, 204],
        [760, 150],
        [840, 92],
        [WIDTH, 84],
      ],
      sand,
    ),
    below(table, '#8fbfe8'),
    path('M536 160 L580 204 H700 L744 160Z', { fill: accent }),
    step === 0 ? '' : arrows.join(''),
    hasWell ? rect(1000, 40, 20, 290, soil) + rect(976, 22, 68, 34, deep, { rx: 6 }) : '',
    rect(0, BAND_HEIGHT - 24, WIDTH, 24, soil),
    rect(0, 78, 436, 10, field, { rx: 5 }),
    rect(844, 78, 436, 10, field, { rx: 5 }),
  ].join('')
}
