import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { languages } from '#i18n/locales.ts'
import { routes } from '#app/routes/table.ts'

import { accessibilityFaults } from './browser/accessibility.ts'
import { everyAddress, type Address } from './browser/addresses.ts'
import { NOTICED_SHIFT, shiftOf, watchShifts } from './browser/layout-shift.ts'
import {
  signInAs,
  signInByForm,
  startPortalUnderTest,
  type PortalUnderTest,
  type Visitor,
} from './browser/portal-under-test.ts'
import { goTo, painted, settled } from './browser/standing.ts'

let portal: PortalUnderTest
let addresses: readonly Address[]
beforeAll(async () => {
  portal = await startPortalUnderTest()
  addresses = await everyAddress(portal)
})
afterAll(() => portal.close())

/**
 * Every page in every language takes minutes; in turns, each language has a sixth of the pages, each page nearly two
 * languages.
 */
const share = process.env['EVERY_PAGE'] === 'on' ? 1 : 6

const wide = { width: 1440, height: 900 }
const narrow = { width: 360, height: 740 }

/** Visits the pages of a rotation, first as a visitor, then signed in. */
async function throughPages({ page }: Visitor, turn: number, look: (address: string) => Promise<void>): Promise<void> {
  const chosen = addresses.filter((_, i) => i % share === turn % share)
  await page.goto('/')
  for (const who of [null, 'learner'] as const) {
    if (who !== null) await signInAs(page, who)
    for (const { address } of chosen.filter((entry) => entry.who === who)) {
      await goTo(page, address)
      await settled(page)
      await look(address)
    }
  }
}

describe('every page', () => {
  it('is listed here', () => {
    const opened = new Set(addresses.map(({ address }) => address.split('?')[0]))
    // The second check opens only when due: second-check.deep.e2e.test.ts.
    expect(routes.filter(({ path }) => !opened.has(path)).map(({ path }) => path)).toEqual(['/validPhone'])
  })

  it.each(languages.map(({ code }, i) => [code, i] as const))(
    '[LOCALE-01] in %s satisfies axe, keeps the console clean and fits into 360 pixels',
    async (code, i) => {
      const faults: string[] = []
      const visitor = await portal.visit({ lang: code, viewport: wide, colorScheme: 'light' })
      const { page } = visitor
      try {
        let count = i
        await throughPages(visitor, i, async (address) => {
          // Every page in every language, alternating light and dark.
          const skin = (count += 1) % 2 === 0 ? 'light' : 'dark'
          await page.emulateMedia({ colorScheme: skin })
          await page.locator(`html.${skin}`).waitFor()
          await painted(page)
          faults.push(...(await accessibilityFaults(page)).map((fault) => `${address} ${fault}`))
          await page.setViewportSize(narrow)
          await painted(page)
          const spare = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          if (spare > 0) faults.push(`${address} is ${spare} pixels too wide for 360`)
          await page.setViewportSize(wide)
        })
        expect(faults).toEqual([])
        expect(visitor.complaints).toEqual([])
      } finally {
        await visitor.close()
      }
    },
    120_000,
  )

  it.each([wide, narrow])(
    'loads without layout shifts (%j)',
    async (viewport) => {
      const visitor = await portal.visit({ viewport })
      const { page } = visitor
      await watchShifts(page)
      const shifts: Record<string, number> = {}
      try {
        for (const who of [null, 'learner'] as const) {
          if (who !== null) await signInAs(page, who)
          for (const { address } of addresses.filter((entry) => entry.who === who)) {
            // A fresh load, as from a bookmark.
            await page.goto('about:blank')
            await page.goto(`/#${address}`)
            await settled(page)
            shifts[`${who ?? 'visitor'} ${address}`] = await shiftOf(page)
          }
        }
        expect(Object.entries(shifts).filter(([, shift]) => !(shift < NOTICED_SHIFT))).toEqual([])
      } finally {
        await visitor.close()
      }
    },
    120_000,
  )
})

describe('the background of a page', () => {
  const expected = new Map([
    ['/play', 'dark'],
    ['/appDownload', 'light grey'],
  ])
  /** How people would call a colour, by its three parts. */
  const nameOf = (colour: string): string => {
    const parts = (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number)
    const [least, most] = [Math.min(...parts), Math.max(...parts)]
    if (least === 255) return 'white'
    if (most < 64) return 'dark'
    if (most - least > 8) return colour
    return least >= 244 ? 'light grey' : 'grey'
  }

  it('[SHELL-06 in part] is dark on play, light grey on appDownload, and white on every other route', async () => {
    const visitor = await portal.visit({ viewport: wide, colorScheme: 'light' })
    const { page } = visitor
    const shades: Record<string, string> = {}
    try {
      await page.goto('/')
      for (const who of [null, 'learner'] as const) {
        if (who !== null) await signInAs(page, who)
        for (const { address } of addresses.filter((entry) => entry.who === who)) {
          await goTo(page, address)
          shades[address] = nameOf(await page.evaluate(() => getComputedStyle(document.body).backgroundColor))
        }
      }
    } finally {
      await visitor.close()
    }
    const named = Object.keys(shades).map((address) => [address, expected.get(address.split('?')[0] ?? '') ?? 'white'])
    expect(shades).toEqual(Object.fromEntries(named))
    expect(Object.values(shades)).toEqual(expect.arrayContaining(['dark', 'light grey', 'white']))
  })
})

describe('local storage', () => {
  const breakages = {
    blocked: () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Blocked.', 'SecurityError')
        },
      })
    },
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full.', 'QuotaExceededError')
      }
    },
    'filled with rubbish': () => {
      for (const key of ['lang', 'currentClasses', 'weakPassword', 'loginID', 'playToken', 'userId']) {
        localStorage.setItem(key, '{"\u0000<script>alert(1)</script>')
      }
    },
  }
  it.each(Object.entries(breakages))('%s: sign-in and page still work', async (_, breakStorage) => {
    const visitor = await portal.visit({ lang: null, viewport: wide })
    const { page } = visitor
    try {
      await page.addInitScript(breakStorage)
      await signInByForm(page, 'learner')
      await page.locator('.main-navigation a[href*=course-list]').click()
      await page.waitForURL('**/#/course/course-list')
      await settled(page)
      expect(visitor.complaints).toEqual([])
    } finally {
      await visitor.close()
    }
  })
})
