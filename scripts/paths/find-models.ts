import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { FoundMachine } from '../statecharts/machines.ts'
import { isPathModel, type AnyPathModel } from './model.ts'

export interface FoundModel {
  /** The machine's name, as in its chart. */
  readonly name: string
  /** The model's file from the repository's root, with slashes. */
  readonly file: string
  readonly model: AnyPathModel
}

/** A model together with where its machine was found. */
export interface SourcedModel extends FoundModel, Pick<FoundMachine, 'kind' | 'source'> {}

const models = 'tests/*/*.model.ts'

/** The models of these machines, by name. Throws when a machine has none: it would go untested. */
export async function findModels(root: string, machines: readonly FoundMachine[]): Promise<readonly SourcedModel[]> {
  const found = await modelsIn(root)
  return machines.map(({ name, kind, machine, source }) => {
    const model = found.find(({ model: candidate }) => candidate.machine.id === machine.id)
    if (model === undefined) throw new Error(`${models} has no model of ${source}`)
    return { name, kind, source, file: model.file, model: { ...model.model, isStored: kind === 'lifecycle' } }
  })
}

async function modelsIn(root: string): Promise<readonly Omit<FoundModel, 'name'>[]> {
  const files = globSync(models, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
  const found = await Promise.all(
    files.map(async (file) => {
      const exported = (await import(pathToFileURL(join(root, file)).href)) as Readonly<Record<string, unknown>>
      return Object.values(exported)
        .filter(isPathModel)
        .map((model) => ({ file, model }))
    }),
  )
  return found.flat()
}
