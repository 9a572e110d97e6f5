import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The inputs of the built browser app; a change in any of them makes `npm start` rebuild. */
const ingredients = [
  '*.html',
  'public/**/*',
  'src/**/*',
  'scripts/build/**/*',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

const stamp = '.fingerprint'

/** A hash of the names and contents of the browser app's sources under `root`. */
export function fingerprintOf(root: string): string {
  const hash = createHash('sha256')
  const entries = globSync(ingredients, { cwd: root, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const path of paths.sort()) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

/** The fingerprint of a finished build's sources; null: the folder holds no finished build. */
export function builtFingerprint(folder: string): string | null {
  try {
    return readFileSync(join(folder, stamp), 'utf8')
  } catch {
    return null
  }
}

/** Written last, so that an interrupted build does not count as finished. */
export function stampBuild(folder: string, fingerprint: string): void {
  writeFileSync(join(folder, stamp), fingerprint)
}
