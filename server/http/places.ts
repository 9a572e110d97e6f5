/** Whose places are counted: of one person, and of all at one address. */
export interface Holder {
  readonly userId: string | null
  readonly address: string
}

/** How many may be held at one time in a process: together, by one person, from one address. */
export interface PlaceLimits {
  readonly all: number
  readonly person: number
  readonly address: number
}

/** Places that one holder cannot take from all others. */
export function placesWithin(limits: PlaceLimits): (holder: Holder) => (() => void) | null {
  const held = new Map<string, number>()

  /** The answer gives the place back; null: there is none left. */
  return ({ userId, address }) => {
    const counted = [
      { key: 'all', most: limits.all },
      { key: `address ${address}`, most: limits.address },
      ...(userId === null ? [] : [{ key: `person ${userId}`, most: limits.person }]),
    ]
    if (counted.some(({ key, most }) => (held.get(key) ?? 0) >= most)) return null
    for (const { key } of counted) held.set(key, (held.get(key) ?? 0) + 1)
    return () => {
      for (const { key } of counted) {
        const left = (held.get(key) ?? 1) - 1
        if (left === 0) held.delete(key)
        else held.set(key, left)
      }
    }
  }
}
