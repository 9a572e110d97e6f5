import type { Json } from './chart.ts'

/** JSON-serialisable data; anything else (functions) becomes `*`. */
export function plain(value: unknown): Json {
  if (value === undefined || value === null) return null
  if (typeof value === 'function') return '*'
  return JSON.parse(JSON.stringify(value, (_, part: unknown) => (typeof part === 'function' ? '*' : part))) as Json
}

/** A short name for a value: an event's type, `(computed)` for a function. */
export function shortly(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === undefined || typeof value === 'function') return '(computed)'
  if (typeof value === 'object' && value !== null && 'type' in value) return String(value.type)
  return JSON.stringify(value)
}
