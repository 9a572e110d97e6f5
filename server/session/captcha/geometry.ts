import type { Random } from '../../random.ts'

/** x (rightwards) and y (downwards). */
export type Point = readonly [number, number]
/** A closed polygon; the last point joins the first. A shape is a list of them, filled non-zero. */
export type Contour = readonly Point[]
/** A transformation of the plane. */
export type Warp = (point: Point) => Point

/** A uniformly distributed number between the two. */
export const between = (random: Random, from: number, to: number): number => from + (to - from) * random()

/** The same items in a random order (Fisher-Yates). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items]
  return items.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1))
}

/** A smooth random distortion: no point moves further than `amplitude`, and waves are at least `length` long. */
export function wave(random: Random, amplitude: number, length: number): Warp {
  const swing = () => {
    const [phase, along, across] = [
      between(random, 0, 7),
      between(random, 3, 6.28) / length,
      between(random, -4, 4) / length,
    ]
    return ([x, y]: Point) => amplitude * Math.sin(phase + along * x + across * y)
  }
  const [sideways, upright] = [swing(), swing()]
  return (point) => [point[0] + sideways(point), point[1] + upright(point)]
}

/** Signed area: its sign is the winding direction of the contour. */
export function areaOf(contour: Contour): number {
  return contour.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = contour[(i + 1) % contour.length] ?? [x, y]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
}

/** Clips a contour to the half-plane a·x + b·y >= c; empty when nothing is left (Sutherland-Hodgman). */
export function clip(contour: Contour, [a, b, c]: readonly [number, number, number]): Contour {
  const depth = ([x, y]: Point) => a * x + b * y - c
  return contour.flatMap((point, i) => {
    const before = contour.at(i - 1) ?? point
    const [from, to] = [depth(before), depth(point)]
    const kept = to >= 0 ? [point] : []
    if (from >= 0 === to >= 0) return kept
    const share = from / (from - to)
    const crossing: Point = [before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share]
    return [crossing, ...kept]
  })
}
