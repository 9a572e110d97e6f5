import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

import { alter, type Fault } from './find-faults.ts'
import { sourcesOf } from './record.ts'

export interface NumberedFault extends Fault {
  readonly number: number
}

/** What a copy needs not, or shares. */
const left = ['.git', 'node_modules', 'dist', 'test-results']

/** Copies the tree with every fault of these parts in it, each behind a switch. */
export function copyTree(root: string, copy: string, parts: readonly string[]): readonly NumberedFault[] {
  for (const name of readdirSync(root)) {
    if (left.includes(name)) continue
    cpSync(join(root, name), join(copy, name), { recursive: true })
  }
  for (const name of ['node_modules', 'dist']) symlinkSync(join(root, name), join(copy, name))
  const found: NumberedFault[] = []
  for (const file of parts.flatMap((part) => sourcesOf(root, part))) {
    const { faults, source } = alter(file, readFileSync(join(root, file), 'utf8'), {
      first: found.length,
      switchFrom: relative(dirname(file), 'scripts/faults/switch.ts'),
    })
    found.push(...faults.map((fault, place) => ({ ...fault, number: found.length + place })))
    writeFileSync(join(copy, file), source)
  }
  return found
}
