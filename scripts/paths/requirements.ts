import { chartModel } from '../statecharts/model.ts'
import type { Path } from './cover.ts'
import { layerWords, type LayerName } from './layer-names.ts'
import { missingIn, type Run } from './run.ts'
import { placeOf } from './words.ts'

/** A report in Vitest's format, for the stages of `npm test` and the traceability. */
export interface TestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly status: 'passed' | 'failed'
      readonly ancestorTitles: readonly string[]
      readonly title: string
      /** Where it was walked: the traceability weighs it by that. */
      readonly meta: { readonly layer: LayerName }
    }[]
  }[]
}

/** Every path of these runs as a test, and one test per requirement cited by a machine's edges and states. */
export function testReport(runs: readonly Run[]): TestReport {
  const testResults = runs.map((run) => ({
    name: run.file,
    assertionResults: [...pathTests(run), ...requirementTests(run)],
  }))
  const count = (status: string): number =>
    testResults.flatMap(({ assertionResults }) => assertionResults).filter((test) => test.status === status).length
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: 0,
    numTodoTests: 0,
    testResults,
  }
}

const result = (layer: LayerName, title: string, holds: boolean) => ({
  status: holds ? ('passed' as const) : ('failed' as const),
  ancestorTitles: [],
  title,
  meta: { layer },
})

function pathTests({ name, layer, cover, failures }: Run) {
  return cover.paths.map((path) =>
    result(
      layer,
      `path ${path.id} of ${name} holds ${layerWords[layer]}: ${placesOf(path)}`,
      !failures.some((failure) => failure.path === path),
    ),
  )
}

/** Where a path has looked, each place once. */
function placesOf({ start, steps }: Path): string {
  return [...new Set([start.to, ...steps.map(({ to }) => to)].map(placeOf))].join('; ')
}

/**
 * A requirement holds when every edge that names it was taken and every state that names it was stood in, and shown.
 */
function requirementTests(run: Run) {
  const { states, edges } = chartModel(run.model.machine, run.name)
  const missing = missingIn(run)
  const holds = run.failures.length === 0
  const named = new Map<string, boolean>()
  const note = (requirements: readonly string[], isShown: boolean): void => {
    for (const id of requirements) named.set(id, (named.get(id) ?? true) && isShown)
  }
  for (const { id, requirements } of edges) note(requirements, holds && !missing.includes(`${id} taken`))
  for (const { requirements } of states) note(requirements, holds && missing.length === 0)
  return Array.from(named, ([id, isShown]) =>
    result(run.layer, `[${id}] what names it in ${run.name} holds ${layerWords[run.layer]}`, isShown),
  )
}
