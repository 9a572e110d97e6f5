import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'

import { ratingRank } from '#server/course/course-cards.ts'
import { demoId, userId } from '#server/demo/ids.ts'

import { dropProgress, putProgress } from '#tests/kit/server/progress.ts'
import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { signInAs } from '#tests/kit/browser/portal-under-test.ts'
import { goTo, settled } from '#tests/kit/browser/standing.ts'

const { portal, visit, visitAs, complaints } = portalForTests()

const signedIn = (address: string) => visitAs('learner', address)
const rows = (page: Page) => page.locator('.course-row')
const names = (page: Page) => rows(page).getByRole('heading').allInnerTexts()
/** The list at the current address. */
const arrived = async (page: Page, address: string): Promise<void> => {
  await page.waitForURL((url) => url.hash === `#${address}`)
  await settled(page)
}

describe('the open courses', () => {
  it('[ROUTE-20, COURSE-01] are listed with the criteria for choosing, newest first, page by page', async () => {
    const page = await signedIn('/course/course-list')
    await page.getByText('24 courses').waitFor()
    expect(await rows(page).count()).toBe(10)
    const row = rows(page).filter({ hasText: 'Flood Forecasting in Practice' })
    const text = await row.innerText()
    for (const part of [
      'Required',
      'Floods and droughts',
      '赵明哲 and Priya Raman',
      'Credit 4',
      '4 hours',
      /\d+ learners/,
    ]) {
      expect(text.replace(/[\u2068\u2069]/g, '')).toMatch(part)
    }
    const newest = await portal()
      .db.selectFrom('course')
      .select('id')
      .orderBy('published_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    expect(await rows(page).first().getByRole('link').getAttribute('href')).toBe(
      `#/course/course-detail?courseID=${newest?.id}`,
    )
    await page.getByRole('button', { name: 'Page 3' }).click()
    await arrived(page, '/course/course-list?page=3')
    await expect.poll(() => rows(page).count()).toBe(4)
    expect(complaints()).toEqual([])
  })

  it('[ROUTE-20] are filtered by kind and category, and sorted, all of it in the address', async () => {
    const page = await signedIn('/course/course-list?size=20')
    await rows(page).first().waitFor()
    await page.getByRole('link', { name: 'Required', exact: true }).click()
    await arrived(page, '/course/course-list?kind=required&size=20')
    await page.getByRole('link', { name: 'Floods and droughts' }).click()
    await arrived(page, '/course/course-list?kind=required&category=floods&size=20')
    expect((await names(page)).sort()).toEqual([
      'Flood Forecasting in Practice',
      'Warnings That Reach the Last Village',
    ])

    await portal()
      .db.updateTable('course')
      .set({ rating_sum: 500, rating_count: 100, rating_rank: ratingRank({ rating_sum: 500, rating_count: 100 }) })
      .where('id', '=', demoId('course', 'flood-forecasting'))
      .execute()
    await portal()
      .db.updateTable('course')
      .set({ rating_sum: 100, rating_count: 100, rating_rank: ratingRank({ rating_sum: 100, rating_count: 100 }) })
      .where('id', '=', demoId('course', 'early-warning'))
      .execute()
    await page.getByRole('link', { name: 'Best rated' }).click()
    await arrived(page, '/course/course-list?kind=required&category=floods&sort=rating&size=20')
    expect((await names(page))[0]).toBe('Flood Forecasting in Practice')
    expect(await page.getByRole('link', { name: 'Best rated' }).getAttribute('aria-current')).toBe('true')

    await page.reload()
    await rows(page).first().waitFor()
    expect(await rows(page).count()).toBe(2)
  })

  it('[ROUTE-20] are filtered by year and teacher, all of it in the address', async () => {
    const page = await signedIn('/course/course-list')
    await page.getByRole('navigation', { name: 'Year' }).getByRole('link', { name: '2025' }).click()
    await arrived(page, '/course/course-list?year=2025')
    const { count } = await portal()
      .db.selectFrom('course')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('year', '=', 2025)
      .executeTakeFirstOrThrow()
    await page.getByText(`${count} courses`).waitFor()
    expect(await page.getByRole('link', { name: '2025' }).getAttribute('aria-current')).toBe('true')

    const teacher = page.getByRole('combobox', { name: 'Teacher' })
    await teacher.selectOption('Анна Соколова')
    const chosen = `?year=2025&teacher=${encodeURIComponent('Анна Соколова').replaceAll('%20', '+')}`
    await arrived(page, `/course/course-list${chosen}`)
    await expect.poll(async () => (await names(page)).length).toBeGreaterThan(0)
    for (const text of await rows(page).allInnerTexts()) expect(text).toContain('Анна Соколова')
    expect((await teacher.locator('option:checked').innerText()).replace(/[\u2068\u2069]/g, '')).toBe(
      'Анна Соколова (2)',
    )
    // Keyboard focus is kept.
    expect(await teacher.evaluate((field) => field === document.activeElement)).toBe(true)

    await page.reload()
    await rows(page).first().waitFor()
    expect(await teacher.inputValue()).toBe('Анна Соколова')
    await teacher.selectOption('All')
    await arrived(page, '/course/course-list?year=2025')
    expect(complaints()).toEqual([])
  })

  it('[ROUTE-20] name a teacher from the address without courses, and offer to clear the filter', async () => {
    const page = await signedIn('/course/course-list?teacher=Nobody+Here')
    await page.getByRole('heading', { name: 'No course matches' }).waitFor()
    expect(await page.getByRole('combobox', { name: 'Teacher' }).locator('option:checked').innerText()).toBe(
      'Nobody Here',
    )
    await page.getByRole('link', { name: 'Clear all filters' }).click()
    await arrived(page, '/course/course-list')
  })

  it('[ROUTE-20] are listed without years and teachers if these fail to load, with a retry', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    await page.route('**/course/facets*', (route) => route.fulfill({ status: 502, body: '<html>' }))
    await goTo(page, '/course/course-list')
    await page.getByText('The years and teachers could not be loaded. You can still use the other filters.').waitFor()
    await rows(page).first().waitFor()
    await page.unroute('**/course/facets*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('link', { name: '2026' }).waitFor()
  })

  it('[ROUTE-20] are filtered on a phone without horizontal scrolling', async () => {
    const page = await visit({ viewport: { width: 360, height: 740 } })
    await signInAs(page, 'learner')
    await goTo(page, '/course/course-list')
    await page.getByRole('link', { name: '2026' }).click()
    await arrived(page, '/course/course-list?year=2026')
    await rows(page).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    const [filters, first] = [
      await page.locator('.catalogue-filters').boundingBox(),
      await rows(page).first().boundingBox(),
    ]
    expect(filters!.height).toBeLessThan(240)
    expect(first!.y).toBeLessThan(740)
  })

  it('[ROUTE-20] are searched by words, and the search can be cleared', async () => {
    const page = await signedIn('/course/course-list')
    const box = page.getByRole('searchbox', { name: 'Search courses' })
    await box.fill('  SEDIMENT ')
    await box.press('Enter')
    await arrived(page, '/course/course-list?keyword=SEDIMENT')
    await expect.poll(() => names(page)).toEqual(['How Rivers Carry Sediment'])
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('search')

    await box.fill('no course is called like this')
    await box.press('Enter')
    await page.getByRole('heading', { name: 'No course matches' }).waitFor()
    await page.getByRole('link', { name: 'Clear all filters' }).click()
    await arrived(page, '/course/course-list')
    await page.getByText('24 courses').waitFor()
  })

  it.each([
    ['page=0', '/course/course-list?page=0', 10],
    ['page=abc', '/course/course-list?page=abc', 10],
    ['page=-4', '/course/course-list?page=-4', 10],
    ['page=99', '/course/course-list?page=99', 4],
    ['size=7', '/course/course-list?size=7', 10],
    ['size=30', '/course/course-list?size=30', 24],
    ['an unknown kind and order', '/course/course-list?kind=x&sort=y&category=%20!', 10],
    ['a year and a teacher that cannot be', '/course/course-list?year=20x6&teacher=%20', 10],
  ])('handle invalid parameters: %s', async (_what, address, count) => {
    const page = await signedIn(address)
    await rows(page).first().waitFor()
    expect(await rows(page).count()).toBe(count)
  })

  it('[ERROR-40] are listed without categories if the dictionary fails to load, with a retry', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    await page.route('**/listDict*', (route) => route.fulfill({ status: 502, body: '<html>' }))
    await goTo(page, '/course/course-list')
    await page.getByText('The subjects could not be loaded. You can still use the other filters.').waitFor()
    await rows(page).first().waitFor()
    await page.unroute('**/listDict*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('link', { name: 'Hydrology' }).waitFor()
  })

  it('show an error, and load on a retry', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    await page.route('**/open/course/list*', (route) => route.fulfill({ status: 502, body: '<html>' }))
    await goTo(page, '/course/course-list')
    const retry = page.getByRole('button', { name: 'Try again' })
    await retry.waitFor()
    await page.unroute('**/open/course/list*')
    await retry.click()
    await rows(page).first().waitFor()
  })
})

