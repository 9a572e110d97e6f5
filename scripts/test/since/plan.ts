import type { Graph, Source } from '../../imports/graph.ts'
import type { Stage } from '../stages.ts'
import { type Choice, choose } from './select.ts'
import { always, modelSuites, suites } from './suites.ts'

/** A stage as it is to be run, with the reason for it; `stage` is null where it is left out. */
export interface Planned {
  readonly name: string
  readonly stage: Stage | null
  readonly why: string
}

/** A machine, by its name and its file. */
interface Machine {
  readonly name: string
  readonly source: string
}

/** What the changed files can have broken, stage by stage. */
export function planOf(
  stages: readonly Stage[],
  changed: readonly string[],
  sources: readonly Source[],
  graph: Graph,
  machines: readonly Machine[],
): readonly Planned[] {
  const chosen = new Map<string, Choice>()
  for (const [index, suite] of suites.entries())
    chosen.set(suite.stage, choose(suite, suites.slice(0, index), changed, sources, graph))
  for (const suite of modelSuites)
    chosen.set(suite.stage, ofMachines(choose(suite, [], changed, sources, graph), graph, machines))
  const planned = stages.map((stage): Planned => {
    const { name } = stage
    const choice = chosen.get(name)
    if (choice !== undefined) return { name, stage: narrowed(stage, choice), why: choice.why }
    if (always.includes(name)) return { name, stage, why: 'always' }
    if (name === 'statecharts') return charts(stage, changed)
    return { name, stage: null, why: 'it needs a run of everything' }
  })
  const isRun = (name: string): boolean => planned.some((one) => one.name === name && one.stage !== null)
  const [waiting] = stages.filter(({ name, after }) => after.includes('build') && isRun(name))
  return planned.map((one) => {
    if (one.name !== 'build') return one
    const stage = stages.find(({ name }) => name === 'build') ?? null
    return waiting === undefined
      ? { ...one, why: 'nobody waits for it' }
      : { ...one, stage, why: `${waiting.name} waits for it` }
  })
}

function narrowed(stage: Stage, choice: Choice): Stage | null {
  if (choice.kind === 'some') return { ...stage, parameters: [...stage.parameters, ...choice.files] }
  return choice.kind === 'whole' ? stage : null
}

/** Models by the names of their machines, as the paths take them. */
function ofMachines(choice: Choice, graph: Graph, machines: readonly Machine[]): Choice {
  if (choice.kind !== 'some') return choice
  const named = new Set(choice.files.flatMap((model) => (graph.get(model) ?? []).map(({ to }) => to)))
  const files = machines.filter(({ source }) => named.has(source)).map(({ name }) => name)
  return files.length === 0 ? { kind: 'whole', why: 'whose models they are is not known' } : { ...choice, files }
}

function charts(stage: Stage, changed: readonly string[]): Planned {
  const [drawn] = changed.filter((path) =>
    /^(?:src\/(?:machines|i18n|app)|scripts\/(?:statecharts|paths)|docs\/(?:statecharts|requirements)|tests\/.*model)/.test(
      path,
    ),
  )
  return { name: stage.name, stage: drawn === undefined ? null : stage, why: drawn ?? 'nothing that is drawn' }
}
