/**
 * Carries commands out one after the other, and of those that wait the last alone: it holds all that came before.
 */
export function lastInTurn<Command>(
  carryOut: (command: Command) => Promise<void>,
  failed: () => void,
): (command: Command) => void {
  let next: { readonly command: Command } | null = null
  let isBusy = false
  const work = async (): Promise<void> => {
    isBusy = true
    for (; next !== null; ) {
      const { command } = next
      next = null
      await carryOut(command).catch(failed)
    }
    isBusy = false
  }
  return (command) => {
    next = { command }
    if (!isBusy) void work()
  }
}
