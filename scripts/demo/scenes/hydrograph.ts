import {
  accent,
  amber,
  circle,
  deep,
  figure,
  hairline,
  line,
  paper,
  path,
  polyline,
  rect,
  soft,
  WIDTH,
  type Point,
} from './drawing.ts'

const LEFT = 150
const BOTTOM = 600
const HOURS = 48
const xOf = (hour: number): number => LEFT + (hour * 980) / HOURS
const yOf = (discharge: number): number => BOTTOM - discharge * 0.78

const RAIN = [0, 4, 9, 14, 22, 31, 38, 30, 21, 13, 7, 3]
/** m³/s after the rain: fast rise, slow recession. */
function dischargeAt(hour: number): number {
  const since = Math.max(0, hour - 7)
  return 90 + 430 * (since / 11) ** 2 * Math.exp(2 * (1 - since / 11))
}
const WARNING = 420

/** Rain, and the resulting flood. */
export function hydrograph(seconds: number): string {
  const hour = HOURS * Math.min(1, Math.max(0.02, (seconds - 0.3) / 9))
  const points = Array.from({ length: Math.ceil(hour * 2) + 1 }, (_, i): Point => {
    const x = Math.min(hour, i / 2)
    return [xOf(x), yOf(dischargeAt(x))]
  })
  const last = points.at(-1) ?? [LEFT, BOTTOM]
  const discharge = dischargeAt(hour)
  return [
    rect(0, 0, WIDTH, 720, paper),
    ...[0, 200, 400, 600].flatMap((value) => [
      line(LEFT, yOf(value), xOf(HOURS), yOf(value), hairline),
      figure(LEFT - 18, yOf(value) + 10, String(value), 28, { 'text-anchor': 'end', fill: soft }),
    ]),
    ...[0, 12, 24, 36, 48].map((value) =>
      figure(xOf(value), BOTTOM + 44, `${value} h`, 28, { 'text-anchor': 'middle', fill: soft }),
    ),
    ...RAIN.map((rain, i) => (i <= hour ? rect(xOf(i) + 2, 60, 17, rain * 3, '#69b1ff') : '')),
    line(LEFT, 60, xOf(HOURS), 60, hairline),
    line(LEFT, yOf(WARNING), xOf(HOURS), yOf(WARNING), amber, 3, { 'stroke-dasharray': '12 10' }),
    path(`${polyline(points)}L${last[0].toFixed(1)} ${BOTTOM}L${LEFT} ${BOTTOM}Z`, { fill: accent, opacity: 0.18 }),
    path(polyline(points), { stroke: deep, 'stroke-width': 6, 'stroke-linejoin': 'round' }),
    circle(last[0], last[1], 13, discharge >= WARNING ? amber : deep, { stroke: '#fff', 'stroke-width': 4 }),
    figure(xOf(HOURS), 150, `${discharge.toFixed(0)} m³/s`, 56, { 'text-anchor': 'end', 'font-weight': 600 }),
  ].join('')
}
