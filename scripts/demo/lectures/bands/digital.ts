import {
  accent,
  amber,
  circle,
  deep,
  element,
  line,
  path,
  polyline,
  rect,
  soft,
  WIDTH,
  type Point,
} from '../../scenes/drawing.ts'
import { background, BAND_HEIGHT, below, field, numbers, stream, type Band } from './band.ts'

const COLUMNS = 20
const ROWS = 6
const HEIGHTS = ['#eef3dc', '#dfe9c4', '#cbdcb0', '#b5cb9c', '#9db98a', '#87a67b']
const STREAM: readonly Point[] = [
  [2, 0],
  [3, 1],
  [4, 1],
  [5, 2],
  [6, 3],
  [7, 3],
  [8, 3],
  [9, 3],
  [10, 4],
  [11, 4],
  [12, 4],
  [13, 3],
  [14, 3],
  [15, 3],
  [16, 4],
  [17, 4],
  [18, 4],
  [19, 4],
]
const BRANCH: readonly Point[] = [
  [8, 0],
  [9, 1],
  [10, 2],
  [11, 3],
]
const SECOND: readonly Point[] = [
  [15, 0],
  [15, 1],
  [14, 2],
]

/** Cells of a terrain model, and the flow path across them. */
export const terrain: Band = (step, steps) => {
  const streams = [...STREAM, ...BRANCH, ...SECOND]
  const nearest = (x: number, y: number): number =>
    Math.min(...streams.map(([sx, sy]) => Math.max(Math.abs(sx - x), Math.abs(sy - y))))
  const shown = step === 0 ? STREAM.length : Math.round(((step - 1) / (steps - 1)) * STREAM.length)
  const isStream = (x: number, y: number): boolean =>
    streams.some(([sx, sy]) => sx === x && sy === y && x < shown + 2 && shown > 0)
  const squares = numbers(COLUMNS * ROWS).map((i) => {
    const [x, y] = [i % COLUMNS, Math.floor(i / COLUMNS)]
    const height = Math.min(5, nearest(x, y) + ((x * 3 + y * 5) % 2))
    return rect(x * 64 + 1, y * 62 + 1, 62, 60, isStream(x, y) ? accent : (HEIGHTS[height] ?? field), { rx: 4 })
  })
  const isDone = step >= steps || step === 0
  return [
    background('#fff'),
    ...squares,
    isDone ? circle(1120, 279, 32, '#fff') + circle(1120, 279, 20, deep) : '',
  ].join('')
}

/** A satellite above the clouds: signals that return, and those that do not. */
export const radar: Band = (step) =>
  [
    background('#dcebf9'),
    below(
      [
        [0, 300],
        [340, 292],
        [430, 318],
        [860, 318],
        [950, 286],
        [WIDTH, 270],
      ],
      '#9db98a',
    ),
    path(`M400 312H900L860 ${BAND_HEIGHT}H440Z`, { fill: step >= 3 ? '#22344d' : stream }),
    step >= 2 || step === 0 ? path('M930 70L430 316H870Z', { fill: accent, opacity: 0.25 }) : '',
    step >= 3
      ? path('M650 312L330 120m4 36l-4 -36l36 2', {
          stroke: deep,
          'stroke-width': 9,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        })
      : '',
    element(
      'g',
      { opacity: 0.92 },
      ...[
        [360, 170],
        [470, 148],
        [580, 172],
        [700, 156],
        [810, 176],
      ].map(([x = 0, y = 0]) => circle(x, y, 56, '#fff')),
      rect(330, 170, 520, 58, '#fff', { rx: 29 }),
    ),
    element(
      'g',
      { transform: 'rotate(-18 940 62)' },
      rect(906, 36, 68, 56, deep, { rx: 8 }),
      rect(800, 46, 92, 36, accent),
      rect(988, 46, 92, 36, accent),
      path('M926 92h28l10 22h-48z', { fill: soft }),
    ),
    step >= 5
      ? circle(1110, 284, 15, amber, { stroke: '#fff', 'stroke-width': 5 }) +
        circle(220, 300, 15, amber, { stroke: '#fff', 'stroke-width': 5 })
      : '',
  ].join('')

const READINGS = numbers(40).map((i) => 214 - 60 * Math.sin(i / 7) - 20 * Math.sin(i / 2.3))
const WRONG: Readonly<Record<number, number>> = { 9: 336, 19: 44, 29: 326 }
/** A record with implausible readings, found one by one. */
export const readings: Band = (step, steps) => {
  const found = step === 0 ? 0 : Math.max(0, step - 1)
  const odd = Object.keys(WRONG).map(Number)
  return [
    background('#eef5fb'),
    ...numbers(4).map((i) => line(90, 44 + i * 94, 1190, 44 + i * 94, '#d5e2ee', 3)),
    path(polyline(READINGS.map((y, i): Point => [110 + i * 27, step >= steps ? y : (WRONG[i] ?? y)])), {
      stroke: '#8fbfe8',
      'stroke-width': 5,
    }),
    ...READINGS.map((y, i) => circle(110 + i * 27, WRONG[i] ?? y, 9, WRONG[i] === undefined ? deep : amber)),
    ...odd
      .slice(0, found)
      .map((i) => circle(110 + i * 27, WRONG[i] ?? 0, 26, 'none', { stroke: amber, 'stroke-width': 6 })),
    ...(step >= steps ? odd : []).map((i) =>
      circle(110 + i * 27, READINGS[i] ?? 0, 11, '#fff', { stroke: deep, 'stroke-width': 5 }),
    ),
  ].join('')
}

