import { posix } from 'node:path'

/**
 * The folders between which imports of code may run one way only, as patterns of their paths from the root; the first
 * that fits a file's path is its room. A folder within a room counts to it; a file in none stands for itself.
 */
const patterns: readonly RegExp[] = [
  /^src\/app\/(?:context|routes)(?=\/)/,
  /^src\/(?:app|browser|showcase)(?=\/)/,
  /^src\/(?:machines|api|views|i18n)\/[^/]+(?=\/)/,
  /^server\/[^/]+(?=\/)/,
]

export function roomOf(path: string): string | null {
  for (const pattern of patterns) {
    const [room] = pattern.exec(path) ?? []
    if (room !== undefined) return room
  }
  return null
}

/** A folder and one within it, or two within one room: of these, too, only one may import the other. */
export const folderOf = (path: string): string => posix.dirname(path)
