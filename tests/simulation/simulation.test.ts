import { describe, expect, it } from 'vitest'

import { planFor, run } from './kit/run.ts'
import type { Scene } from './kit/scene.ts'
import { stageOf } from './kit/stage.ts'
import { scenes } from './scenes.ts'

describe('the simulation', () => {
  const all = scenes()
  const { sceneOf, store, expectToHold } = stageOf(all)

  it.each(all.map(({ name }) => name))('of %s holds what has to hold, from 30 seeds', async (name) => {
    await expectToHold(name, 30)
  })

  it.each(all.map(({ name }) => name))('of %s tells the same story twice from the same seed', async (name) => {
    const scene = sceneOf(name)
    const [one, other] = [await trace(scene, 17), await trace(scene, 17)]
    expect(one.length).toBeGreaterThan(20)
    expect(other).toEqual(one)
    expect(await trace(scene, 18)).not.toEqual(one)
  })

  const trace = async (scene: Scene, seed: number) => (await run(scene, store(), planFor(scene, seed), {}, true)).lines
})
