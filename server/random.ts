import { randomInt } from 'node:crypto'

/** A random source: each call returns a number in [0, 1). Tests pass a seeded one. */
export type Random = () => number

const STEPS = 2 ** 47

/** The operating system's cryptographic random source. */
export const secureRandom: Random = () => randomInt(STEPS) / STEPS
