let ending: Promise<void> | null = null

/**
 * Resolves at the end of this turn of the event loop, for everybody who asks in it. Answers held until then leave in
 * one go: writing each as soon as it is ready wakes the other side up every time, which took longer than all the rest.
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
