import type { Page } from 'playwright'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { skinShades } from '../../scripts/build/skin-shades.ts'
import { everyAddress, type Address } from '#tests/kit/browser/addresses.ts'
import {
  captchaShown,
  signInAs,
  startPortalUnderTest,
  type PortalUnderTest,
} from '#tests/kit/browser/portal-under-test.ts'
import { couldMatch, sayingsOn, type Saying } from '#tests/kit/browser/sheets.ts'
import { settled } from '#tests/kit/browser/standing.ts'

let portal: PortalUnderTest
let untrimmed = ''
/** The declarations of the whole sheet. */
let whole: readonly Saying[] = []
let addresses: readonly Address[] = []

/** The sheet of the browser app untrimmed, with its shades filled in. */
async function wholeSheet(): Promise<string> {
  const result = await build({
    logLevel: 'error',
    configFile: false,
    plugins: [skinShades()],
    build: { write: false, rolldownOptions: { input: ['index.html', 'admin.html'] } },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  const sheets = output.filter(({ fileName }) => fileName.endsWith('.css')) as Rolldown.OutputAsset[]
  return sheets.map(({ source }) => String(source)).join('\n')
}

beforeAll(async () => {
  ;[portal, untrimmed] = await Promise.all([startPortalUnderTest(), wholeSheet()])
  addresses = await everyAddress(portal)
  const { page, close } = await portal.visit()
  const said = await sayingsOn(page, untrimmed)
  const defined = new Set(said.map(({ property }) => property))
  // Left out on purpose: the wide-gamut duplicates, since the portal's palette is sRGB, and the
  // palettes that even the whole sheet does not contain.
  whole = said.filter(({ context, value }) => {
    const palette = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
    return !/display-p3|color-gamut/.test(context) && (palette === undefined || defined.has(palette))
  })
  await close()
})
afterAll(() => portal.close())

/** Cached, because the same thousands of selectors recur. */
const widened = new Map<string, string>()
function wideOf(selector: string): string {
  const known = widened.get(selector) ?? couldMatch(selector)
  widened.set(selector, known)
  return known
}

const placeOf = ({ context, property, value }: Saying): string => `${context} { ${property}: ${value}`
const keyOf = (saying: Saying): string => `${placeOf(saying)} } ${saying.selector}`

/** Runs in the page: the selectors (one per line) that match an element. */
function matching(selectors: string): string {
  return selectors
    .split('\n')
    .filter((selector) => document.querySelector(selector) !== null)
    .join('\n')
}

/** Runs in the page: whether the selector matches an element that none of the others matches. */
function matchesMore([selector, instead]: readonly [selector: string, instead: readonly string[]]): boolean {
  return [...document.querySelectorAll(selector)].some((element) => !instead.some((other) => element.matches(other)))
}

/** Runs in the page: the custom properties that elements use. */
const askedByElements = (): string =>
  Array.from(document.querySelectorAll('[style]'), (element) => element.getAttribute('style')).join()

/** The declarations of the page's linked sheets, cached by address: few pages differ. */
const linked = new Map<string, readonly Saying[]>()
async function saidOn(page: Page): Promise<readonly Saying[]> {
  const sheets = await page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href).join())
  const said = linked.get(sheets) ?? (await sayingsOn(page))
  linked.set(sheets, said)
  return said
}

/** The declarations that trimming removed although an element of the current page matches. */
async function missed(page: Page): Promise<string[]> {
  const said = await saidOn(page)
  const keys = new Set(said.map(keyOf))
  const values = [...said.map(({ value }) => value), await page.evaluate(askedByElements)].join('\n')
  const asked = new Set(values.match(/--[\w-]+/g))
  const lost = whole.filter(
    (saying) => !keys.has(keyOf(saying)) && (!saying.property.startsWith('--') || asked.has(saying.property)),
  )
  const named = lost.filter(({ selector, property }) => selector.startsWith('@') && values.includes(property))
  const rules = lost.filter(({ selector }) => !selector.startsWith('@'))
  const met = new Set(
    (await page.evaluate(matching, [...new Set(rules.map(({ selector }) => wideOf(selector)))].join('\n'))).split('\n'),
  )
  const faults: string[] = []
  for (const saying of rules.filter(({ selector }) => met.has(wideOf(selector)))) {
    // The same declaration may come from a rule that only lost its dead alternatives.
    const instead = said.filter((other) => placeOf(other) === placeOf(saying)).map(({ selector }) => wideOf(selector))
    if (await page.evaluate(matchesMore, [wideOf(saying.selector), instead] as const)) faults.push(keyOf(saying))
  }
  return [...named.map(keyOf), ...faults]
}

type Styles = Record<string, Record<string, string>>

interface Compared extends Window {
  /** The elements of the first snapshot: later ones must not be compared with others. */
  compared?: Element[]
}

/** Runs in the page: the computed style of every element, and of its ::before and ::after. */
function computedStyles(): Styles {
  const styles: Styles = {}
  const elements = ((window as Compared).compared ??= [...document.querySelectorAll('body, body *')])
  for (const [index, element] of elements.entries()) {
    for (const pseudo of [null, '::before', '::after']) {
      const computed = getComputedStyle(element, pseudo)
      const names = [...computed].filter((name) => !name.startsWith('--'))
      const what = `${index} <${element.localName} class="${element.getAttribute('class') ?? ''}">${pseudo ?? ''}`
      styles[what] = Object.fromEntries(names.map((name) => [name, computed.getPropertyValue(name)]))
    }
  }
  return styles
}

