import { afterAll, beforeAll, expect } from 'vitest'

import { firstFailure, shortest } from './run.ts'
import type { Scene } from './scene.ts'
import { openStore, type Store } from './store.ts'
import { told } from './tell.ts'

/** Scenes prepared on one store, shared by all tests of a file. */
export function stageOf(all: readonly Scene[]) {
  const sceneOf = (name: string): Scene => all.find((scene) => scene.name === name)!
  let opened: Store | null = null
  const store = (): Store => opened!
  beforeAll(async () => {
    opened = await openStore()
    for (const scene of all) await scene.prepare(store())
  })
  afterAll(() => opened?.close())

  /** What has to hold does from so many seeds, or the shortest story of what does not is told. */
  async function expectToHold(name: string, count: number): Promise<void> {
    const failing = await firstFailure(sceneOf(name), store(), { first: 1, count })
    expect(failing && told(sceneOf(name), await shortest(sceneOf(name), store(), failing))).toBeNull()
  }

  return { sceneOf, store, expectToHold }
}
