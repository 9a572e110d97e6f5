/** A small seeded generator (mulberry32): the same seed gives the same numbers everywhere. */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number
  /** True in so many of a hundred times. */
  inHundred(times: number): boolean
  /** @throws when there is nothing to choose from */
  oneOf<Item>(items: readonly Item[]): Item
}

export function seeded(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    next,
    below,
    inHundred: (times) => next() * 100 < times,
    oneOf(items) {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('There is nothing to choose from')
      return item
    },
  }
}
