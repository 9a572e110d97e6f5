import jsQR from 'jsqr'
import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'

import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import {
  captchaShown,
  signInAs,
  startPortalUnderTest,
  submitSignIn,
  passwordOf,
} from '#tests/kit/browser/portal-under-test.ts'
import { settled, shown } from '#tests/kit/browser/standing.ts'

const { portal, visit, complaints } = portalForTests()

const open = async (page: Page, path: string) => {
  await page.goto(`/#${path}`)
  await shown(page)
}
const heading = (page: Page) => page.locator('main h1').innerText()

const entryPaths = ['/applicationSecret', '/techAuth', '/appDownload', '/websitedownload', '/appPolymer', '/speedTest']
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const OLD_IPAD =
  'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1'
const IPAD =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'
const phone = { userAgent: ANDROID, viewport: { width: 360, height: 740 }, hasTouch: true }

describe('the entry pages', () => {
  it.each([
    ['/applicationSecret', 'application_secret', 'Privacy statement'],
    ['/techAuth', 'techsupport', 'Technical support'],
  ])('[ROUTE-11, ROUTE-12] %s shows everybody the information published as %s', async (path, code, title) => {
    const page = await visit()
    const asked = page.waitForRequest((request) => request.url().includes(`searchCategoryCode=${code}`))
    await open(page, path)
    await asked
    expect(await heading(page)).toBe(title)
    expect((await page.locator('.prose').innerText()).length).toBeGreaterThan(300)
    expect(complaints()).toEqual([])
  })

  it('[ROUTE-13] /appDownload shows everybody the app-download page, with what is published as appDownload', async () => {
    const page = await visit()
    const asked = page.waitForRequest((request) => request.url().includes('searchCategoryCode=appDownload'))
    await open(page, '/appDownload')
    await asked
    expect(await heading(page)).toBe('Get the app')
    expect([new URL(page.url()).hash, await page.title()]).toEqual(['#/appDownload', 'Get the app · Learning Portal'])
    const published = await portal()
      .db.selectFrom('information')
      .innerJoin('information_text', 'information_text.information_id', 'information.id')
      .select(['information.id', 'information_text.title'])
      .where('category_code', '=', 'appDownload')
      .where('language', '=', 'en_US')
      .executeTakeFirstOrThrow()
    const text = page.locator('.entry-published')
    expect(await text.locator('.entry-published-title').innerText()).toBe(published.title)
    expect((await text.locator('.prose').innerText()).length).toBeGreaterThan(100)
    // Without it, the page has its own steps still.
    await page.route('**/getSpecificCategory*appDownload*', (route) =>
      route.fulfill({ json: { code: 2000, message: '', data: [] } }),
    )
    await page.reload()
    await settled(page)
    expect([await heading(page), await text.count(), await page.locator('.fold').count()]).toEqual([
      'Get the app',
      0,
      3,
    ])
    expect(complaints()).toEqual([])
  })

  it('[ROUTE-11] shows an empty state without published information, and an error with a retry', async () => {
    const page = await visit()
    await page.route('**/getSpecificCategory*application_secret*', (route) =>
      route.fulfill({ json: { code: 2000, message: '', data: [] } }),
    )
    await open(page, '/applicationSecret')
    expect(await heading(page)).toBe('Nothing here yet')
    await page.unroute('**/getSpecificCategory*application_secret*')
    await page.route('**/getSpecificCategory*techsupport*', (route) => route.abort())
    await page.getByRole('link', { name: 'Technical support' }).click()
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    await page.unroute('**/getSpecificCategory*techsupport*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('.prose').waitFor()
  })

  it('[SHELL-05 in part, ROUTE-11] have a header of their own, with language, skin and a link home', async () => {
    const page = await visit()
    for (const path of entryPaths) {
      await open(page, path)
      expect(await page.locator('.header').count(), path).toBe(0)
      expect(await page.locator('.entry-top button').count(), path).toBe(2)
      const names = page.getByRole('navigation', { name: 'Related pages' }).getByRole('link')
      expect(await names.count()).toBe(entryPaths.length)
      expect(await page.locator('.entry-pages [aria-current=page]').getAttribute('href')).toBe(`#${path}`)
    }
    await page.getByRole('link', { name: 'Back to home' }).click()
    await page.waitForURL('**/#/index')
  })

  it('[ROUTE-14] are swapped: /websitedownload shows the page for phones, /appPolymer the one for desktops', async () => {
    const page = await visit()
    await open(page, '/websitedownload')
    expect(await heading(page)).toBe('The portal on your phone')
    await page.getByRole('button', { name: 'Continue in the browser' }).waitFor()
    await open(page, '/appPolymer')
    expect(await heading(page)).toBe('The portal on your desktop')
    await page.getByText('Ctrl + D', { exact: false }).waitFor()
  })

  it.each([
    [{ userAgent: ANDROID }, 'Android'],
    [{ userAgent: IPHONE }, 'iPhone · iPad'],
    [{}, 'Computer'],
  ])('[NEWS-06] the app-download page opens with the steps for the current device (%#)', async (options, title) => {
    const page = await visit(options)
    await open(page, '/appDownload')
    const folds = page.locator('.fold')
    expect(await folds.count()).toBe(3)
    expect(await folds.first().locator('summary').innerText()).toBe(title)
    expect(await page.locator('.fold[open]').count()).toBe(1)
    await folds.nth(1).locator('summary').click()
    expect(await folds.nth(1).locator('li').count()).toBe(3)
  })

  it('[NEWS-06] links to a store only if the organisation has an app there', async () => {
    const page = await visit()
    await open(page, '/appDownload')
    expect(await page.getByRole('link', { name: /Get the app for/ }).count()).toBe(0)
    const other = await startPortalUnderTest({ APP_ANDROID_URL: 'https://store.example/portal' })
    try {
      const guest = await other.visit()
      await open(guest.page, '/appDownload')
      const links = guest.page.getByRole('link', { name: /Get the app for/ })
      expect(await links.allInnerTexts()).toEqual([expect.stringContaining('Android')])
      expect(await links.first().getAttribute('href')).toBe('https://store.example/portal')
    } finally {
      await other.close()
    }
  })

  it.each(['light', 'dark'] as const)('are accessible, %s', async (colorScheme) => {
    const page = await visit({ colorScheme })
    for (const path of entryPaths) {
      await open(page, path)
      expect(await accessibilityFaults(page), path).toEqual([])
    }
  })

  it.each(['en_US', 'ar_AR'] as const)('fit a screen of 360 pixels in %s', async (lang) => {
    const page = await visit({ lang, viewport: { width: 360, height: 740 } })
    for (const path of entryPaths) {
      await open(page, path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
    }
  })
})

/** Decodes a drawn QR code like a phone's camera. */
async function readCode(code: Locator): Promise<string | undefined> {
  await code.waitFor()
  const { pixels, side } = await code.evaluate(async (svg) => {
    const side = 320
    const picture = new Image(side, side)
    const copy = svg.cloneNode(true) as SVGElement
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
    copy.setAttribute('width', String(side))
    copy.setAttribute('height', String(side))
    picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`
    await picture.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
    const context = canvas.getContext('2d')!
    context.drawImage(picture, 0, 0, side, side)
    return { pixels: [...context.getImageData(0, 0, side, side).data], side }
  })
  return jsQR(new Uint8ClampedArray(pixels), side, side)?.data
}

describe('the QR codes', () => {
  it.each([
    ['/appDownload', '/#/appDownload'],
    ['/websitedownload', '/#/websitedownload'],
    ['/appPolymer', '/#/'],
  ])("of %s contains the portal's own address", async (path, target) => {
    const page = await visit({ colorScheme: 'dark' })
    await open(page, path)
    expect(await readCode(page.locator('.code-card .qr-code'))).toBe(portal().address + target)
  })

  it('[SHELL-43] of the footer contains the app-download page', async () => {
    const page = await visit()
    await open(page, '/index')
    await page.locator('.footer').scrollIntoViewIfNeeded()
    expect(await readCode(page.locator('.footer .qr-code'))).toBe(`${portal().address}/#/appDownload`)
  })
})

describe('a phone on the root page', () => {
  it.each([
    ['Android', { userAgent: ANDROID, hasTouch: true }],
    ['iPhone', { userAgent: IPHONE, hasTouch: true }],
    ['an old iPad', { userAgent: OLD_IPAD, hasTouch: true }],
    ['an iPad', { userAgent: IPAD, hasTouch: true }],
  ])('[SHELL-07, ROUTE-14] redirects %s to the page of the app', async (_, options) => {
    const page = await visit(options)
    if (options.userAgent === IPAD)
      await page.addInitScript(() => Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 }))
    await page.goto('/')
    await page.waitForURL('**/#/websitedownload')
    await page.getByRole('heading', { name: 'The portal on your phone' }).waitFor()
  })

  it('[SHELL-07] redirects neither a desktop nor a phone on any other page', async () => {
    const page = await visit({ userAgent: IPAD })
    await page.goto('/')
    await captchaShown(page)
    await page.context().close()
    const mobile = await visit(phone)
    await open(mobile, '/retrieve')
    expect(new URL(mobile.url()).hash).toBe('#/retrieve')
  })

  it('[SHELL-07] the choice of the browser lasts until it is closed, over reload, sign-in and sign-out', async () => {
    const page = await visit(phone)
    await page.goto('/')
    await page.getByRole('button', { name: 'Continue in the browser' }).click()
    await page.waitForURL('**/#/')
    await submitSignIn(page, 'learner', passwordOf('learner'))
    await page.waitForURL('**/#/index')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/#/')
    await captchaShown(page)
    await page.reload()
    await captchaShown(page)
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'inBrowser')?.expires).toBe(-1)
    await page.context().close()
    const another = await visit(phone)
    await another.goto('/')
    await another.waitForURL('**/#/websitedownload')
  })

  it('[SHELL-07] the choice of the browser works with cookies and storage blocked', async () => {
    const page = await visit({ ...phone, lang: null })
    await page.addInitScript(() => {
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
      const blocked = {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      }
      Object.defineProperties(window, { localStorage: blocked, sessionStorage: blocked })
    })
    await page.goto('/')
    await page.waitForURL('**/#/websitedownload')
    await page.locator('.entry-way .rt-Button').click()
    await captchaShown(page)
    expect(complaints()).toEqual([])
  })

  it('[SHELL-07, GUARD-07] sends a signed-in user home', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    await page.addInitScript(
      (userAgent) => Object.defineProperty(navigator, 'userAgent', { value: userAgent }),
      ANDROID,
    )
    await page.goto('/portal.svg')
    await page.goto('/')
    await page.waitForURL('**/#/index')
  })

  it('[SHELL-07] shows the login in the installed app', async () => {
    const page = await visit(phone)
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
    await page.goto('/')
    await captchaShown(page)
    await open(page, '/appDownload')
    await page.getByText('The portal is installed on this device', { exact: false }).waitFor()
  })
})

