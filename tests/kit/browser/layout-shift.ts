import type { Page } from 'playwright'

declare global {
  interface Window {
    /** The cumulative layout shift of the page, without shifts caused by input. */
    layoutShift?: number
  }
}

/** Above the threshold that browser vendors rate as good. */
export const NOTICED_SHIFT = 0.05

/** Starts measuring at the next load. */
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

/** The shift since the page was loaded; NaN if not measured. */
export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift ?? Number.NaN)
