import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { writtenJson } from '../statecharts/json.ts'
import type { Goal } from './goals.ts'
import type { LayerName } from './layer-names.ts'
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
  /** Null: not tried. */
  readonly mutants: MutantCoverage | null
}

/** Coverage by machine name, as far as it was walked. */
export type Coverage = Readonly<Record<string, MachineCoverage>>

/** What the last runs have covered, for the explorer; written by every run for its part. */
const coverageFile = 'test-results/coverage.json'

/** What was covered; empty where nothing has been walked yet. */
export function readCoverage(root: string): Coverage {
  const file = join(root, coverageFile)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Coverage) : {}
}

export function writeCoverage(root: string, coverage: Coverage): void {
  mkdirSync(dirname(join(root, coverageFile)), { recursive: true })
  writeFileSync(join(root, coverageFile), writtenJson(coverage, 7))
}

/** What is known with what a run has walked; `names` are the machines that there are, in their order. */
export function merged(known: Coverage, found: Coverage, names: readonly string[]): Coverage {
  return Object.fromEntries(
    names.flatMap((name): readonly [string, MachineCoverage][] => {
      const [before, now] = [known[name], found[name]]
      if (now === undefined) return before === undefined ? [] : [[name, before]]
      const layers = { ...before?.layers, ...now.layers }
      return [[name, { ...now, layers, mutants: now.mutants ?? before?.mutants ?? null }]]
    }),
  )
}

/** Runs and mutants by machine; a partial run fills only its parts. */
export function recorded(runs: readonly Run[], mutants: readonly MutantRun[]): Coverage {
  const names = new Set([...runs, ...mutants].map(({ name }) => name))
  return Object.fromEntries(
    Array.from(names, (name): [string, MachineCoverage] => {
      const own = runs.filter((run) => run.name === name)
      const tried = mutants.find((run) => run.name === name)
      return [
        name,
        {
          exceptions: own[0]?.model.exceptions ?? {},
          layers: Object.fromEntries(own.map((run) => [run.layer, recordedLayer(run)])),
          mutants: tried === undefined ? null : recordedMutants(tried),
        },
      ]
    }),
  )
}

function recordedMutants({ killed, total, byModel, deletedEdges, survivors }: MutantRun): MutantCoverage {
  return { killed, total, byModel, deletedEdges, survivors }
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
