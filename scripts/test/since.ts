import { resolve } from 'node:path'

import { graphOf, readSources } from '../imports/graph.ts'
import { findMachines } from '../statecharts/machines.ts'
import { changedSince } from './since/changed.ts'
import { planOf } from './since/plan.ts'
import { type Stage, stages } from './stages.ts'

const root = resolve(import.meta.dirname, '../..')

/**
 * What `npm test` was given: names of stages, and the revision after `--since`; null: none. @throws on a `--since`
 * without one
 */
export function revisionIn(given: readonly string[]): {
  readonly revision: string | null
  readonly named: readonly string[]
} {
  const at = given.findIndex((argument) => argument === '--since' || argument.startsWith('--since='))
  if (at === -1) return { revision: null, named: given }
  const isApart = given[at] === '--since'
  const revision = isApart ? given[at + 1] : given[at]?.slice('--since='.length)
  if (revision === undefined || revision === '') throw new Error('--since needs a revision, such as HEAD or main')
  return { revision, named: given.filter((_, index) => index !== at && !(isApart && index === at + 1)) }
}

/**
 * The stages that the changes since a revision can have broken, each with only what of it they can; says which and why.
 */
export async function stagesSince(revision: string, say: (text: string) => void): Promise<readonly Stage[]> {
  const changed = changedSince(root, revision)
  const sources = readSources(root, ['src', 'server', 'tests', 'scripts'])
  const plan = planOf(stages, changed, sources, graphOf(sources), await findMachines(root))
  say(`${String(changed.length)} files differ from ${revision}:`)
  for (const { name, stage, why } of plan) {
    const whole = stages.find((one) => one.name === name)
    const count = stage === null || whole === undefined ? 0 : stage.parameters.length - whole.parameters.length
    const what = stage === null ? 'not run' : count === 0 ? 'run' : `${String(count)} files or machines`
    say(`- ${name.padEnd(14)} ${what}: ${why}`)
  }
  return plan.flatMap(({ stage }) => stage ?? [])
}
