/** Ticks of the rows of a page, by key, in the order in which they were set. */
type Keys = readonly string[]

/** One row is ticked, or unticked. */
export const toggled = (ticked: Keys, key: string): Keys =>
  ticked.includes(key) ? ticked.filter((one) => one !== key) : [...ticked, key]

/** All rows from the last one to this one, both included, are ticked in addition; without a last one, this one. */
export function rangeTicked(keys: Keys, ticked: Keys, last: string | null, key: string): Keys {
  const [from, to] = [keys.indexOf(last ?? key), keys.indexOf(key)].toSorted((a, b) => a - b)
  const range = from === undefined || to === undefined || from < 0 ? [key] : keys.slice(from, to + 1)
  return [...ticked, ...range.filter((one) => !ticked.includes(one))]
}

/** The whole page is ticked; unticked if it was. */
export const pageTicked = (keys: Keys, ticked: Keys): Keys => (ticked.length === keys.length ? [] : keys)

/** Ticks of rows that are still there. */
export const stillTicked = (keys: Keys, ticked: Keys): Keys => ticked.filter((key) => keys.includes(key))
