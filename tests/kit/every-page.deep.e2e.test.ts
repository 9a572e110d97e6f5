import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'

import { languages } from '#i18n/locales.ts'

import { accessibilityFaults } from './browser/accessibility.ts'
import { everyAddress, type Address } from './browser/addresses.ts'
import { NOTICED_SHIFT, shiftOf, watchShifts } from './browser/layout-shift.ts'
import { portalForTests } from './browser/portal-for-tests.ts'
import { signInAs, signInByForm } from './browser/portal-under-test.ts'
import { goTo, painted, settled } from './browser/standing.ts'

const { portal, visit, complaints } = portalForTests()
let addresses: readonly Address[]
beforeAll(async () => {
  addresses = await everyAddress(portal())
})

const wide = { width: 1440, height: 900 }
const narrow = { width: 360, height: 740 }

/** The pages are walked in parts, so that no test takes long. */
const parts = 12
const every = Array.from({ length: parts }, (_, part) => part)
const partOf = (part: number): readonly Address[] => addresses.filter((_, i) => i % parts === part)

/**
 * Every page in every language takes minutes; in turns, each language has a sixth of the pages, each page nearly two
 * languages.
 */
const turns = languages.flatMap(({ code }, i) =>
  (process.env['EVERY_PAGE'] === 'on' ? every : [2 * i, 2 * i + 1]).map((turn) => [code, turn % parts] as const),
)

/** Visits pages, first as a visitor, then signed in. */
async function throughPages(page: Page, chosen: readonly Address[], look: (address: string) => Promise<void>) {
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
  it.each(turns)(
    '[LOCALE-01] in %s satisfies axe, keeps the console clean and fits into 360 pixels: part %i',
    async (code, part) => {
      const faults: string[] = []
      const page = await visit({ lang: code, viewport: wide, colorScheme: 'light' })
      let count = part
      await throughPages(page, partOf(part), async (address) => {
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
      expect(complaints()).toEqual([])
    },
  )

  it.each([wide, narrow].flatMap((viewport) => every.map((part) => [viewport, part] as const)))(
    'loads without layout shifts (%j): part %i',
    async (viewport, part) => {
      const page = await visit({ viewport })
      await watchShifts(page)
      const shifts: Record<string, number> = {}
      for (const who of [null, 'learner'] as const) {
        if (who !== null) await signInAs(page, who)
        for (const { address } of partOf(part).filter((entry) => entry.who === who)) {
          // A fresh load, as from a bookmark.
          await page.goto('about:blank')
          await page.goto(`/#${address}`)
          await settled(page)
          shifts[`${who ?? 'visitor'} ${address}`] = await shiftOf(page)
        }
      }
      expect(Object.entries(shifts).filter(([, shift]) => !(shift < NOTICED_SHIFT))).toEqual([])
    },
  )
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
    const page = await visit({ lang: null, viewport: wide })
    await page.addInitScript(breakStorage)
    await signInByForm(page, 'learner')
    await page.locator('.main-navigation a[href*=course-list]').click()
    await page.waitForURL('**/#/course/course-list')
    await settled(page)
    expect(complaints()).toEqual([])
  })
})
