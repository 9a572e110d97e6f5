import type { BrowserContext, Page, Request } from 'playwright'

const patience = 8000
const underWay = new WeakMap<BrowserContext, Set<Request>>()

/** Starts tracking the pending requests of a browser profile. The signal stream never ends, and is ignored. */
export function watchRequests(context: BrowserContext): void {
  const open = new Set<Request>()
  underWay.set(context, open)
  context.on('request', (request) => !request.url().includes('/portal/signal') && open.add(request))
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
}

/** Two frames later, changes have been painted. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

/** Waits until the page of the address is rendered. */
export async function shown(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main?.dataset['address'] === location.hash.replace(/^#?\/?/, '/') && main.querySelector('h1') !== null
  })
}

/** Waits until no request needed by the screen is pending. */
export async function quiet(page: Page): Promise<void> {
  const open = underWay.get(page.context())
  if (open === undefined) throw new Error('Nobody watches the requests of this page')
  const end = performance.now() + patience
  for (;;) {
    await painted(page)
    const isWaiting = await page.evaluate(() => document.querySelector('.skeleton, .bone') !== null)
    const own = [...open].filter((request) => request.frame().page() === page)
    if (!isWaiting && own.length === 0) return
    if (performance.now() > end) throw new Error(`Still on its way: ${own.map((request) => request.url()).join(', ')}`)
  }
}

/** Waits until the page of the address has settled. */
export async function settled(page: Page): Promise<void> {
  await shown(page)
  await quiet(page)
}

/** Navigates within the loaded document, as a link does, and waits until the new page is rendered. */
export async function goTo(page: Page, address: string): Promise<void> {
  const isElsewhere = await page.evaluate((hash) => {
    if ((location.hash || '#/') === `#${hash}`) return false
    document.querySelector('main h1')?.setAttribute('data-before', '')
    location.hash = hash
    return true
  }, address)
  if (isElsewhere) await page.locator('main h1[data-before]').waitFor({ state: 'detached' })
  await shown(page)
}
