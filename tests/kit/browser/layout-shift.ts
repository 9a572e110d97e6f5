import type { Page } from 'playwright'

declare global {
  interface Window {
    /** The sum of the shifts of the page's layout that nobody has caused. */
    layoutShift?: number
  }
}

/** More than what nobody notices, as browsers' vendors measure it. */
export const NOTICED_SHIFT = 0.05

/** From the next load on, every page adds up by how much its parts move about. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What has been added up since the page was loaded; NaN where nothing watches. */
export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift ?? Number.NaN)
