import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'

import { demoDocuments } from '#server/demo/documents.ts'
import { demoId, userId } from '#server/demo/ids.ts'

import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { portalForTests, type Visit } from '#tests/kit/browser/portal-for-tests.ts'
import { goTo, settled } from '#tests/kit/browser/standing.ts'

const { portal, visitAs, complaints } = portalForTests()

const PATH = '/resources'
const wide = { width: 1440, height: 900 }
const narrow = { width: 360, height: 740 }
const resourceId = (name: string) => demoId('resource', name)
const courseId = (name: string) => demoId('course', name)
const total = Object.keys(demoDocuments).length

const signedIn = (address: string, options: Visit[0] = { viewport: wide }) => visitAs('learner', address, options)

const rows = (page: Page) => page.locator('.resource-row')
const row = (page: Page, name: string) => rows(page).filter({ has: page.getByRole('heading', { name, exact: true }) })
const star = (page: Page, count: number) =>
  page.getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars`, exact: true })
const searchFor = async (page: Page, text: string) => {
  await page.getByRole('searchbox', { name: 'Search resources' }).fill(text)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.hash.includes('keyword='))
  await settled(page)
}
const own = async (name: string) => {
  const given = await portal()
    .db.selectFrom('resource_rating')
    .select('stars')
    .where('user_id', '=', userId('learner'))
    .where('resource_id', '=', resourceId(name))
    .executeTakeFirst()
  return given?.stars ?? null
}
const change = (name: string, values: object) =>
  portal().db.updateTable('course_resource').set(values).where('id', '=', resourceId(name)).execute()
const downloads = async (name: string) =>
  (
    await portal()
      .db.selectFrom('course_resource')
      .select('download_count')
      .where('id', '=', resourceId(name))
      .executeTakeFirstOrThrow()
  ).download_count

beforeEach(async () => {
  await portal().db.deleteFrom('resource_rating').where('user_id', '=', userId('learner')).execute()
  await change('gauging-sheet', { rating_sum: 40, rating_count: 10 })
})

/** Size (one resource has no file), date of the upload and number of downloads, as each resource shows them. */
const FACTS = /(?:\d(?:\.\d)? [kMG]?B\b|No file attached)[^]*Uploaded \w{3} \d{1,2}, \d{4}[^]*\d+ downloads?/

describe('the resources', () => {
  it('[ROUTE-18, RESOURCE-02, COURSE-05, CONST-08] are shown with type, size, date, downloads and stars', async () => {
    await portal()
      .db.updateTable('file')
      .set({ size: 5 * 1024 * 1024 })
      .where('name', '=', demoDocuments['flood-wave'].file)
      .execute()
    await change('flood-wave', {
      uploaded_at: Date.UTC(2026, 0, 11, 12),
      download_count: 1234,
      rating_sum: 21,
      rating_count: 5,
    })
    const page = await signedIn(`${PATH}?type=image`)
    const shown = await row(page, 'A Flood Wave on Its Way').innerText()
    for (const part of [
      'Image',
      'GIF',
      '5 MB',
      'Uploaded Jan 11, 2026',
      '1234 downloads',
      '4.2',
      '5 ratings',
      'Flood Forecasting in Practice',
    ])
      expect(shown).toContain(part)
    await row(page, 'A Flood Wave on Its Way').getByRole('link').click()
    await page.waitForURL(`**/course-detail?courseID=${courseId('flood-forecasting')}&tab=data`)
    for (const [type, word] of [
      ['video', 'Video'],
      ['image', 'Image'],
      ['document', 'Document'],
      ['other', 'Other'],
    ] as const) {
      await goTo(page, `${PATH}?type=${type}`)
      await settled(page)
      expect(await rows(page).count()).toBeGreaterThan(0)
      for (const text of await rows(page).allInnerTexts()) {
        expect(text).toMatch(new RegExp(`\\n${word}[A-Z\\n]`))
        expect(text).toMatch(FACTS)
      }
    }
    expect(complaints()).toEqual([])
  })

  it('are filtered, searched, sorted and paged by the address', async () => {
    const page = await signedIn(PATH)
    await page.getByText(`${total} resources`, { exact: true }).waitFor()
    expect(await rows(page).count()).toBe(10)
    await page.getByRole('navigation', { name: 'Type of resource' }).getByRole('link', { name: 'Image' }).click()
    await page.waitForURL(`**/#${PATH}?type=image`)
    await settled(page)
    expect(await rows(page).count()).toBe(Object.values(demoDocuments).filter(({ type }) => type === 'image').length)
    await page.getByRole('link', { name: 'Most downloaded' }).click()
    await page.waitForURL(`**/#${PATH}?type=image&sort=hot`)
    await settled(page)
    const counts = (
      await rows(page)
        .getByText(/downloads$/)
        .allInnerTexts()
    ).map((text) => Number(text.replaceAll(/\D/g, '')))
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    await searchFor(page, 'wave')
    await expect.poll(() => rows(page).getByRole('heading').allInnerTexts()).toEqual(['A Flood Wave on Its Way'])
    await searchFor(page, 'zebra')
    await page.getByRole('heading', { name: 'No resource matches' }).waitFor()
    await page.getByRole('link', { name: 'Clear all filters' }).click()
    await page.waitForURL(`**/#${PATH}`)
    await goTo(page, `${PATH}?page=2`)
    await settled(page)
    expect(await rows(page).count()).toBe(total - 10)
    expect(complaints()).toEqual([])
  })

  it('are linked from the open courses', async () => {
    const page = await signedIn('/course/course-list')
    await page.getByRole('link', { name: 'Browse resources' }).click()
    await page.waitForURL(`**/#${PATH}`)
    await page.getByRole('heading', { level: 1, name: 'Resources' }).waitFor()
  })

  it('[COURSE-05] of one course are in its tab, in its order', async () => {
    const page = await signedIn(`/course/course-detail?courseID=${courseId('dam-inspection')}&tab=data`)
    await expect
      .poll(() => rows(page).getByRole('heading', { level: 3 }).allInnerTexts())
      .toEqual(['The Round of a Dam, Point by Point', 'Section through an Embankment Dam'])
    for (const text of await rows(page).allInnerTexts()) expect(text).toMatch(FACTS)
    await goTo(page, `/course/course-detail?courseID=${courseId('wetlands')}&tab=data`)
    await page.getByRole('heading', { name: 'This course has no resources' }).waitFor()
    await page.getByRole('link', { name: 'Browse all resources' }).waitFor()
    expect(complaints()).toEqual([])
  })
})