describe('the app', () => {
  /** Like Chromium's install event; it answers as the test sets it. */
  const offer = (page: Page, outcome: 'accepted' | 'dismissed') =>
    page.evaluate((answer) => {
      const event = new Event('beforeinstallprompt', { cancelable: true })
      const prompt = () => {
        document.body.dataset.asked = 'true'
        return Promise.resolve({ outcome: answer })
      }
      return window.dispatchEvent(Object.assign(event, { prompt }))
    }, outcome)

  it("is installed by the button that appears with the browser's offer", async () => {
    const page = await visit()
    await open(page, '/index')
    // The event fires on any page; its default prompt is prevented.
    expect(await offer(page, 'accepted')).toBe(false)
    await page.evaluate(() => (location.hash = '/appDownload'))
    await page.getByRole('button', { name: 'Install on this device' }).click()
    await page.getByText('The portal is installed on this device', { exact: false }).waitFor()
    expect(await page.locator('body').getAttribute('data-asked')).toBe('true')
    expect(await page.getByRole('button', { name: 'Install on this device' }).count()).toBe(0)
  })

  it('can be declined, and then be installed manually', async () => {
    const page = await visit()
    await open(page, '/appDownload')
    expect(await page.getByRole('button', { name: 'Install on this device' }).count()).toBe(0)
    await offer(page, 'dismissed')
    await page.getByRole('button', { name: 'Install on this device' }).click()
    await page.getByText('Not installed.', { exact: false }).waitFor()
    expect(await page.locator('.fold').count()).toBe(3)
  })

  it("[LOCALE-01] has a manifest in the current language, which passes the browser's checks", async () => {
    const page = await visit({ lang: 'zh_CN' })
    await open(page, '/appDownload')
    const devtools = await page.context().newCDPSession(page)
    const { url, errors, data } = await devtools.send('Page.getAppManifest')
    expect([new URL(url).pathname, new URL(url).searchParams.get('lang'), errors]).toEqual([
      '/portal.webmanifest',
      'zh_CN',
      [],
    ])
    expect(JSON.parse(data ?? '{}')).toMatchObject({ lang: 'zh-CN', display: 'standalone' })
    expect(complaints()).toEqual([])
  })
})
