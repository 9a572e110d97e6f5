import type { EventObject } from 'xstate'

/** What a guard or an action is asked with. */
export interface Asked {
  readonly context: unknown
  readonly event: EventObject
}

/** From this length on a text may be one that has a limit. */
const long = 20
const isLong = (text: string): boolean => text.length >= long

/** A copy with the number at a place one more or less, or a long text longer or shorter; `*`: each entry of a list. */
export const shifted = (value: unknown, place: readonly string[], by: number): unknown =>
  changedAt(value, place, (found) => {
    if (typeof found === 'number') return found + by
    if (typeof found !== 'string' || !isLong(found)) return found
    return by > 0 ? `${found}.` : [...found].slice(0, -1).join('')
  })

/** A copy with the text at a place twice as long. */
export const doubled = (value: unknown, place: readonly string[]): unknown =>
  changedAt(value, place, (found) => (typeof found === 'string' ? found + found : found))

function changedAt(value: unknown, [key, ...rest]: readonly string[], change: (found: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  if (Array.isArray(value)) return key === '*' ? value.map((entry) => changedAt(entry, rest, change)) : value
  if (typeof value !== 'object' || value === null || !(key in value)) return value
  return { ...value, [key]: changedAt((value as Record<string, unknown>)[key], rest, change) }
}

/** Tells which numbers and long texts are read of a value, by their places. */
export function reading(value: unknown, place: string, note: (place: string, isText: boolean) => void): unknown {
  if (typeof value === 'number') note(place, false)
  if (typeof value === 'string' && isLong(value)) note(place, true)
  if (!isPlain(value)) return value
  return new Proxy(value, {
    get(target, key) {
      const found: unknown = Reflect.get(target, key)
      if (typeof key === 'symbol' || (Array.isArray(target) && Number.isNaN(Number(key)))) return found
      return reading(found, `${place}.${Array.isArray(target) ? '*' : key}`, note)
    },
  })
}

function isPlain(value: unknown): value is object {
  return (
    Array.isArray(value) ||
    (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
  )
}
