import { describe, expect, it, vi } from 'vitest'

import { recorded } from '../../../scripts/paths/coverage.ts'
import { findModels } from '../../../scripts/paths/find-models.ts'
import { runModel } from '../../../scripts/paths/run.ts'
import { ROOT, type Chart } from '../../../scripts/statecharts/chart.ts'
import { openEdges, startOf, take, type Standing } from '../../../scripts/statecharts/explorer/client/stepper.ts'
import { findMachines } from '../../../scripts/statecharts/machines.ts'
import { chartModel } from '../../../scripts/statecharts/model.ts'
import { loanModel } from './loan-model.ts'
import { loanMachine } from './sample-machines.ts'

vi.setConfig({ testTimeout: 30_000 })

const chart = chartModel(loanMachine, 'loan')
const models = [
  { name: 'loan', model: loanModel },
  ...(await findModels(process.cwd(), await findMachines(process.cwd()))),
]

function leaves({ active }: Standing): string {
  return active
    .filter((id) => id !== ROOT && !active.some((other) => other.startsWith(`${id}.`)))
    .sort()
    .join(' + ')
}

/** Takes the edges that the real machine took, those that the stepper takes by itself only once. */
function follow(of: Chart, from: Standing, edges: readonly string[]): Standing {
  let standing = from
  let done: readonly string[] = []
  for (const id of edges) {
    const at = done.indexOf(id)
    if (at >= 0) {
      done = done.toSpliced(at, 1)
      continue
    }
    const edge = openEdges(of, standing).find((open) => open.id === id)
    expect(edge, `${id} is open in ${leaves(standing)}`).toBeDefined()
    const moved = take(of, standing, edge!)
    standing = moved.standing
    done = moved.taken.filter((taken) => taken !== id)
  }
  return standing
}

describe.each(models)('stepping through $name', (found) => {
  it('stands where the real machine stands on every walk', () => {
    const of = chartModel(found.model.machine, found.name)
    const { layers } = recorded(runModel(found, {}))
    for (const { steps } of layers['pure']!.paths) {
      const { standing, taken } = startOf(of)
      let now = follow(
        of,
        standing,
        steps[0]!.edges.filter((id) => !taken.includes(id)),
      )
      for (const { edges, state } of steps.slice(1)) {
        now = follow(of, now, edges)
        expect(leaves(now)).toBe(state.split(' + ').sort().join(' + '))
      }
    }
  })
})

it('begins where the machine begins and offers what can happen there', () => {
  const { standing } = startOf(chart)
  expect(leaves(standing)).toBe('onShelf')
  expect(openEdges(chart, standing).map((edge) => edge.id)).toContain('onShelf:request:1')
})
