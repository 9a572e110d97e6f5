import { describe, expect, it } from 'vitest'

import { schedule } from '../../scripts/test/schedule.ts'
import type { Stage } from '../../scripts/test/stages.ts'

const stage = (name: string, ...after: string[]): Stage => ({
  name,
  parameters: [],
  reporter: null,
  after,
  isDeep: false,
  inBrowser: false,
})

/** Stages controlled by the test; `log` records the order. */
function bench(failing: readonly string[] = []) {
  const log: string[] = []
  const enders = new Map<string, () => void>()
  const start = ({ name }: Stage): Promise<{ name: string; failed: number }> => {
    log.push(`+${name}`)
    return new Promise((resolve) => {
      enders.set(name, () => {
        log.push(`-${name}`)
        resolve({ name, failed: failing.includes(name) ? 1 : 0 })
      })
    })
  }
  const end = async (name: string): Promise<void> => {
    enders.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { log, start, end }
}

describe('the stages of a test run', () => {
  it('run two at a time, each after its dependencies', async () => {
    const { log, start, end } = bench()
    const done = schedule(
      [stage('build'), stage('unit', 'build'), stage('lint'), stage('docs', 'unit', 'lint')],
      2,
      start,
    )
    expect(log).toEqual(['+build', '+lint'])
    await end('lint')
    expect(log.at(-1)).toBe('-lint')
    await end('build')
    await end('unit')
    await end('docs')
    expect(log.slice(2)).toEqual(['-lint', '-build', '+unit', '-unit', '+docs', '-docs'])
    expect(await done).toHaveLength(4)
  })
  it('ignore dependencies that were not requested', async () => {
    const { start, end } = bench()
    const done = schedule([stage('unit', 'build')], 2, start)
    await end('unit')
    expect(await done).toEqual([{ name: 'unit', failed: 0 }])
  })
  it('start nothing after a failure, but finish what runs', async () => {
    const { log, start, end } = bench(['types'])
    const done = schedule([stage('types'), stage('unit'), stage('lint')], 2, start)
    await end('types')
    await end('unit')
    expect(log).toEqual(['+types', '+unit', '-types', '-unit'])
    expect(await done).toHaveLength(2)
  })
  it('go on after a failure in a browser, which is tried once more at the end', async () => {
    const { log, start, end } = bench(['e2e'])
    const done = schedule([{ ...stage('e2e'), inBrowser: true }, stage('unit'), stage('lint')], 2, start)
    await end('e2e')
    expect(log).toEqual(['+e2e', '+unit', '-e2e', '+lint'])
    await end('unit')
    await end('lint')
    expect(await done).toHaveLength(3)
  })
})
