import { accent, amber, circle, deep, element, hairline, line, path, rect, soft, WIDTH } from '../../scenes/drawing.ts'
import { background, BAND_HEIGHT, field, numbers, spot, stream, type Band } from './band.ts'

const RIVER = 'M-20 120C160 90 260 210 430 200S660 110 800 170S1040 290 1300 230'

/** A transboundary river. */
export const border: Band = (step) =>
  [
    background(field),
    path(`M650 0C620 90 690 150 650 220S700 320 670 ${BAND_HEIGHT}H${WIDTH}V0Z`, { fill: '#e9e2c9' }),
    path(RIVER, { stroke: stream, 'stroke-width': 46 }),
    path(`M650 0C620 90 690 150 650 220S700 320 670 ${BAND_HEIGHT}`, {
      stroke: soft,
      'stroke-width': 6,
      'stroke-dasharray': '26 14 6 14',
    }),
    ...[
      [240, 152],
      [430, 200],
      [660, 140],
      [860, 204],
      [1080, 254],
    ]
      .slice(0, step)
      .map(([x = 0, y = 0], i) => spot(x, y, i === step - 1)),
  ].join('')

const page = (x: number, y: number, isTicked: boolean): string =>
  [
    rect(x, y, 150, 196, '#fff', { rx: 10, stroke: hairline, 'stroke-width': 4 }),
    ...numbers(4).map((i) => line(x + 26, y + 40 + i * 30, x + (i === 3 ? 80 : 124), y + 40 + i * 30, '#b8c6d6', 8)),
    isTicked
      ? circle(x + 126, y + 172, 30, accent) +
        path(`M${x + 112} ${y + 172}l10 11l18 -22`, {
          stroke: '#fff',
          'stroke-width': 8,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        })
      : '',
  ].join('')

/** Notes exchanged across a border. */
export const notes: Band = (step, steps) =>
  [
    background(field),
    rect(640, 0, 640, BAND_HEIGHT, '#e9e2c9'),
    line(640, 0, 640, BAND_HEIGHT, soft, 6, { 'stroke-dasharray': '26 14 6 14' }),
    page(230, 80, step >= 2),
    page(900, 80, step >= steps),
    step >= 1 ? arrow(430, 140, 850) : '',
    step >= 4 ? arrow(850, 220, 430) : '',
  ].join('')

const arrow = (from: number, y: number, to: number): string => {
  const way = Math.sign(to - from)
  return path(`M${from} ${y}H${to}m${-28 * way} -26l${28 * way} 26l${-28 * way} 26`, {
    stroke: deep,
    'stroke-width': 12,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
}

/** A list of measures, of which some are affordable. */
export const measures: Band = (step, steps) => {
  const lengths = [620, 540, 480, 420, 340, 260]
  const order = step >= steps || step === 0 ? [0, 1, 2, 3, 4, 5] : [3, 0, 5, 1, 4, 2]
  return [
    background('#eef5fb'),
    ...order.map((n, row) => {
      const isPaid = (step >= steps || step === 0) && row < 3
      return (
        rect(260, 30 + row * 54, lengths[n] ?? 200, 38, isPaid ? accent : '#a9cdf0', { rx: 19 }) +
        circle(210, 49 + row * 54, 18, isPaid ? deep : '#fff', { stroke: deep, 'stroke-width': 5 })
      )
    }),
    step >= steps || step === 0 ? line(170, 187, 1040, 187, amber, 5, { 'stroke-dasharray': '16 12' }) : '',
  ].join('')
}

/** Two parties, and the needs of each between them. */
export const talks: Band = (step) => {
  const shared = Math.min(5, step)
  return [
    background('#eef5fb'),
    path(`M0 320C220 290 420 350 640 320S1060 290 ${WIDTH} 320V${BAND_HEIGHT}H0Z`, { fill: stream }),
    ...[500 + shared * 16, 780 - shared * 16].map((x, i) =>
      circle(x, 165, 150, i === 0 ? accent : '#5ba36a', { opacity: 0.38 }),
    ),
    ...[500 + shared * 16 - 60, 780 - shared * 16 + 60].map(
      (x, i) =>
        circle(x, 128, 26, i === 0 ? deep : '#2f6b3d') +
        path(`M${x - 46} 216q0 -52 46 -52t46 52z`, { fill: i === 0 ? deep : '#2f6b3d' }),
    ),
    shared >= 4 ? circle(640, 165, 22, '#fff') + circle(640, 165, 12, amber) : '',
  ].join('')
}

/** A balance with a parcel on one side. */
export const scales: Band = (step, steps) => {
  const tilt = step === 0 ? 10 : 12 * (1 - step / steps)
  const pan = (x: number, content: string): string =>
    path(`M${x - 70} 110L${x} 30L${x + 70} 110`, { stroke: soft, 'stroke-width': 5 }) +
    path(`M${x - 92} 110h184q-12 46 -92 46t-92 -46z`, { fill: deep }) +
    content
  const parcel = element(
    'g',
    {},
    rect(-48, 34, 96, 76, amber, { rx: 6 }),
    rect(-9, 34, 18, 76, '#fff'),
    path('M0 34C-40 4 -44 34 0 34C44 34 40 4 0 34', { stroke: '#fff', 'stroke-width': 7 }),
  )
  const rise = 340 * Math.sin((tilt * Math.PI) / 180)
  return [
    background('#eef5fb'),
    rect(628, 60, 24, 270, soft, { rx: 8 }),
    rect(530, 322, 220, 26, soft, { rx: 10 }),
    element('g', { transform: `rotate(${-tilt} 640 74)` }, rect(290, 66, 700, 16, soft, { rx: 8 })),
    circle(640, 74, 22, deep),
    element('g', { transform: `translate(300 ${74 + rise - 30})` }, pan(0, parcel)),
    element(
      'g',
      { transform: `translate(980 ${74 - rise - 30})` },
      pan(
        0,
        rect(-40, 44, 80, 66, '#fff', { rx: 4, stroke: hairline, 'stroke-width': 4 }) +
          line(-22, 66, 22, 66, soft, 6) +
          line(-22, 86, 8, 86, soft, 6),
      ),
    ),
  ].join('')
}
