import { damSeepage } from '../lectures/bands/engineering.ts'
import { sand } from '../lectures/bands/band.ts'
import { KEPT, NATURAL } from '../lectures/bands/ecology.ts'
import { BASIN, RIVERS } from '../scenes/catchment.ts'
import {
  accent,
  circle,
  deep,
  element,
  figure,
  green,
  hairline,
  ink,
  line,
  paper,
  path,
  polyline,
  rect,
  soft,
  WIDTH,
  type Point,
} from '../scenes/drawing.ts'
import { floodAt } from './series.ts'

const document = (height: number, ...parts: readonly string[]): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${height}`, width: '100%', height: '100%' },
    rect(0, 0, WIDTH, height, '#fff'),
    ...parts,
  )
const heading = (text: string): string => figure(48, 70, text, 40, { 'font-weight': 700, fill: deep })
const label = (text: string, x: number, y: number, to: Point): string =>
  line(x, y + 12, to[0], to[1], soft, 2.5) +
  circle(to[0], to[1], 5, soft) +
  figure(x, y, text, 27, { 'text-anchor': 'middle', 'font-weight': 600 })

/** 1280 by 600. */
export const damSection = (): string =>
  document(
    600,
    heading('Section through an embankment dam'),
    element('g', { transform: 'translate(0 190)' }, damSeepage(1, 5)),
    path('M636 268L690 490V512H714L654 284Z', { fill: sand }),
    label('Reservoir', 150, 150, [150, 340]),
    label('Upstream shell', 380, 150, [470, 400]),
    label('Core', 600, 150, [618, 330]),
    label('Downstream shell', 830, 150, [790, 430]),
    label('Filter', 1060, 230, [680, 440]),
    line(540, 566, 585, 401, soft, 2.5) +
      circle(585, 401, 5, soft) +
      figure(540, 590, 'Line of seepage', 27, { 'text-anchor': 'middle', 'font-weight': 600 }),
    label('Drain', 1150, 330, [860, 502]),
    label('Toe', 1180, 420, [990, 512]),
  )

const GAUGES: readonly (readonly [name: string, x: number, y: number])[] = [
  ['Stone Hill', 250, 130],
  ['Mill Valley', 430, 270],
  ['Old Ford', 300, 520],
  ['Upper Weir', 590, 390],
  ['Alder Spring', 560, 110],
  ['High Meadow', 860, 150],
  ['Confluence', 790, 420],
  ['Lower Bridge', 1040, 500],
]
const DIVIDES = [
  'M172 205C270 215 370 225 430 270C470 230 490 180 520 150S500 90 520 58',
  'M215 500C330 400 420 360 590 390',
  'M520 150C540 250 570 330 590 390C700 300 740 180 760 66',
  'M640 645C580 560 600 460 590 390',
  'M690 292C720 340 760 390 790 420C860 360 930 330 1000 300',
]
/** 1280 by 760. */
export const basinMap = (): string =>
  document(
    760,
    rect(0, 0, WIDTH, 760, '#f4f1e6'),
    path(BASIN, { fill: '#dfe9d6', stroke: soft, 'stroke-width': 4 }),
    ...DIVIDES.map((d) => path(d, { stroke: '#93a58c', 'stroke-width': 3, 'stroke-dasharray': '10 8' })),
    ...RIVERS.map(({ from, bend, to, width }) =>
      path(`M${from.join(' ')}Q${bend.join(' ')} ${to.join(' ')}`, {
        stroke: accent,
        'stroke-width': width * 0.8,
        'stroke-linecap': 'round',
      }),
    ),
    ...GAUGES.map(
      ([name, x, y]) =>
        circle(x, y, 11, '#fff', { stroke: deep, 'stroke-width': 5 }) +
        figure(x + 18, y - 12, name, 24, {
          'font-weight': 600,
          stroke: '#f4f1e6',
          'stroke-width': 6,
          'paint-order': 'stroke',
        }),
    ),
    ...[
      ['A', 400, 150],
      ['B', 230, 410],
      ['C', 680, 190],
      ['D', 440, 590],
      ['E', 900, 250],
      ['F', 880, 540],
    ].map(([name = '', x = 0, y = 0]) =>
      figure(Number(x), Number(y), String(name), 46, { 'font-weight': 700, fill: '#7d937a' }),
    ),
    figure(48, 720, 'Practice basin: six sub-basins, eight gauges, 812 km²', 30, { 'font-weight': 700, fill: deep }),
    line(950, 712, 1190, 712, ink, 5),
    ...[0, 1, 2].map(
      (i) =>
        line(950 + i * 120, 702, 950 + i * 120, 722, ink, 4) +
        figure(950 + i * 120, 692, `${i * 5} km`, 22, { 'text-anchor': 'middle' }),
    ),
    path('M1190 150L1166 214L1190 200L1214 214Z', { fill: ink }),
    figure(1190, 138, 'N', 34, { 'text-anchor': 'middle', 'font-weight': 700 }),
  )

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const NEEDS: readonly (readonly [text: string, from: number, to: number, colour: string])[] = [
  ['Fish migrate', 3, 4, deep],
  ['Gravel is cleaned', 4, 4, soft],
  ['Meadows are flooded', 4, 6, green],
  ['Young fish grow', 5, 8, deep],
  ['Low flow, cool water', 7, 9, accent],
]
/** 1280 by 760. */
export const flowCalendar = (): string =>
  document(
    760,
    heading('A year of flows for a living river'),
    ...[0, 10, 20, 30, 40].map(
      (value) =>
        line(110, 430 - value * 7, 1180, 430 - value * 7, hairline) +
        figure(96, 438 - value * 7, String(value), 22, { 'text-anchor': 'end', fill: soft }),
    ),
    figure(48, 112, 'm³/s', 22, { fill: soft }),
    ...MONTHS.map(
      (month, i) =>
        rect(122 + i * 88, 430 - (NATURAL[i] ?? 0), 68, NATURAL[i] ?? 0, '#c4e0f9', { rx: 6 }) +
        rect(122 + i * 88, 430 - (KEPT[i] ?? 0), 68, KEPT[i] ?? 0, accent, { rx: 6 }) +
        figure(156 + i * 88, 468, month, 24, { 'text-anchor': 'middle', fill: soft }),
    ),
    ...NEEDS.map(([text, from, to, colour], i) => {
      const [x, width] = [122 + from * 88, (to - from + 1) * 88 - 20]
      return (
        rect(x, 496 + i * 42, width, 30, colour, { rx: 15 }) +
        figure(x + width + 14, 519 + i * 42, text, 25, { 'font-weight': 600 })
      )
    }),
    rect(760, 84, 30, 24, '#c4e0f9', { rx: 5 }),
    figure(802, 105, 'natural flow', 24),
    rect(970, 84, 30, 24, accent, { rx: 5 }),
    figure(1012, 105, 'flow that stays', 24),
  )

const WAVES = [
  { name: 'Upper Weir', peak: 11, height: 330, colour: '#69b1ff' },
  { name: 'Confluence', peak: 18, height: 262, colour: accent },
  { name: 'Lower Bridge', peak: 26, height: 214, colour: deep },
]
export const WAVE_FRAMES = 45
/** 1280 by 720: the wave up to the hour of a frame. */
export function floodWave(frame: number): string {
  const hour = Math.min(72, frame * 2)
  const at = ({ peak, height }: (typeof WAVES)[number], time: number): Point => [
    130 + time * 15,
    600 - 30 - floodAt(time - 4, peak, height),
  ]
  return document(
    720,
    rect(0, 0, WIDTH, 720, paper),
    ...[0, 1, 2, 3].map(
      (i) =>
        line(130, 600 - i * 130, 1210, 600 - i * 130, hairline) +
        figure(112, 610 - i * 130, String(i * 200), 28, { 'text-anchor': 'end', fill: soft }),
    ),
    figure(130, 90, 'm³/s', 28, { fill: soft }),
    ...[0, 24, 48, 72].map((value) =>
      figure(130 + value * 15, 646, `${value} h`, 28, { 'text-anchor': 'middle', fill: soft }),
    ),
    ...WAVES.map((wave) => {
      const points = Array.from({ length: hour + 1 }, (_, i) => at(wave, i))
      const end = points.at(-1) ?? [0, 0]
      const hasPassed = hour >= wave.peak + 4
      const [x, y] = at(wave, wave.peak + 4)
      return (
        path(polyline(points), { stroke: wave.colour, 'stroke-width': 8, 'stroke-linejoin': 'round' }) +
        circle(end[0], end[1], 13, wave.colour, { stroke: '#fff', 'stroke-width': 4 }) +
        (hasPassed
          ? line(x, y, x, 600, wave.colour, 3, { 'stroke-dasharray': '6 8' }) +
            figure(x + 16, y - 16, wave.name, 30, { 'font-weight': 600, fill: wave.colour })
          : '')
      )
    }),
  )
}
