import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'

import { languages } from '#i18n/locales.ts'
import { demoId, userId } from '#server/demo/ids.ts'

import { putClasses, putMembers, removeMembers } from '#tests/class/members.ts'
import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { runUntil, stopClock } from '#tests/kit/browser/page-clock.ts'
import { signInAs, startPortalUnderTest, storageOf } from '#tests/kit/browser/portal-under-test.ts'
import { shownRange } from '#tests/kit/browser/shown-times.ts'
import { goTo, quiet, settled } from '#tests/kit/browser/standing.ts'

const { portal, visit, complaints } = portalForTests()

declare global {
  interface Window {
    /** Whether the next scrolling to the top ends further down. */
    isMovedAway: boolean
  }
}

const wide = { viewport: { width: 1440, height: 900 } }
const header = (page: Page) => page.locator('header')
/** As each of them calls itself, in the order of the specification. */
const languageNames = [
  ...['简体中文', 'English', 'Français', 'العربية', 'Español', 'Bahasa Indonesia', 'ភាសាខ្មែរ', 'ພາສາລາວ'],
  ...['Português', 'Русский', 'Tiếng Việt'],
]
/** In the language that is used first, and in the one that is chosen first. */
const languageMenu = /选择语言|Choisir une langue/
const addressOf = (page: Page) => new URL(page.url()).hash

