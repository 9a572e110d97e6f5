import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'

import { demoId, userId } from '#server/demo/ids.ts'
import { coursewareId } from '#server/study/progress-rows.demo.ts'

import { dropProgress, putProgress } from '#tests/kit/server/progress.ts'
import { accessibilityFaults } from '#tests/kit/browser/accessibility.ts'
import { portalForTests, type Visit } from '#tests/kit/browser/portal-for-tests.ts'
import { signInAs } from '#tests/kit/browser/portal-under-test.ts'
import { goTo, quiet, settled } from '#tests/kit/browser/standing.ts'

const { portal, visit, visitAs, complaints } = portalForTests()

const courseId = (name: string) => demoId('course', name)
const addressOf = (name: string, tab?: string) =>
  `/course/course-detail?courseID=${courseId(name)}${tab === undefined ? '' : `&tab=${tab}`}`
const wide = { width: 1440, height: 900 }

const signedIn = (address: string, options: Visit[0] = { viewport: wide }) => visitAs('learner', address, options)
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of this course' }).getByRole('link', { name, exact: true })
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const put = (course: string, how: Partial<Parameters<typeof putProgress>[1]> = {}) =>
  putProgress(portal().db, {
    userId: userId('learner'),
    courseId: courseId(course),
    at: portal().now().getTime(),
    ...how,
  })

