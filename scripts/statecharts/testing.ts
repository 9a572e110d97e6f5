import { survivorReasons } from '#tests/kit/models/survivors.ts'

import type { FoundModel } from '../paths/find-models.ts'
import { layerNames, type LayerName } from '../paths/layer-names.ts'

/** What each of some things is excused by. */
type Reasons = Readonly<Record<string, string>>

/** What is said of how a machine is tested, whatever a run has shown. */
export interface Testing {
  /** Where its paths are walked, innermost first, and what cannot be done there. */
  readonly layers: readonly { readonly name: LayerName; readonly beyond: Reasons }[]
  /** Goals that no path can reach. */
  readonly exceptions: Reasons
  /** Faults that nobody sees. */
  readonly survivors: Reasons
}

/** Of a machine without a model. */
export const untested: Testing = { layers: [], exceptions: {}, survivors: {} }

/** As its model and its layers say. */
export async function testingOf({ name, model }: Pick<FoundModel, 'name' | 'model'>): Promise<Testing> {
  const layers: { name: LayerName; beyond: Reasons }[] = []
  for (const layer of layerNames) {
    const load = layer === 'pure' ? null : model.layers[layer]
    if (load === undefined) continue
    const beyond = Object.entries((await load?.())?.beyond ?? {})
    layers.push({ name: layer, beyond: Object.fromEntries(beyond.map(([what, { reason }]) => [what, reason])) })
  }
  return { layers, exceptions: model.exceptions, survivors: survivorReasons[name] ?? {} }
}
