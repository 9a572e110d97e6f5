/** Milliseconds without requests after which a page counts as loaded, and the polling interval. */
const QUIET = 2500
const LOOK_EVERY = 250
/** Milliseconds after which it counts as loaded in any case: a slow network may never be quiet for so long. */
const LATEST = 4000

/** Resolves once the page is loaded and the network has been idle for a while; deferred work starts then. */
export async function pageSettled(page: Window): Promise<void> {
  if (page.document.readyState !== 'complete') {
    await new Promise((done) => page.addEventListener('load', done, { once: true }))
  }
  const start = page.performance.now()
  let last = start
  const observer = new PerformanceObserver(() => (last = page.performance.now()))
  observer.observe({ type: 'resource' })
  await new Promise<void>((done) => {
    const timer = page.setInterval(() => {
      const now = page.performance.now()
      if (now - last < QUIET && now - start < LATEST) return
      page.clearInterval(timer)
      done()
    }, LOOK_EVERY)
  })
  observer.disconnect()
}
