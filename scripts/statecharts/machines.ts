import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine } from 'xstate'

import { isMachine } from './model.ts'
import { spoken } from './words.ts'

export interface FoundMachine {
  /** The export's name in kebab case, without "Flow" or "Lifecycle". */
  readonly name: string
  readonly kind: 'flow' | 'lifecycle'
  /** The file's path from the repository's root, with slashes. */
  readonly source: string
  readonly machine: AnyStateMachine
}

/** The kind given by a file's suffix. */
const kinds = ['flow', 'lifecycle'] as const

/** All machines exported by flow and lifecycle files, by name. `root` is the repository's folder. */
export async function findMachines(root: string): Promise<readonly FoundMachine[]> {
  const found: FoundMachine[] = []
  for (const kind of kinds) {
    const files = globSync(`src/machines/*/*.${kind}.ts`, { cwd: root }).map((file) => file.replaceAll('\\', '/'))
    for (const source of files.sort()) {
      const exported = (await import(pathToFileURL(join(root, source)).href)) as Readonly<Record<string, unknown>>
      for (const [key, machine] of Object.entries(exported)) {
        if (isMachine(machine)) found.push({ name: nameOf(key), kind, source, machine })
      }
    }
  }
  return found.sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The name that a machine goes by, from that of its export, or of the function that makes it. */
export function nameOf(key: string): string {
  return spoken(key.replace(/(Flow|Lifecycle|Machine|Of)$/, ''))
    .replaceAll(' ', '-')
    .toLowerCase()
}
