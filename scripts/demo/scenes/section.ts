import {
  accent,
  circle,
  deep,
  eased,
  figure,
  ground,
  hairline,
  line,
  paper,
  path,
  polyline,
  rect,
  shallow,
  soft,
  soil,
  WIDTH,
  type Point,
} from './drawing.ts'

/** The bed of a river: [distance in metres, depth in metres]. */
const BED: readonly Point[] = [
  [0, 0],
  [8, 1.1],
  [18, 2.2],
  [30, 3.4],
  [44, 4.1],
  [56, 3.7],
  [68, 2.6],
  [80, 1.3],
  [90, 0],
]
const LEFT = 150
const SURFACE = 250
const at = ([x, y]: Point): Point => [LEFT + x * 10.9, SURFACE + y * 78]

function depthAt(x: number): number {
  const i = Math.max(
    1,
    BED.findIndex(([to]) => to >= x),
  )
  const [[x0, y0], [x1, y1]] = [BED[i - 1] ?? [0, 0], BED[i] ?? [90, 0]]
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
}
const speedAt = (x: number): number => 0.32 * Math.sqrt(depthAt(x)) * (1 + 0.06 * Math.sin(x))

/** A discharge measurement: a current meter moves from vertical to vertical. */
export function section(seconds: number): string {
  const verticals = Array.from({ length: 9 }, (_, i) => 9 + i * 9)
  const metre = 4 + 82 * eased(seconds, 0.5, 9.2)
  const measured = verticals.filter((x) => x <= metre)
  const flow = measured.reduce((sum, x) => sum + speedAt(x) * depthAt(x) * 9, 0)
  return [
    rect(0, 0, WIDTH, 720, paper),
    path(`${polyline([[0, 190], [LEFT - 30, 190], ...BED.map(at), [1161, 190], [WIDTH, 190]])}L${WIDTH} 720L0 720Z`, {
      fill: ground,
    }),
    path(
      `${polyline([[0, 226], [LEFT - 20, 226], ...BED.map((point): Point => [at(point)[0], at(point)[1] + 36]), [1150, 226], [WIDTH, 226]])}L${WIDTH} 720L0 720Z`,
      { fill: soil, opacity: 0.35 },
    ),
    path(`${polyline(BED.map(at))}Z`, { fill: shallow }),
    line(LEFT, SURFACE, at([90, 0])[0], SURFACE, accent, 3),
    ...verticals.map((x) =>
      line(at([x, 0])[0], SURFACE, at([x, 0])[0], at([x, depthAt(x)])[1], hairline, 2, {
        stroke: '#7cb3e8',
        'stroke-dasharray': '4 8',
      }),
    ),
    ...measured.map((x) => profile(x)),
    meter(metre, seconds),
    figure(LEFT, 130, `v ${speedAt(metre).toFixed(2)} m/s`, 40, { fill: soft }),
    figure(at([90, 0])[0], 130, `Q ${flow.toFixed(0)} m³/s`, 56, { 'text-anchor': 'end', 'font-weight': 600 }),
  ].join('')
}

/** Velocity profile: fastest slightly below the surface, slow at the bed. */
function profile(x: number): string {
  const [left, top] = at([x, 0])
  const height = at([x, depthAt(x)])[1] - top
  const points = Array.from({ length: 9 }, (_, i): Point => {
    const part = i / 8
    return [
      left + speedAt(x) * 90 * (part < 0.2 ? 0.9 + part / 2 : Math.sqrt(1 - (part - 0.2) / 0.8)),
      top + part * height,
    ]
  })
  return path(`M${left} ${top}${polyline(points).replace('M', 'L')}L${left} ${top + height}Z`, {
    fill: accent,
    opacity: 0.35,
  })
}

function meter(x: number, seconds: number): string {
  const [left, top] = at([x, depthAt(x) * 0.4])
  const blades = [0, 1, 2].map((i) => {
    const turn = seconds * 3 * Math.PI + (i * 2 * Math.PI) / 3
    return line(left, top, left + 26 * Math.cos(turn), top + 26 * Math.sin(turn), deep, 7)
  })
  return [
    line(left, 168, left, top, deep, 4),
    rect(left - 34, 152, 68, 18, deep, { rx: 6 }),
    ...blades,
    circle(left, top, 8, deep),
  ].join('')
}
