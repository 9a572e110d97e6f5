import type { Updateable } from 'kysely'
import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'

import { dayNumberOf } from '#server/course/learner-ranking.ts'
import { addStudyTime } from '#server/course/study-sums.ts'
import type { CourseTable } from '#server/course/tables.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { numberAt } from '#server/timetable/check-in-number.ts'

import { NOTICED_SHIFT, shiftOf, watchShifts } from '#tests/kit/browser/layout-shift.ts'
import { dropProgress, putProgress } from '#tests/kit/server/progress.ts'
import { putBroadcast } from '#tests/live/put-broadcast.ts'
import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'
import { captchaShown, signInAs } from '#tests/kit/browser/portal-under-test.ts'
import { quiet } from '#tests/kit/browser/standing.ts'
import { lessonNow } from '#tests/timetable/lessons.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

const { portal, visit, complaints } = portalForTests()

/** A section of home, once its data are shown. */
const section = async (page: Page, name: string): Promise<Locator> => {
  const found = page.locator(`[data-section=${name}]`)
  await found.waitFor()
  await expect.poll(() => found.locator('.bone').count()).toBe(0)
  return found
}
const courseId = (name: string): string => demoId('course', name)
const update = (name: string, values: Updateable<CourseTable>) =>
  portal().db.updateTable('course').set(values).where('id', '=', courseId(name)).execute()

describe('home for visitors', () => {
  it('[ROUTE-02, ROUTE-03] introduces the portal and shows courses, by public calls only (gap GAP-39)', async () => {
    const page = await visit()
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api-')) asked.push(pathname)
    })
    await page.goto('/#/index')
    await page.getByRole('heading', { level: 1, name: 'Welcome to the Learning Portal' }).waitFor()
    for (const name of ['recommended', 'hot', 'newest']) {
      expect(await (await section(page, name)).getByRole('heading', { level: 3 }).count()).toBeGreaterThan(0)
    }
    expect(await (await section(page, 'course-ranking')).getByRole('listitem').count()).toBe(10)
    await quiet(page)
    expect(
      await page.locator('[data-section=continue], [data-section=agenda], [data-section=learner-ranking]').count(),
    ).toBe(0)
    expect(asked.filter((path) => /usercourse|agenda|currentinfo|getCurrentUser/.test(path))).toEqual([])
    expect(complaints()).toEqual([])
  })

  it('[GUARD-04] leads from a course to the sign-in', async () => {
    const page = await visit()
    await page.goto('/#/index')
    await (await section(page, 'recommended')).getByRole('link').nth(1).click()
    await page.waitForURL('**/#/')
    await captchaShown(page)
  })
})

describe('the courses on home', () => {
  it('[ROUTE-03] are the recommended, the most popular and the newest ones', async () => {
    await update('drought', { recommended_position: 0 })
    await update('wetlands', { learner_count: 4321 })
    await update('negotiation', { published_at: Date.now() - HOUR_MS })
    const page = await visit()
    await signInAs(page, 'learner')
    const first = async (name: string) =>
      (await section(page, name)).getByRole('heading', { level: 3 }).first().innerText()
    expect(await first('recommended')).toBe('Drought Monitoring and Water Allocation')
    expect(await first('hot')).toContain('Wetlands')
    expect(await first('newest')).toContain('Negotiat')
    const top = (await section(page, 'course-ranking')).getByRole('listitem').first()
    expect(await top.innerText()).toContain('4321 learners')
    await top.getByRole('link').click()
    await page.waitForURL(`**/#/course/course-detail?courseID=${courseId('wetlands')}`)
  })
})

