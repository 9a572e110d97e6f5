import type { Stage } from './stages.ts'

/** The part of a stage's result that the scheduler reads. */
interface Result {
  readonly failed: number
}

/**
 * Runs the stages, at most `atOnce` concurrently, each after its dependencies. After a failure no stage starts, but
 * running ones finish; a failure in a browser stops nothing, since it may pass when it is run once more. Resolves with
 * the results of the stages that ran.
 */
export async function schedule<R extends Result>(
  stages: readonly Stage[],
  atOnce: number,
  start: (stage: Stage) => Promise<R>,
): Promise<R[]> {
  const waiting = [...stages]
  const running = new Map<string, Promise<void>>()
  const results: R[] = []
  const stopping: Stage[] = []
  const isOpen = (name: string): boolean => running.has(name) || waiting.some((stage) => stage.name === name)
  const ready = (): number => waiting.findIndex((stage) => !stage.after.some(isOpen))

  for (;;) {
    while (stopping.length === 0 && running.size < atOnce && ready() !== -1) {
      const [stage] = waiting.splice(ready(), 1)
      if (stage === undefined) break
      const over = start(stage).then((result) => {
        results.push(result)
        running.delete(stage.name)
        if (result.failed > 0 && !stage.inBrowser) stopping.push(stage)
      })
      running.set(stage.name, over)
    }
    if (running.size === 0) return results
    await Promise.race(running.values())
  }
}