describe('a download', () => {
  it("[RESOURCE-01] is saved under its name in the page's language, and counted", async () => {
    const before = await downloads('sampling-packing-list')
    const page = await signedIn(`${PATH}?keyword=packing`)
    const saving = page.waitForEvent('download')
    await row(page, 'Packing List for a Sampling Trip')
      .getByRole('button', { name: /^Download/ })
      .click()
    const saved = await saving
    expect(saved.suggestedFilename()).toBe('Packing List for a Sampling Trip.txt')
    expect((await readFile(await saved.path())).length).toBeGreaterThan(100)
    await rows(page)
      .getByText(`${before + 1} downloads`)
      .waitFor()
    expect(await downloads('sampling-packing-list')).toBe(before + 1)
    expect(complaints()).toEqual([])
  })

  it('[ERROR-20] without a file is refused with a message beside it', async () => {
    const page = await signedIn(`${PATH}?keyword=role`)
    await row(page, 'Role Cards for the Two Negotiations')
      .getByRole('button', { name: /^Download/ })
      .click()
    await rows(page).getByRole('status').getByText('There is no attachment to download.').waitFor()
    await rows(page).getByText('No file attached').waitFor()
    expect(page.url()).toContain(PATH)
  })

  it('reports a missing network, and works on a retry', async () => {
    const page = await signedIn(`${PATH}?keyword=packing`)
    await page.route(/resource\/download/, (route) => route.abort())
    await rows(page)
      .getByRole('button', { name: /^Download/ })
      .click()
    await rows(page).getByText('The server can’t be reached.').waitFor()
    await page.unroute(/resource\/download/)
    const saving = page.waitForEvent('download')
    await rows(page)
      .getByRole('button', { name: /^Download/ })
      .click()
    await saving
  })

  it('can be cancelled while pending', async () => {
    const page = await signedIn(`${PATH}?keyword=packing`)
    await page.route(/resource\/download/, () => undefined)
    await rows(page)
      .getByRole('button', { name: /^Download/ })
      .click()
    await rows(page)
      .getByRole('button', { name: /Cancel download/ })
      .click()
    await rows(page)
      .getByRole('button', { name: /^Download/ })
      .waitFor()
  })
})

