/** [HTTP-03] As yyyy-MM-dd HH:mm:ss in local time, which is how Swedish writes it; a library would weigh more. */
const written = (value: unknown): string => (value instanceof Date ? value.toLocaleString('sv-SE') : String(value))
const isPresent = (value: unknown) => value !== undefined && value !== null

/** The path with its `{name}` parameters filled in, and the rest of the payload. */
export function routed(path: string, payload: object): { path: string; rest: object } {
  const parts = new Map<string, unknown>(Object.entries(payload))
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const part = encodeURIComponent(written(parts.get(name)))
    parts.delete(name)
    return part
  })
  return { path: filled, rest: Object.fromEntries(parts) }
}

/**
 * Encodes a query: dates formatted, arrays comma-separated [HTTP-02] or, where the call says so, repeated (gap GAP-68).
 */
export function queryOf(payload: object, arrays: 'comma' | 'repeated'): URLSearchParams {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(payload)) {
    if (!isPresent(value)) continue
    if (!Array.isArray(value)) query.append(key, written(value))
    else if (arrays === 'comma') query.append(key, value.map(written).join(','))
    else for (const item of value) query.append(key, written(item))
  }
  return query
}

/** [HTTP-03] A JSON body: dates are written as they are in a query, at any depth. */
export function jsonOf(payload: object): Record<string, unknown> {
  const plain = (value: unknown): unknown => {
    if (value instanceof Date) return written(value)
    if (Array.isArray(value)) return value.map(plain)
    return typeof value === 'object' && value !== null ? jsonOf(value) : value
  }
  return Object.fromEntries(Object.entries(payload).map(([key, value]) => [key, plain(value)]))
}

/** [HTTP-06] A form-encoded body with nested keys: `{ a: { b: [1] } }` becomes `a[b][0]=1`. */
export function formOf(payload: object): URLSearchParams {
  const form = new URLSearchParams()
  const append = (key: string, value: unknown): void => {
    if (!isPresent(value)) return
    if (typeof value === 'object' && !(value instanceof Date)) {
      for (const [part, inner] of Object.entries(value)) append(`${key}[${part}]`, inner)
    } else form.append(key, written(value))
  }
  for (const [key, value] of Object.entries(payload)) append(key, value)
  return form
}