describe('the main navigation', () => {
  it('[SHELL-08, LOCALE-01] fits into the header in every language, with everything beside it', async () => {
    const page = await visit({ lang: null, viewport: { width: 1280, height: 800 } })
    await signInAs(page, 'learner')
    const beyond: Record<string, string[]> = {}
    for (const { code } of languages) {
      await page.evaluate((lang) => localStorage.setItem('lang', lang), code)
      await page.reload()
      await header(page).locator('.user-name').waitFor()
      const parts = header(page).locator('.header-inner > *, .header-tools > *').filter({ visible: true })
      beyond[code] = await parts.evaluateAll((all: Element[]) => {
        const inner = document.querySelector('.header-inner')!.getBoundingClientRect()
        const boxes = all.map((part) => ({ name: part.getAttribute('class') ?? '', box: part.getBoundingClientRect() }))
        return boxes.filter(({ box }) => box.left < inner.left || box.right > inner.right).map(({ name }) => name)
      })
    }
    expect(beyond).toEqual(Object.fromEntries(languages.map(({ code }) => [code, []])))
  }, 90_000)

  it('[SHELL-08, SHELL-10] links to home, news, courses, classes and the personal centre; messages is inactive', async () => {
    const page = await visit(wide)
    await signInAs(page, 'learner')
    const entries = header(page).getByRole('navigation', { name: 'Main navigation' })
    const links = await entries
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
    expect(links).toEqual([
      ['Home', '#/index'],
      ['News', '#/dynamicList'],
      ['Open courses', '#/course/course-list'],
      ['Classes', '#/class/class-list'],
      ['My learning', '#/usercenter/mycourse'],
    ])
    const messages = entries.getByText('Messages', { exact: true })
    expect(await messages.getAttribute('aria-disabled')).toBe('true')
    await messages.click()
    expect(addressOf(page)).toBe('#/index')
  })

  it('[SHELL-09] has the current class and the history in the submenu of classes, and the agenda after them', async () => {
    const page = await visit(wide)
    await signInAs(page, 'learner')
    await header(page).getByRole('button', { name: 'Classes' }).click()
    const below = page.getByRole('menuitem')
    await below.first().waitFor()
    expect(await below.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '#/class/class-detail',
      '#/class/class-list?type=history',
      '#/class/class-agenda',
    ])
    await below.first().click()
    await page.waitForURL('**/#/class/class-detail')
  })

  it('[SHELL-11] highlights the entry of the first path segment', async () => {
    const page = await visit(wide)
    await signInAs(page, 'learner')
    const current = header(page).locator('[aria-current=page]')
    expect(await current.allInnerTexts()).toEqual(['Home'])
    await goTo(page, '/course/course-detail?courseID=none')
    expect(await current.allInnerTexts()).toEqual(['Open courses'])
    await goTo(page, '/class/class-list?type=history')
    expect(await current.allInnerTexts()).toEqual(['Classes'])
  })

  it.each([
    ['SHELL-13', 'headmaster', 'one', /^#\/class\/class-detail\?type=current&classID=[\w-]+$/],
    ['SHELL-14', 'learner', 'several', /^#\/class\/class-list\?type=current$/],
    ['SHELL-15', 'admin', 'no', /^#\/class\/class-list\?type=history$/],
  ] as const)(
    '[SHELL-12, %s] discover leads %s, with %s current class, to the right place',
    async (_id, name, _count, target) => {
      const page = await visit(wide)
      await signInAs(page, name)
      await expect.poll(async () => (await storageOf(page)).currentClasses).toBeDefined()
      await header(page).getByRole('button', { name: 'Discover' }).click()
      await page.getByRole('menuitem', { name: 'Classes in progress' }).click()
      await expect.poll(() => addressOf(page)).toMatch(target)
    },
  )

  it.each([
    ['online', '/onLine/onLine-detail'],
    ['party', '/dxClass/class-detail'],
  ] as const)(
    '[SHELL-12, SHELL-13] a single current class of the kind %s is passed on to its own address',
    async (kind, address) => {
      const { db } = portal()
      const now = portal().now().getTime()
      const one = { id: `class-${kind}`, name: `Class ${kind}`, kind, place: null, headmaster_id: null }
      await putClasses(db, [{ ...one, starts_at: now - 60 * 60_000, ends_at: now + 60 * 60_000 }])
      await putMembers(db, [{ class_id: one.id, user_id: userId('admin') }])
      const page = await visit(wide)
      await signInAs(page, 'admin')
      await expect.poll(async () => (await storageOf(page)).currentClasses).toContain(one.id)
      await header(page).getByRole('button', { name: 'Discover' }).click()
      await page.getByRole('menuitem', { name: 'Classes in progress' }).click()
      await page.waitForURL(`**/#${address}?classID=class-${kind}&type=current`)
      await header(page).getByRole('button', { name: 'Classes' }).click()
      await page.getByRole('menuitem', { name: 'Current class' }).click()
      await page.waitForURL(`**/#${address}?classID=class-${kind}`)
      await page.getByRole('heading', { level: 1, name: `Class ${kind}` }).waitFor()
      await removeMembers(db, { class_id: `class-${kind}` })
      expect(complaints()).toEqual([])
    },
  )

  it('[SHELL-15] treats corrupt local storage as no class', async () => {
    const page = await visit(wide)
    await signInAs(page, 'learner')
    await expect.poll(async () => (await storageOf(page)).currentClasses).toBeDefined()
    await page.evaluate(() => localStorage.setItem('currentClasses', '{"not":["a list"'))
    await header(page).getByRole('button', { name: 'Discover' }).click()
    await page.getByRole('menuitem', { name: 'Classes in progress' }).click()
    await expect.poll(() => addressOf(page)).toBe('#/class/class-list?type=history')
    expect(complaints()).toEqual([])
  })

  it('collapses into a menu on a phone, with all entries, and closes on navigation', async () => {
    const page = await visit({ viewport: { width: 360, height: 740 } })
    await signInAs(page, 'learner')
    expect(await header(page).getByRole('navigation').isVisible()).toBe(false)
    await header(page).getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByText('林晓雯').waitFor()
    await menu.getByRole('link', { name: 'Help centre' }).waitFor()
    await menu.getByRole('link', { name: 'Open courses' }).click()
    await page.waitForURL('**/#/course/course-list')
    await menu.waitFor({ state: 'detached' })
  })
})

describe('the tools', () => {
  it.each([
    ['Add to favourites', 'This browser cannot add favourites by itself. Press Ctrl+D or use the browser’s menu.'],
    [
      'Set as home page',
      'This browser cannot set a home page by itself. Use the settings in the browser’s menu, or press Ctrl+D to bookmark this page.',
    ],
  ])(
    '[SHELL-17, SHELL-18, SHELL-19, ERROR-29, CONST-09] %s: a warning names Ctrl+D and the browser’s menu, for 2 seconds',
    async (name, text) => {
      const page = await visit(wide)
      await page.goto('/#/index')
      await settled(page)
      await stopClock(page)
      await page.getByRole('button', { name }).click()
      const hint = page.locator('[data-sonner-toast]')
      await runUntil(page, async () => (await hint.count()) === 1)
      expect(await hint.innerText()).toBe(text)
      expect(await hint.getAttribute('data-type')).toBe('warning')
      await page.clock.runFor(1998)
      expect(await hint.getAttribute('data-removed')).toBe('false')
      await page.clock.runFor(2)
      // It fades away.
      expect(await hint.getAttribute('data-removed')).toBe('true')
      await page.clock.runFor(1000)
      await hint.waitFor({ state: 'detached' })
    },
  )

  it('[SHELL-20] the language is chosen from a list of the eleven, in the header of home and of every other page', async () => {
    const page = await visit({ ...wide, lang: null })
    await signInAs(page, 'learner')
    for (const [address, chosen, tag] of [
      ['/index', 'Français', 'fr-FR'],
      ['/nothing', 'ພາສາລາວ', 'lo-LA'],
    ] as const) {
      await goTo(page, address)
      await quiet(page)
      const menu = page.locator('.utility-bar').getByRole('button', { name: languageMenu })
      // In the place of the header: above everything else.
      expect((await menu.boundingBox())?.y).toBeLessThan((await header(page).boundingBox())!.y)
      await menu.click()
      const options = page.getByRole('menuitemradio')
      await expect.poll(() => options.allInnerTexts()).toEqual(languageNames)
      expect(await page.getByRole('menuitemradio', { checked: true }).count()).toBe(1)
      await page.getByRole('menuitemradio', { name: chosen }).click()
      await page.locator(`html[lang=${tag}] main h1`).waitFor()
      expect(addressOf(page)).toBe(`#${address}`)
    }
  })

  it('[SHELL-18, SHELL-24] favourites belong to the navigation; sign-out stays while its flag is on', async () => {
    const other = await startPortalUnderTest({ NAVIGATION: 'off' })
    try {
      const { page } = await other.visit(wide)
      await signInAs(page, 'learner')
      expect(await page.getByRole('button', { name: 'Add to favourites' }).count()).toBe(0)
      expect(await header(page).getByRole('navigation').count()).toBe(0)
      await header(page).getByRole('button', { name: 'Sign out' }).waitFor()
    } finally {
      await other.close()
    }
  })

  it('[SHELL-24] sign-out disappears when both flags are off', async () => {
    const other = await startPortalUnderTest({ NAVIGATION: 'off', LOG_OUT: 'off' })
    try {
      const { page } = await other.visit(wide)
      await signInAs(page, 'learner')
      expect(await header(page).getByRole('button', { name: 'Sign out' }).count()).toBe(0)
    } finally {
      await other.close()
    }
  })

  it('[SHELL-23] full screen is toggled, and hidden where the browser does not support it', async () => {
    const page = await visit(wide)
    await page.goto('/#/index')
    await page.getByRole('button', { name: 'Full screen' }).click()
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
    await page.getByRole('button', { name: 'Leave full screen' }).click()
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false)
    await page.context().close()

    // Internet Explorer knows the property by a name of its own alone.
    const internetExplorer = { userAgent: 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko' }
    for (const [browser, enabled] of [
      [{}, false],
      [internetExplorer, undefined],
    ] as const) {
      const without = await visit({ ...wide, ...browser })
      await without.addInitScript((value) => Object.defineProperty(document, 'fullscreenEnabled', { value }), enabled)
      await without.goto('/#/index')
      await without.getByRole('button', { name: 'Add to favourites' }).waitFor()
      expect(await without.getByRole('button', { name: 'Full screen' }).count()).toBe(0)
    }
  })

  it('[SHELL-16] the administration opens in a new window, for users with a scope', async () => {
    const page = await visit(wide)
    await signInAs(page, 'admin')
    const link = page.getByRole('link', { name: /Administration/ })
    expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual(['./admin', '_blank'])
    const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()])
    await opened.waitForURL(`${portal().address}/admin**`)
    expect(addressOf(page)).toBe('#/index')
    await page.context().close()
    const other = await visit(wide)
    await signInAs(other, 'learner')
    expect(await other.getByRole('link', { name: /Administration/ }).count()).toBe(0)
  })

  it('[SHELL-25, NEWS-02] help and back to top are available', async () => {
    const page = await visit(wide)
    await signInAs(page, 'learner')
    expect(await page.locator('.utility-bar').getByRole('link', { name: 'Help centre' }).getAttribute('href')).toBe(
      '#/dynamicList?help=help_center',
    )
    const top = header(page).getByRole('button', { name: 'Back to top' })
    expect(await top.count()).toBe(0)
    await page.evaluate(() => scrollTo(0, 900))
    await top.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await top.waitFor({ state: 'detached' })
  })
})

