import type { Locator, Page, Request } from 'playwright'
import { describe, expect, it } from 'vitest'

import { everyPageOf, openAnew } from './browser/every-page.ts'
import { portalForTests } from './browser/portal-for-tests.ts'
import { painted, quiet } from './browser/standing.ts'

const { portal, visit } = portalForTests()

/** What narrows or sorts a list: not what is written in a form. */
const CONTROLS = 'main :is(select, input[type=search]):enabled:not(form:not([role=search]) *, dialog *)'

/** Sets a control to another value; null: it has no other. */
async function change(control: Locator): Promise<string | null> {
  if ((await control.getAttribute('type')) === 'search') {
    await control.fill('zzz')
    await control.press('Enter')
    return 'zzz'
  }
  const now = await control.inputValue()
  const options = control.locator('option')
  const values = await options.evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''))
  const other = values.findLast((value) => value !== now)
  if (other !== undefined) await control.selectOption(other)
  return other ?? null
}

/** Controls of a page whose change neither asks the server for something else nor changes what is shown. */
async function idleControls(page: Page, open: () => Promise<void>): Promise<{ count: number; idle: string[] }> {
  await open()
  const count = await page.locator(CONTROLS).count()
  const idle: string[] = []
  for (let place = 0; place < count; place += 1) {
    if (place > 0) await open()
    const control = page.locator(CONTROLS).nth(place)
    const name = await control.evaluate((one) => (one as HTMLInputElement).labels?.[0]?.textContent ?? one.id)
    const before = await page.locator('main').innerText()
    const asked: string[] = []
    const note = (request: Request): void => void asked.push(request.url())
    page.on('request', note)
    const value = await change(control)
    await painted(page)
    await quiet(page)
    page.off('request', note)
    const isAsked = asked.some((address) => new URL(address).searchParams.has('pageNum'))
    const isOther = (await page.locator('main').innerText()) !== before
    if (value !== null && !isAsked && !isOther) idle.push(`${name}: ${value}`)
  }
  return { count, idle }
}

const parts = 6
/** Controls that lists are known to have, over all pages. */
let controls = 0

describe('every filter, order and search of a list changes what is asked for, or what is shown', () => {
  it.each(Array.from({ length: parts }, (_, part) => part))(`part %i of ${parts}`, async (part) => {
    const page = await visit({ viewport: { width: 1440, height: 900 } })
    const faults: string[] = []
    await everyPageOf({ part, of: parts }, page, portal(), async (address) => {
      const { count, idle } = await idleControls(page, () => openAnew(page, address))
      controls += count
      faults.push(...idle.map((one) => `${address} ${one}`))
    })
    expect(faults).toEqual([])
  })

  it('there are many', () => expect(controls).toBeGreaterThan(40))
})
