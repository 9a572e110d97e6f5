/** Reports a long step and its duration. Plain JavaScript: Node 20 must be able to read this file. */
import { performance } from 'node:perf_hooks'

const sayAgainEvery = 5_000

export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

/** Runs `work` between two lines of output, with a heartbeat every few seconds. */
export async function step(title, work) {
  const started = performance.now()
  const elapsed = () => performance.now() - started
  process.stdout.write(`${title} …\n`)
  const timer = setInterval(() => process.stdout.write(`  … ${Math.round(elapsed() / 1000)} s\n`), sayAgainEvery)
  try {
    const result = await work()
    process.stdout.write(`  done in ${seconds(elapsed())}\n`)
    return result
  } finally {
    clearInterval(timer)
  }
}
