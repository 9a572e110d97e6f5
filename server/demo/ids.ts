import { hashOf } from '#server/session/tokens.ts'

/** A deterministic id, the same at every seeding. */
export function demoId(kind: string, name: string): string {
  const hex = hashOf('demo', kind, name)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The id of an account or another person, by account name. */
export const userId = (name: string): string => demoId('user', name)
