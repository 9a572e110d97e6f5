import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'

import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { runUntil, stopClock } from '#tests/kit/browser/page-clock.ts'
import { portalForTests, type Visit } from '#tests/kit/browser/portal-for-tests.ts'
import { signInAs } from '#tests/kit/browser/portal-under-test.ts'
import { quiet } from '#tests/kit/browser/standing.ts'

const { portal, visit: visitAs, complaints } = portalForTests()

const SCREEN = { width: 1280, height: 800 }
const visit = (options: Visit[0] = {}) => visitAs({ viewport: SCREEN, ...options })
const home = async (page: Page) => {
  await page.goto('/#/index')
  await page.locator('.assistant').waitFor()
}
const placeOf = async (page: Page) => {
  const box = await page.locator('.assistant').boundingBox()
  return { x: box?.x, y: box?.y }
}
const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: 'Open the assistant' }).click()
  await page.locator('.assistant-finding').first().waitFor()
}
const question = (page: Page) => page.getByRole('searchbox', { name: 'Where do I find…' })
const findings = (page: Page) => page.locator('.assistant-finding-title').allInnerTexts()
const isOpen = async (page: Page) => (await page.locator('.assistant').getAttribute('data-shape')) === 'panel'
/** Drags an element by so many pixels. */
const drag = async (page: Page, selector: string, by: { x: number; y: number }) => {
  const box = (await page.locator(selector).boundingBox())!
  const from = { x: box.x + 20, y: box.y + 20 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2)
  await page.mouse.move(from.x + by.x, from.y + by.y)
  await page.mouse.up()
}

describe('the place of the assistant', () => {
  it.each([
    ['en_US', 24],
    ['ar_AR', SCREEN.width - 24 - 48],
  ] as const)('[SHELL-50] is 24 pixels from the start edge and 560 above the lower edge, in %s', async (lang, x) => {
    const page = await visit({ lang })
    await home(page)
    await expect.poll(() => placeOf(page)).toEqual({ x, y: SCREEN.height - 560 })
    await expect.poll(() => isOpen(page)).toBe(false)
  })

  it('[SHELL-50] changes by dragging, which opens nothing, and survives a reload', async () => {
    const page = await visit()
    await home(page)
    await drag(page, '.assistant-button', { x: 300, y: 100 })
    await expect.poll(() => placeOf(page)).toEqual({ x: 324, y: 340 })
    await expect.poll(() => isOpen(page)).toBe(false)
    await page.reload()
    await page.locator('.assistant').waitFor()
    await expect.poll(() => placeOf(page)).toEqual({ x: 324, y: 340 })
    // A slightly moving press still counts as a click.
    await drag(page, '.assistant-button', { x: 2, y: 1 })
    await question(page).waitFor()
  })

  it('[SHELL-50] follows the pointer in a right-to-left language', async () => {
    const page = await visit({ lang: 'ar_AR' })
    await home(page)
    await drag(page, '.assistant-button', { x: -200, y: 50 })
    await expect.poll(() => placeOf(page)).toEqual({ x: SCREEN.width - 24 - 48 - 200, y: 290 })
  })

  it('[SHELL-50] stays on the screen, however far it is dragged and however small the screen becomes', async () => {
    const page = await visit()
    await home(page)
    await drag(page, '.assistant-button', { x: 3000, y: 3000 })
    await expect.poll(() => placeOf(page)).toEqual({ x: SCREEN.width - 48, y: SCREEN.height - 48 })
    await page.setViewportSize({ width: 640, height: 500 })
    await expect.poll(() => placeOf(page)).toEqual({ x: 592, y: 452 })
    await openPanel(page)
    const panel = (await page.locator('.assistant').boundingBox())!
    expect(panel.x >= 0 && panel.y >= 0 && panel.x + panel.width <= 640 && panel.y + panel.height <= 500).toBe(true)
  })

  it('[SHELL-50] is restored by Escape while it is dragged', async () => {
    const page = await visit()
    await home(page)
    await page.mouse.move(40, 260)
    await page.mouse.down()
    await page.mouse.move(400, 400)
    await expect.poll(() => placeOf(page)).not.toEqual({ x: 24, y: 240 })
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect.poll(() => placeOf(page)).toEqual({ x: 24, y: 240 })
    await expect.poll(() => isOpen(page)).toBe(false)
  })

  it('[SHELL-50] changes by the arrow keys, 16 pixels and with Shift 64, and is announced', async () => {
    const page = await visit()
    await home(page)
    await page.locator('.assistant-button').focus()
    for (const key of ['ArrowRight', 'Shift+ArrowRight', 'ArrowDown', 'Shift+ArrowUp']) await page.keyboard.press(key)
    await expect.poll(() => placeOf(page)).toEqual({ x: 24 + 16 + 64, y: 240 + 16 - 64 })
    expect(await page.locator('.assistant > [role=status]').innerText()).toBe(
      'Assistant moved: 104 pixels from the side, 192 pixels from the top',
    )
    await openPanel(page)
    await page.getByRole('button', { name: /^Move the assistant/ }).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(async () => (await placeOf(page)).x).toBe(168)
    await page.reload()
    await page.locator('.assistant-panel').waitFor()
    expect((await placeOf(page)).x).toBe(168)
  })

  it('[SHELL-50] reaches every corner by clicks alone', async () => {
    const page = await visit()
    await home(page)
    await openPanel(page)
    const seen = new Set<string>()
    for (let press = 0; press < 4; press += 1) {
      const before = await placeOf(page)
      await page.getByRole('button', { name: /^Move the assistant/ }).click()
      await expect.poll(() => placeOf(page)).not.toEqual(before)
      seen.add(JSON.stringify(await placeOf(page)))
    }
    expect(seen.size).toBe(4)
  })

  it.each([
    'rubbish',
    '%7B%22place%22',
    '%E0%A4%A',
    'null',
    encodeURIComponent(JSON.stringify({ place: { x: 'a', y: null }, isOpen: 'yes' })),
  ])('[SHELL-50] falls back to the default when the stored one is %s', async (value) => {
    const page = await visit()
    await page.context().addCookies([{ name: 'assistant', value, url: portal().address }])
    await home(page)
    await expect.poll(() => placeOf(page)).toEqual({ x: 24, y: 240 })
    await openPanel(page)
    expect(complaints()).toEqual([])
  })

  it('[SHELL-50] is kept for the page where cookies and storage are blocked', async () => {
    const page = await visit({ lang: null })
    await page.addInitScript(() => {
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
      const blocked = {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      }
      Object.defineProperties(window, { localStorage: blocked, sessionStorage: blocked })
    })
    await home(page)
    await drag(page, '.assistant-button', { x: 100, y: 100 })
    await page.evaluate(() => (location.hash = '/speedTest'))
    await page.locator('.speed-dial').waitFor()
    await page.evaluate(() => (location.hash = '/index'))
    await page.locator('.assistant').waitFor()
    await expect.poll(() => placeOf(page)).toEqual({ x: 124, y: 340 })
    await page.locator('.assistant-button').click()
    await page.locator('.assistant-finding').first().waitFor()
    expect(complaints()).toEqual([])
  })
})

