import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'tests/models'

/** The files in which the machines' models stand. `root` is the repository's folder. */
export function modelFiles(root: string): readonly string[] {
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => join(root, folder, file))
}
