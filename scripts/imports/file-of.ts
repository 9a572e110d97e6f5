import { posix } from 'node:path'

import manifest from '../../package.json' with { type: 'json' }

/** The file that a specifier means, by its path from the root; null: a package. */
export function fileOf(specifier: string, importer: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier)
  for (const [pattern, target] of Object.entries(manifest.imports)) {
    const prefix = pattern.slice(0, -1)
    if (specifier.startsWith(prefix)) return posix.join(target.slice(0, -1), specifier.slice(prefix.length))
  }
  return null
}
