import type { Page } from 'playwright'

import { everyAddress } from './addresses.ts'
import { signInAs, type PortalUnderTest } from './portal-under-test.ts'
import { quiet } from './standing.ts'

/** Opens an address as a new document, and waits until it has settled. */
export async function openAnew(page: Page, address: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(address)
  await page.locator('main h1, h1').first().waitFor()
  await quiet(page)
}

/** Looks at a share of all pages: those of a learner, then those of an administrator. */
export async function everyPageOf(
  { part, of }: { readonly part: number; readonly of: number },
  page: Page,
  portal: PortalUnderTest,
  look: (address: string) => Promise<void>,
): Promise<void> {
  const ofPart = <Item>(all: readonly Item[]): Item[] => all.filter((_, place) => place % of === part)
  await page.goto('/')
  await signInAs(page, 'learner')
  const addresses = (await everyAddress(portal)).flatMap(({ who, address }) => (who === null ? [] : address))
  for (const address of ofPart(addresses)) await look(`/#${address}`)
  await signInAs(page, 'admin', '/admin')
  const links = page.locator('nav a[href^="#/"]')
  await links.first().waitFor()
  const managed = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  for (const address of ofPart(managed)) await look(`/admin${address}`)
}
