import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { writtenJson } from '../statecharts/json.ts'
import type { Goal } from './goals.ts'
import { layerNames, type LayerName } from './layer-names.ts'
import type { Run } from './run.ts'
import type { MutantRun } from './survivors.ts'
import { eventNames, eventWords, placeOf } from './words.ts'

/**
 * `excepted` of the total cannot be covered, for a reason that the machine's exceptions or the layer's `beyond` give.
 */
export interface Share {
  readonly covered: number
  readonly excepted: number
  readonly total: number
}

/**
 * What was walked of one machine on one layer. Goals are named as `goals.ts` names them: `EDGE taken`, `EDGE refused`,
 * …
 */
export interface LayerCoverage {
  /** Edges taken. */
  readonly edges: Share
  /** Guards that refused their edge. */
  readonly refusals: Share
  /** Conditions that decided a guard alone, for and against, and histories that restored a non-default state. */
  readonly conditions: Share
  readonly reached: readonly string[]
  readonly missing: readonly string[]
  /** What this layer cannot do, each with the reason; ideally empty. */
  readonly beyond: Readonly<Record<string, string>>
  readonly paths: readonly RecordedPath[]
}

export interface RecordedPath {
  readonly id: string
  readonly steps: readonly { readonly event: string; readonly edges: readonly string[]; readonly state: string }[]
}

/** Machines with one fault, and how many of them are told from the right one. */
export interface MutantCoverage {
  /** By the model, or by the record of goals. */
  readonly killed: number
  readonly total: number
  /** By the model alone, which judges the faulty machine as if it were the only one. */
  readonly byModel: number
  /** Machines without one of their edges, and how many of these the model sees. */
  readonly deletedEdges: { readonly seen: number; readonly total: number }
  /** Faults that nobody sees, each with the reason why that is acceptable (tests/kit/models/survivors.ts), if any. */
  readonly survivors: Readonly<Record<string, string>>
}

export interface MachineCoverage {
  /** Goals unreachable on all layers, each with the reason. */
  readonly exceptions: Readonly<Record<string, string>>
  /** Every machine is walked on the pure layer; on the others if its model supports them. */
  readonly layers: Readonly<Partial<Record<LayerName, LayerCoverage>>>
  readonly mutants: MutantCoverage
}

/** Coverage by machine name. */
export type Coverage = Readonly<Record<string, MachineCoverage>>

export const coverageFile = 'docs/statecharts/coverage.json'

/** The committed coverage; empty before the first full run. */
export function readCoverage(root: string): Coverage {
  const file = join(root, coverageFile)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Coverage) : {}
}

type Found = Readonly<Record<string, Partial<MachineCoverage>>>

/** Writes the coverage of a full run. */
export function writeCoverage(root: string, coverage: Found): void {
  writeFileSync(join(root, coverageFile), writtenJson(coverage, 7))
}

/** The record with what a partial run has walked; `names` are the machines that there are, in their order. */
export function merged(committed: Coverage, found: Found, names: readonly string[]): Found {
  return Object.fromEntries(
    names.flatMap((name): readonly [string, Partial<MachineCoverage>][] => {
      const [known, walked] = [committed[name], found[name]]
      if (known === undefined && walked === undefined) return []
      return [[name, { ...known, ...walked, layers: { ...known?.layers, ...walked?.layers } }]]
    }),
  )
}

/** Summarises runs and mutants by machine; a partial run fills only its parts. */
export function recorded(
  runs: readonly Run[],
  mutants: readonly MutantRun[],
): Readonly<Record<string, Partial<MachineCoverage>>> {
  const byName = Map.groupBy(runs, ({ name }) => name)
  return Object.fromEntries(
    Array.from(byName, ([name, own]) => {
      const tried = mutants.find((run) => run.name === name)
      const layers = Object.fromEntries(own.map((run) => [run.layer, recordedLayer(run)]))
      const exceptions = own[0]?.model.exceptions ?? {}
      return [name, { exceptions, layers, ...(tried !== undefined && { mutants: recordedMutants(tried) }) }]
    }),
  )
}

function recordedMutants({ killed, total, byModel, deletedEdges, survivors }: MutantRun): MutantCoverage {
  return { killed, total, byModel, deletedEdges, survivors }
}

/** Differences between a run and the recorded coverage; parts left out of the run are not compared. */
export function differences(
  committed: Coverage,
  found: Readonly<Record<string, Partial<MachineCoverage>>>,
): readonly string[] {
  const isSame = (one: unknown, other: unknown): boolean =>
    writtenJson(one ?? null, 7) === writtenJson(other ?? null, 7)
  return Object.entries(found).flatMap(([name, { exceptions, layers = {}, mutants }]) => {
    const known = committed[name]
    if (known === undefined) return [`${name} is not in it`]
    return [
      ...(isSame(known.exceptions, exceptions) ? [] : [`the exceptions of ${name}`]),
      ...layerNames
        .filter((layer) => layer in layers && !isSame(known.layers[layer], layers[layer]))
        .map((layer) => `${name}, ${layer}`),
      ...(mutants === undefined || isSame(known.mutants, mutants) ? [] : [`the mutants of ${name}`]),
    ]
  })
}

/** The recorded form of a run: the coverage of its layer. */
function recordedLayer(run: Run): LayerCoverage {
  const { cover, model, reached, beyond } = run
  const names = eventNames(model.machine)
  const ids = cover.goals.map(({ id }) => id)
  const paths = cover.paths.map(
    ({ id, steps, start }): RecordedPath => ({
      id,
      steps: [
        { event: 'start', edges: taken(start.goals), state: placeOf(start.to) },
        ...steps.map(({ event, goals, to }) => ({
          event: eventWords(event, names),
          edges: taken(goals),
          state: placeOf(to),
        })),
      ],
    }),
  )
  return {
    edges: shareOf(run, ['taken']),
    refusals: shareOf(run, ['refused']),
    conditions: shareOf(run, ['part', 'restored']),
    reached: ids.filter((id) => reached.has(id)),
    missing: ids.filter((id) => !reached.has(id)),
    beyond,
    paths,
  }
}

/** Reached and total goals of the given kinds. */
export function shareOf({ cover, reached, excepted }: Run, kinds: readonly Goal['kind'][]): Share {
  const ids = cover.goals.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
  const covered = ids.filter((id) => reached.has(id))
  return {
    covered: covered.length,
    excepted: ids.filter((id) => !reached.has(id) && excepted.has(id)).length,
    total: ids.length,
  }
}

function taken(goals: readonly string[]): readonly string[] {
  return goals.filter((goal) => goal.endsWith(' taken')).map((goal) => goal.slice(0, -' taken'.length))
}
