import {
  accent,
  circle,
  deep,
  element,
  figure,
  hairline,
  paper,
  path,
  rect,
  shallow,
  soft,
  WIDTH,
  type Point,
} from './drawing.ts'

/** Rivers as curves, each down to its confluence; the last one reaches the gauge at the outlet. */
export const RIVERS: readonly {
  readonly from: Point
  readonly bend: Point
  readonly to: Point
  readonly width: number
}[] = [
  { from: [250, 130], bend: [360, 150], to: [430, 270], width: 7 },
  { from: [200, 330], bend: [330, 250], to: [430, 270], width: 6 },
  { from: [430, 270], bend: [520, 300], to: [590, 390], width: 10 },
  { from: [560, 110], bend: [640, 220], to: [590, 390], width: 8 },
  { from: [300, 520], bend: [430, 470], to: [590, 390], width: 7 },
  { from: [590, 390], bend: [690, 430], to: [790, 420], width: 14 },
  { from: [860, 150], bend: [770, 260], to: [790, 420], width: 9 },
  { from: [640, 590], bend: [710, 500], to: [790, 420], width: 7 },
  { from: [790, 420], bend: [920, 430], to: [1040, 500], width: 19 },
]
export const BASIN =
  'M170 200 C180 70 420 50 600 60 S960 60 960 190 S1090 380 1090 500 S900 640 700 650 S250 640 210 500 S150 340 170 200Z'

const between = (a: number, b: number, c: number, t: number): number =>
  (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c

/** A river basin from above: the water of all tributaries flows to the outlet. */
export function catchment(seconds: number): string {
  const turn = (seconds / 10) * 2 * Math.PI
  return [
    rect(0, 0, WIDTH, 720, paper),
    path(BASIN, { fill: '#e6eee3', stroke: '#b9cbb6', 'stroke-width': 3 }),
    path(BASIN, { fill: '#d8e6d5', transform: 'translate(126 76) scale(0.8)' }),
    ...RIVERS.map(({ from, bend, to, width }) =>
      path(`M${from.join(' ')}Q${bend.join(' ')} ${to.join(' ')}`, {
        stroke: '#69b1ff',
        'stroke-width': width,
        'stroke-linecap': 'round',
      }),
    ),
    ...RIVERS.flatMap((river, i) => [0, 0.5].map((start) => drop(river, (seconds * 0.3 + start + i * 0.137) % 1))),
    outlet(420 + 60 * Math.sin(turn)),
  ].join('')
}

const drop = ({ from, bend, to, width }: (typeof RIVERS)[number], part: number): string =>
  circle(between(from[0], bend[0], to[0], part), between(from[1], bend[1], to[1], part), width * 0.42 + 2, '#fff', {
    stroke: deep,
    'stroke-width': 2,
  })

const outlet = (discharge: number): string =>
  [
    circle(1040, 500, 30, accent, { opacity: 0.2 }),
    circle(1040, 500, 17, deep, { stroke: '#fff', 'stroke-width': 5 }),
    element('path', { d: 'M1040 470 V380', stroke: soft, 'stroke-width': 3 }),
    rect(930, 290, 290, 90, '#fff', { rx: 14, stroke: hairline, 'stroke-width': 2 }),
    rect(950, 312, 8, 46, shallow, { rx: 4 }),
    figure(976, 350, `${discharge.toFixed(0)} m³/s`, 40, { 'font-weight': 600 }),
  ].join('')
