import { writeFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'

import { putIn, reached } from './switch.ts'

/** What a test file passes of all faults' places. */
export interface Reach {
  readonly faults: readonly number[]
  readonly byTest: Readonly<Record<string, readonly number[]>>
  readonly milliseconds: number
}

/** A fault may make a test wait for what never comes. */
const LONGEST = 10_000

/** Called at the head of a test file in a copy of the tree: notes in a file what its tests reach. */
export function observe(path: string): void {
  putIn(null)
  reached.clear()
  const began = performance.now()
  const all = new Set<number>()
  const byTest: Record<string, number[]> = {}
  const take = (): number[] => {
    const taken = [...reached]
    for (const fault of taken) all.add(fault)
    reached.clear()
    return taken
  }
  beforeEach(() => void take())
  afterEach(({ task }) => void (byTest[task.name] = take()))
  afterAll(() => {
    take()
    const reach: Reach = { faults: [...all], byTest, milliseconds: performance.now() - began }
    writeFileSync(path, JSON.stringify(reach))
  })
}

/** Called at the head of a test file in a copy of the tree: runs it with a fault, up to the first test that sees it. */
export function tryOut(fault: number, only: readonly string[] | null): void {
  putIn(fault)
  vi.setConfig({ testTimeout: LONGEST, hookTimeout: LONGEST })
  let isSeen = false
  beforeEach(({ skip, onTestFailed, task }) => {
    skip(isSeen || (only !== null && !only.includes(task.name)))
    onTestFailed(() => {
      isSeen = true
    })
  })
  afterAll(() => putIn(null))
}
