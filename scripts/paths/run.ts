import type { LayerName } from './layer-names.ts'
import { coveringPaths, type Cover, type CoverOptions, type Path } from './cover.ts'
import type { FoundModel } from './find-models.ts'
import { within, type AnyLayerModel } from './layer.ts'
import type { AnyPathModel } from './model.ts'
import { failureAtEnd, PathFailure, walk } from './walk.ts'
import { walkOnLayer, type Following } from './walk-layer.ts'

export interface Failure {
  readonly path: Path
  readonly message: string
}

/** The result of one machine on one layer. */
export interface Run {
  readonly name: string
  /** The model's file from the repository's root, with slashes. */
  readonly file: string
  readonly layer: LayerName
  readonly model: AnyPathModel
  readonly cover: Cover
  /** Goals of successful steps, on any stage. */
  readonly reached: ReadonlySet<string>
  /** Goals excepted by the model, and those beyond the layer. */
  readonly excepted: ReadonlySet<string>
  /** What the layer cannot do, with the reason. */
  readonly beyond: Readonly<Record<string, string>>
  readonly failures: readonly Failure[]
  readonly milliseconds: number
}

export interface RunOptions extends CoverOptions {
  /** The single path to walk; all if absent. */
  readonly only?: string | null
  /** Called before each event with its stage; null at the start. */
  readonly tell?: (event: string | null, place: string) => void
}

/** After so many failures on a stage its remaining paths are skipped. */
const mostFailures = 3

/** A stage: a database engine, a browser. Its name appears in failures. */
export interface NamedStage<Stage> {
  readonly name: string
  readonly stage: Stage
  readonly evidence?: Following['evidence']
}

/** Generates the paths of a model, which judges every step on the way, and walks them on the pure machine. */
export function runModel({ name, file, model }: FoundModel, options: RunOptions = {}): Run {
  const started = performance.now()
  const cover = coveringPaths(model, options)
  const reached = new Set<string>()
  const misjudged = cover.misjudged
    .filter(({ path }) => isChosen(path, options))
    .map(({ path, error }) => ({ path, message: messageOf(failureAtEnd(path, error)) }))
  const walked = chosen(cover, options).flatMap((path) => {
    const failure = thrown(() => walk(model, path))
    count(reached, path, failure)
    return failure === null ? [] : [{ path, message: messageOf(failure) }]
  })
  const failures = [...misjudged, ...walked]
  const excepted = new Set(Object.keys(model.exceptions))
  return {
    name,
    file,
    layer: 'pure',
    model,
    cover,
    reached,
    excepted,
    beyond: {},
    failures,
    milliseconds: performance.now() - started,
  }
}

/**
 * Makes the paths that a layer can bring about and walks each on every stage; a goal counts when it was reached on all.
 */
export async function runLayer<Stage>(
  { name, file, model }: FoundModel,
  layer: Exclude<LayerName, 'pure'>,
  layerModel: AnyLayerModel<Stage>,
  stages: readonly NamedStage<Stage>[],
  options: RunOptions = {},
): Promise<Run> {
  const started = performance.now()
  const cover = coveringPaths(within(model, layerModel), options)
  const walked = await Promise.all(
    stages.map(async ({ name: place, stage, evidence }) => {
      const reached = new Set<string>()
      const failures: Failure[] = []
      const tell = (event: string | null): void => options.tell?.(event, place)
      for (const path of chosen(cover, options)) {
        const failure = await walkOnLayer(model, layerModel, path, stage, { tell, ...(evidence && { evidence }) }).then(
          () => null,
          caught,
        )
        count(reached, path, failure)
        if (failure === null) continue
        failures.push({ path, message: `${place}: ${messageOf(failure)}` })
        // Repeated failures have a common cause, and each waits for its time-out.
        if (failures.length >= mostFailures) break
      }
      return { reached, failures }
    }),
  )
  const everywhere = new Set(cover.reached.values().filter((goal) => walked.every(({ reached }) => reached.has(goal))))
  const unable = coveringPaths(model, options)
    .reached.values()
    .filter((goal) => !cover.reached.has(goal))
  return {
    name,
    file,
    layer,
    model,
    cover,
    reached: everywhere,
    excepted: new Set([...unable, ...Object.keys(model.exceptions)]),
    beyond: {
      ...Object.fromEntries(Object.entries(layerModel.beyond).map(([what, { reason }]) => [what, reason])),
      ...layerModel.withoutOutcomes,
    },
    failures: walked.flatMap(({ failures }) => failures),
    milliseconds: performance.now() - started,
  }
}

/** The goals that are neither reached nor excepted. */
export const missingIn = ({ cover, reached, excepted }: Run): readonly string[] =>
  cover.goals.map(({ id }) => id).filter((id) => !reached.has(id) && !excepted.has(id))

/** States that the pure machine never stood in; a layer may lack what leads there. */
export const unvisitedIn = ({ layer, cover }: Run): readonly string[] => (layer === 'pure' ? cover.unvisited : [])

/** True when all goals are reached or excepted, all exceptions justified, and all paths passed. */
export function isWhole(run: Run): boolean {
  return (
    missingIn(run).length === 0 &&
    unvisitedIn(run).length === 0 &&
    run.cover.unfounded.length === 0 &&
    run.failures.length === 0
  )
}

const chosen = ({ paths }: Cover, options: RunOptions): readonly Path[] =>
  paths.filter((path) => isChosen(path, options))
const isChosen = ({ id }: Path, { only = null }: RunOptions): boolean => only === null || id === only

/** Counts the goals of a path up to its failure, if any. */
function count(reached: Set<string>, { start, steps }: Path, failure: Error | null): void {
  const done = failure === null ? steps.length : failure instanceof PathFailure ? failure.stepsDone : 0
  for (const goal of start.goals) reached.add(goal)
  for (const { goals } of steps.slice(0, done)) for (const goal of goals) reached.add(goal)
}

const caught = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))
const messageOf = ({ message }: Error): string => message

function thrown(run: () => void): Error | null {
  try {
    run()
    return null
  } catch (error) {
    return caught(error)
  }
}
