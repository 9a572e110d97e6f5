/** A time-out that `moved` starts anew; `end` lets go of its timer. */
export interface TimeLimit {
  readonly signal: AbortSignal
  moved(): void
  end(): void
}

/**
 * Aborts with a TimeoutError after so many milliseconds without progress; by the page's timers, which tests can run.
 */
export function timeLimit(within: number): TimeLimit {
  const controller = new AbortController()
  const giveUp = () => controller.abort(new DOMException('No progress within the time-out.', 'TimeoutError'))
  let timer = setTimeout(giveUp, within)
  return {
    signal: controller.signal,
    moved() {
      clearTimeout(timer)
      timer = setTimeout(giveUp, within)
    },
    end: () => clearTimeout(timer),
  }
}
