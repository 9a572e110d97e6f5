import {
  accent,
  circle,
  deep,
  element,
  figure,
  green,
  hairline,
  ink,
  paper,
  path,
  rect,
  shallow,
  soft,
  water,
  WIDTH,
} from './drawing.ts'

/** A staff gauge at the bank of a river whose level rises and falls. */
export function gauge(seconds: number): string {
  const turn = (seconds / 10) * 2 * Math.PI
  const level = 2.3 + 0.18 * Math.sin(turn)
  const surface = 640 - level * 110
  return [
    rect(0, 0, WIDTH, 720, paper),
    hills(),
    path(water(surface - 12, 7, 640, turn), { fill: shallow }),
    path(water(surface, 6, 426.67, -2 * turn), { fill: '#69b1ff' }),
    path(water(surface + 46, 8, 640, turn + 2), { fill: accent, opacity: 0.55 }),
    path(water(surface + 120, 6, 426.67, turn), { fill: deep, opacity: 0.5 }),
    staff(level),
    readout(level, Math.cos(turn) >= 0),
  ].join('')
}

const hills = (): string =>
  [
    path('M0 330 C180 200 330 230 520 300 S900 190 1280 280 V720 H0Z', { fill: '#dbe6dc' }),
    path('M0 380 C260 280 420 330 640 350 S1040 290 1280 340 V720 H0Z', { fill: green, opacity: 0.5 }),
  ].join('')

function staff(level: number): string {
  const marks = Array.from({ length: 41 }, (_, tenth) => {
    const y = 640 - tenth * 11
    const whole = tenth % 10 === 0
    return [
      rect(whole ? 404 : 424, y - 2, whole ? 44 : 24, 4, ink),
      whole ? figure(390, y + 10, String(tenth / 10), 30, { 'text-anchor': 'end', 'font-weight': 600 }) : '',
    ].join('')
  })
  return [
    rect(356, 174, 100, 490, '#fff', { rx: 6, stroke: hairline, 'stroke-width': 2 }),
    ...marks,
    element('path', { d: `M468 ${640 - level * 110} l34 -18 v36z`, fill: '#fff', stroke: deep, 'stroke-width': 4 }),
  ].join('')
}

const readout = (level: number, isRising: boolean): string =>
  [
    rect(780, 90, 360, 170, '#fff', { rx: 16, stroke: hairline, 'stroke-width': 2 }),
    circle(838, 175, 30, isRising ? deep : soft),
    path(isRising ? 'M838 189 V161 M826 173 L838 161 L850 173' : 'M838 161 V189 M826 177 L838 189 L850 177', {
      stroke: '#fff',
      'stroke-width': 5,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    figure(892, 198, level.toFixed(2), 68, { 'font-weight': 600 }),
    figure(1052, 198, 'm', 40, { fill: soft }),
  ].join('')
