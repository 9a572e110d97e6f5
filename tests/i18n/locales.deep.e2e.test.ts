import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'

import { languages, type LanguageCode } from '#i18n/locales.ts'

import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import {
  captchaShown,
  signInAs,
  startPortalUnderTest,
  storageOf,
  submitSignIn,
} from '#tests/kit/browser/portal-under-test.ts'
import { goTo, quiet } from '#tests/kit/browser/standing.ts'

const { visit } = portalForTests()

/** The eleven locales of the specification, each with the tag and the direction of its pages. */
const locales: readonly (readonly [code: LanguageCode, tag: string, direction: 'ltr' | 'rtl'])[] = [
  ['zh_CN', 'zh-CN', 'ltr'],
  ['en_US', 'en-US', 'ltr'],
  ['fr_FR', 'fr-FR', 'ltr'],
  ['ar_AR', 'ar', 'rtl'],
  ['es_ES', 'es-ES', 'ltr'],
  ['id_ID', 'id-ID', 'ltr'],
  ['kh_KH', 'km-KH', 'ltr'],
  ['laos_LA', 'lo-LA', 'ltr'],
  ['pt_PT', 'pt-PT', 'ltr'],
  ['ru_RU', 'ru-RU', 'ltr'],
  ['vi_VN', 'vi-VN', 'ltr'],
]

const open = async (page: Page, address: string) => {
  // From another page, so that its heading cannot be mistaken for this one's.
  await page.goto('about:blank')
  await page.goto(address)
  await page.locator('main h1').waitFor()
}