describe('what now', () => {
  it('[SHELL-46, SHELL-48] starts with the course learned last, with its progress (gap GAP-25)', async () => {
    await putProgress(portal().db, {
      userId: userId('learner'),
      courseId: courseId('water-quality'),
      progress: 47,
      at: Date.now(),
    })
    const page = await visit()
    await signInAs(page, 'learner')
    const resume = (await section(page, 'continue')).getByRole('article')
    await resume.getByRole('heading', { name: 'Taking Water Samples' }).waitFor()
    expect(await resume.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('47')
    await resume.getByRole('link', { name: 'Continue Taking Water Samples' }).click()
    await page.waitForURL(`**/#/course/course-detail?courseID=${courseId('water-quality')}`)
  })

  it('suggests choosing a course if none is begun', async () => {
    const page = await visit()
    await signInAs(page, 'school')
    await dropProgress(portal().db, userId('school'))
    await page.reload()
    const begin = await section(page, 'continue')
    await begin.getByText('You have no course in progress').waitFor()
    await begin.getByRole('link', { name: 'Browse open courses' }).click()
    await page.waitForURL('**/#/course/course-list')
  })

  it("[CLASS-03] shows today's and upcoming classes by day, with place", async () => {
    const start = new Date(Date.now() - 2 * DAY_MS - HOUR_MS).getTime()
    await portal()
      .db.updateTable('class')
      .set({ starts_at: start, ends_at: start + 5 * DAY_MS })
      .where('id', '=', demoId('class', 'flood'))
      .execute()
    const page = await visit()
    await signInAs(page, 'learner')
    const entry = (await section(page, 'agenda'))
      .getByRole('listitem')
      .filter({ hasText: 'Flood Forecasting and Emergency Command' })
      .filter({ hasText: 'Day ' })
    expect(await entry.innerText()).toContain('Day 3 of 5')
    expect(await entry.innerText()).toContain('Main campus, building 3, room 205')
    await entry.getByRole('link').click()
    await page.waitForURL(`**/#/class/class-detail?classID=${demoId('class', 'flood')}`)
  })

  it("[CLASS-02 in part] shows today's lessons: one checks in on the lesson's page, and home says so", async () => {
    const secret = await lessonNow(portal().db, portal().now().getTime(), 'home')
    const page = await visit()
    await signInAs(page, 'learner')
    const entry = (await section(page, 'agenda')).getByRole('listitem').filter({ hasText: 'Lesson home' }).last()
    expect((await entry.innerText()).split('\n')).toEqual(expect.arrayContaining(['205', 'Lesson home', 'Class home']))
    await entry.getByRole('link', { name: 'Check in Lesson home' }).click()
    await page.waitForURL('**/#/lesson?lessonID=home')
    await page.getByLabel('Check-in number').fill(numberAt(secret, portal().now()).code)
    await page.getByRole('button', { name: 'Check in' }).click()
    await page.getByText('You are checked in.').waitFor()
    await page.goBack()
    await entry.getByText('Checked in').waitFor()
    expect(await entry.getByRole('link').allInnerTexts()).toEqual(['Lesson home'])
    expect(complaints()).toEqual([])
  })

  it('leads to the whole agenda', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    await (await section(page, 'agenda')).getByRole('link', { name: 'Whole agenda' }).click()
    await page.waitForURL('**/#/class/class-agenda')
    await page.getByRole('heading', { level: 1, name: 'Agenda' }).waitFor()
  })

  it("[LIVE-03, SHELL-22] shows today's broadcasts with their state; an ended one cannot be joined", async () => {
    for (const [id, from, to] of [
      ['on-now', -HOUR_MS, HOUR_MS],
      ['just-over', -90_000, -30_000],
    ] as const)
      await putBroadcast(portal().db, {
        id,
        title: `Broadcast ${id}`,
        starts_at: Date.now() + from,
        ends_at: Date.now() + to,
        join_url: `https://live.example/${id}`,
      })
    const page = await visit()
    await signInAs(page, 'learner')
    const agenda = await section(page, 'agenda')
    const live = agenda.getByRole('listitem').filter({ hasText: 'Broadcast on-now' }).last()
    expect(await live.innerText()).toContain('On now')
    const link = live.getByRole('link')
    expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([
      'https://live.example/on-now',
      '_blank',
    ])
    const over = agenda.getByRole('listitem').filter({ hasText: 'Broadcast just-over' }).last()
    expect(await over.innerText()).toContain('Ended')
    expect(await over.getByRole('link').count()).toBe(0)
    await portal().db.deleteFrom('broadcast').where('id', 'in', ['on-now', 'just-over']).execute()
  })

  it('lists the required courses not begun', async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    const tasks = (await section(page, 'to-do')).getByRole('listitem')
    const course = tasks.locator('a[href*=course-detail]').first()
    const [id] = (await course.getAttribute('href'))?.split('=').slice(1) ?? []
    const name = await course.innerText()
    await putProgress(portal().db, { userId: userId('learner'), courseId: id ?? '', progress: 1, seconds: 60, at: 0 })
    await page.reload()
    expect(await (await section(page, 'to-do')).getByText(name).count()).toBe(0)
  })
})

