import { setTimeout as pause } from 'node:timers/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'

import { readFile } from '#server/sheet/read-file.ts'
import type { Bench, Figure } from '#tests/bench/figure.ts'

import { hostileFiles } from './hostile-files.ts'

const MB = 1024 * 1024

interface Cost {
  /** The longest time in which nobody else was answered, in milliseconds. */
  readonly block: number
  /** What the process held at most beside what it held before, in megabytes. */
  readonly memory: number
}

/** What reading a file costs whoever else is served by the process. */
async function costOf(file: File): Promise<Cost> {
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  const delays = monitorEventLoopDelay({ resolution: 1 })
  let most = before
  const sampling = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 2)
  delays.enable()
  await readFile(file, { chosen: null, language: 'en_US' }).catch(() => undefined)
  // So that a block at the very end is counted too.
  await pause(5)
  delays.disable()
  clearInterval(sampling)
  return { block: delays.max / 1e6, memory: (most - before) / MB }
}

/** The longest block and the most memory while hostile files are read, one after the other. */
export const bench: Bench = async () => {
  const costs: (Cost & { readonly name: string })[] = []
  for (const [name, file] of hostileFiles) costs.push({ name, ...(await costOf(file())) })
  const figure = (what: 'block' | 'memory', unit: string, limit: number): Figure => {
    const worst = costs.toSorted((one, other) => other[what] - one[what])[0]
    return {
      name: `hostile ${what}`,
      value: worst?.[what] ?? 0,
      unit,
      limit,
      limitIs: `allowed; most for ${worst?.name ?? 'nothing'}:`,
      ratio: { atMost: 1 },
    }
  }
  return [figure('block', 'ms', 50), figure('memory', 'MB', 256)]
}
