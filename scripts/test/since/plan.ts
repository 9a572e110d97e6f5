import type { Graph, Source } from '../../imports/graph.ts'
import type { Stage } from '../stages.ts'
import { choose, type Choice } from './select.ts'
import { modelSuites, suites } from './suites.ts'

/** A deep stage as it is to be run beside the gate, with the reason for it. */
export interface Planned {
  readonly name: string
  /** Null: nothing of it. */
  readonly stage: Stage | null
  /** How many files or machines; null: all, in place of the gate's stage of the same name, or nothing. */
  readonly count: number | null
  readonly why: string
}

/** A machine, by its name and its file. */
interface Machine {
  readonly name: string
  readonly source: string
}

/** What is known of the tree. */
interface Tree {
  /** The changed files. */
  readonly changed: readonly string[]
  readonly sources: readonly Source[]
  readonly graph: Graph
  readonly machines: readonly Machine[]
}

/** What the changed files can have broken of what is deep, stage by stage. */
export function planOf(gate: readonly Stage[], deep: readonly Stage[], tree: Tree): readonly Planned[] {
  const { changed, sources, graph, machines } = tree
  const chosen = new Map<string, Choice>()
  for (const [index, suite] of suites.entries())
    chosen.set(suite.stage, choose(suite, suites.slice(0, index), changed, sources, graph))
  for (const suite of modelSuites)
    chosen.set(suite.stage, ofMachines(choose(suite, [], changed, sources, graph), graph, machines))
  return deep.flatMap((stage): readonly Planned[] => {
    const { name } = stage
    const choice = chosen.get(name)
    if (choice === undefined) return []
    const { why } = choice
    if (choice.kind !== 'some') return [{ name, stage: choice.kind === 'whole' ? stage : null, count: null, why }]
    const files = name === 'unit' || name === 'e2e' ? choice.files.filter(isDeepFile) : choice.files
    if (files.length === 0) return [{ name, stage: null, count: null, why: `${why}; all of it is in the gate` }]
    const beside = gate.some((one) => one.name === name) ? `${name}-deep` : name
    const parameters = [...stage.parameters, ...files]
    return [{ name, stage: { ...stage, name: beside, parameters }, count: files.length, why }]
  })
}

/** The others run at the gate, and run there as they do in the deep run. */
const isDeepFile = (path: string): boolean => path.includes('.deep.')

/** Models by the names of their machines, as the paths take them. */
function ofMachines(choice: Choice, graph: Graph, machines: readonly Machine[]): Choice {
  if (choice.kind !== 'some') return choice
  const named = new Set(choice.files.flatMap((model) => (graph.get(model) ?? []).map(({ to }) => to)))
  const files = machines.filter(({ source }) => named.has(source)).map(({ name }) => name)
  return files.length === 0 ? { kind: 'whole', why: 'whose models they are is not known' } : { ...choice, files }
}
