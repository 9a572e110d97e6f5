import type { Random } from '#server/random.ts'

/** A seeded random source: the same seed gives the same numbers (a 32-bit mix of a counter). */
export function seededRandom(seed: number): Random {
  let counter = seed
  return () => {
    counter = (counter + 0x9e3779b9) | 0
    let mixed = Math.imul(counter ^ (counter >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}
