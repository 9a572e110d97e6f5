import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'

import { broadcastId, type BroadcastName } from '#server/live/broadcasts.demo.ts'

import { portalForTests } from '#tests/kit/browser/portal-for-tests.ts'

export const SECOND = 1000
export const HOUR = 3600 * SECOND
const TICK = 250

/** A portal whose clock runs, as live streams need it. */
export function liveForTests() {
  const { portal, visit, complaints } = portalForTests()
  let running: NodeJS.Timeout
  beforeAll(() => {
    running = setInterval(() => portal().pass(TICK), TICK)
  })
  afterAll(() => clearInterval(running))
  return { portal, visit, complaints }
}

export const addressOf = (name: BroadcastName) => `/#/livePlay?id=${broadcastId(name)}`

const timeOf = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => (video.paused ? -1 : video.currentTime))
/** Longer time-out for real playback and streaming. */
export const soon = { timeout: 20_000 }
/** Starts playback where autoplay is blocked, and waits until the picture moves. */
export async function plays(page: Page): Promise<void> {
  await page.locator('.stage-controls').waitFor()
  await expect
    .poll(async () => (await page.locator('.stage-play').count()) + (await timeOf(page)), soon)
    .toBeGreaterThan(0)
  if (await page.locator('.stage-play').isVisible()) await page.locator('.stage-play').click()
  await expect.poll(() => timeOf(page), soon).toBeGreaterThan(0)
  const before = await timeOf(page)
  await expect.poll(() => timeOf(page), soon).toBeGreaterThan(before + 1)
}
