import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { FoundMachine } from '../statecharts/machines.ts'
import { isPathModel, type AnyPathModel } from './model.ts'

export interface FoundModel {
  /** The machine's name, as its chart has it. */
  readonly name: string
  readonly model: AnyPathModel
}

const folder = 'tests/models'

/** The models of these machines, by name. Throws when a machine has none: it would go untested. */
export async function findModels(root: string, machines: readonly FoundMachine[]): Promise<readonly FoundModel[]> {
  const models = await modelsIn(join(root, folder))
  return machines.map(({ name, machine, source }) => {
    const model = models.find((candidate) => candidate.machine === machine)
    if (model === undefined) throw new Error(`${folder} has no model of ${source}`)
    return { name, model }
  })
}

async function modelsIn(path: string): Promise<readonly AnyPathModel[]> {
  const files = (await readdir(path)).filter((file) => file.endsWith('.ts')).sort()
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(path, file)).href) as Promise<object>),
  )
  return modules.flatMap((exported): readonly unknown[] => Object.values(exported)).filter(isPathModel)
}
