import { describe, expect, it } from 'vitest'

import type { Plan } from './kit/plan.ts'
import { firstFailure, planFor, shortest, type Faults } from './kit/run.ts'
import { stageOf } from './kit/stage.ts'
import { scenes } from './scenes.ts'

const SEEDS = { first: 1, count: 300 }

describe('the simulation', () => {
  const all = scenes()
  const { sceneOf, store, expectToHold } = stageOf(all)

  it.each(all.map(({ name }) => name))('of %s holds what has to hold, from 300 seeds', async (name) => {
    await expectToHold(name, SEEDS.count)
  })

  it('finds a server without a lock by what happens at the same time, and needs few steps to show it', async () => {
    const alive = (seed: number): Plan => {
      const plan = planFor(sceneOf('registration'), seed)
      return { ...plan, steps: plan.steps.filter(({ what }) => what !== 'death') }
    }
    await found('registration', { takesNoLock: true }, alive)
  })

  it('finds a server that leaves half a change behind when it dies', async () => {
    const { broken } = await found('registration', { leavesHalf: true })
    expect(broken?.invariant).toMatch(/^(the log tells it|counted|carried out|told once|replayed)$/)
  })

  it('finds a server that takes a decision for one on what has come in between', async () => {
    const { broken } = await found('leave', { forgets: 'the stale check' })
    expect(broken?.invariant).toBe('nothing by itself')
  })

  async function found(name: string, faults: Faults, plan?: (seed: number) => Plan) {
    const scene = sceneOf(name)
    const failing = await firstFailure(scene, store(), SEEDS, faults, plan)
    if (failing === null) throw new Error('It was not found')
    const short = await shortest(scene, store(), failing, faults)
    expect(short.broken?.invariant).toBe(failing.broken?.invariant)
    expect(short.plan.steps.length).toBeLessThanOrEqual(12)
    expect(short.plan.steps.length).toBeLessThan(failing.plan.steps.length / 2)
    return short
  }
})
