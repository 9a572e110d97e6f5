import type { HashCost } from '#server/session/password.ts'

/** The least that argon2id can cost: tests sign in and store passwords thousands of times. */
export const quickHash: HashCost = { memory: 8, passes: 1, parallelism: 1 }
