/** Milliseconds without requests after which a page counts as loaded, and the polling interval. */
const QUIET = 2500
const LOOK_EVERY = 250

/** Resolves once the page is loaded and the network has been idle for a while; deferred work starts then. */
export async function pageSettled(page: Window): Promise<void> {
  if (page.document.readyState !== 'complete') {
    await new Promise((done) => page.addEventListener('load', done, { once: true }))
  }
  let last = page.performance.now()
  const observer = new PerformanceObserver(() => (last = page.performance.now()))
  observer.observe({ type: 'resource' })
  await new Promise<void>((done) => {
    const timer = page.setInterval(() => {
      if (page.performance.now() - last < QUIET) return
      page.clearInterval(timer)
      done()
    }, LOOK_EVERY)
  })
  observer.disconnect()
}
