import { accent, circle, deep, element, green, ground, line, path, rect, soft, WIDTH } from '../../scenes/drawing.ts'
import { background, BAND_HEIGHT, below, field, numbers, sand, stream, type Band } from './band.ts'

/** Bottles in a row, filled and labelled one by one. */
export const bottles: Band = (step, steps) => {
  const filled = Math.round((step / steps) * 6)
  return [
    background(),
    path(`M0 250C200 226 420 272 640 250S1080 226 ${WIDTH} 250V${BAND_HEIGHT}H0Z`, { fill: stream }),
    path(`M0 300C200 276 420 322 640 300S1080 276 ${WIDTH} 300V${BAND_HEIGHT}H0Z`, { fill: accent }),
    ...numbers(6).map((i) => {
      const x = 180 + i * 170
      const isFull = i < filled
      return [
        rect(x + 26, 34, 48, 30, deep, { rx: 6 }),
        path(`M${x + 30} 64h40v26q30 10 30 40v120q0 16 -16 16h-68q-16 0 -16 -16v-120q0 -30 30 -40z`, {
          fill: '#fff',
          stroke: '#8fb3d6',
          'stroke-width': 5,
        }),
        isFull
          ? path(`M${x + 4} 140h92v108q0 14 -14 14h-64q-14 0 -14 -14z`, { fill: '#9dccf8' }) +
            rect(x + 18, 168, 64, 50, '#fff', { rx: 5 }) +
            line(x + 28, 184, x + 72, 184, soft, 5) +
            line(x + 28, 200, x + 58, 200, soft, 5)
          : '',
      ].join('')
    }),
  ].join('')
}

const fish = (x: number, y: number, size: number, fill: string): string =>
  element(
    'g',
    { transform: `translate(${x} ${y}) scale(${size})` },
    path('M-34 0C-16 -24 20 -22 40 0C20 22 -16 24 -34 0Z', { fill }),
    path('M-28 0L-58 -20V20Z', { fill }),
    circle(24, -5, 4, '#fff'),
  )

/** Per month. */
export const NATURAL = [70, 64, 90, 150, 230, 262, 214, 160, 120, 96, 84, 76]
export const KEPT = [44, 42, 52, 78, 150, 104, 74, 60, 52, 48, 46, 45]
/** A year of monthly flow, and the share that stays in the river. */
export const calendar: Band = (step, steps) => {
  const months = step === 0 ? 12 : Math.round((step / steps) * 12)
  return [
    background(),
    ...NATURAL.map((flow, i) => rect(130 + i * 86, 330 - flow, 66, flow, '#bcdcf8', { rx: 6 })),
    ...KEPT.slice(0, months).map((flow, i) => rect(130 + i * 86, 330 - flow, 66, flow, accent, { rx: 6 })),
    line(110, 332, 1170, 332, soft, 4),
    step === 0 || step >= 2 ? fish(300, 70, 1, deep) + fish(390, 110, 0.7, deep) : '',
    step === 0 || step >= 3
      ? numbers(5)
          .map((i) =>
            path(`M${930 + i * 42} 150q-4 -50 ${-16 + i * 6} -84`, {
              stroke: green,
              'stroke-width': 8,
              'stroke-linecap': 'round',
            }),
          )
          .join('')
      : '',
  ].join('')
}

/** A fish pass beside a weir, and a fish climbing it. */
export const pools: Band = (step, steps) => {
  const levels = numbers(6).map((i) => 286 - i * 36)
  const at = Math.min(5, Math.round((step / steps) * 5))
  return [
    background(),
    below(
      [
        [0, 340],
        [WIDTH, 340],
      ],
      ground,
    ),
    rect(0, 262, 190, 110, stream),
    ...levels.map(
      (y, i) =>
        rect(190 + i * 150, y - 24, 150, BAND_HEIGHT - y + 24, i === at && step > 0 ? '#8cc4fb' : stream) +
        rect(190 + i * 150, y - 44, 16, BAND_HEIGHT - y + 44, '#9a8a70'),
    ),
    rect(1090, 58, 190, 330, '#9a8a70'),
    rect(1106, 72, 174, 300, stream),
    step === 0 ? fish(100, 308, 1.1, deep) : fish(270 + at * 150, (levels[at] ?? 286) + 18, 1.1, deep),
    ...numbers(step >= steps ? 3 : 0).map((i) => fish(1160 + i * 44, 120 + i * 52, 0.6, deep)),
  ].join('')
}

/** Rewetted low ground, then plants, then birds. */
export const wetland: Band = (step, steps) => {
  const level = 330 - (step === 0 ? 62 : (step / steps) * 62)
  const reeds = step === 0 ? 26 : Math.max(0, step - 2) * 9
  const bird = (x: number, y: number): string =>
    path(`M${x} ${y}q22 -26 44 0q22 -26 44 0`, { stroke: deep, 'stroke-width': 8, 'stroke-linecap': 'round' })
  return [
    background(),
    path('M0 190C240 120 420 190 640 160S1060 110 1280 170V372H0Z', { fill: field }),
    below(
      [
        [0, 250],
        [200, 270],
        [420, 330],
        [700, 342],
        [980, 318],
        [1140, 262],
        [WIDTH, 244],
      ],
      sand,
    ),
    path(`M${440 - (330 - level) * 3.2} ${level}H${960 + (330 - level) * 2.6}L1010 372H400Z`, { fill: stream }),
    below(
      [
        [0, 250],
        [200, 270],
        [300, 300],
        [420, 336],
        [700, 352],
        [980, 330],
        [1080, 292],
        [1140, 262],
        [WIDTH, 244],
      ],
      '#bda878',
    ),
    ...numbers(reeds).map((i) => {
      const x = 330 + ((i * 173) % 690)
      return line(x, 338, x + (i % 3) * 6 - 6, 228 + ((i * 29) % 46), i % 2 === 0 ? green : '#5d8a58', 6)
    }),
    step === 0 || step >= steps - 1 ? bird(560, 84) + bird(700, 60) + bird(860, 100) : '',
  ].join('')
}
