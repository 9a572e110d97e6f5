import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { folded } from '#i18n/folded.ts'

import { accessibilityFaults } from './browser/accessibility.ts'
import { signInAs, startPortalUnderTest, type PortalUnderTest, type Visitor } from './browser/portal-under-test.ts'
import { shown } from './browser/standing.ts'

/** Pages of ten, including the demo organisation's own items. */
const PAGES = 22
const ROWS = PAGES * 10 - 3

let portal: PortalUnderTest
let visitor: Visitor

async function fillNews(): Promise<void> {
  const { count } = await portal.db
    .selectFrom('information')
    .where('category_code', '=', 'news')
    .where('state', '=', 'published')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const items = Array.from({ length: ROWS - count }, (_, index) => ({
    id: `old-${index}`,
    at: Date.UTC(2020, 0, 1) + index,
  }))
  const rest = {
    category_code: 'news',
    topic_code: null,
    position: 0,
    state: 'published',
    revision: 0,
    created_by: null,
    views: 0,
  } as const
  for (const { id, at } of items) {
    await portal.db
      .insertInto('information')
      .values({ id, published_at: at, created_at: at, updated_at: at, ...rest })
      .execute()
    const text = { title: `Old news ${id}`, summary: '', detail: '<p>It was long ago.</p>', search: folded(id) }
    await portal.db
      .insertInto('information_text')
      .values({ information_id: id, language: 'en_US', ...text })
      .execute()
  }
}

beforeAll(async () => {
  portal = await startPortalUnderTest()
  await fillNews()
  visitor = await portal.visit()
  await signInAs(visitor.page, 'learner')
})
afterAll(async () => {
  await visitor.close()
  await portal.close()
})

const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' })
const button = (page: Page, name: string) => pages(page).getByRole('button', { name, exact: true })
/** The page that is marked as the current one. */
const current = (page: Page) => pages(page).locator('[aria-current]').innerText()
const isAt = async (page: Page, address: string) => {
  await page.waitForURL((url) => url.hash === `#${address}`)
  await shown(page)
}
async function open(address: string): Promise<Page> {
  await visitor.page.goto(`/#${address}`)
  // Between two addresses of the same page only the hash would change.
  await visitor.page.reload()
  await pages(visitor.page).waitFor()
  return visitor.page
}

describe('the pages of a list', () => {
  it('[SHELL-52, SHELL-54, CONST-01] are changed by arrows, numbers and five at a time, and kept in the address', async () => {
    const page = await open('/dynamicList')
    await expect.poll(() => pages(page).innerText()).toContain(`${ROWS} in total`)
    expect(await pages(page).getByRole('listitem').allInnerTexts()).toEqual(['1', '2', '3', '', String(PAGES)])
    expect(await button(page, 'Previous page').getAttribute('aria-disabled')).toBe('true')

    const turns: readonly (readonly [string, number])[] = [
      ['Next page', 2],
      ['Ahead 5 pages', 7],
      ['Page 9', 9],
      [`Page ${PAGES}, the last`, PAGES],
      ['Back 5 pages', PAGES - 5],
      ['Previous page', PAGES - 6],
      ['Page 1, the first', 1],
    ]
    for (const [name, wanted] of turns) {
      await button(page, name).click()
      await isAt(page, wanted === 1 ? '/dynamicList' : `/dynamicList?page=${wanted}`)
      await expect.poll(() => current(page), { message: name }).toBe(String(wanted))
    }
    await page.goBack()
    await expect.poll(() => current(page)).toBe(String(PAGES - 6))
  })

  it('[SHELL-54] show two on either side of the current one, without layout shifts', async () => {
    const page = await open('/dynamicList')
    const placeOfNext = () => button(page, 'Next page').boundingBox()
    const before = await placeOfNext()
    await button(page, 'Ahead 5 pages').click()
    await button(page, 'Ahead 5 pages').click()
    await expect.poll(() => current(page)).toBe('11')
    expect(await pages(page).getByRole('listitem').allInnerTexts()).toEqual([
      '1',
      '',
      '9',
      '10',
      '11',
      '12',
      '13',
      '',
      String(PAGES),
    ])
    expect((await placeOfNext())?.x).toBe(before?.x)
  })

  it.each([
    ['', '/dynamicList', 1],
    ['0', '/dynamicList', 1],
    ['-4', '/dynamicList', 1],
    ['abc', '/dynamicList', 1],
    ['999', `/dynamicList?page=${PAGES}`, PAGES],
    ['4.9', '/dynamicList?page=4', 4],
    ['１２', '/dynamicList?page=12', 12],
  ])('[VALID-29, VALID-30, SHELL-52] accept typed numbers: %j', async (text, address, wanted) => {
    const page = await open('/dynamicList?page=3')
    const field = pages(page).getByRole('textbox', { name: 'Go to page number' })
    await field.fill(text)
    await field.press('Enter')
    await isAt(page, address)
    await expect.poll(() => current(page)).toBe(String(wanted))
  })

  it('[SHELL-52, CONST-01] have 10, 20, 30 or 40 rows, and restart at the first page when that is changed', async () => {
    const page = await open('/dynamicList?page=3')
    const size = pages(page).getByRole('combobox', { name: 'Items per page' })
    expect(await size.getByRole('option').allInnerTexts()).toEqual([
      '10 per page',
      '20 per page',
      '30 per page',
      '40 per page',
    ])
    expect(await size.inputValue()).toBe('10')
    await size.selectOption('40')
    await isAt(page, '/dynamicList?size=40')
    await expect.poll(() => pages(page).getByRole('listitem').last().innerText()).toBe(String(Math.ceil(ROWS / 40)))
    expect(await current(page)).toBe('1')
  })

  it('[SHELL-02] restore the focus to the control used, although the page is rebuilt', async () => {
    const page = await open('/dynamicList')
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName)
    await button(page, 'Next page').focus()
    for (const wanted of ['2', '3']) {
      await page.keyboard.press('Enter')
      await expect.poll(() => current(page)).toBe(wanted)
      await expect.poll(focused).toBe('Next page')
    }
    await button(page, `Page ${PAGES}, the last`).press('Enter')
    await expect.poll(() => current(page)).toBe(String(PAGES))
    await expect.poll(focused).toBe(`Page ${PAGES}, the last`)
    // At the end the control is disabled, not hidden, which keeps the focus.
    await button(page, 'Next page').press('Enter')
    expect(await current(page)).toBe(String(PAGES))
    expect(await focused()).toBe('Next page')
  })

  it('[SHELL-53] are simple on narrow screens: back, current page, forward', async () => {
    const page = await open('/dynamicList?page=3')
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await pages(page).getByRole('listitem').count()).toBe(0)
    expect(await pages(page).locator('.pagination-place').innerText()).toContain(`3 / ${PAGES}`)
    await button(page, 'Next page').click()
    await isAt(page, '/dynamicList?page=4')
    await pages(page).waitFor()
    expect(await accessibilityFaults(page, '.pagination')).toEqual([])
    await page.setViewportSize({ width: 1280, height: 740 })
    expect(await accessibilityFaults(page, '.pagination')).toEqual([])
  })
})

describe('the console', () => {
  it('is clean', () => {
    expect(visitor.complaints).toEqual([])
  })
})
