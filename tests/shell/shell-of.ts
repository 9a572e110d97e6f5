import type { Page } from 'playwright'

/** How many headers and footers the portal has around a page. */
export const shellOf = async (page: Page) => ({
  header: await page.locator('header.header').count(),
  footer: await page.locator('footer.footer').count(),
})
