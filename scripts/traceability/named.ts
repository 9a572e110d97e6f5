import type { FoundModel } from '../paths/find-models.ts'
import { layerNames } from '../paths/layer-names.ts'
import { chartModel } from '../statecharts/model.ts'
import type { Proof } from './evidence.ts'

/** What the edges and states of a model's machine name, once for each layer on which its paths are walked. */
export function namedBy({ name, file, model }: FoundModel): readonly Proof[] {
  const { states, edges } = chartModel(model.machine, name)
  const ids = new Set([...states, ...edges].flatMap(({ requirements }) => requirements))
  const walked = layerNames.filter((layer) => layer === 'pure' || layer in model.layers)
  return walked.flatMap((layer) =>
    [...ids].map((id) => ({ file, title: `[${id}] what names it in ${name}`, layer, isNamed: true, visited: null })),
  )
}
