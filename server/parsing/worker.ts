/** The thread in which files are parsed, one after the other. */
import { parentPort, workerData } from 'node:worker_threads'
import { Refusal } from '#server/answer/refusal.ts'
import type { Parsed } from './in-worker.ts'

const { default: parse } = (await import(workerData as string)) as {
  default: (...args: readonly unknown[]) => Promise<unknown>
}

parentPort?.on('message', (args: readonly unknown[]) => {
  const answer = parse(...args).then(
    (value): Parsed<unknown> => ({ value }),
    (error: unknown): Parsed<unknown> => {
      if (!(error instanceof Refusal)) throw error
      return { refused: { reason: error.reason, parameters: error.parameters } }
    },
  )
  // A fault of the parser ends the thread, and is reported by the process.
  void answer.then((parsed) => parentPort?.postMessage(parsed))
})
parentPort?.postMessage('ready')
