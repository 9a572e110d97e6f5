import { describe, expect, it } from 'vitest'

import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { captchaShown, signInAs } from '#tests/kit/browser/portal-under-test.ts'
import { shellOf } from './shell-of.ts'

const { portal, visit } = portalForTests({ HIDE_LIST: '/retrieve' })

describe('the frame', () => {
  it('[SHELL-04] has neither header nor footer on the root path and on the paths of the hide-list', async () => {
    const page = await visit()
    await page.goto('/')
    await captchaShown(page)
    expect(await shellOf(page)).toEqual({ header: 0, footer: 0 })
    await page.goto('/#/retrieve')
    await page.getByText('Find your account').waitFor()
    expect(await shellOf(page)).toEqual({ header: 0, footer: 0 })
  })

  it('[SHELL-05 in part, CALL-17, ENTITY-11] has the footer on home, with the copyright text in the language of the page', async () => {
    const page = await visit({ lang: 'fr_FR' })
    await page.goto('/#/index')
    await page.locator('footer').getByText('Tous droits réservés', { exact: false }).waitFor()
    await page.locator('main h1').waitFor()
    // Home has its own header (gap GAP-11); there must be only one.
    expect(await page.locator('header').count()).toBe(1)
  })

  it('[SHELL-02] rebuilds the content view on every change of the full path, query included', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    await page.evaluate(() => (location.hash = '/nothing?a=1'))
    const heading = page.locator('main h1')
    await heading.getByText('We can’t find this page').waitFor()
    await heading.evaluate((element) => element.setAttribute('data-marked', ''))
    await page.evaluate(() => (location.hash = '/nothing?a=2'))
    await expect.poll(() => page.locator('h1[data-marked]').count()).toBe(0)
    await heading.waitFor()
  })

  it('[SHELL-03] scrolls to the top on every route change', async () => {
    const page = await visit({ viewport: { width: 360, height: 300 } })
    await signInAs(page, 'learner')
    await page.evaluate(() => scrollTo(0, 500))
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await page.evaluate(() => (location.hash = '/nothing'))
    await page.getByText('We can’t find this page').waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  it('comes back to the place where a page was left', async () => {
    const page = await visit({ viewport: { width: 360, height: 300 } })
    await signInAs(page, 'learner')
    const open = async (address: string) => {
      await page.evaluate((to) => (location.hash = to), address)
      await page.locator(`main[data-address="${address}"] h1`).first().waitFor()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    }
    const isAt = (place: number) => expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place)
    await open('/course/course-list')
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(1100)
    await page.evaluate(() => scrollTo(0, 700))
    await open('/usercenter/leave')
    await page.goBack()
    await isAt(700)
    await page.goForward()
    await isAt(0)
    await page.goBack()
    await isAt(700)
  })

  it('comes back to a list as it was filtered, at the place where it was left', async () => {
    const page = await visit({ viewport: { width: 360, height: 300 } })
    await signInAs(page, 'learner', '/#/course/course-list')
    const year = page.getByRole('navigation', { name: 'Year' }).getByRole('link', { name: '2026' })
    const names = page.locator('.course-row').getByRole('heading')
    await year.click()
    await page.waitForURL('**/#/course/course-list?year=2026')
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(1100)
    const before = await names.allInnerTexts()
    await page.evaluate(() => scrollTo(0, 700))
    await page.evaluate(() => (location.hash = '/usercenter/leave'))
    await page.locator('main[data-address="/usercenter/leave"] h1').first().waitFor()
    await page.goBack()
    await page.waitForURL('**/#/course/course-list?year=2026')
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700)
    expect(await year.getAttribute('aria-current')).toBe('true')
    expect(await names.allInnerTexts()).toEqual(before)
  })

  it('redirects a plain path to its hash address with its query', async () => {
    const page = await visit()
    await page.goto('/retrieve?from=mail')
    expect(page.url()).toBe(`${portal().address}/#/retrieve?from=mail`)
    await page.getByText('Find your account').waitFor()
  })

  it('[CONST-17] reports an uncaught error to the server', async () => {
    const page = await visit()
    await page.goto('/')
    await captchaShown(page)
    const reported = page.waitForRequest('**/errorreport')
    await page.evaluate(() =>
      setTimeout(() => {
        throw new Error('A test broke this page.')
      }),
    )
    await reported
    await expect
      .poll(() => portal().db.selectFrom('error_report').select(['message', 'source', 'page']).execute())
      .toContainEqual({ message: 'A test broke this page.', source: 'browser', page: '/' })
  })
})
