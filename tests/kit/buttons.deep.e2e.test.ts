import type { Page, Route } from 'playwright'
import { describe, expect, it } from 'vitest'

import { everyPageOf, openAnew } from './browser/every-page.ts'
import { portalForTests } from './browser/portal-for-tests.ts'
import { painted } from './browser/standing.ts'

const { portal, visit } = portalForTests()

const BUTTONS = 'main button:enabled:visible'

/** Presses each button of a page, and again while what it sends is on its way. Returns those that can send it twice. */
async function openButtons(page: Page, address: string): Promise<{ count: number; open: string[] }> {
  const open: string[] = []
  let count = 0
  await openAnew(page, address)
  const all = await page.locator(BUTTONS).count()
  for (let place = 0; place < all; place += 1) {
    if (place > 0) await openAnew(page, address)
    const held: Route[] = []
    const hold = (route: Route) => (route.request().method() === 'GET' ? route.continue() : void held.push(route))
    await page.route('**/api-*/**', hold)
    const button = await page.locator(BUTTONS).nth(place).elementHandle()
    await button.evaluate((one) => (one as HTMLButtonElement).click())
    await painted(page)
    await painted(page)
    const sent = held.length
    if (sent > 0) {
      count += 1
      const name = await button.evaluate((one) => (one as HTMLElement).innerText || one.getAttribute('aria-label'))
      await button.evaluate((one) => (one as HTMLButtonElement).click())
      await painted(page)
      await painted(page)
      if (held.length > sent) open.push(`${address} ${name}`)
    }
    await page.unroute('**/api-*/**', hold)
    await Promise.all(held.map((route) => route.abort()))
  }
  return { count, open }
}

const parts = 8
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
