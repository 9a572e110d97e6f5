import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Chart, ChartEdge } from '../statecharts/chart.ts'
import { chartModel } from '../statecharts/model.ts'
import { triggerWords } from '../statecharts/words.ts'
import type { Coverage, MachineCoverage, MutantCoverage } from './coverage.ts'
import type { FoundModel } from './find-models.ts'
import { layerNames, layerWords, type LayerName } from './layer-names.ts'

/** What there is to compare with the record: the machines of the repository, and what of them was walked. */
export interface Present {
  /** All machines, whether walked or not; null: only some were looked for. */
  readonly names: readonly string[] | null
  readonly models: readonly FoundModel[]
  readonly found: Readonly<Record<string, Partial<MachineCoverage>>>
  /** The committed chart of a machine, which still has what is gone; null: none. */
  readonly chartOf: (name: string) => Pick<Chart, 'edges'> | null
}

/**
 * What the record has and the run has not, in words: a machine, a layer, an edge, a goal, a fault that was seen. A rule
 * that is deleted takes its goals along, so nothing else would tell. What is new is not named.
 */
export function goneFrom(record: Coverage, { names, models, found, chartOf }: Present): readonly string[] {
  const machines = Object.keys(record).filter((name) => names !== null && !names.includes(name))
  return [
    ...machines.map((name) => `the machine ${name} is gone`),
    ...models.flatMap(({ name, model }) => {
      const known = record[name]
      if (known === undefined) return []
      const layers = layerNames.filter((layer) => layer !== 'pure' && layer in known.layers && !(layer in model.layers))
      const walked = found[name]
      const lost = goalsLost(known, walked)
      const current = chartModel(model.machine, name)
      return [
        ...layers.map((layer) => `${name} has no paths ${layerWords[layer]} any more`),
        ...(lost.length === 0 ? [] : edgesLost(chartOf(name), current).map((words) => `${name}: ${words}`)),
        ...lost.map(([layer, goal]) => `${name}: ${goalWords(goal, current)} ${layerWords[layer]}`),
        ...fewerSeen(known.mutants, walked?.mutants).map((words) => `${name}: ${words}`),
      ]
    }),
  ]
}

/** The chart that is committed for a machine. */
export function committedChart(root: string, name: string): Pick<Chart, 'edges'> | null {
  const file = join(root, 'docs/statecharts', `${name}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Chart) : null
}

function goalsLost(
  known: MachineCoverage,
  walked: Partial<MachineCoverage> | undefined,
): readonly (readonly [LayerName, string])[] {
  return layerNames.flatMap((layer) => {
    const now = walked?.layers?.[layer]
    if (now === undefined) return []
    const reached = new Set(now.reached)
    return (known.layers[layer]?.reached ?? [])
      .filter((goal) => !reached.has(goal))
      .map((goal) => [layer, goal] as const)
  })
}

/** The edges of the committed chart that the machine has not, whatever their place among others. */
function edgesLost(committed: Pick<Chart, 'edges'> | null, current: Chart): readonly string[] {
  const left = current.edges.map(signature)
  return (committed?.edges ?? []).flatMap((edge) => {
    const place = left.indexOf(signature(edge))
    if (place < 0) return [`there is no edge any more: ${edgeWords(edge)}`]
    left.splice(place, 1)
    return []
  })
}

const signature = ({ source, event, guardWords, refusal, targets, actions }: ChartEdge): string =>
  JSON.stringify([source, event, guardWords, refusal, targets, actions.map(({ words }) => words)])

function edgeWords(edge: ChartEdge): string {
  const guard = edge.guardWords === null ? '' : ` if "${edge.guardWords}"`
  const outcome =
    edge.refusal === null
      ? edge.targets.length === 0
        ? 'stays'
        : `leads to ${edge.targets.join(', ')}`
      : `is refused with ${edge.refusal}`
  return `in ${edge.source}, ${triggerWords(edge)}${guard} ${outcome}`
}

/** `approved:revoke:2 refused` in words. */
function goalWords(goal: string, { edges }: Chart): string {
  const edge = edges.find((candidate) => goal.startsWith(`${candidate.id} `))
  if (edge === undefined) return `"${goal}" is not there any more`
  const what = goal.slice(edge.id.length + 1)
  const words: Readonly<Record<string, string>> = {
    taken: 'is not taken any more',
    refused: 'is not refused by its guard any more',
    restoring: 'does not restore another state any more',
  }
  return `${edge.id} (${edgeWords(edge)}) ${words[what] ?? `is not decided ${what} any more`}`
}

function fewerSeen(known: MutantCoverage | undefined, now: MutantCoverage | undefined): readonly string[] {
  if (known === undefined || now === undefined) return []
  const share = (count: number, total: number): number => count / Math.max(1, total)
  return share(now.byModel, now.total) < share(known.byModel, known.total)
    ? [`the model sees ${now.byModel} of ${now.total} faults, before it was ${known.byModel} of ${known.total}`]
    : []
}