describe('live broadcasts', () => {
  it('[SHELL-21, SHELL-22, LIVE-01, CALL-15, ENTITY-06] are counted, and listed with title, date, start and end; each opens in a new window', async () => {
    const today = portal().now().setUTCHours(0, 0, 0, 0)
    const at = (day: number, hour: number, minute = 0) => today + ((day * 24 + hour) * 60 + minute) * 60_000
    const hours = new Date(portal().now()).getUTCHours()
    const times = {
      'field-school': [at(0, hours - 1), at(0, hours + 1, 30)],
      forecast: [at(1, 9, 5), at(1, 10, 35)],
      // Over midnight of the reader, with summer time and without.
      'water-law': [at(3, 2), at(3, 4, 15)],
      sediment: [at(0, hours - 4), at(0, hours - 3)],
      // Beyond the two weeks that the list looks ahead.
      'dam-safety': [at(16, 9), at(16, 10)],
    } as const
    const names = ['field-school', 'forecast', 'water-law', 'sediment'] as const
    for (const [name, [starts_at, ends_at]] of Object.entries(times)) {
      const id = demoId('broadcast', name)
      await portal().db.updateTable('broadcast').set({ starts_at, ends_at }).where('id', '=', id).execute()
    }
    const titleOf = async (name: string) => {
      const texts = portal().db.selectFrom('broadcast_text').select('title').where('language', '=', 'en_US')
      return (await texts.where('broadcast_id', '=', demoId('broadcast', name)).executeTakeFirstOrThrow()).title
    }
    const page = await visit(wide)
    await page.goto('/#/index')
    const button = header(page).getByRole('button', { name: 'Live – 1 on now or later today' })
    expect(await button.locator('.menu-button-badge').innerText()).toBe('1')
    await button.click()
    const items = page.getByRole('menuitem')
    await expect.poll(() => items.count()).toBe(4)
    for (const [position, name] of names.entries()) {
      const item = items.nth(position)
      expect(await item.locator('.live-item-title').innerText()).toBe(await titleOf(name))
      expect(await item.locator('.time-range').innerText()).toBe(shownRange(...times[name]))
      expect(await item.getAttribute('href')).toBe(`/#/livePlay?id=${demoId('broadcast', name)}`)
    }
    const [opened] = await Promise.all([page.context().waitForEvent('page'), items.first().click()])
    await opened.waitForURL(`**/#/livePlay?id=${demoId('broadcast', 'field-school')}`)
  })

  it('[LIVE-04] a failed list is reported with a retry, without affecting the rest of the page', async () => {
    const page = await visit(wide)
    await page.route('**/listPublicLive*', (route) => route.abort())
    await page.goto('/#/index')
    const button = header(page).getByRole('button', { name: /^Live/ })
    await button.click()
    const failed = page.getByRole('menuitem', { name: /could not be loaded/ })
    await failed.waitFor()
    // An open menu hides the page from assistive technology, so that no role is found in it.
    const live = header(page).locator('button', { hasText: /^Live/ })
    expect(await live.count()).toBe(1)
    expect(await live.locator('.menu-button-badge').count()).toBe(0)
    await page.unroute('**/listPublicLive*')
    await failed.click()
    await page.getByText('On now').first().waitFor()
  })

  it('[SHELL-49, LIVE-05, CALL-16, ENTITY-07] are shown beside the page as linked pictures, with back to top', async () => {
    const page = await visit(wide)
    await page.goto('/#/index')
    const side = page.getByRole('complementary', { name: 'Live broadcasts' })
    const pictures = side.getByRole('link')
    await pictures.first().waitFor()
    const items = await portal()
      .db.selectFrom('live_broadcast')
      .select(['image_id', 'link'])
      .orderBy('position')
      .execute()
    expect(await pictures.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      items.map(({ link }) => link),
    )
    const widths = () =>
      side.locator('img').evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth))
    await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0)
    await page.evaluate(() => scrollTo(0, 700))
    await side.getByRole('button', { name: 'Back to top' }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})

