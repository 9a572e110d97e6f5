import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'

import type { LanguageCode } from '#i18n/locales.ts'

import { watchRequests } from './standing.ts'
import { keepVisits } from './visits.ts'

export interface ProfileOptions extends BrowserContextOptions {
  /** The stored language (default: English); null: none. */
  readonly lang?: LanguageCode | null
  /** Whether nothing may be cached, as at a first visit. */
  readonly isCold?: boolean
}

export interface Visitor {
  readonly page: Page
  /** The browser's console messages above debug level, and all uncaught errors. */
  readonly complaints: string[]
  close(): Promise<void>
}

export interface Profiles {
  /** An empty browser profile, with an empty page. */
  visit(options?: ProfileOptions): Promise<Visitor>
  close(): Promise<void>
}

/**
 * The browser profiles of visitors to an address. One that a visitor has left is emptied and serves the next who asks
 * for the same: to load the whole portal into a new one took most of a test.
 * @param opened is told of each new one
 */
export function profilesAt(
  address: string,
  browser: Browser,
  opened: (context: BrowserContext, address: string) => void,
): Profiles {
  const idle = new Map<string, BrowserContext[]>()
  const all = new Set<BrowserContext>()
  const open = async (options: ProfileOptions, at: string): Promise<BrowserContext> => {
    const context = await newProfile(browser, { ...options, baseURL: at })
    opened(context, at)
    all.add(context)
    context.on('close', () => all.delete(context))
    return context
  }
  return {
    async visit(options = {}) {
      const at = options.baseURL ?? address
      const key = JSON.stringify(options)
      const known = idle.get(key)?.pop()
      const context = known ?? (await open(options, at))
      const page = known === undefined ? await context.newPage() : await besideKeeper(context)
      const complaints: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error.stack ?? error)))
      const close = async (): Promise<void> => {
        // A test may have closed it.
        if (!all.has(context)) return
        if (options.isCold === true || !(await isEmptied(context, at))) return context.close()
        idle.set(key, [...(idle.get(key) ?? []), context])
      }
      return { page, complaints, close }
    },
    async close() {
      await Promise.all([...all].map((context) => context.close()))
    },
  }
}

async function newProfile(
  browser: Browser,
  { lang = 'en_US', isCold: _, ...options }: ProfileOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  if (lang !== null) {
    // Only if none is stored: a language chosen later must persist.
    await context.addInitScript((code) => {
      // An empty page has no storage.
      if (location.protocol !== 'about:' && localStorage.getItem('lang') === null) localStorage.setItem('lang', code)
    }, lang)
  }
  // Shorter than the test's time-out, so that the failing step is reported.
  context.setDefaultTimeout(8000)
  watchRequests(context)
  keepVisits(context)
  return context
}

/** A picture of the portal: a page of its origin on which nothing runs. */
const STILL = '/portal.svg'

/**
 * Empties a profile of all but what the browser caches by HTTP. Its first page stays, still, and keeps the process with
 * the compiled portal; whoever comes next has a page beside it, as it was before any init script, route or listener of
 * this one. False: it cannot be emptied, because its clock is a test's, its storage is broken or its pages are closed.
 */
async function isEmptied(context: BrowserContext, address: string): Promise<boolean> {
  const [keeper, ...others] = context.pages()
  if (keeper === undefined) return false
  await Promise.all([...others.map((page) => page.close()), context.unrouteAll(), context.setOffline(false)])
  if (!keeper.url().endsWith(STILL)) {
    await keeper.unrouteAll()
    await keeper.goto(new URL(STILL, address).href)
  }
  const isClean = await keeper.evaluate(() => {
    try {
      // A page beside it would begin with a copy of the one, and might still see the other.
      sessionStorage.clear()
      localStorage.clear()
    } catch {
      return false
    }
    // A test's clock is installed for good; it says of itself that it is native.
    return Function.prototype.toString.call(Date).includes('[native code]')
  })
  if (!isClean) return false
  const devtools = await context.newCDPSession(keeper)
  await Promise.all([
    devtools.send('Storage.clearDataForOrigin', { origin: new URL(address).origin, storageTypes: 'all' }),
    context.clearCookies(),
    context.clearPermissions(),
  ])
  await devtools.detach()
  return true
}

/** A new page in the process of a profile's first one. */
async function besideKeeper(context: BrowserContext): Promise<Page> {
  const [keeper] = context.pages()
  if (keeper === undefined) throw new Error('The browser profile has lost its page')
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    keeper.evaluate(() => void window.open('about:blank')),
  ])
  await page.evaluate(() => (window.opener = null))
  return page
}
