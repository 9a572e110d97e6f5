import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { canInstallSystemPackages, installSystemPackage } from './system-package.ts'

/** The folder of PostgreSQL's server programs (initdb, postgres), newest version first; null: not installed. */
export function findPostgresql(): string | null {
  const packaged = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => versionIn(b) - versionIn(a))
  const folders = [...packaged, ...(process.env.PATH ?? '').split(delimiter)]
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null
}

const versionIn = (path: string): number => Number(/\d+/.exec(path)?.[0] ?? 0)

/** Why the tests cannot run on PostgreSQL here; null: they can. Installs it if permitted. */
export async function ensurePostgresql(): Promise<string | null> {
  if (findPostgresql() !== null) return null
  if (!canInstallSystemPackages())
    return 'PostgreSQL is not installed, and we may not install it (not root, or no apt-get)'
  try {
    await installSystemPackage('postgresql')
  } catch (error) {
    return `PostgreSQL could not be installed: ${String(error)}`
  }
  return findPostgresql() === null ? 'PostgreSQL was installed, but its programs are not where we look' : null
}