describe('the footer', () => {
  it('[SHELL-45] scrolls home to the top once more, and no other page', async () => {
    const page = await visit({ viewport: { width: 1440, height: 400 } })
    await signInAs(page, 'learner')
    // Every page is scrolled to the top when it is shown; something then moves it away again.
    await page.evaluate(() => {
      // However little of the page is there yet.
      document.body.style.minHeight = '3000px'
      const scrollTo = window.scrollTo.bind(window)
      window.scrollTo = (...place: unknown[]) => {
        scrollTo(0, window.isMovedAway ? 100 : Number(place[1]))
        window.isMovedAway = false
      }
    })
    const place = () => page.evaluate(() => scrollY)
    for (const [address, expected] of [
      ['/course/course-list', 100],
      ['/index', 0],
      ['/dynamicList', 100],
      ['/index', 0],
    ] as const) {
      await page.evaluate(() => (window.isMovedAway = true))
      await goTo(page, address)
      await quiet(page)
      expect(await place(), address).toBe(expected)
    }
  })

  it('[SHELL-43, SHELL-44, NEWS-02, NEWS-03, NEWS-05] has copyright, about us, help, an inactive app entry, and a QR code', async () => {
    const page = await visit(wide)
    await signInAs(page, 'learner')
    const footer = page.locator('footer')
    await footer.getByText('Great Rivers Academy. All rights reserved.').waitFor()
    expect(await footer.getByRole('link', { name: 'Help centre' }).getAttribute('href')).toBe(
      '#/dynamicList?help=help_center',
    )
    // It is drawn just before it becomes visible.
    await footer.scrollIntoViewIfNeeded()
    await footer.locator('svg').waitFor()
    await footer.getByRole('button', { name: 'Get the app' }).click()
    expect(addressOf(page)).toBe('#/index')
    await footer.getByRole('link', { name: 'About us' }).click()
    await page.waitForURL('**/#/dynamicDetail?informationID=*')
  })

  it('[NEWS-03] about us is no link when the organisation has published nothing', async () => {
    const page = await visit(wide)
    await page.route('**/getSpecificCategory*about_us*', (route) =>
      route.fulfill({ json: { code: 2000, message: '', data: [] } }),
    )
    await page.goto('/#/index')
    const footer = page.locator('footer')
    await footer.getByText('About us').click()
    expect(await footer.getByRole('link', { name: 'About us' }).count()).toBe(0)
    expect(addressOf(page)).toBe('#/index')
  })
})

