import type { MachineCoverage, Share } from '../paths/coverage.ts'
import { layerNames, type LayerName } from '../paths/layer-names.ts'

/** One line of a machine's coverage: a layer and its shares. */
export interface LayerShares {
  readonly layer: LayerName
  readonly edges: Share
  readonly refusals: Share
  readonly conditions: Share
  readonly paths: number
}

/** The layers on which a machine is walked, innermost first. */
export function sharesOf(coverage: MachineCoverage | null): readonly LayerShares[] {
  return layerNames.flatMap((layer) => {
    const walked = coverage?.layers[layer]
    if (walked === undefined) return []
    const { edges, refusals, conditions, paths } = walked
    return [{ layer, edges, refusals, conditions, paths: paths.length }]
  })
}

/** A share in words: `12 of 14, 2 cannot be`; a dash if there is nothing to cover. */
export function shareWords({ covered, excepted, total }: Share): string {
  if (total === 0) return '–'
  return `${covered} of ${total}${excepted === 0 ? '' : `, ${excepted} cannot be`}`
}

/** The layers on which an edge was taken. */
export function layersOf(coverage: MachineCoverage | null, edge: string): readonly LayerName[] {
  return layerNames.filter((layer) => coverage?.layers[layer]?.reached.includes(`${edge} taken`) === true)
}
