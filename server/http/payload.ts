import * as z from 'zod/mini'
import type { Call } from '#api/kit/call.ts'
import { malformed } from '#server/answer/refusal.ts'

/** The fields that the transport adds to every payload [HTTP-01, HTTP-05, CALL-24]. */
const TRANSPORT_FIELDS = new Set(['lang', '_csrf', '_t'])

/**
 * Creates the parser of a call's payload: strips transport fields, assembles arrays of a query, refuses unknown fields.
 * @throws Refusal with status 400 for what the contract does not allow
 */
export function payloadParser(call: Call): (sent: unknown, path: unknown) => unknown {
  const schema = call.payload
  if (!(schema instanceof z.ZodMiniObject)) throw new TypeError(`The payload of ${call.path} is not an object`)
  const strict = z.catchall(schema, z.never())
  const inQuery = call.method === 'GET' || call.method === 'DELETE'
  const arrays = new Set(
    inQuery
      ? Object.entries(schema.def.shape)
          .filter(([, field]) => isArray(field))
          .map(([name]) => name)
      : [],
  )

  return (sent, path) => {
    const fields: Record<string, unknown> = { __proto__: null }
    for (const [name, value] of entriesOf(sent)) {
      if (TRANSPORT_FIELDS.has(name)) continue
      fields[name] = arrays.has(name) ? listOf(value, call.arrays) : value
    }
    for (const [name, value] of entriesOf(path)) fields[name] = value
    const read = tryParse(() => (call.unseen === null && isBroken(fields) ? null : strict.safeParse(fields)))
    if (read?.success !== true) throw malformed()
    return read.data
  }
}

/**
 * Whether a text has U+0000 or half a character: nobody writes them, and not every database stores them. What programs
 * tell in the background, such as an error, is cleaned where it is kept.
 */
function isBroken(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed()
  return typeof value === 'object' && value !== null && Object.values(value).some(isBroken)
}

/**
 * zod compares the `length` of whatever has one, also of an object where a text belongs, and such a length may throw.
 */
function tryParse<Read>(parse: () => Read): Read | null {
  try {
    return parse()
  } catch {
    return null
  }
}

function entriesOf(source: unknown): [string, unknown][] {
  if (source === undefined || source === null) return []
  if (typeof source !== 'object' || Array.isArray(source)) throw malformed()
  return Object.entries(source)
}

/** [HTTP-02] a,b,c; or a repeated parameter (gap GAP-68). */
function listOf(value: unknown, arrays: Call['arrays']): unknown {
  if (arrays === 'repeated') return Array.isArray(value) ? value : [value]
  if (typeof value !== 'string') throw malformed()
  return value === '' ? [] : value.split(',')
}

/** Whether a field is an array, possibly optional, nullable or with a default. */
function isArray(field: unknown): boolean {
  if (field instanceof z.ZodMiniArray) return true
  const wrapped =
    field instanceof z.ZodMiniOptional || field instanceof z.ZodMiniNullable || field instanceof z.ZodMiniDefault
  return wrapped && isArray(field.def.innerType)
}
