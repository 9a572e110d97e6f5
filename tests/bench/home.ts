import type { Browser, Page } from 'playwright'

import { demoId } from '#server/demo/ids.ts'

import { launchBrowser } from '#tests/kit/browser/browser.ts'
import { settled, watchRequests } from '#tests/kit/browser/standing.ts'
import { servePortal, type ServedPortal } from '#tests/kit/served-portal.ts'
import { median, type Figure } from './figure.ts'
import { countTraffic, type Traffic } from './traffic.ts'

export const homeWeightLimit = 70
/** From a click on a link to the painted page at a CPU rate of 4, in milliseconds. */
export const paintLimit = 120
export const slowdown = 4
/** Kilobytes of script. */
const playerWeightLimit = 60
export const rounds = 5
/** The pages of the main navigation, each by a word of its address. */
const pages = ['dynamicList', 'course-list', 'class-list', 'mycourse', 'index']

/** The portal as served, but without a captcha. */
export async function onServedPortal<Result>(
  measure: (portal: ServedPortal, browser: Browser) => Promise<Result>,
): Promise<Result> {
  const portal = await servePortal({ NODE_ENV: 'test', CAPTCHA: 'off' })
  const browser = await launchBrowser()
  try {
    return await measure(portal, browser)
  } finally {
    await browser.close()
    await portal.stop()
  }
}

export const open = async (browser: Browser, portal: ServedPortal): Promise<Page> => {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  watchRequests(context)
  const page = await context.newPage()
  await page.goto(portal.address)
  await page.locator('[name=password]').waitFor()
  // The last thing that the login page fetches by itself.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/md5-/.test(name)))
  await page.waitForLoadState('networkidle')
  return page
}

export const signIn = async (page: Page): Promise<void> => {
  await page.locator('[name=user]').fill('learner')
  await page.locator('[name=password]').fill('Learner2026')
  await page.locator('form [type=submit]').click()
  await page.waitForURL('**/#/index')
  // Waits for prefetches after the page; otherwise home would seem lighter than it is.
  for (const late of ['.message-bell', '.assistant', '[data-section=learner-ranking] li'])
    await page.locator(late).first().waitFor()
  await settled(page)
}

/** The requests of home after the login page has settled, without pictures. */
export const homeTraffic = (): Promise<Traffic> =>
  onServedPortal(async (portal, browser) => {
    const page = await open(browser, portal)
    const traffic = await countTraffic(await page.context().newCDPSession(page))
    await signIn(page)
    return (await traffic()).filter(({ isPicture }) => !isPicture)
  })

export const kilobytesOf = (traffic: Traffic): number => traffic.reduce((sum, { bytes }) => sum + bytes, 0) / 1000

export async function homeWeight(): Promise<readonly Figure[]> {
  const traffic = await homeTraffic()
  for (const { path, bytes } of traffic) process.stdout.write(`    ${String(bytes).padStart(7)} B  ${path}\n`)
  const value = kilobytesOf(traffic)
  return [{ name: 'home-weight', value, unit: 'kB', limit: homeWeightLimit, limitIs: 'allowed', ratio: { atMost: 1 } }]
}

/** Of the main navigation. */
export const entry = (word: string): string => `.main-navigation a[href*="${word}"]`

/**
 * Milliseconds from a click on a link until the next page is painted and idle.
 * @param shown what else has to be there
 */
export function paintedAfterClick(page: Page, link: string, shown = 'h1'): Promise<number> {
  return page.evaluate(
    ([selector, shown]) =>
      new Promise<number>((done) => {
        const link = document.querySelector<HTMLElement>(selector)
        const before = document.querySelector('main h1')
        const started = performance.now()
        link?.click()
        const look = (): void => {
          const heading = document.querySelector('main h1')
          const isThere =
            heading !== null &&
            heading !== before &&
            document.querySelector('main .skeleton') === null &&
            document.querySelector(`main ${shown}`) !== null
          // The frame in which it appears, and the next one, when it has been painted.
          if (isThere) requestAnimationFrame(() => done(performance.now() - started))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    [link, shown] as const,
  )
}

export async function pageChange(): Promise<readonly Figure[]> {
  const value = await onServedPortal(async (portal, browser) => {
    const page = await open(browser, portal)
    await signIn(page)
    // A warm-up round, so that the code of every page is loaded.
    for (const word of pages) await paintedAfterClick(page, entry(word))
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const slowest: number[] = []
    for (const word of pages) {
      const times: number[] = []
      for (let round = 0; round < rounds; round++) {
        // From another page: a click on the current page changes nothing.
        await paintedAfterClick(page, entry(pages[(pages.indexOf(word) + 1) % pages.length] ?? word))
        await settled(page)
        times.push(await paintedAfterClick(page, entry(word)))
        await settled(page)
      }
      process.stdout.write(`    ${median(times).toFixed(0).padStart(7)} ms  ${word}\n`)
      slowest.push(median(times))
    }
    return Math.max(...slowest)
  })
  return [{ name: 'page-change', value, unit: 'ms', limit: paintLimit, limitIs: 'allowed', ratio: { atMost: 1 } }]
}

/**
 * The scripts that the player of a course asks for once home has been there: its own, and those that it shares with
 * others.
 */
export async function playerWeight(): Promise<readonly Figure[]> {
  const value = await onServedPortal(async (portal, browser) => {
    const page = await open(browser, portal)
    await signIn(page)
    const traffic = await countTraffic(await page.context().newCDPSession(page))
    await page.evaluate(
      (address) => (location.hash = address),
      `/play?courseID=${demoId('course', 'flood-forecasting')}`,
    )
    await page.locator('video').waitFor()
    await settled(page)
    const scripts = (await traffic()).filter(({ path }) => path.endsWith('.js'))
    for (const { path, bytes } of scripts) process.stdout.write(`    ${String(bytes).padStart(7)} B  ${path}\n`)
    return kilobytesOf(scripts)
  })
  return [
    { name: 'player-weight', value, unit: 'kB', limit: playerWeightLimit, limitIs: 'allowed', ratio: { atMost: 1 } },
  ]
}

/** From the catalogue to a course, with the code of both loaded. */
export async function courseOpened(): Promise<readonly Figure[]> {
  const value = await onServedPortal(async (portal, browser) => {
    const page = await open(browser, portal)
    await signIn(page)
    const course = 'main a[href*="course-detail"]'
    const there = async (): Promise<number> => {
      await paintedAfterClick(page, entry('course-list'))
      await settled(page)
      return paintedAfterClick(page, course)
    }
    await there()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      await settled(page)
      times.push(await there())
    }
    return median(times)
  })
  return [{ name: 'course-opened', value, unit: 'ms', limit: paintLimit, limitIs: 'allowed', ratio: { atMost: 1 } }]
}
