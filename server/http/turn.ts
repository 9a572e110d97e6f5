let ending: Promise<void> | null = null

/**
 * Resolves at the end of this turn of the event loop, for all callers at once. Batching the answers saves waking the
 * client for each write, which took longer than everything else.
 */
export function endOfTurn(): Promise<void> {
  ending ??= new Promise((resolve) => {
    setImmediate(() => {
      ending = null
      resolve()
    })
  })
  return ending
}