it('home lists what waits for an answer with the time by which it is due, and no more once it has it', async () => {
  const page = await visit()
  await signInAs(page, 'learner')
  const link = (await section(page, 'to-do')).locator('a[href*=questionnairepaper]').first()
  const name = await link.innerText()
  expect(await link.locator('xpath=..').innerText()).toMatch(/Answer by .*\d/)
  await link.click()
  await page.getByRole('heading', { name }).waitFor()
  const { questionnaireID } = Object.fromEntries(new URLSearchParams(new URL(page.url()).hash.split('?')[1]))
  await portal()
    .db.updateTable('questionnaire')
    .set({ closes_at: portal().now().getTime() })
    .where('id', '=', questionnaireID ?? '')
    .execute()
  await page.goBack()
  expect(await (await section(page, 'to-do')).getByText(name).count()).toBe(0)
})

describe('the ranking of learners', () => {
  it("[ROUTE-03] marks the caller's rank even below the tenth, by month and by year", async () => {
    const page = await visit()
    await signInAs(page, 'learner')
    const ranking = await section(page, 'learner-ranking')
    const own = ranking.locator('[data-self=true]')
    expect(await own.innerText()).toContain('You')
    expect(Number.parseInt(await own.locator('.rank-position').innerText())).toBeGreaterThan(10)

    const asked = page.waitForRequest((request) => request.url().includes('period=year'))
    await ranking.getByRole('button', { name: 'This year' }).click()
    await asked
    await own.waitFor()
    expect(await ranking.getByRole('button', { name: 'This year' }).getAttribute('aria-pressed')).toBe('true')

    const studied = { user_id: userId('learner'), day: dayNumberOf(new Date()), seconds: 20 * 3600 }
    await addStudyTime(portal().db, studied)
    await page.reload()
    const first = (await section(page, 'learner-ranking')).getByRole('listitem').first()
    await expect.poll(() => first.getAttribute('data-self')).toBe('true')
    expect(await (await section(page, 'learner-ranking')).getByRole('listitem').count()).toBe(10)
  })
})

describe('a failing section of home', () => {
  const parts: readonly (readonly [string, string, string])[] = [
    ['**/usercourse/list*', 'continue', '[data-section=continue]'],
    ['**/agenda/today*', 'to-do', '[data-section=to-do]'],
    ['**/agenda/list*', 'agenda', '[data-section=agenda]'],
    ['**/course/home*', 'recommended', '[data-home] > .face'],
    ['**/open/course/ranking*', 'course-ranking', '[data-section=course-ranking]'],
    ['**/usercourse/ranking*', 'learner-ranking', '[data-section=learner-ranking]'],
  ]
  it.each(parts)('[ROUTE-03] without %s leaves the rest intact, and can be retried', async (call, name, failing) => {
    const page = await visit()
    await page.route(call, (route) => route.fulfill({ status: 502, body: '<html>' }))
    await signInAs(page, 'learner')
    const retry = page.locator(failing).getByRole('button', { name: 'Try again' })
    await retry.waitFor()
    for (const [, other, otherFace] of parts) {
      if (otherFace !== failing) await section(page, other)
    }
    expect(await page.locator('[data-home]').getByRole('button', { name: 'Try again' }).count()).toBe(1)
    await page.unroute(call)
    await retry.click()
    await section(page, name)
    await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
  })

  it('affects only the name when the profile fails', async () => {
    const page = await visit()
    await page.route('**/getCurrentUser*', (route) => route.fulfill({ status: 502, body: '<html>' }))
    await signInAs(page, 'learner')
    await page.getByText('Your details could not be loaded.').waitFor()
    expect(await page.locator('main h1').innerText()).toMatch(/^Good (morning|afternoon|evening)$/)
    await page.unroute('**/getCurrentUser*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: '林晓雯' }).waitFor()
  })
})

it.each([360, 768, 1440])('home loads without layout shifts for signed-in users, at %i pixels', async (width) => {
  const page = await visit({ viewport: { width, height: 800 } })
  await signInAs(page, 'learner')
  await watchShifts(page)
  await page.reload()
  await section(page, 'learner-ranking')
  await quiet(page)
  expect(await shiftOf(page)).toBeLessThan(NOTICED_SHIFT)
})