/** Raw values in one column, corrected ones beside them. */
export const columns: Band = (step) =>
  [
    background('#eef5fb'),
    ...numbers(5).flatMap((row) => {
      const y = 26 + row * 66
      const isOdd = row === 2
      return [
        rect(250, y, 300, 52, '#fff', { rx: 10, stroke: isOdd ? amber : '#c9d9e8', 'stroke-width': isOdd ? 6 : 3 }),
        rect(276, y + 18, isOdd ? 240 : 120 + ((row * 37) % 50), 16, isOdd ? amber : '#9fb6cc', { rx: 8 }),
        step === 0 || step >= 2 || !isOdd
          ? rect(610, y, 300, 52, '#fff', { rx: 10, stroke: isOdd ? deep : '#c9d9e8', 'stroke-width': isOdd ? 6 : 3 }) +
            rect(636, y + 18, 120 + ((row * 37) % 50), 16, isOdd ? accent : '#9fb6cc', { rx: 8 })
          : '',
        isOdd && step >= 3
          ? circle(980, y + 26, 26, deep) +
            path(`M968 ${y + 27}l9 10l16 -20`, {
              stroke: '#fff',
              'stroke-width': 7,
              'stroke-linecap': 'round',
              'stroke-linejoin': 'round',
            })
          : '',
      ]
    }),
  ].join('')

/** Incoming letters; one is phishing. */
export const letters: Band = (step) =>
  [
    background('#eef5fb'),
    ...numbers(5).map((i) => {
      const x = 110 + i * 218
      const isBait = i === 3
      const y = isBait && step > 0 ? 120 - Math.min(40, step * 10) : 140
      return [
        isBait && step > 0 ? line(x + 94, 0, x + 94, y + 20, soft, 6) : '',
        rect(x, y, 188, 128, '#fff', {
          rx: 12,
          stroke: isBait && step >= 2 ? amber : '#a9c4de',
          'stroke-width': isBait && step >= 2 ? 8 : 5,
        }),
        path(`M${x + 8} ${y + 12}L${x + 94} ${y + 76}L${x + 180} ${y + 12}`, {
          stroke: isBait && step >= 2 ? amber : '#a9c4de',
          'stroke-width': 6,
          'stroke-linejoin': 'round',
        }),
        isBait && step > 0
          ? path(`M${x + 94} ${y + 128}v52a26 26 0 1 1 -52 0m-14 12l14 -18l18 14`, {
              stroke: soft,
              'stroke-width': 8,
              'stroke-linecap': 'round',
              'stroke-linejoin': 'round',
            })
          : '',
      ].join('')
    }),
  ].join('')

/** A ten-minute clock, and a lock that closes. */
export const clock: Band = (step, steps) => {
  const angle = (step / steps) * 2 * Math.PI - Math.PI / 2
  const isLocked = step >= 3
  const [x, y] = [460 + 130 * Math.cos(angle), 186 + 130 * Math.sin(angle)]
  return [
    background('#eef5fb'),
    circle(460, 186, 156, '#fff', { stroke: '#a9c4de', 'stroke-width': 8 }),
    step > 0 && step < steps
      ? path(`M460 186V56A130 130 0 ${step / steps > 0.5 ? 1 : 0} 1 ${x.toFixed(1)} ${y.toFixed(1)}Z`, {
          fill: accent,
          opacity: 0.3,
        })
      : '',
    step >= steps ? circle(460, 186, 130, accent, { opacity: 0.3 }) : '',
    ...numbers(10).map((i) =>
      element('g', { transform: `rotate(${i * 36} 460 186)` }, line(460, 44, 460, 62, soft, 7)),
    ),
    line(460, 186, x, y, deep, 10),
    circle(460, 186, 16, deep),
    path(isLocked ? 'M786 170v-50a54 54 0 0 1 108 0v50' : 'M786 150v-50a54 54 0 0 1 108 0v12', {
      stroke: soft,
      'stroke-width': 20,
      'stroke-linecap': 'round',
    }),
    rect(750, 166, 180, 140, isLocked ? deep : '#8fa6bd', { rx: 18 }),
    circle(840, 222, 18, '#fff'),
    rect(832, 226, 16, 42, '#fff', { rx: 8 }),
  ].join('')
}
