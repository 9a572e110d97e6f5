import { globSync } from 'node:fs'
import { join } from 'node:path'

/** The files of the machines' models. `root` is the repository's folder. */
export function modelFiles(root: string): readonly string[] {
  return globSync('tests/*/*.model.ts', { cwd: root })
    .sort()
    .map((file) => join(root, file))
}