describe('the continue-learning banner', () => {
  const banner = (page: Page) => page.getByRole('complementary', { name: 'Continue learning' })

  it('[SHELL-46, SHELL-47, SHELL-48, CALL-18] on home alone it names the course learned last, with Continue and Close', async () => {
    const page = await visit(wide)
    const answered = page.waitForResponse('**/getLastLearnInfo*')
    await signInAs(page, 'learner')
    const {
      data: { courseID, courseName },
    } = (await (await answered).json()) as { data: { courseID: string; courseName: string } }
    expect(courseName).not.toBe('')
    await banner(page).getByText(courseName).waitFor()
    const detail = `#/course/course-detail?courseID=${courseID}`
    const link = banner(page).getByRole('link', { name: 'Continue', exact: true })
    expect(await link.getAttribute('href')).toBe(detail)
    await link.click()
    await page.waitForURL(`**/${detail}`)
    await banner(page).waitFor({ state: 'detached' })
    await goTo(page, '/index')
    await banner(page).getByText(courseName).waitFor()
    await banner(page).getByRole('button', { name: 'Close the reminder to continue' }).click()
    await banner(page).waitFor({ state: 'detached' })
    await goTo(page, '/course/course-list')
    await goTo(page, '/index')
    await quiet(page)
    expect(await banner(page).count()).toBe(0)
  })

  it('[SHELL-47, ERROR-39] stays hidden when the call fails', async () => {
    const page = await visit(wide)
    await page.route('**/getLastLearnInfo*', (route) =>
      route.fulfill({ status: 500, json: { code: 5000, message: 'No.', data: null } }),
    )
    await signInAs(page, 'learner')
    await quiet(page)
    expect(await banner(page).count()).toBe(0)
    expect(await page.getByText('No.', { exact: true }).count()).toBe(0)
  })
})