describe('the tabs of a course', () => {
  it('[COURSE-02 in part, COURSE-03] are seven, each with an address, and switch without rebuilding the page', async () => {
    const page = await signedIn(addressOf('flood-forecasting', 'info'))
    const names = ['About', 'Chapters', 'Notes', 'Resources', 'Exam', 'Ratings', 'Comments']
    expect(
      await page.getByRole('navigation', { name: 'Parts of this course' }).getByRole('link').allInnerTexts(),
    ).toEqual(names)
    await page.locator('h1').evaluate((heading) => heading.setAttribute('data-kept', ''))
    await page.evaluate(() => window.scrollTo(0, 120))
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const entries = await page.evaluate(() => history.length)
    for (const [name, address] of [
      ['Chapters', 'chapters'],
      ['Exam', 'exam'],
      ['Ratings', 'evaluation'],
      ['Comments', 'comments'],
    ] as const) {
      await tab(page, name).click()
      await settled(page)
      expect(await page.evaluate(() => location.hash)).toBe(`#${addressOf('flood-forecasting', address)}`)
      expect([await tab(page, name).getAttribute('aria-current'), await panel(page, name).isVisible()]).toEqual([
        'page',
        true,
      ])
      expect(await page.locator('.course-panel:visible').count()).toBe(1)
      expect([await page.locator('h1[data-kept]').count(), await page.evaluate(() => window.scrollY)]).toEqual([1, 120])
    }
    // No refetch of the course or by the guard, and one step back leaves the course.
    expect(asked.filter((path) => path.includes('/portal/course/') || path.includes('/user/'))).toEqual([])
    expect(await page.evaluate(() => history.length)).toBe(entries)
    expect(complaints()).toEqual([])
  })

  it('load their data on demand', async () => {
    const page = await visit({ viewport: wide })
    await signInAs(page, 'learner')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const has = (part: string) => asked.filter((url) => url.includes(part)).length
    await goTo(page, addressOf('flood-forecasting', 'info'))
    await settled(page)
    expect([has('chapter/list'), has('evaluation/detail'), has('comment/list')]).toEqual([0, 0, 0])
    await tab(page, 'Chapters').click()
    await settled(page)
    await tab(page, 'About').click()
    await tab(page, 'Chapters').click()
    await settled(page)
    expect([has('chapter/list'), has('evaluation/detail'), has('comment/list')]).toEqual([1, 0, 0])
  })

  it.each([
    ['chapters', 'Chapters'],
    ['exam', 'Exam'],
    ['nonsense', 'Chapters'],
  ])('open by the address: %s', async (address, name) => {
    const page = await signedIn(addressOf('flood-forecasting', address))
    expect(await panel(page, name).isVisible()).toBe(true)
    await page.reload()
    await settled(page)
    expect(await tab(page, name).getAttribute('aria-current')).toBe('page')
  })

  it.each(['en_US', 'ar_AR'] as const)('are accessible, and fit a phone, in %s', async (lang) => {
    const page = await visit({ lang, viewport: { width: 360, height: 740 }, colorScheme: 'dark' })
    await signInAs(page, 'learner')
    for (const name of ['info', 'chapters', 'exam', 'evaluation', 'comments']) {
      await goTo(page, addressOf('river-measurement', name))
      await settled(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(360)
      expect(await accessibilityFaults(page, 'main'), name).toEqual([])
    }
  })
})

describe('the state of a course', () => {
  it.each([
    ['studying', 'Learning', 'Continue', 'Chapters'],
    ['toExam', 'Studied, exam to pass', 'Continue', 'Exam'],
    ['passed', 'Completed, passed', 'Study again', 'Chapters'],
    ['notPassed', 'Completed, not passed', 'Study again', 'Chapters'],
  ] as const)(
    '[COURSE-06 in part, COURSE-07] is shown with an icon and a word, and the course opens where one goes on: %s',
    async (standing, words, action, opened) => {
      await put('early-warning', { standing })
      const page = await signedIn(addressOf('early-warning'))
      expect(await tab(page, opened).getAttribute('aria-current')).toBe('page')
      const status = page.locator('.my-progress .status')
      expect([await status.innerText(), await status.locator('svg').count()]).toEqual([words, 1])
      await page.locator('.course-head').getByRole('button', { name: action }).waitFor()
      await goTo(page, '/usercenter/mycourse')
      const row = page.locator('.my-courses > li').filter({ hasText: 'Warnings That Reach the Last Village' })
      await row.getByText(words).waitFor()
      await row.getByRole('button', { name: action }).waitFor()
    },
  )

  it('[COURSE-06 in part] is "not started" without any study, with a start button', async () => {
    await dropProgress(portal().db, userId('learner'), courseId('wetlands'))
    const page = await signedIn(addressOf('wetlands'))
    await page.locator('.my-progress').getByText('Not started').waitFor()
    await page.locator('.course-head').getByRole('button', { name: 'Start learning' }).waitFor()
    expect(await tab(page, 'About').getAttribute('aria-current')).toBe('page')
  })

  it('[PLAYER-09] is refetched after study was recorded in the player', async () => {
    await put('levees', { progress: 10 })
    const page = await signedIn(addressOf('levees', 'chapters'))
    await put('levees', { progress: 80 })
    await page.evaluate(() => (window as Window & { refreshAfterStudy?: () => void }).refreshAfterStudy?.())
    await expect.poll(() => page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('80')
    expect(await panel(page, 'Chapters').isVisible()).toBe(true)
  })

  it('[ENTITY-24] includes the completion requirements and the exam', async () => {
    await put('early-warning')
    await portal()
      .db.updateTable('course')
      .set({ required_minutes: 90 })
      .where('id', '=', courseId('early-warning'))
      .execute()
    await portal().db.deleteFrom('courseware_learner').where('user_id', '=', userId('learner')).execute()
    const page = await signedIn(addressOf('early-warning', 'info'))
    const demands = (await page.locator('.demand').allInnerTexts()).map((text) =>
      text
        .replace(/[\u2068\u2069]/g, '')
        .split('\n')
        .filter((part) => part !== ''),
    )
    expect(demands).toEqual([
      ['Study 2 lectures', '0 of 2'],
      ['Study for 90 minutes', '60 of 90'],
      ['Pass the exam with 70% or more', 'Not open yet'],
    ])
    await tab(page, 'Exam').click()
    const facts = (await panel(page, 'Exam').innerText()).replace(/[\u2068\u2069]/g, '')
    for (const part of ['30 minutes', '20', '70% of the points', '2 lectures to study', '30 minutes of study'])
      expect(facts).toContain(part)
    await goTo(page, addressOf('levees', 'exam'))
    await page.getByRole('heading', { name: 'This course has no exam' }).waitFor()
    await portal()
      .db.updateTable('course')
      .set({ required_minutes: 0 })
      .where('id', '=', courseId('early-warning'))
      .execute()
  })
})

describe('the chapters', () => {
  it('show the progress of each lecture, and where it continues', async () => {
    const at = portal().now().getTime()
    const lecture = coursewareId('routing-the-wave')
    const { duration_seconds: duration } = await portal()
      .db.selectFrom('courseware')
      .select('duration_seconds')
      .where('id', '=', lecture)
      .executeTakeFirstOrThrow()
    await portal().db.deleteFrom('courseware_learner').where('user_id', '=', userId('learner')).execute()
    const half = Math.floor(duration / 2)
    await portal()
      .db.insertInto('courseware_learner')
      .values({
        user_id: userId('learner'),
        courseware_id: lecture,
        seconds: duration,
        reached_seconds: half,
        position_seconds: 20,
        updated_at: at,
      })
      .execute()
    const page = await signedIn(addressOf('flood-forecasting', 'chapters'))
    const lectures = panel(page, 'Chapters').locator('.lecture')
    expect(await lectures.count()).toBe(3)
    const text = (await lectures.nth(1).innerText()).replace(/[\u2068\u2069]/g, '')
    expect(text).toContain(`${Math.floor((half * 100) / duration)}% studied`)
    expect(text).toContain('Continue at 0:20')
    expect(await lectures.nth(1).getByRole('button').innerText()).toContain('Continue')
    expect(await lectures.nth(0).innerText()).toContain('Not started')
    expect(complaints()).toEqual([])
  })

  it("[ENTITY-24] distinguish the playing time of lectures from the course's credit hours", async () => {
    await portal()
      .db.updateTable('course')
      .set({ learning_minutes: 240 })
      .where('id', '=', courseId('river-measurement'))
      .execute()
    await portal()
      .db.updateTable('courseware')
      .set({ duration_seconds: 57 })
      .where('course_id', '=', courseId('river-measurement'))
      .execute()
    const page = await signedIn(addressOf('river-measurement', 'chapters'))
    const line = panel(page, 'Chapters').locator('.course-meta').first()
    expect((await line.getByRole('listitem').allInnerTexts()).slice(-2)).toEqual([
      'Recorded lectures: 2 minutes',
      'Course hours: 4 hours',
    ])
  })

  it('[ERROR-22, ERROR-37] explain why a lecture cannot be played', async () => {
    const page = await signedIn(addressOf('integrity', 'chapters'))
    const old = page.locator('.lecture').filter({ hasText: 'needs Internet Explorer' })
    expect([await old.count(), await old.getByRole('button').count()]).toEqual([1, 0])
    await goTo(page, addressOf('basin-planning', 'chapters'))
    const missing = page.locator('.lecture').filter({ hasText: 'There is no video for this lecture yet.' })
    await missing.waitFor()
    expect(await missing.getByRole('button').count()).toBe(0)
  })

  it('[ERROR-21] are empty for a course without lectures, which cannot be played', async () => {
    await portal().db.deleteFrom('courseware').where('course_id', '=', courseId('drought')).execute()
    await portal().db.deleteFrom('course_chapter').where('course_id', '=', courseId('drought')).execute()
    const page = await signedIn(addressOf('drought'))
    await page.locator('.course-head').getByText('This course has no lecture that can be played yet.').waitFor()
    expect(await page.locator('.course-head').getByRole('button').allInnerTexts()).toEqual(['Favourite'])
    await tab(page, 'Chapters').click()
    await page.getByRole('heading', { name: 'No chapters yet' }).waitFor()
  })
})

describe('the comments', () => {
  const box = (page: Page) => page.getByRole('textbox', { name: 'Your comment' })
  const send = (page: Page) => page.getByRole('button', { name: 'Post comment' })
  const rows = (page: Page) => page.locator('.comment')
  const kept = async () =>
    (await portal().db.selectFrom('course_comment').select('content').execute()).map(({ content }) => content)
  beforeEach(async () => {
    await portal().db.deleteFrom('course_comment').execute()
  })

  it('[COURSE-02 in part] are posted, appear first, and are deleted again', async () => {
    await portal()
      .db.insertInto('course_comment')
      .values({
        id: 'old',
        course_id: courseId('levees'),
        user_id: userId('teacher'),
        content: 'An old one',
        created_at: portal().now().getTime() - 60_000,
      })
      .execute()
    const page = await signedIn(addressOf('levees', 'comments'))
    await box(page).fill('First line\nsecond line')
    await send(page).click()
    await expect.poll(() => rows(page).count()).toBe(2)
    await quiet(page)
    expect(await rows(page).first().innerText()).toContain('First line\nsecond line')
    expect([await box(page).inputValue(), await kept()]).toEqual([
      '',
      expect.arrayContaining(['First line\nsecond line']),
    ])
    // Only the author's own can be deleted.
    expect(await rows(page).nth(1).getByRole('button').count()).toBe(0)

    await rows(page).first().getByRole('button', { name: 'Delete the comment by' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click()
    expect(await kept()).toHaveLength(2)
    await rows(page).first().getByRole('button', { name: 'Delete the comment by' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => rows(page).count()).toBe(1)
    expect(await kept()).toEqual(['An old one'])
    expect(complaints()).toEqual([])
  })

  it('[VALID-15 in part] are refused when blank or too long', async () => {
    const page = await signedIn(addressOf('levees', 'comments'))
    await box(page).fill('  \n ')
    await send(page).click()
    await page.getByText('Write something first.').waitFor()
    await box(page).fill('x'.repeat(1001))
    await page.getByText('1,001/1,000').waitFor()
    await send(page).click()
    await page.getByText('A comment has at most 1,000 characters.').waitFor()
    expect([await box(page).inputValue(), await kept()]).toEqual(['x'.repeat(1001), []])
  })

  it('keep the draft after a failed post, and across tabs', async () => {
    const page = await signedIn(addressOf('levees', 'comments'))
    await page.route(/\/comments\/[\w-]+$/, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await box(page).fill('Something worth keeping')
    await send(page).click()
    await page.getByText('Your comment could not be posted and is still here.').waitFor()
    await tab(page, 'Chapters').click()
    await tab(page, 'Comments').click()
    expect(await box(page).inputValue()).toBe('Something worth keeping')
    await page.unroute(/\/comments\/[\w-]+$/)
    await send(page).click()
    await expect.poll(() => rows(page).count()).toBe(1)
    expect(await kept()).toEqual(['Something worth keeping'])
  })

  it('are paginated', async () => {
    const now = portal().now().getTime()
    const values = Array.from({ length: 11 }, (_, i) => ({
      id: `c${i}`,
      course_id: courseId('levees'),
      user_id: userId('teacher'),
      content: `Comment ${i}`,
      created_at: now + i,
    }))
    await portal().db.insertInto('course_comment').values(values).execute()
    const page = await signedIn(addressOf('levees', 'comments'))
    expect([await rows(page).count(), (await rows(page).first().innerText()).includes('Comment 10')]).toEqual([
      10,
      true,
    ])
    await panel(page, 'Comments').locator('[data-control=next]').click()
    await expect.poll(() => rows(page).count()).toBe(1)
    expect(await rows(page).innerText()).toContain('Comment 0')
  })

  it('can be deleted by a teacher', async () => {
    await portal()
      .db.insertInto('course_comment')
      .values({
        id: 'c',
        course_id: courseId('levees'),
        user_id: userId('learner'),
        content: 'Rude',
        created_at: portal().now().getTime(),
      })
      .execute()
    const page = await visit()
    await signInAs(page, 'teacher')
    await goTo(page, addressOf('levees', 'comments'))
    await rows(page).first().getByRole('button', { name: 'Delete the comment by' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('heading', { name: 'No comments yet' }).waitFor()
    expect(await kept()).toEqual([])
  })
})

describe('the cover of a course', () => {
  it('is its own picture if it has one', async () => {
    await portal()
      .db.updateTable('course')
      .set({ cover_file_id: 'no-such-file' })
      .where('id', '=', courseId('gis-basics'))
      .execute()
    const page = await signedIn('/course/course-list')
    expect(await page.locator('.cover-picture').count()).toBe(0)
    await page.route(/file\/stream\/no-such-file/, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )
    await goTo(page, addressOf('gis-basics'))
    const picture = page.locator('.course-aside .cover-picture')
    await picture.waitFor()
    expect([
      await picture.getAttribute('alt'),
      (await picture.getAttribute('src'))?.includes('/file/stream/no-such-file'),
    ]).toEqual(['', true])
    await portal()
      .db.updateTable('course')
      .set({ cover_file_id: null })
      .where('id', '=', courseId('gis-basics'))
      .execute()
  })
})
