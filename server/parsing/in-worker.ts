import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Reason, TextParameters } from '#server/answer/texts.ts'
import { Refusal } from '#server/answer/refusal.ts'

interface Limits {
  /** Of the heap, in MB. */
  readonly memory: number
  /** For one file. */
  readonly milliseconds: number
}

/** Many times what the largest honest file takes. */
const usual: Limits = { memory: 192, milliseconds: 10_000 }
/** How long a thread waits for the next file. */
const IDLE_MS = 60_000

/** What the thread answers. */
export type Parsed<Result> =
  | { readonly value: Result }
  | { readonly refused: { readonly reason: Reason; readonly parameters: TextParameters } }

/**
 * A parser of what somebody has uploaded, in a thread of its own, so that nothing in a file holds up or ends the
 * process that answers everybody. One file at a time. `module` exports the parser as default.
 *
 * @throws Refusal those of the parser; `tooMuch` where a file takes more memory or time than any honest one
 */
export function inWorker<Parse extends (...args: never[]) => Promise<unknown>>(
  module: URL,
  tooMuch: Reason,
  limits = usual,
): (...args: Parameters<Parse>) => Promise<Awaited<ReturnType<Parse>>> {
  let standing: Worker | null = null
  let last: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined
  const parsed = async (args: Parameters<Parse>): Promise<Awaited<ReturnType<Parse>>> => {
    clearTimeout(idle)
    const worker = (standing ??= await started(module, limits))
    worker.ref()
    try {
      return await answered(worker, args, { tooMuch, within: limits.milliseconds })
    } finally {
      if (isEnded(worker)) standing = null
      worker.unref()
      idle = setTimeout(() => {
        standing = null
        void worker.terminate()
      }, IDLE_MS).unref()
    }
  }
  return (...args) => {
    const mine = last.then(() => parsed(args))
    last = mine.catch(() => undefined)
    return mine
  }
}

/** A thread has no id any more when it is over. */
const isEnded = ({ threadId }: Worker): boolean => threadId === -1

/** A thread that is ready for the first file. */
async function started(module: URL, { memory }: Limits): Promise<Worker> {
  const worker = new Worker(join(import.meta.dirname, 'worker.ts'), {
    workerData: module.href,
    // The settings of the process are not its business.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memory },
  })
  await once(worker, 'message')
  return worker
}

function answered<Result>(
  worker: Worker,
  args: readonly unknown[],
  { tooMuch, within }: { readonly tooMuch: Reason; readonly within: number },
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const timer = setTimeout(() => void worker.terminate(), within)
  const take = (answer: Parsed<Result>): void => {
    if ('value' in answer) resolve(answer.value)
    else reject(new Refusal(answer.refused.reason, answer.refused.parameters))
  }
  let fault: unknown = new Refusal(tooMuch)
  const fail = (error: unknown): void => {
    const isOutOfMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    if (!isOutOfMemory) fault = error
  }
  const end = (): void => reject(fault)
  worker.on('message', take).on('error', fail).on('exit', end)
  worker.postMessage(args)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', take).off('error', fail).off('exit', end)
  })
}
