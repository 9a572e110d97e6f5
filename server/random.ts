import { randomInt } from 'node:crypto'

/** A source of chance: every call gives a number in [0, 1). Tests pass a seeded one. */
export type Random = () => number

const STEPS = 2 ** 47

/** Chance that cannot be predicted, from the operating system. */
export const secureRandom: Random = () => randomInt(STEPS) / STEPS
