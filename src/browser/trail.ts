/** Where the browser stands in its own history, so that a step in it can be taken back. */
export interface Trail {
  /** The entry that the browser has come to is where it stays. */
  settle(): void
  /** The entry that the browser has come to is left again, whether a link led to it or the way back. */
  takeBack(): void
  /** The entry gets another address; nobody is told of a change. */
  rename(address: string): void
}

/** Numbers the entries of the history as they are made; one without a number has just been made. */
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
