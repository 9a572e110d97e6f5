import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'

import { demoId, userId } from '#server/demo/ids.ts'

import { dropProgress } from '#tests/kit/server/progress.ts'
import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { portalForTests, type Visit } from '#tests/kit/browser/portal-for-tests.ts'
import { signInAs } from '#tests/kit/browser/portal-under-test.ts'
import { goTo, settled, shown } from '#tests/kit/browser/standing.ts'

const { portal, visit, visitAs, complaints } = portalForTests()

const COLLECTION = '/usercenter/myCollection'
const courseId = (name: string) => demoId('course', name)
const addressOf = (name: string) => `/course/course-detail?courseID=${courseId(name)}`
const evaluationOf = (name: string) => `${addressOf(name)}&tab=evaluation`
const wide = { width: 1440, height: 900 }
const narrow = { width: 360, height: 740 }

const signedIn = (address: string, options: Visit[0] = { viewport: wide }) => visitAs('learner', address, options)

const heart = (page: Page) => page.getByRole('button', { name: 'Favourite', exact: true })
const star = (page: Page, count: number) =>
  page.getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars`, exact: true })
const filled = (page: Page) => page.locator('.own-star[data-filled]').count()
const rows = (page: Page) => page.locator('.favourites > li')
const names = (page: Page) => rows(page).getByRole('heading').allInnerTexts()
const toast = (page: Page) => page.locator('[data-sonner-toast]')

const collected = () =>
  portal().db.selectFrom('favourite').select('item_id').where('user_id', '=', userId('learner')).execute()
const isCollected = async (name: string) => (await collected()).some((row) => row.item_id === courseId(name))
const collect = async (...courses: readonly string[]) => {
  const created = portal().now().getTime()
  const values = courses.map((name, i) => ({
    user_id: userId('learner'),
    kind: 'course' as const,
    item_id: courseId(name),
    created_at: created - i * 86_400_000,
  }))
  await portal().db.insertInto('favourite').values(values).execute()
}
const stars = async (name: string) => {
  const row = await portal()
    .db.selectFrom('course_rating')
    .select('stars')
    .where('user_id', '=', userId('learner'))
    .where('course_id', '=', courseId(name))
    .executeTakeFirst()
  return row?.stars ?? null
}
/** Delays the answers to `path` until released. */
const hold = async (page: Page, path: RegExp) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(path, async (route) => {
    await held
    await route.continue()
  })
  return release
}

beforeEach(async () => {
  await portal().db.deleteFrom('favourite').where('user_id', '=', userId('learner')).execute()
  await portal().db.deleteFrom('course_rating').execute()
  await portal().db.updateTable('course').set({ rating_sum: 40, rating_count: 10 }).execute()
})

describe('a favourite course', () => {
  it('[COURSE-02 in part, COURSE-04] is added with the heart, shown optimistically, stored, and removed by keyboard', async () => {
    const page = await signedIn(addressOf('levees'))
    const release = await hold(page, /usercourse\/favourite\//)
    expect([await heart(page).getAttribute('aria-pressed'), await heart(page).getAttribute('title')]).toEqual([
      'false',
      'Add to my favourites',
    ])
    await heart(page).click()
    expect([await heart(page).getAttribute('aria-pressed'), await heart(page).getAttribute('title')]).toEqual([
      'true',
      'Remove from my favourites',
    ])
    expect(await isCollected('levees')).toBe(false)
    release()
    await expect.poll(() => isCollected('levees')).toBe(true)

    await page.reload()
    await settled(page)
    expect(await heart(page).getAttribute('aria-pressed')).toBe('true')
    await portal().db.updateTable('course').set({ learner_count: 4321 }).where('id', '=', courseId('levees')).execute()
    await page.reload()
    await settled(page)
    await page.locator('main').getByText('4321').first().waitFor()
    expect(await page.locator('.course-related .course-tile').count()).toBeGreaterThan(0)
    await heart(page).focus()
    await page.keyboard.press('Space')
    await expect.poll(() => isCollected('levees')).toBe(false)
    expect(complaints()).toEqual([])
  })

  it('is restored with a message when there is no network', async () => {
    const page = await signedIn(addressOf('levees'))
    await page.route(/usercourse\/favourite\//, (route) => route.abort())
    await heart(page).click()
    await toast(page).filter({ hasText: 'Your favourites could not be changed and are as before. ' }).waitFor()
    expect(await heart(page).getAttribute('aria-pressed')).toBe('false')
    await page.unroute(/usercourse\/favourite\//)
    await heart(page).click()
    await expect.poll(() => isCollected('levees')).toBe(true)
  })

  it('ends in the state of the last click, however fast', async () => {
    const page = await signedIn(addressOf('levees'))
    const release = await hold(page, /usercourse\/favourite\//)
    for (let i = 0; i < 5; i += 1) await heart(page).click()
    release()
    await settled(page)
    expect([await heart(page).getAttribute('aria-pressed'), await isCollected('levees')]).toEqual(['true', true])
  })
})

describe('the stars of a course', () => {
  it('[COURSE-02 in part] are given and changed, and update the average', async () => {
    const page = await signedIn(evaluationOf('flood-forecasting'))
    const all = page.locator('.evaluation-all')
    await all.getByText('10 ratings').waitFor()
    expect([await filled(page), await page.getByText('Not rated yet').count()]).toEqual([0, 1])
    await page.getByLabel('Ratings').getByText('5 stars: 0').waitFor()
    await star(page, 5).check({ force: true })
    await all.getByText('11 ratings').waitFor()
    await all.getByText('4.1', { exact: true }).waitFor()
    await page.getByLabel('Ratings').getByText('5 stars: 1').waitFor()
    // The page head shows the same.
    await page.locator('.course-head').getByText('Rated 4.1').waitFor()
    expect([await filled(page), await stars('flood-forecasting')]).toEqual([5, 5])

    await page.reload()
    await settled(page)
    expect(await star(page, 5).isChecked()).toBe(true)
    await star(page, 2).check({ force: true })
    await all.getByText('3.8', { exact: true }).waitFor()
    await all.getByText('11 ratings').waitFor()
    expect([await filled(page), await stars('flood-forecasting')]).toEqual([2, 2])
    expect(complaints()).toEqual([])
  })

  it.each([
    ['en_US', 'ArrowRight', 'ArrowLeft'],
    ['ar_AR', 'ArrowLeft', 'ArrowRight'],
  ] as const)('are chosen by arrow keys in reading direction in %s', async (lang, forward, back) => {
    const page = await visit({ viewport: wide, lang })
    await signInAs(page, 'learner')
    await goTo(page, evaluationOf('flood-forecasting'))
    const radios = page.getByRole('radio')
    await radios.first().focus()
    await page.keyboard.press('Space')
    await expect.poll(() => stars('flood-forecasting')).toBe(1)
    await page.keyboard.press(forward)
    await page.keyboard.press(forward)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => stars('flood-forecasting')).toBe(4)
    await page.keyboard.press(back)
    await expect.poll(() => stars('flood-forecasting')).toBe(3)
    expect([await filled(page), await radios.nth(2).isChecked()]).toEqual([3, true])
  })

  it('are previewed on hover', async () => {
    const page = await signedIn(evaluationOf('flood-forecasting'))
    await star(page, 2).check({ force: true })
    const fills = () =>
      page
        .locator('.own-star > svg')
        .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).fill !== 'none'))
    await page.locator('.own-star').nth(3).hover()
    await expect.poll(fills).toEqual([true, true, true, true, false])
    await page.locator('.own-star').nth(0).hover()
    await expect.poll(fills).toEqual([true, false, false, false, false])
    await page.mouse.move(0, 0)
    await expect.poll(fills).toEqual([true, true, false, false, false])
  })

  it('are restored with a message when there is no network', async () => {
    const page = await signedIn(evaluationOf('flood-forecasting'))
    await star(page, 3).check({ force: true })
    await expect.poll(() => stars('flood-forecasting')).toBe(3)
    await page.route(/usercourse\/rating\//, (route) => route.abort())
    // Clicked, not checked: it may be restored before an assertion runs.
    await star(page, 5).click({ force: true })
    await toast(page).filter({ hasText: 'Your rating could not be saved and is as before. ' }).waitFor()
    expect([await filled(page), await star(page, 3).isChecked(), await stars('flood-forecasting')]).toEqual([
      3,
      true,
      3,
    ])
  })

  it('are disabled with an explanation before the course is begun', async () => {
    await dropProgress(portal().db, userId('learner'), courseId('wetlands'))
    const page = await signedIn(evaluationOf('wetlands'))
    const group = page.getByRole('group', { name: 'Your rating' })
    await group.getByText('You can rate this course once you have started it.').waitFor()
    expect(await Promise.all([1, 2, 3, 4, 5].map((count) => star(page, count).isDisabled()))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
    await page.locator('.own-star').nth(3).click({ force: true })
    expect([await filled(page), await stars('wetlands')]).toEqual([0, null])
  })
})

describe('my favourites', () => {
  it('[ROUTE-35, ARCHIVE-01 in part] are in the personal centre, the one added last first, with progress', async () => {
    await collect('flood-forecasting', 'wetlands', 'river-measurement')
    const page = await signedIn('/usercenter/mycourse')
    const navigation = page.getByRole('navigation', { name: 'My learning' })
    await navigation.getByRole('link', { name: 'My favourites' }).click()
    await page.waitForURL(`**/#${COLLECTION}`)
    await settled(page)
    expect(await navigation.getByRole('link', { name: 'My favourites' }).getAttribute('aria-current')).toBe('page')
    expect((await names(page))[0]).toBe('Flood Forecasting in Practice')
    expect(await rows(page).nth(0).getByRole('progressbar').count()).toBe(1)
    await rows(page).nth(1).getByText('Not started yet').waitFor()
    await rows(page).nth(2).getByText('Completed').waitFor()
    await rows(page).nth(0).getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: 'Flood Forecasting in Practice' }).waitFor()
    expect(await heart(page).getAttribute('aria-pressed')).toBe('true')
    expect(complaints()).toEqual([])
  })

  it('are removed in place, and can be restored there', async () => {
    await collect('flood-forecasting', 'wetlands')
    const page = await signedIn(COLLECTION)
    const row = rows(page).nth(0)
    await row.getByRole('button', { name: 'Remove from my favourites Flood Forecasting in Practice' }).press('Enter')
    await row.getByRole('status').filter({ hasText: 'Removed.' }).waitFor()
    await expect.poll(() => isCollected('flood-forecasting')).toBe(false)
    const again = row.getByRole('button', { name: 'Add again Flood Forecasting in Practice' })
    expect(await again.evaluate((button) => document.activeElement === button)).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => isCollected('flood-forecasting')).toBe(true)
    await row.getByRole('button', { name: /^Remove/ }).click()
    await expect.poll(() => isCollected('flood-forecasting')).toBe(false)
    await goTo(page, '/usercenter/mycourse')
    await goTo(page, COLLECTION)
    await expect.poll(() => rows(page).count()).toBe(1)
    expect(complaints()).toEqual([])
  })

  it('stay, with a message, when there is no network', async () => {
    await collect('flood-forecasting')
    const page = await signedIn(COLLECTION)
    await page.route(/usercourse\/favourite\//, (route) => route.abort())
    await rows(page).getByRole('button').click()
    await toast(page).filter({ hasText: 'Your favourites could not be changed' }).waitFor()
    await rows(page)
      .getByRole('button', { name: /^Remove/ })
      .waitFor()
    expect(await isCollected('flood-forecasting')).toBe(true)
  })

  it('are paginated, with the page in the address', async () => {
    const { length } = await portal()
      .db.selectFrom('course')
      .select('id')
      .where('published_at', 'is not', null)
      .execute()
    const all = await portal().db.selectFrom('course').select('id').execute()
    await portal()
      .db.insertInto('favourite')
      .values(
        all.map(({ id }, i) => ({ user_id: userId('learner'), kind: 'course' as const, item_id: id, created_at: i })),
      )
      .execute()
    const page = await signedIn(COLLECTION)
    expect(await rows(page).count()).toBe(10)
    await page.getByRole('button', { name: 'Page 3' }).click()
    await page.waitForURL(`**/#${COLLECTION}?page=3`)
    await settled(page)
    await expect.poll(() => rows(page).count()).toBe(length - 20)
  })

  it('link to the open courses when empty', async () => {
    const page = await signedIn(COLLECTION)
    await page.getByRole('heading', { name: 'No favourites yet' }).waitFor()
    await page.getByRole('link', { name: 'Browse open courses' }).click()
    await page.waitForURL('**/#/course/course-list')
  })

  it('show an error, and load on a retry', async () => {
    await collect('wetlands')
    const page = await signedIn('/usercenter/mycourse')
    await page.route(/favourite\/list/, (route) => route.fulfill({ status: 502, body: '<html>' }))
    await goTo(page, COLLECTION)
    const retry = page.getByRole('button', { name: 'Try again' })
    await retry.waitFor()
    await page.unroute(/favourite\/list/)
    await retry.click()
    await rows(page).first().waitFor()
  })
})

describe('the screens of favourites and stars', () => {
  it.each([
    ['light', wide],
    ['light', narrow],
    ['dark', wide],
    ['dark', narrow],
  ] as const)('satisfy axe in the %s at %o', async (colorScheme, viewport) => {
    await collect('flood-forecasting', 'wetlands')
    const page = await signedIn(evaluationOf('flood-forecasting'), { viewport, colorScheme })
    await star(page, 4).check({ force: true })
    await expect.poll(() => stars('flood-forecasting')).toBe(4)
    expect(await accessibilityFaults(page)).toEqual([])
    await goTo(page, evaluationOf('wetlands'))
    await settled(page)
    expect(await accessibilityFaults(page)).toEqual([])
    await goTo(page, COLLECTION)
    await settled(page)
    await rows(page).first().getByRole('button').click()
    await rows(page)
      .first()
      .getByRole('button', { name: /^Add again/ })
      .waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await shown(page)
    expect(complaints()).toEqual([])
  })
})