describe('one course', () => {
  it("[ROUTE-21, ENTITY-24] shows its facts, the caller's progress and related courses", async () => {
    await putProgress(portal().db, {
      userId: userId('learner'),
      courseId: demoId('course', 'flood-forecasting'),
      progress: 33,
      seconds: 5400,
      at: portal().now().getTime(),
    })
    const page = await signedIn(`/course/course-detail?courseID=${demoId('course', 'flood-forecasting')}&tab=info`)
    await page.getByRole('heading', { level: 1, name: 'Flood Forecasting in Practice' }).waitFor()
    await expect.poll(() => page.title()).toContain('Flood Forecasting in Practice')
    expect(await page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('33')
    await page.getByText('1.5 hours studied').waitFor()
    const facts = (await page.getByLabel('Course facts').innerText()).replace(/[\u2068\u2069]/g, '')
    for (const fact of ['Required', 'Floods and droughts', '4 hours', '赵明哲 and Priya Raman'])
      expect(facts).toContain(fact)
    await page.getByText('Three exercises on routing').waitFor()

    const related = page.locator('.course-related .course-tile')
    expect(await related.count()).toBeGreaterThan(0)
    const name = await related.first().getByRole('heading').innerText()
    await related.first().getByRole('link').click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(complaints()).toEqual([])
  })

  it('names its language if it is not that of the page', async () => {
    const text = () =>
      portal()
        .db.deleteFrom('course_text')
        .where('course_id', '=', demoId('course', 'wetlands'))
        .where('language', '=', 'ar_AR')
    await text().execute()
    const page = await visit({ lang: 'ar_AR' })
    await signInAs(page, 'learner')
    await goTo(page, `/course/course-detail?courseID=${demoId('course', 'wetlands')}`)
    const chinese = page.locator('main [lang=zh-CN][dir=ltr]')
    expect(await chinese.allInnerTexts()).toEqual([
      expect.stringMatching(/^\p{Script=Han}/u),
      expect.any(String),
      expect.any(String),
      expect.any(String),
    ])
    await goTo(page, `/course/course-detail?courseID=${demoId('course', 'levees')}`)
    expect(await chinese.count()).toBe(0)
  })

  it('[COURSE-06] has no progress for a learner who has not begun it', async () => {
    await dropProgress(portal().db, userId('learner'), demoId('course', 'wetlands'))
    const page = await signedIn(`/course/course-detail?courseID=${demoId('course', 'wetlands')}`)
    await page.getByRole('heading', { name: 'About this course' }).waitFor()
    expect(await page.getByRole('progressbar').count()).toBe(0)
    await page.locator('.my-progress').getByText('Not started').waitFor()
  })

  it.each(['', '?courseID=', '?courseID=no-such-course', '?courseID=../../user', `?courseID=${'x'.repeat(80)}`])(
    '[ROUTE-21] is not found for the address %s, and the list is offered',
    async (query) => {
      const page = await signedIn(`/course/course-detail${query}`)
      await page.getByRole('heading', { name: 'We can’t find this course' }).waitFor()
      await page.getByRole('main').getByRole('link', { name: 'Open courses' }).click()
      await arrived(page, '/course/course-list')
    },
  )
})

describe('my courses', () => {
  it('[ROUTE-24, COURSE-06] are the courses begun, by state, within the personal centre', async () => {
    const page = await signedIn('/usercenter/mycourse')
    const mine = page.locator('.my-courses > li')
    await mine.first().waitFor()
    const begun = await portal()
      .db.selectFrom('course_progress')
      .select('completed_at')
      .where('user_id', '=', userId('learner'))
      .execute()
    const completed = begun.filter(({ completed_at }) => completed_at !== null).length
    expect(await mine.count()).toBe(begun.length)
    await page.getByRole('main').getByText('林晓雯 (learner)').waitFor()
    await page.getByText(/^Your roles: \u2068Learner\u2069/u).waitFor()
    const navigation = page.getByRole('navigation', { name: 'My learning' })
    expect(await navigation.getByRole('link', { name: 'My courses' }).getAttribute('aria-current')).toBe('page')

    await page.getByRole('link', { name: 'Completed' }).click()
    await page.waitForURL('**/#/usercenter/mycourse?state=completed')
    await expect.poll(() => mine.count()).toBe(completed)
    await page.getByRole('link', { name: 'Learning', exact: true }).click()
    await page.waitForURL('**/#/usercenter/mycourse?state=learning')
    await expect.poll(() => mine.count()).toBe(begun.length - completed)
    expect(await mine.first().getByRole('progressbar').count()).toBe(1)
    expect(complaints()).toEqual([])
  })

  it('are shown from the cache on return, and revalidated', async () => {
    const page = await signedIn('/usercenter/mycourse')
    const mine = page.locator('.my-courses > li')
    await mine.first().waitFor()
    const shown = await mine.count()
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route(/usercourse\/list/, async (route) => {
      await held
      await route.continue()
    })
    await goTo(page, '/course/course-list')
    await rows(page).first().waitFor()
    await page.evaluate(() => (location.hash = '/usercenter/mycourse'))
    await mine.first().waitFor()
    expect(await mine.count()).toBe(shown)
    await dropProgress(portal().db, userId('learner'))
    answer()
    await page.getByRole('heading', { name: 'You have not started a course yet' }).waitFor()
    expect(complaints()).toEqual([])
  })

  it('[ROUTE-24] link to the open courses when empty', async () => {
    await dropProgress(portal().db, userId('school'))
    const page = await visit()
    await signInAs(page, 'school')
    await goTo(page, '/usercenter/mycourse')
    await page.getByRole('heading', { name: 'You have not started a course yet' }).waitFor()
    await page.getByRole('link', { name: 'Browse open courses' }).click()
    await arrived(page, '/course/course-list')
  })
})