describe('the stars of a resource', () => {
  const NAME = 'Discharge Measurement Sheet'
  const opened = async () => {
    const page = await signedIn(`${PATH}?keyword=verticals`)
    await row(page, NAME).getByRole('button', { name: /^Rate/ }).click()
    await page.getByRole('dialog', { name: 'Rate this resource' }).waitFor()
    return page
  }
  const submit = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Submit rating' }).click()

  it('[RESOURCE-03] are chosen, submitted and counted; then they are final [VALID-17, ERROR-30]', async () => {
    const page = await opened()
    await star(page, 5).check({ force: true })
    await submit(page)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await row(page, NAME).getByText('11 ratings').waitFor()
    expect(await own('gauging-sheet')).toBe(5)
    const rated = row(page, NAME).getByRole('button', { name: /^Your rating/ })
    expect(await rated.innerText()).toContain('5')
    await rated.click()
    await row(page, NAME)
      .getByRole('status')
      .getByText('You have already rated this resource. A rating cannot be changed.')
      .waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.reload()
    await settled(page)
    await row(page, NAME)
      .getByRole('button', { name: /^Your rating/ })
      .waitFor()
    expect(complaints()).toEqual([])
  })

  it('[VALID-16, ERROR-31] are refused with a message while none is chosen', async () => {
    const page = await opened()
    let calls = 0
    page.on('request', (request) => (calls += Number(request.url().includes('resource/rating'))))
    await submit(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('status').getByText('Choose one to five stars before you submit.').waitFor()
    await star(page, 2).check({ force: true })
    expect(await dialog.getByText('Choose one to five stars').count()).toBe(0)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect([calls, await own('gauging-sheet')]).toEqual([0, null])
  })

  it('[ERROR-30] given in another window are kept, with a message, and shown', async () => {
    const page = await opened()
    await portal()
      .db.insertInto('resource_rating')
      .values({ user_id: userId('learner'), resource_id: resourceId('gauging-sheet'), stars: 2, rated_at: 0 })
      .execute()
    await star(page, 5).check({ force: true })
    await submit(page)
    await page.locator('[data-sonner-toast]').filter({ hasText: 'You have already rated this resource.' }).waitFor()
    await expect
      .poll(() =>
        row(page, NAME)
          .getByRole('button', { name: /^Your rating/ })
          .innerText(),
      )
      .toContain('2')
    expect(await own('gauging-sheet')).toBe(2)
  })

  it('can be resent after a network failure', async () => {
    const page = await opened()
    await page.route(/resource\/rating/, (route) => route.abort())
    await star(page, 4).check({ force: true })
    await submit(page)
    await page.getByRole('dialog').getByText('The server can’t be reached.').waitFor()
    await page.unroute(/resource\/rating/)
    await submit(page)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await own('gauging-sheet')).toBe(4)
  })
})

describe('the screens of resources', () => {
  it.each([
    ['light', wide],
    ['dark', narrow],
  ] as const)('satisfy axe in the %s at %o', async (colorScheme, viewport) => {
    const page = await signedIn(PATH, { viewport, colorScheme })
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await rows(page).first().getByRole('button', { name: /^Rate/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Submit rating' }).click()
    await page.getByText('Choose one to five stars before you submit.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(complaints()).toEqual([])
  })
})
