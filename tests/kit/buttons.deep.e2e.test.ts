import type { Page, Route } from 'playwright'
import { describe, expect, it } from 'vitest'

import { everyPageOf, openAnew } from './browser/every-page.ts'
import { portalForTests } from './browser/portal-for-tests.ts'

const { portal, visit } = portalForTests()

const BUTTONS = 'main button:enabled:visible'
/** Milliseconds after which what a button sends has left the page. */
const SENT_WITHIN = 200

/** Presses each button of a page, and again while what it sends is on its way. Returns those that can send it twice. */
async function openButtons(page: Page, address: string): Promise<{ count: number; open: string[] }> {
  const open: string[] = []
  let count = 0
  let held: Route[] = []
  await page.route('**/api-*/**', (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    held.push(route)
    return undefined
  })
  for (let place = 0; ; place += 1) {
    await openAnew(page, address)
    held = []
    const buttons = page.locator(BUTTONS)
    if (place >= (await buttons.count())) break
    // Held by itself: what it does may move it, or change its name.
    const button = await buttons.nth(place).elementHandle()
    const press = async (): Promise<number> => {
      await button.evaluate((one) => (one as HTMLElement).click())
      await page.waitForTimeout(SENT_WITHIN)
      return held.length
    }
    const sent = await press()
    if (sent === 0) continue
    count += 1
    const name = await button.evaluate((one) => (one as HTMLElement).innerText || one.getAttribute('aria-label'))
    if ((await press()) > sent) open.push(`${address} ${name}`)
    await Promise.all(held.map((route) => route.abort()))
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  return { count, open }
}

const parts = 12
/** Buttons that sent something, over all pages. */
let counted = 0

describe('a button is closed while what it sends is on its way', () => {
  it.each(Array.from({ length: parts }, (_, part) => part))(`part %i of ${parts}`, async (part) => {
    const page = await visit({ viewport: { width: 1440, height: 900 } })
    const found: string[] = []
    await everyPageOf({ part, of: parts }, page, portal(), async (address) => {
      const { count, open } = await openButtons(page, address)
      counted += count
      found.push(...open)
    })
    expect(found).toEqual([])
  })

  it('on many pages', () => expect(counted).toBeGreaterThan(5))
})
