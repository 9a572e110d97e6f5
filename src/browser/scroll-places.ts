/** Milliseconds for which a page that grows is followed to the place where it was left. */
const PATIENCE = 5000
/** Entries of the history whose place is remembered. */
const MOST = 50
/** What a reader does who wants to be somewhere else. */
const OWN_WILL = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Where the entries of the history were left, in pixels from the top. */
export interface ScrollPlaces {
  /**
   * To the top of a page that was opened, or to the place where a page was left that the reader has gone back to.
   * Returns how to stop.
   */
  arrive(): () => void
}

/** Without the Navigation API every page begins at its top. */
export function createScrollPlaces(page: Window): ScrollPlaces {
  const places = new Map<string, number>()
  let isBack = false
  if ('navigation' in page) {
    page.history.scrollRestoration = 'manual'
    page.navigation.addEventListener('currententrychange', ({ navigationType, from }) => {
      // A redirect, or an address that was only renamed, is the same entry.
      if (navigationType !== 'push' && navigationType !== 'traverse') return
      isBack = navigationType === 'traverse'
      places.delete(from.key)
      places.set(from.key, page.scrollY)
      if (places.size > MOST) places.delete(places.keys().next().value ?? '')
    })
  }

  return {
    arrive() {
      const place = isBack ? (places.get(page.navigation.currentEntry?.key ?? '') ?? 0) : 0
      isBack = false
      page.scrollTo(0, 0)
      return place === 0 ? () => undefined : follow(page, place)
    },
  }
}

/** Scrolls to a place as soon as the page is long enough, unless its reader scrolls before. */
function follow(page: Window, place: number): () => void {
  const root = page.document.documentElement
  const until = new AbortController()
  const { signal } = until
  const grown = new ResizeObserver(() => {
    if (root.scrollHeight - page.innerHeight < place) return
    page.scrollTo(0, place)
    until.abort()
  })
  signal.addEventListener('abort', () => grown.disconnect())
  for (const event of OWN_WILL) page.addEventListener(event, () => until.abort(), { signal, passive: true })
  const timer = page.setTimeout(() => until.abort(), PATIENCE)
  signal.addEventListener('abort', () => page.clearTimeout(timer))
  grown.observe(page.document.body)
  return () => until.abort()
}