describe('the language', () => {
  it('[LOCALE-04, LOCALE-02, CALL-13] is the first of the supported list when none is stored', async () => {
    const page = await visit({ lang: null, locale: 'ru-RU' })
    const asked = page.waitForRequest('**/getSupportLanguage*')
    await open(page, '/')
    await asked
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN')
    await page.context().close()

    const other = await visit({ lang: null })
    await other.route('**/getSupportLanguage*', (route) =>
      route.fulfill({ json: { code: 2000, message: '', data: [{ language: 'vi', country: 'VN' }] } }),
    )
    await open(other, '/')
    expect(await other.locator('html').getAttribute('lang')).toBe('vi-VN')
  })

  it('[LOCALE-02] is the default when the list fails to load', async () => {
    const page = await visit({ lang: null })
    await page.route('**/getSupportLanguage*', (route) => route.abort())
    await open(page, '/')
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN')
  })

  it.each(locales)(
    '[LOCALE-01, LOCALE-03, LOCALE-06] stored as %s is used, mirrored only in Arabic',
    async (code, tag, dir) => {
      const page = await visit({ lang: code })
      await open(page, '/')
      const html = page.locator('html')
      expect([await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual([tag, dir])
      const box = await page.locator('.gate-story').boundingBox()
      expect(box?.x === 0).toBe(dir === 'ltr')
      await goTo(page, '/retrieve')
      expect([await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual([tag, dir])
    },
  )

  it('[LOCALE-08, LOCALE-09, ENTITY-08] is stored when chosen from the list, and the page reloads', async () => {
    const page = await visit()
    await open(page, '/')
    await page.getByRole('button', { name: /Choose a language/ }).click()
    const options = page.getByRole('menuitemradio')
    await options.first().waitFor()
    expect(await options.allInnerTexts()).toEqual(languages.map(({ label }) => label))
    const loaded = page.waitForEvent('load')
    await options.filter({ hasText: 'Русский' }).click()
    await loaded
    await page.getByRole('heading', { name: 'Вход' }).waitFor()
    expect((await storageOf(page)).lang).toBe('ru_RU')
  })

  it('[LOCALE-09] can be chosen from what getSupportLanguage lists', async () => {
    const page = await visit()
    await page.route('**/api-basic/portal/open/locale/getSupportLanguage*', (route) =>
      route.fulfill({
        json: {
          code: 2000,
          message: '',
          data: [
            { language: 'laos', country: 'LA' },
            { language: 'pt', country: 'PT' },
          ],
        },
      }),
    )
    await open(page, '/')
    await page.getByRole('button', { name: /Choose a language/ }).click()
    const options = page.getByRole('menuitemradio')
    await expect.poll(() => options.allInnerTexts()).toEqual(['ພາສາລາວ', 'Português'])
  })

  it('can be reloaded after its dictionary failed to load', async () => {
    const page = await visit({ lang: 'fr_FR' })
    await page.route('**/assets/fr-FR-*.js', (route) => route.abort())
    await page.goto('/')
    const retry = page.getByRole('button', { name: /Try again/ })
    await retry.waitFor()
    await page.unroute('**/assets/fr-FR-*.js')
    await retry.click()
    await page.getByRole('heading', { name: 'Connexion' }).waitFor()
  })

  it('[LOCALE-05, VALID-03] follows the browser, and limits the password to 18 characters, in the variants', async () => {
    const other = await startPortalUnderTest({ START_LANGUAGE: 'browser', PASSWORD_MAX_18: 'on' })
    try {
      const { page: mexican } = await other.visit({ lang: null, locale: 'es-MX' })
      await open(mexican, '/')
      expect(await mexican.locator('html').getAttribute('lang')).toBe('es-ES')
      const { page: german } = await other.visit({ lang: null, locale: 'de-DE' })
      await open(german, '/')
      expect(await german.locator('html').getAttribute('lang')).toBe('en-US')
      await submitSignIn(german, 'learner', 'x'.repeat(19))
      const tooLong = german.getByText('A password has at most 18 characters.')
      await tooLong.waitFor()
      await submitSignIn(german, 'learner', 'x'.repeat(18))
      await german.getByRole('alert').getByText('Wrong user name or password.').waitFor()
      expect(await tooLong.count()).toBe(0)
    } finally {
      await other.close()
    }
  })

  it('[LOCALE-07] has a variant wording with workshop, agenda, forum and live stream', async () => {
    const other = await startPortalUnderTest({ WORDING: 'workshop' })
    try {
      const { page } = await other.visit()
      await open(page, '/')
      await page.getByText('Courses, workshops, agenda, forum and live streams in one place.').waitFor()
    } finally {
      await other.close()
    }
  })
})

describe('texts', () => {
  /** Masks all letters of the dictionaries' texts; what stays readable comes from elsewhere. */
  async function usePseudoLocale(page: Page): Promise<void> {
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch()
      const script = await response.text()
      // Dictionaries are files that contain a single object; the base has an index of the others beside it.
      if (
        !/^(?:import[^;]+;)?(?:var|const|let) (\w+)=\{[^]*\};?\s*export\s*\{(?:\w+ as areas,)?\1 as default\}/.test(
          script,
        )
      )
        return route.fulfill({ response, body: script })
      // Inside a text's quotes, outside {arguments} and plural syntax, each word becomes ◇.
      const marked = script.replace(
        /"[^"]*":|'[^']*':|`((?:[^`\\]|\\.)*)`|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/g,
        (whole, a?: string, b?: string, c?: string) => {
          const text = a ?? b ?? c
          // The key of a text, quoted if it contains a hyphen; the address of another file.
          if (text === undefined || text.startsWith('./')) return whole
          const quote = whole[0] ?? ''
          return (
            quote +
            text.replace(/\{\{[^}]*\}\}|\{[^}]*\}|[^{}]+/g, (part) =>
              part.startsWith('{{') ? '◇' : part.startsWith('{') ? part : part.replace(/\p{L}+/gu, '◇'),
            ) +
            quote
          )
        },
      )
      await route.fulfill({ response, body: marked })
    })
  }
  /** All visible and accessible text of the page, except data. */
  const visibleTexts = (page: Page) =>
    page.evaluate(() => {
      const texts: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Element) {
          for (const name of ['aria-label', 'title', 'alt', 'placeholder']) {
            const value = node.getAttribute(name)
            if (value) texts.push(value)
          }
        } else if (!node.parentElement?.closest('script, style, footer, bdi, .cover, .avatar'))
          texts.push(node.textContent ?? '')
      }
      return [...texts, document.title]
    })

  it.each([
    '/',
    '/#/retrieve',
    '/#/index',
    '/#/course/course-list',
    '/#/class/class-list',
    '/#/usercenter/mycourse',
    '/#/nothing',
    '/#/emailReset',
    '/admin',
  ])('[LOCALE-01] on %s all come from the dictionary', async (address) => {
    const page = await visit()
    if (!['/', '/#/retrieve'].includes(address)) await signInAs(page, 'admin')
    await usePseudoLocale(page)
    await open(page, address)
    if (address === '/') {
      await page.locator('form [type=submit]').click()
      await page.locator('[data-sonner-toast]').waitFor()
    }
    const language = 'English'
    // The toast host adds its keyboard shortcut to its label.
    const keys = 'alt+T'
    const data = ['Marta Figueiredo', 'admin', language, keys]
    const foreign = (await visibleTexts(page))
      // Text between isolates is data: a name, a title.
      .map((text) => text.replaceAll(/\u2068[^\u2069]*\u2069/g, ''))
      .map((text) => data.reduce((rest, value) => rest.replaceAll(value, ''), text))
      // The date is formatted by Intl, in the language of the page.
      .filter((text) => /\p{L}/u.test(text) && !/\d{4}/.test(text))
    // Prefetches may still be pending.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(foreign).toEqual([])
  })
})

describe('everybody', () => {
  const faces: readonly (readonly [LanguageCode, 'light' | 'dark', number])[] = [
    ['zh_CN', 'light', 1440],
    ['ar_AR', 'dark', 360],
    ['kh_KH', 'light', 360],
    ['ru_RU', 'dark', 768],
  ]
  // All other pages are covered by every-page.test.ts.
  it.each(faces)(
    'a refused sign-in is accessible and not wider than the window (%s, %s, %i)',
    async (lang, scheme, width) => {
      const page = await visit({ lang, colorScheme: scheme, viewport: { width, height: 800 } })
      await open(page, '/')
      await captchaShown(page)
      await page.locator('form [type=submit]').click()
      await page.locator('.field-note').first().waitFor()
      await quiet(page)
      expect(await accessibilityFaults(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    },
  )

  it('sign-in works by keyboard alone, with a skip link to the content', async () => {
    const page = await visit()
    await open(page, '/')
    await captchaShown(page)
    await page.locator('[name=user]').focus()
    await page.keyboard.type('learner')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Learner2026')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('cfkl')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/#/index')
    await page.reload()
    await page.locator('[data-home=personal] h1').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
    expect(new URL(page.url()).hash).toBe('#/index')
  })
})
