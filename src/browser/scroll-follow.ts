/** Milliseconds for which a page that grows is followed to the place where it was left. */
const PATIENCE = 5000
/** What a reader does who wants to be somewhere else. */
const OWN_WILL = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls to a place as soon as the page is long enough, unless its reader scrolls before. */
export function follow(page: Window, place: number, until: AbortController): void {
  const root = page.document.documentElement
  const { signal } = until
  if (signal.aborted) return
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
}
