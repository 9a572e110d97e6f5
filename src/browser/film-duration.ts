/** Time-out for loading a film's metadata. */
const PATIENCE = 20_000

/** The duration of a film in whole seconds, from its metadata; null: unknown. */
export function filmDuration(address: string): Promise<number | null> {
  return new Promise((resolve) => {
    const film = document.createElement('video')
    const tell = (seconds: number | null) => {
      clearTimeout(late)
      film.onerror = null
      // Stops the download.
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
