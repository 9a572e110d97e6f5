import {
  accent,
  amber,
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
import { background, BAND_HEIGHT, below, field, numbers, sand, spot, stream, type Band } from './band.ts'

const base = (): string =>
  below(
    [
      [0, 322],
      [WIDTH, 322],
    ],
    ground,
  )

/** An embankment dam with its reservoir level, core and drain. */
function dam(level: number): string {
  const face = 300 + ((322 - level) / 262) * 280
  return [
    background(),
    path(`M0 ${level}H${face}L300 322H0Z`, { fill: stream }),
    line(0, level, face, level, deep, 4),
    base(),
    path('M300 322L580 60H660L990 322Z', { fill: '#c3ad86' }),
    path('M560 322L604 78H636L690 322Z', { fill: '#94805d' }),
    path('M690 322V300H960L990 322Z', { fill: sand }),
    rect(1000, 300, 280, 22, shallow),
  ].join('')
}

const ROUND: readonly Point[] = [
  [620, 52],
  [560, 74],
  [800, 172],
  [985, 312],
  [1120, 300],
]
/** The inspection points of a dam. */
export const damRound: Band = (step) =>
  dam(120) +
  ROUND.slice(0, step)
    .map(([x, y], i) => spot(x, y, i === step - 1))
    .join('')

/** Seepage through a dam, finally measured. */
export const damSeepage: Band = (step) =>
  [
    dam(110),
    path('M510 122C560 170 600 250 690 306L990 316', { stroke: deep, 'stroke-width': 6, 'stroke-dasharray': '16 12' }),
    step === 0
      ? ''
      : path('M990 314C1030 316 1050 324 1064 342', {
          stroke: step === 3 ? '#8a6a3a' : accent,
          'stroke-width': step === 4 ? 4 : 16,
          'stroke-linecap': 'round',
        }),
    step >= 5
      ? path('M1040 318h76l-10 50h-56z', { fill: '#fff', stroke: deep, 'stroke-width': 5 }) +
        path('M1046 340h64l-5 26h-54z', { fill: accent })
      : '',
    step === 3 ? circle(990, 314, 34, amber, { opacity: 0.4 }) : '',
  ].join('')

/** A displacement record, decomposed. */
export const movement: Band = (step, steps) => {
  const parts = [
    (i: number) => 30 * Math.sin(i / 9 + 1),
    (i: number) => 18 * Math.sin(i / 4.1),
    (i: number) => i * 0.9 - (step >= steps && i > 70 ? -((i - 70) ** 1.5) * 0.5 : 0),
  ]
  const colours = [stream, '#8db98a', amber]
  const whole = numbers(101).map((i): Point => [120 + i * 10.4, 208 - parts.reduce((sum, part) => sum + part(i), -40)])
  return [
    background('#eef5fb'),
    ...numbers(4).map((i) => line(100, 50 + i * 90, 1180, 50 + i * 90, '#d5e2ee', 3)),
    ...parts.map((part, n) =>
      step >= n + 2
        ? path(polyline(numbers(101).map((i): Point => [120 + i * 10.4, 290 - part(i)])), {
            stroke: colours[n] ?? soft,
            'stroke-width': 5,
          })
        : '',
    ),
    path(polyline(whole), { stroke: deep, 'stroke-width': step >= 5 ? 3 : 7, ...(step >= 5 ? { opacity: 0.35 } : {}) }),
  ].join('')
}

/** High water at a levee: the signs on the land side. */
export const levee: Band = (step) =>
  [
    leveeGround(),
    step >= 1
      ? path('M330 322C520 358 760 366 942 318', { stroke: stream, 'stroke-width': 8, 'stroke-dasharray': '14 12' })
      : '',
    step >= 2 ? circle(800, 282, 16, stream) + circle(760, 288, 10, stream) : '',
    step >= 3
      ? path('M880 304L926 268H958L1004 304Z', { fill: step >= 4 ? '#8a6a3a' : sand }) +
        path('M942 268C930 236 912 236 904 250M942 268C954 236 972 236 980 250', {
          stroke: step >= 4 ? '#8a6a3a' : accent,
          'stroke-width': 9,
          'stroke-linecap': 'round',
        })
      : '',
    step >= 5 ? line(1060, 304, 1060, 176, soil, 8) + path('M1064 178h76l-20 26l20 26h-76z', { fill: amber }) : '',
  ].join('')

const leveeGround = (): string =>
  [
    background(),
    path('M0 112H470L250 322H0Z', { fill: stream }),
    line(0, 112, 438, 112, deep, 4),
    below(
      [
        [0, 304],
        [WIDTH, 304],
      ],
      field,
    ),
    below(
      [
        [0, 322],
        [WIDTH, 322],
      ],
      ground,
    ),
    path('M236 322L470 92H560L800 322Z', { fill: '#b9a47e' }),
    path('M236 322L470 92L460 112L256 322Z', { fill: '#8f7c5c' }),
  ].join('')

/** A sandbag ring around a boil: the rising water presses back. */
export const filterRing: Band = (step, steps) => {
  const layers = step === 0 ? 4 : Math.max(0, Math.min(4, (step - 2) * 2))
  const surface = 304 - layers * 26
  const bags = numbers(layers).flatMap((n) =>
    [830, 1050].map((x) =>
      rect(x - 38 + (n % 2) * 8, 278 - n * 26, 76, 24, '#d9c48f', { rx: 11, stroke: soil, 'stroke-width': 3 }),
    ),
  )
  const isCalm = layers === 4
  return [
    leveeGround(),
    path('M330 322C520 358 760 366 942 318', {
      stroke: stream,
      'stroke-width': isCalm ? 5 : 10,
      'stroke-dasharray': '14 12',
    }),
    layers > 0 ? rect(866, surface + 8, 150, 304 - surface, isCalm ? '#9dccf8' : '#b9a06d') : '',
    path('M896 304L930 278H954L988 304Z', { fill: '#a8905f' }),
    layers === 0
      ? path('M942 278C930 230 906 232 896 254M942 278C954 230 978 232 988 254M942 278V226', {
          stroke: '#8a6a3a',
          'stroke-width': 10,
          'stroke-linecap': 'round',
        })
      : '',
    step === 2
      ? path('M1120 304C1112 270 1100 268 1092 284M1120 304C1128 270 1140 268 1148 284', {
          stroke: '#8a6a3a',
          'stroke-width': 9,
          'stroke-linecap': 'round',
        })
      : '',
    ...bags,
    step >= steps ? path('M262 300L452 112', { stroke: deep, 'stroke-width': 16, 'stroke-linecap': 'round' }) : '',
  ].join('')
}

/** A reservoir in the flood season: its limit level, and the volume kept empty above it. */
export const reservoir: Band = (step) => {
  const level = [150, 190, 170, 120, 176, 140][step] ?? 150
  return [
    dam(level),
    path('M0 84H554L462 170H0Z', { fill: '#fff', opacity: 0.45 }),
    line(0, 170, 460, 170, amber, 6, { 'stroke-dasharray': '18 14' }),
    line(0, 84, 552, 84, soft, 4, { 'stroke-dasharray': '4 12' }),
    rect(60, 40, 12, BAND_HEIGHT - 100, '#fff', { rx: 6 }),
    path(`M84 ${level}l26 -16v32z`, { fill: deep }),
  ].join('')
}