/** Runs in the page: waits for transitions, and for elements that are positioned after rendering, such as menus. */
async function untilStill(): Promise<void> {
  const framesToCompare = 5
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
  const places = (): string =>
    [...document.querySelectorAll('body *')].map((element) => JSON.stringify(element.getBoundingClientRect())).join()
  const isMoving = ({ effect }: Animation): boolean => effect?.getComputedTiming().endTime !== Infinity
  for (let still = 0, before = ''; still < framesToCompare; await frame()) {
    const now = places()
    still = now === before && !document.getAnimations().some(isMoving) ? still + 1 : 0
    before = now
  }
}

/** Runs in the page: replaces the page's sheet. */
function replaceSheet(text: string): void {
  const sheet = document.createElement('style')
  sheet.textContent = text
  const links = document.querySelectorAll('link[rel=stylesheet]')
  links[0]?.replaceWith(sheet)
  for (const link of links) link.remove()
}

/** Runs in the page: one line per differing property. */
function differences([trimmed, whole]: readonly [Styles, Styles]): string[] {
  return Object.keys({ ...trimmed, ...whole }).flatMap((what) =>
    Object.entries(whole[what] ?? { element: 'there' })
      .filter(([name, value]) => trimmed[what]?.[name] !== value)
      .map(([name, value]) => `${what} ${name}: ${value} became ${trimmed[what]?.[name] ?? 'nothing'}`),
  )
}

/**
 * How the page looks with the trimmed sheet where it looks otherwise with the whole one, and how many elements it has.
 */
async function compare(page: Page): Promise<{ elements: number; differences: string[] }> {
  await page.evaluate(untilStill)
  const trimmed = await page.evaluateHandle(computedStyles)
  await page.evaluate(replaceSheet, untrimmed)
  await page.evaluate(untilStill)
  const whole = await page.evaluateHandle(computedStyles)
  const elements = await page.evaluate(() => document.querySelectorAll('body *').length)
  return { elements, differences: await page.evaluate(differences, [trimmed, whole] as const) }
}

/** States that need interaction after the page is opened. */
const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the login page with an open menu': async (page) => {
    await page.goto('/')
    await page.locator('button[aria-haspopup=menu]').first().click()
    await page.locator('[role=menu] [role^=menuitem]').first().waitFor()
  },
  'the login page after a refusal': async (page) => {
    await page.goto('/')
    await page.locator('button[type=submit]').click()
    await page.locator('input[aria-invalid=true]').first().waitFor()
  },
  'the alert of a weak password': async (page) => {
    await signInAs(page, 'weak')
    await page.goto('/#/some/guarded/page')
    await page.locator('[role=alertdialog]').waitFor()
  },
  'the administration': async (page) => {
    await signInAs(page, 'admin')
    await page.goto('/admin')
    await page.locator('h1').waitFor()
  },
  'the list of information': async (page) => {
    await signInAs(page, 'admin')
    await page.goto('/admin#/information')
    await page.locator('.document-row').first().waitFor()
  },
  'the preview of an item in the editor': async (page) => {
    await signInAs(page, 'admin')
    await page.goto('/admin#/information')
    await page.locator('.document-row-title').first().click()
    await page.getByRole('main').getByRole('button', { name: 'Preview' }).click()
    await page.locator('[role=dialog] .prose').waitFor()
  },
}

describe('the trimmed sheets contain every rule that an element needs', () => {
  it.each([null, 'learner'] as const)(
    'on every page opened by its address (%s)',
    async (who) => {
      const { page, close } = await portal.visit()
      try {
        if (who !== null) await signInAs(page, who)
        const faults: Record<string, string[]> = {}
        for (const { address } of addresses.filter((entry) => entry.who === who)) {
          // A fresh load: sheets loaded by other pages would hide a gap.
          await page.goto('about:blank')
          await page.goto(`/#${address}`)
          await settled(page)
          const found = await missed(page)
          if (found.length > 0) faults[address] = found
        }
        expect(faults).toEqual({})
      } finally {
        await close()
      }
    },
    120_000,
  )

  it.each(Object.entries(states))('in %s', async (_, arrive) => {
    const { page, close } = await portal.visit()
    try {
      await arrive(page)
      expect(await missed(page)).toEqual([])
    } finally {
      await close()
    }
  })

  it('although trimming removed thousands of declarations', async () => {
    const { page, close } = await portal.visit()
    try {
      await page.goto('/')
      await captchaShown(page)
      const said = new Set((await saidOn(page)).map(keyOf))
      expect(said.size).toBeGreaterThan(1000)
      expect(whole.filter((saying) => !said.has(keyOf(saying))).length).toBeGreaterThan(5000)
    } finally {
      await close()
    }
  })
})

/** The order of rules matters too, which only computed styles reveal. */
describe.each(['the login page with an open menu', 'the administration'])('%s', (name) => {
  it('looks the same with the trimmed sheet as with the whole one', async () => {
    const { page, close } = await portal.visit({
      lang: 'zh_CN',
      colorScheme: name === 'the administration' ? 'dark' : 'light',
    })
    try {
      await states[name]?.(page)
      const found = await compare(page)
      expect(found.elements).toBeGreaterThan(20)
      expect(found.differences).toEqual([])
    } finally {
      await close()
    }
  })
})
