import type { Page } from 'playwright'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { signInAs, startPortalUnderTest, type PortalUnderTest } from './portal-under-test.ts'

let portal: PortalUnderTest
let untrimmed = ''

/** The sheet of the browser app as development shows it: nothing trimmed. */
async function wholeSheet(): Promise<string> {
  const result = await build({ logLevel: 'error', configFile: false, build: { write: false, rolldownOptions: { input: ['index.html', 'admin.html'] } } })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  const sheets = output.filter(({ fileName }) => fileName.endsWith('.css')) as Rolldown.OutputAsset[]
  return sheets.map(({ source }) => String(source)).join('\n')
}

beforeAll(async () => {
  ;[portal, untrimmed] = await Promise.all([startPortalUnderTest(), wholeSheet()])
})
afterAll(() => portal.close())

type Styles = Record<string, Record<string, string>>

interface Compared extends Window {
  /** The elements of the first look: more may come, which the second is not to take for others. */
  compared?: Element[]
}

/** Runs in the page: every property of every element as the browser computed it, and of its ::before and ::after. */
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

/** Runs in the page: waits for transitions, and for what finds its place only after it was drawn, as menus do. */
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

/** Runs in the page: puts a sheet in the place of the page's own. */
function replaceSheet(text: string): void {
  const sheet = document.createElement('style')
  sheet.textContent = text
  const links = document.querySelectorAll('link[rel=stylesheet]')
  links[0]?.replaceWith(sheet)
  for (const link of links) link.remove()
}

/** Runs in the page: one line a property that is not the same. */
function differences([trimmed, whole]: readonly [Styles, Styles]): string[] {
  return Object.keys({ ...trimmed, ...whole }).flatMap((what) =>
    Object.entries(whole[what] ?? { element: 'there' })
      .filter(([name, value]) => trimmed[what]?.[name] !== value)
      .map(([name, value]) => `${what} ${name}: ${value} became ${trimmed[what]?.[name] ?? 'nothing'}`),
  )
}

/** How the page looks with the trimmed sheet where it looks otherwise with the whole one, and how many elements it has. */
async function compare(page: Page): Promise<{ elements: number; differences: string[] }> {
  await page.evaluate(untilStill)
  const trimmed = await page.evaluateHandle(computedStyles)
  await page.evaluate(replaceSheet, untrimmed)
  await page.evaluate(untilStill)
  const whole = await page.evaluateHandle(computedStyles)
  const elements = await page.evaluate(() => document.querySelectorAll('body *').length)
  return { elements, differences: await page.evaluate(differences, [trimmed, whole] as const) }
}

const sights: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the login page': async (page) => {
    await page.goto('/')
    await page.locator('form').waitFor()
  },
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
  'the page of password retrieval': async (page) => {
    await page.goto('/#/retrieve')
    await page.locator('form').waitFor()
  },
  'the first page after signing in': (page) => signInAs(page, 'learner'),
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
}

/** Home has hundreds of elements, each with hundreds of properties: one skin has to do for what stands over it. */
const large = ['the first page after signing in', 'the alert of a weak password']

describe.each(Object.entries(sights))('%s', (name, arrive) => {
  it.each(large.includes(name) ? (['light'] as const) : (['light', 'dark'] as const))('looks the same with the trimmed sheet as with the whole one, %s', async (colorScheme) => {
    const { page, close } = await portal.visit({ lang: 'zh_CN', colorScheme })
    try {
      await arrive(page)
      const found = await compare(page)
      expect(found.elements).toBeGreaterThan(20)
      expect(found.differences).toEqual([])
    } finally {
      await close()
    }
  })
})
