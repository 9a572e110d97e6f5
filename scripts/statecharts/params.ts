import type { Json } from './chart.ts'
import { plain } from './plain.ts'

function unknown(): never {
  throw new Error('not known before the event')
}

/**
 * A stand-in for context and event: what is read from it is the stand-in again, and whoever looks closer is stopped.
 */
const standIn: object = new Proxy(() => undefined, {
  get: (_, key) => (typeof key === 'symbol' ? unknown() : standIn),
  apply: unknown,
  has: unknown,
  ownKeys: unknown,
  getPrototypeOf: unknown,
  getOwnPropertyDescriptor: unknown,
})

/**
 * The parameters of a guard or an action as far as the file fixes them. A function of the event is called with a
 * stand-in, and only the words and numbers that do not come out of it are kept. Null when nothing is fixed.
 */
export function fixedParams(params: unknown): Json {
  if (typeof params !== 'function') return plain(params)
  const give = params as (args: { context: object; event: object }, params: object) => unknown
  const withSomething = attempt(() => known(give({ context: standIn, event: standIn }, standIn)))
  const withNothing = attempt(() => known(give({ context: {}, event: {} }, {})))
  if (withSomething === null) return null
  return withNothing === null ? withSomething.value : agreed(withSomething.value, withNothing.value)
}

function attempt(run: () => Json): { readonly value: Json } | null {
  try {
    return { value: run() }
  } catch {
    return null
  }
}

/** The values independent of the event's contents. */
function agreed(a: Json, b: Json): Json {
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b ? a : null
  return collected(
    Object.entries(a).map(([key, part]) => [key, agreed(part, (b as Record<string, Json>)[key] ?? null)]),
  )
}

function known(value: unknown): Json {
  if (value === standIn || value === undefined || value === null || typeof value === 'function') return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return collected(Object.entries(value).map(([key, part]) => [key, known(part)]))
}

function collected(entries: readonly (readonly [string, Json])[]): Json {
  const kept = entries.filter(([, part]) => part !== null && part !== '')
  return kept.length === 0 ? null : Object.fromEntries(kept)
}