describe('the panel of the assistant', () => {
  it('[SHELL-50] opens with its question, collapses by its button and by Escape, and restores its state after a reload', async () => {
    const page = await visit()
    await home(page)
    await openPanel(page)
    expect(await question(page).evaluate((input) => input === document.activeElement)).toBe(true)
    await page.reload()
    await page.locator('.assistant-panel').waitFor()
    // Opened by the page, not by the user, so the focus stays with the page.
    expect(await question(page).evaluate((input) => input === document.activeElement)).toBe(false)
    await question(page).focus()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('assistant-button')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Collapse the assistant' }).click()
    await expect.poll(() => isOpen(page)).toBe(false)
    await page.reload()
    await page.locator('.assistant-button').waitFor()
  })

  it('[SHELL-50] loads nothing before it is opened', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    await page.evaluate(() => (location.hash = '/dynamicList'))
    await page.locator('main h1').waitFor()
    await quiet(page)
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await page.evaluate(() => (location.hash = '/dynamicList?page=1'))
    await page.locator('.assistant-button').waitFor()
    await quiet(page)
    expect(calls.filter((path) => path.endsWith('agenda/today'))).toEqual([])
    await openPanel(page)
    expect(calls.filter((path) => path.endsWith('agenda/today'))).toHaveLength(1)
  })

  it("[SHELL-50] is closed on a phone, and never shows another user's tasks", async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    await openPanel(page)
    await page.getByRole('heading', { name: 'Your open tasks' }).waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/#/')
    await home(page)
    await page.locator('.assistant-finding').first().waitFor()
    expect(await page.getByRole('heading', { name: 'Your open tasks' }).count()).toBe(0)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.reload()
    await page.locator('.assistant-button').waitFor()
  })

  it('[SHELL-50] moves away from the focused element', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    await openPanel(page)
    const hidden = page.locator('main a').first()
    const link = (await hidden.boundingBox())!
    const bar = (await page.locator('.assistant-bar').boundingBox())!
    await drag(page, '.assistant-bar', { x: link.x - bar.x - 40, y: link.y - bar.y - 10 })
    const over = (await page.locator('.assistant').boundingBox())!
    expect(over.x <= link.x && over.y <= link.y).toBe(true)
    await hidden.focus()
    await expect.poll(() => isOpen(page)).toBe(false)
    // The collapsed button may also cover something: it is translucent and can be clicked.
    const news = page.getByRole('link', { name: 'News', exact: true }).first()
    const target = (await news.boundingBox())!
    const button = (await page.locator('.assistant-button').boundingBox())!
    await drag(page, '.assistant-button', { x: target.x - button.x, y: target.y - button.y - 10 })
    await news.focus()
    await expect.poll(() => page.locator('.assistant').getAttribute('data-yielding')).toBe('true')
    await page.locator('.assistant-button').focus()
    await expect.poll(() => page.locator('.assistant').getAttribute('data-yielding')).toBe('false')
  })

  it.each(['light', 'dark'] as const)('[SHELL-50] is accessible, %s', async (colorScheme) => {
    const page = await visit({ colorScheme })
    await signInAs(page, 'learner')
    await openPanel(page)
    expect(await accessibilityFaults(page, '.assistant')).toEqual([])
  })
})

