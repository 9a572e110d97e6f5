import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'

import { demoId } from '#server/demo/ids.ts'

import { portalForTests, type Visit } from '#tests/kit/browser/portal-for-tests.ts'
import { signInAs } from '#tests/kit/browser/portal-under-test.ts'

const SECOND = 1000
export const MINUTE = 60 * SECOND
const TICK = 250
export const soon = { timeout: 20_000 }

export const course = (name: string) => demoId('course', name)
export const COURSE = course('flood-forecasting')
export const FIRST = demoId('courseware', 'checking-the-readings')
export const play = (page: Page, courseID = COURSE, lecture: string | null = FIRST) =>
  page.goto(`/#/play?courseID=${courseID}${lecture === null ? '' : `&coursewareID=${lecture}`}`)

/** A portal whose clock runs with the film, without any study yet. */
export function playerForTests() {
  const { portal, visit, complaints } = portalForTests()
  // Study time is bounded by the server's clock.
  let running: NodeJS.Timeout
  beforeAll(() => {
    running = setInterval(() => portal().pass(TICK), TICK)
  })
  afterAll(() => clearInterval(running))
  beforeEach(async () => {
    await portal().db.deleteFrom('learning_flow').execute()
  })
  return {
    portal,
    complaints,
    /** The learner, signed in. */
    async learner(...options: Visit): Promise<Page> {
      const page = await visit(...options)
      await signInAs(page, 'learner')
      return page
    },
    sittings: () => portal().db.selectFrom('learning_flow').select(['state', 'seconds', 'course_id']).execute(),
  }
}

export const video = (page: Page) => page.locator('video.player-video')
/** The position of a running film in seconds. */
export const timeOf = (page: Page): Promise<number> =>
  video(page).evaluate((film: HTMLVideoElement) => (film.paused ? -1 : film.currentTime))
export const big = (page: Page) => page.locator('.player-big')
export const panel = (page: Page, title: string | RegExp) => page.locator('.player-panel').filter({ hasText: title })
export const endStudy = (page: Page) => page.locator('.study-bar').getByRole('button', { name: 'End study' })
/** The study clock in whole seconds. */
export async function studied(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = (await page.locator('.study-time .film-time').innerText()).split(':').map(Number)
  return minutes * 60 + seconds
}
export const moves = async (page: Page): Promise<void> => {
  await expect.poll(() => timeOf(page), soon).toBeGreaterThan(0)
  const before = await timeOf(page)
  await expect.poll(() => timeOf(page), soon).toBeGreaterThan(before + 0.3)
}
export async function begins(page: Page, courseID = COURSE): Promise<void> {
  await play(page, courseID)
  await big(page).click()
  await moves(page)
  await expect.poll(() => studied(page), soon).toBeGreaterThan(1)
}
