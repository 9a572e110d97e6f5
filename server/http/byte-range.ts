import type { ByteRange } from '#server/file/store.ts'

/**
 * Parses a Range header for `size` bytes [RFC 9110 14.2]. Null: everything, also for a malformed header or several
 * ranges; `outside`: not satisfiable.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const asked = header === undefined ? null : /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header)
  const [, first = '', last = ''] = asked ?? []
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'outside' : { from: size - length, to: size - 1 }
  }
  const from = Number(first)
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < from) return null
  return from >= size ? 'outside' : { from, to }
}
