import { keysOf } from '#machines/kit/keys.ts'

import { numbersFrom } from './hash.ts'

/** A 320 × 180 drawing as one path; bands are filled, the others stroked. */
export interface Pattern {
  readonly family: keyof typeof families
  readonly path: string
}
/** @param next a pseudo-random integer below a bound */
type Draw = (next: (bound: number) => number) => string

const WIDTH = 320
const HEIGHT = 180

const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')
const ellipse = (x: number, y: number, wide: number, high: number): string =>
  `M${x - wide} ${y}a${wide} ${high} 0 1 1 ${2 * wide} 0a${wide} ${high} 0 1 1-${2 * wide} 0`

/** Parallel waves. */
const river: Draw = (next) => {
  const [rise, fall, end] = [next(100) - 30, next(110) + 40, next(60)]
  return times(12, (i) => {
    const y = i * 22 - 70
    return `M-9 ${y}C90 ${y + rise} 140 ${y + fall} 210 ${y + end}S300 ${y + rise} 329 ${y + end + 30}`
  })
}

/** Contour lines around a summit, denser on its steep side. */
const contour: Draw = (next) => {
  const [x, y, lean, sink] = [170 + next(110), 30 + next(110), next(9) + 2, next(9) - 4]
  return times(9, (i) => ellipse(x - i * lean, y + i * sink, 14 + i * 24, 10 + i * 17))
}

/** Fields that fan out from a corner in rows. */
const field: Draw = (next) => {
  const [x, y] = [WIDTH + next(60) - 30, HEIGHT + 20 + next(50)]
  const rows = times(8, (i) => ellipse(x, y, 60 + i * 44, 60 + i * 44))
  return (
    rows +
    times(9, (i) => {
      const angle = Math.PI * (1 + (i + 0.5) / 18)
      return `M${x} ${y}L${Math.round(x + 420 * Math.cos(angle))} ${Math.round(y + 420 * Math.sin(angle))}`
    })
  )
}

/** Quarter circles on a grid, each in one of two rotations. */
const terrace: Draw = (next) => {
  const side = 80
  const left = -next(side)
  return times(5 * 3, (i) => {
    const [x, y] = [left + (i % 5) * side, Math.floor(i / 5) * side - 30]
    return next(2) === 0
      ? `M${x} ${y + 40}a40 40 0 0 0 40-40m0 80a40 40 0 0 1 40-40`
      : `M${x + 40} ${y}a40 40 0 0 0 40 40m-80 0a40 40 0 0 1 40 40`
  })
}

/** Overlapping hills, every other one filled. */
const wave: Draw = (next) => {
  const [swing, lift] = [60 + next(60), 20 + next(30)]
  return times(6, (i) => `M0 ${30 + i * 28}q${swing}-${lift} ${160 + (i % 3) * 12} 0T320 ${24 + i * 30}V400H0z`)
}

const families = { river, contour, field, terrace, wave } as const
const names = keysOf(families)

/** The pattern of an item, derived from its id only. */
export function patternOf(id: string): Pattern {
  const next = numbersFrom(id)
  const family = names[next(names.length)] ?? 'river'
  return { family, path: families[family](next) }
}
