/** Entries of the history whose place is remembered. */
const MOST = 50

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
      if (place === 0) return () => undefined
      const until = new AbortController()
      import('./scroll-follow.ts').then(({ follow }) => follow(page, place, until)).catch(() => undefined)
      return () => until.abort()
    },
  }
}
