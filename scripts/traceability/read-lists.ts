import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parseOpen, parsePartial, parseRegister } from './register.ts'
import type { Lists } from './standings.ts'

/** The register and the lists beside it. `root` is the repository's folder. */
export function readLists(root: string): Lists {
  const read = (file: string): string => readFileSync(join(root, 'docs', file), 'utf8')
  return {
    register: parseRegister(read('requirements.tsv')),
    partial: parsePartial(read('partial.tsv')),
    open: parseOpen(read('open.tsv')),
  }
}
