import { expect, it } from 'vitest'

import { addressOf, HOUR, liveForTests, soon } from './live-for-tests.ts'

const { portal, visit } = liveForTests()

it("[LIVE-03] a broadcast is counted down to by the server's clock, is live from its start, and over at its end", async () => {
  const page = await visit()
  // A browser whose clock is a day ahead.
  await page.clock.install({ time: Date.now() + 24 * HOUR })
  const pass = async (hours: number): Promise<void> => {
    portal().pass(hours * HOUR)
    await page.clock.fastForward(hours * HOUR)
  }
  await page.goto(addressOf('forecast'))
  const countdown = page.getByRole('timer')
  await countdown.waitFor()
  expect(await countdown.innerText()).toMatch(/^0[23]:[0-5]\d:[0-5]\d$/)
  const status = page.locator('.live-about .status')
  expect(await status.innerText()).toBe('Not started')
  await pass(3)
  await status.getByText('Live now').waitFor()
  await pass(1.5)
  // What has been sent is watched to its end.
  await page.getByText('This broadcast has ended').waitFor(soon)
  expect(await status.innerText()).toBe('Ended')
  expect(await page.locator('.stage-controls').count()).toBe(0)
})
