import { resolve } from 'node:path'

import { graphOf, readSources } from '../imports/graph.ts'
import { findMachines } from '../statecharts/machines.ts'
import { changedSince } from './since/changed.ts'
import { planOf } from './since/plan.ts'
import { deep, gate, type Stage } from './stages.ts'

const root = resolve(import.meta.dirname, '../..')

/** The gate with the deep tests that the changes since a revision can have broken; says which and why. */
export async function stagesSince(revision: string, say: (text: string) => void): Promise<readonly Stage[]> {
  const changed = changedSince(root, revision)
  const sources = readSources(root, ['src', 'server', 'tests', 'scripts'])
  const plan = planOf(gate, deep, { changed, sources, graph: graphOf(sources), machines: await findMachines(root) })
  say(`${String(changed.length)} files differ from ${revision}. Beside the gate:`)
  for (const { name, stage, why, count } of plan) {
    const what = stage === null ? 'nothing' : count === null ? 'all that is deep' : `${String(count)} files or machines`
    say(`- ${name.padEnd(14)} ${what}: ${why}`)
  }
  const whole = new Map(
    plan.flatMap(({ stage, count }) => (stage === null || count !== null ? [] : [[stage.name, stage]])),
  )
  const further = plan.flatMap(({ stage, count }) => (stage === null || count === null ? [] : [stage]))
  const atGate = gate.map((stage) => whole.get(stage.name) ?? stage)
  const others = [...whole.values()].filter(({ name }) => !gate.some((stage) => stage.name === name))
  return [...atGate, ...others, ...further]
}
