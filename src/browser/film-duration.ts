/** Longer than this nobody waits for the head of a film. */
const PATIENCE = 20_000

/** How long a film lasts, in whole seconds, by what its head says; null: the browser cannot tell. */
export function filmDuration(address: string): Promise<number | null> {
  return new Promise((resolve) => {
    const film = document.createElement('video')
    const tell = (seconds: number | null) => {
      clearTimeout(late)
      film.onerror = null
      // Without this the browser would go on fetching it.
      film.removeAttribute('src')
      film.load()
      resolve(seconds)
    }
    const late = setTimeout(() => tell(null), PATIENCE)
    film.preload = 'metadata'
    film.onloadedmetadata = () => tell(Number.isFinite(film.duration) ? Math.round(film.duration) : null)
    film.onerror = () => tell(null)
    film.src = address
  })
}
