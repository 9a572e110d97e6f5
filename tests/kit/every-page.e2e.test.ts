import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'

import { routes } from '#app/route-table.ts'

import { everyAddress, type Address } from './browser/addresses.ts'
import { portalForTests } from './browser/portal-for-tests.ts'
import { signInAs } from './browser/portal-under-test.ts'
import { goTo, settled } from './browser/standing.ts'

const { portal, visit, complaints } = portalForTests()
let addresses: readonly Address[]
beforeAll(async () => {
  addresses = await everyAddress(portal())
})

const parts = 5

/** What a page of the portal is drawn on, where it is not white [SHELL-06]. */
const backgrounds = new Map([
  ['/play', 'dark'],
  ['/appDownload', 'light grey'],
  ['/paper', 'grey'],
  ['/paperresult', 'grey'],
  ['/qusetionnaireresult', 'grey'],
  ['/assessmentResultSuccess', 'grey'],
])

/** How people would call the colour of the page, by its three parts. */
async function backgroundOf(page: Page): Promise<string> {
  const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const shares = (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number)
  const [least, most] = [Math.min(...shares), Math.max(...shares)]
  if (least === 255) return 'white'
  if (most < 64) return 'dark'
  if (most - least > 8) return colour
  return least >= 244 ? 'light grey' : 'grey'
}

describe('every page', () => {
  it('is listed here', () => {
    const opened = new Set(addresses.map(({ address }) => address.split('?')[0]))
    // The second check opens only when due: second-check.deep.e2e.test.ts.
    expect(routes.filter(({ path }) => !opened.has(path)).map(({ path }) => path)).toEqual(['/validPhone'])
    expect([...backgrounds.keys()].filter((path) => !opened.has(path))).toEqual([])
  })

  it.each(Array.from({ length: parts }, (_, part) => part))(
    `opens on its background, without a fault and with a clean console: part %i of ${parts}`,
    async (part) => {
      const page = await visit({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' })
      const chosen = addresses.filter((_, i) => i % parts === part)
      const shown: string[] = []
      await page.goto('/')
      for (const who of [null, 'learner'] as const) {
        if (who !== null) await signInAs(page, who)
        for (const { address } of chosen.filter((entry) => entry.who === who)) {
          await goTo(page, address)
          await settled(page)
          const faults = await page.getByText(/^(Try again|Something went wrong on this page)$/).count()
          shown.push([address, await backgroundOf(page), faults, ...complaints()].join(' '))
        }
      }
      const expected = chosen.map(
        ({ address }) => `${address} ${backgrounds.get(address.split('?')[0] ?? '') ?? 'white'} 0`,
      )
      expect(shown).toEqual(expected)
    },
  )
})
