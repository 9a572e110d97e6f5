import axe from 'axe-core'
import type { Page } from 'playwright'

/** WCAG 2.2 AA and best practices. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Excluded: toasts, whose contrast is low while they fade. */
const toasts = '[data-sonner-toaster]'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/**
 * The axe violations within an element (a selector; default: the whole page), one line each with rule and element. The
 * portal has no frames, so the script is injected once per page and called directly: the builder for Playwright injects
 * it, and opens another page, for every check, which takes five times as long.
 */
export async function accessibilityFaults(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ include, exclude, values }) => {
      if (window.axe === undefined) throw new Error('axe is not there')
      const { violations } = await window.axe.run(
        { include, exclude },
        { runOnly: { type: 'tag', values }, resultTypes: ['violations'], elementRef: false },
      )
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html, failureSummary = '' }) => `${id}: ${target.join(' ')} ${html} ${failureSummary}`),
      )
    },
    { include: [within], exclude: [toasts], values: rules },
  )
}
