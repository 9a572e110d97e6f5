/** Tracks the position in the browser's history, so that a step can be undone. */
export interface Trail {
  /** Accepts the current entry as the position. */
  settle(): void
  /** Undoes the last step, whether forward by a link or back. */
  takeBack(): void
  /** Changes the address of the current entry without notifying listeners. */
  rename(address: string): void
}

/** Numbers the history entries as they are made; one without a number is new. */
export function createTrail({ history }: Window): Trail {
  const numberHere = (): number | null => {
    const state: unknown = history.state
    const isOurs = typeof state === 'object' && state !== null && 'place' in state
    return isOurs && typeof state.place === 'number' ? state.place : null
  }
  let place = numberHere() ?? 0
  const write = () => history.replaceState({ place }, '')
  write()
  return {
    settle() {
      place = numberHere() ?? place + 1
      write()
    },
    takeBack() {
      const here = numberHere()
      history.go(here === null ? -1 : place - here)
    },
    rename(address) {
      history.replaceState({ place }, '', `#${address}`)
    },
  }
}