describe('where do I find', () => {
  it('[SHELL-50] suggests open tasks first, then pages, while the query is empty', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    await openPanel(page)
    expect(await page.locator('.assistant-group-title').allInnerTexts()).toEqual(['Your open tasks', 'Often needed'])
    const task = page.locator('.assistant-finding').first()
    const name = await task.locator('.assistant-finding-title').innerText()
    await task.click()
    await page.waitForURL(/#\/course\/course-detail\?courseID=/)
    await page.locator('main h1').getByText(name).waitFor()
    // It closes after navigation.
    await expect.poll(() => isOpen(page)).toBe(false)
  })

  it('[SHELL-50] finds a page, help and a task by their words, debounced while typing', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    await openPanel(page)
    const searches: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname.endsWith('information/list')) searches.push(searchParams.get('keyword') ?? '')
    })
    await stopClock(page)
    await question(page).pressSequentially('password')
    expect(searches).toEqual([])
    await runUntil(page, async () => (await page.getByRole('heading', { name: 'Help centre' }).count()) === 1)
    await page.clock.resume()
    expect(searches).toEqual(['password'])
    expect(await findings(page)).toContain('Change password')
    await page.locator('.assistant-group').last().locator('a').first().click()
    await page.waitForURL(/#\/dynamicDetail\?informationID=/)

    await page.locator('.assistant-button').click()
    const task = await page.evaluate(async () => {
      const answer = await fetch('/api-classes/portal/agenda/today?lang=en_US', { credentials: 'include' })
      return ((await answer.json()) as { data: { tasks: { name: string }[] } }).data.tasks.at(-1)!.name
    })
    await question(page).fill(task.slice(0, 12))
    await page.getByRole('heading', { name: 'Your open tasks' }).waitFor()
    await expect.poll(() => findings(page)).toContain(task)

    await question(page).fill('speed')
    await expect.poll(() => findings(page)).toContain('Speed test')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/#/speedTest')
  })

  it('[SHELL-50] shows a visitor public pages only, without requests to the server', async () => {
    const page = await visit()
    await home(page)
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await openPanel(page)
    await question(page).fill('course')
    await page.getByText('Nothing found for “course”').waitFor()
    expect(await findings(page)).toEqual(['Sign in'])
    await page.getByRole('button', { name: 'Clear the text' }).click()
    await page.getByRole('heading', { name: 'Often needed' }).waitFor()
    expect(calls.filter((path) => path.startsWith('/api-'))).toEqual([])
  })

  it('[SHELL-50] reports no results, and offers help', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    await openPanel(page)
    await question(page).fill('qqxyz <b>')
    await page.getByText('Nothing found for “qqxyz <b>”').waitFor()
    await page.locator('.assistant-finding').click()
    await page.waitForURL(/#\/dynamicList\?help=help_center/)
  })

  it('[SHELL-50, ERROR-02] shows a failed search in place, and retries', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    await page.route('**/agenda/today*', (route) => route.abort())
    await page.route('**/information/list*', (route) => route.abort())
    await openPanel(page)
    await page.getByText('Tasks and help cannot be searched right now.').waitFor()
    await question(page).fill('qqxyz')
    await page.locator('.assistant').getByText('The server can’t be reached.', { exact: false }).waitFor()
    expect(await page.locator('[data-sonner-toast]').count()).toBe(0)
    await page.unroute('**/agenda/today*')
    await page.unroute('**/information/list*')
    await page.locator('.assistant').getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Nothing found for “qqxyz”').waitFor()
  })
})
