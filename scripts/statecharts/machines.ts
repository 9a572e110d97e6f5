import { readdir } from 'node:fs/promises'
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

const folders = { flow: 'src/machines/flows', lifecycle: 'src/machines/lifecycles' } as const

/** Every machine that a file of the flows' and lifecycles' folders exports, by name. `root` is the repository's folder. */
export async function findMachines(root: string): Promise<readonly FoundMachine[]> {
  const found: FoundMachine[] = []
  for (const [kind, folder] of Object.entries(folders) as ['flow' | 'lifecycle', string][]) {
    for (const file of await filesIn(join(root, folder))) {
      const exported = (await import(pathToFileURL(join(root, folder, file)).href)) as Readonly<Record<string, unknown>>
      for (const [key, machine] of Object.entries(exported)) {
        if (isMachine(machine)) found.push({ name: nameOf(key), kind, source: `${folder}/${file}`, machine })
      }
    }
  }
  return found.sort((a, b) => (a.name < b.name ? -1 : 1))
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder).catch(() => [])
  return files.filter((file) => file.endsWith('.ts')).sort()
}

/** The name that a machine goes by, from that of its export. */
export function nameOf(key: string): string {
  return spoken(key.replace(/(Flow|Lifecycle|Machine)$/, ''))
    .replaceAll(' ', '-')
    .toLowerCase()
}
