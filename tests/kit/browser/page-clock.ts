import type { Page } from 'playwright'

/**
 * Stops the clock of a loaded page: from now on the timers that it sets run by `page.clock.runFor` alone. Animation
 * frames stand still too, so nothing may be waited for that needs one, as `quiet` does.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await pauseClock(page)
}

/** Stops a clock that was installed before: timers that were set since then stand still with it. */
export async function pauseClock(page: Page): Promise<void> {
  // Beyond what passes on the way; timers that are due by then run once.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

/** Runs a stopped clock in steps of a millisecond until something holds: who waits for it begins to count there. */
export async function runUntil(page: Page, holds: () => Promise<boolean>): Promise<void> {
  for (let step = 0; !(await holds()); step += 1) {
    if (step === 1000) throw new Error('It did not come about within a second of the page')
    await page.clock.runFor(1)
  }
}
