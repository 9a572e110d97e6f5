import type { Json } from './chart.ts'

/** Data as JSON keeps it; what JSON cannot keep (functions) is written as `*`. */
export function plain(value: unknown): Json {
  if (value === undefined || value === null) return null
  if (typeof value === 'function') return '*'
  return JSON.parse(JSON.stringify(value, (_, part: unknown) => (typeof part === 'function' ? '*' : part))) as Json
}

/** A value named in a word or two: an event by its type, a function as `(computed)`. */
export function shortly(value: unknown): string {
  if (typeof value === 'string') return value
  if (value === undefined || typeof value === 'function') return '(computed)'
  if (typeof value === 'object' && value !== null && 'type' in value) return String(value.type)
  return JSON.stringify(value)
}
