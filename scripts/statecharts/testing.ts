import { survivorReasons } from '#tests/kit/models/survivors.ts'

import type { FoundModel } from '../paths/find-models.ts'
import { layerNames, type LayerName } from '../paths/layer-names.ts'

/** What is said of how a machine is tested, whatever a run has shown. */
export interface Testing {
  /** Where its paths are walked, innermost first. */
  readonly layers: readonly LayerName[]
  /** Goals that no path can reach, each with the reason. */
  readonly exceptions: Readonly<Record<string, string>>
  /** Faults that nobody sees, each with the reason. */
  readonly survivors: Readonly<Record<string, string>>
}

/** Of a machine without a model. */
export const untested: Testing = { layers: [], exceptions: {}, survivors: {} }

/** As its model says. */
export function testingOf({ name, model }: Pick<FoundModel, 'name' | 'model'>): Testing {
  return {
    layers: layerNames.filter((layer) => layer === 'pure' || layer in model.layers),
    exceptions: model.exceptions,
    survivors: survivorReasons[name] ?? {},
  }
}
