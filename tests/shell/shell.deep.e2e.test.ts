import { describe, expect, it } from 'vitest'

import { NOTICED_SHIFT, shiftOf, watchShifts } from '#tests/kit/browser/layout-shift.ts'
import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { captchaShown, signInAs, startPortalUnderTest } from '#tests/kit/browser/portal-under-test.ts'
import { quiet, settled } from '#tests/kit/browser/standing.ts'
import { shellOf } from './shell-of.ts'

const { visit } = portalForTests({ HIDE_LIST: '/retrieve' })

describe('the frame', () => {
  it('[SHELL-01] has header and footer with its flag set, and not before the language is loaded', async () => {
    const other = await startPortalUnderTest({ HEADER_FOOTER: 'off' })
    try {
      const [on, off] = [await visit(), (await other.visit()).page]
      for (const [page, count] of [
        [on, 1],
        [off, 0],
      ] as const) {
        await page.route('**/assets/en-US-*.js', (route) => route.abort())
        await signInAs(page, 'learner', '/#/course/course-list')
        const retry = page.getByRole('button', { name: 'Try again' })
        await retry.waitFor()
        expect(await shellOf(page)).toEqual({ header: 0, footer: 0 })
        await page.unroute('**/assets/en-US-*.js')
        await retry.click()
        await settled(page)
        expect(await shellOf(page)).toEqual({ header: count, footer: count })
      }
    } finally {
      await other.close()
    }
  })

  it('keeps the chosen skin over a reload and a sign-out', async () => {
    const page = await visit({ colorScheme: 'light' })
    await signInAs(page, 'learner')
    await page.getByRole('button', { name: 'Appearance' }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await expect.poll(() => page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(true)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/#/')
    await page.reload()
    await captchaShown(page)
    expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(true)
  })

  it("reports that a page's code failed to load, and offers a way on", async () => {
    const page = await visit()
    await page.goto('/')
    await captchaShown(page)
    await page.route('**/assets/retrieval*.js', (route) => route.abort())
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('heading', { name: 'Something went wrong on this page' }).waitFor()
    await page.unroute('**/assets/retrieval*.js')
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.getByText('Find your account').waitFor()
  })

  it.each([
    ['/', 360],
    ['/', 1440],
    ['/#/index', 360],
    ['/#/index', 1440],
    ['/#/retrieve', 360],
  ])('loads without layout shifts on %s at %i pixels', async (address, width) => {
    const page = await visit({ viewport: { width, height: 800 }, isCold: true })
    await watchShifts(page)
    await page.goto(address)
    await page.locator('main h1').waitFor()
    await quiet(page)
    expect(await shiftOf(page)).toBeLessThan(NOTICED_SHIFT)
  })
})
