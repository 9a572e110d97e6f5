import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright'

import type { LanguageCode } from '#i18n/locales.ts'
import { buildApp } from '#server/app.ts'
import { openDatabase, type Database } from '#server/database/open.ts'
import { demoAccounts } from '#server/demo/accounts.ts'
import { storeDemoFiles } from '#server/demo-organisation/files.ts'
import { seedDemo } from '#server/demo-organisation/seed.ts'
import type { FileStore } from '#server/file/store.ts'
import type { Signals } from '#server/signal/signals.ts'
import { md5Of } from '#server/session/password.ts'
import { readSettings } from '#server/settings.ts'

import { launchBrowser } from './browser.ts'
import { unlimited } from '../server/unlimited.ts'
import { watchRequests } from './standing.ts'
import { keepVisits } from './visits.ts'

export interface Visitor {
  readonly page: Page
  /** The browser's console messages above debug level, and all uncaught errors. */
  readonly complaints: string[]
  close(): Promise<void>
}

export interface PortalUnderTest {
  readonly address: string
  readonly db: Database
  readonly files: FileStore
  readonly signals: Pick<Signals, 'tell'>
  /** The server's time. */
  now(): Date
  /** Advances the server's clock. */
  pass(milliseconds: number): void
  /** A fresh browser profile. `lang` is its stored language; null: none. */
  visit(options?: BrowserContextOptions & { lang?: LanguageCode | null }): Promise<Visitor>
  close(): Promise<void>
}

/** The answer of every picture of this server, in normalised form. */
export const CAPTCHA_ANSWER = 'CFKL'
const SPOKEN_ANSWER = '123456'

/** The built portal with its own database, fake clock and fixed captchas, and a real browser. */
export async function startPortalUnderTest(environment: Record<string, string> = {}): Promise<PortalUnderTest> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-e2e-'))
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir, ...environment })
  const db = await openDatabase(settings)
  let now = Date.now()
  await seedDemo(db, new Date(now))
  const { http, portal } = await buildApp({
    settings,
    database: db,
    clock: { now: () => new Date(now) },
    newAnswer: (kind) => (kind === 'audio' ? SPOKEN_ANSWER : CAPTCHA_ANSWER),
    limits: unlimited,
    log: { level: 'silent' },
    // `PORTAL_DIST` selects another build.
    ...(process.env.PORTAL_DIST !== undefined && { webRoot: process.env.PORTAL_DIST }),
    checkAnswers: true,
  })
  await storeDemoFiles(portal.files)
  await http.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`
  const browser: Browser = await launchBrowser()
  return {
    address,
    db,
    files: portal.files,
    signals: portal.signals,
    now: () => new Date(now),
    pass: (milliseconds) => {
      now += milliseconds
    },
    async visit({ lang = 'en_US', ...options } = {}) {
      const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce', ...options })
      if (lang !== null) {
        // Only if none is stored: a language chosen later must persist.
        await context.addInitScript((code) => {
          // An empty page has no storage.
          if (location.protocol !== 'about:' && localStorage.getItem('lang') === null) {
            localStorage.setItem('lang', code)
          }
        }, lang)
      }
      // Shorter than the test's time-out, so that the failing step is reported.
      context.setDefaultTimeout(8000)
      watchRequests(context)
      keepVisits(context)
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error.stack ?? error)))
      return { page, complaints, close: () => context.close() }
    },
    async close() {
      await browser.close()
      http.server.closeAllConnections()
      await http.close()
      await db.destroy()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type DemoName = 'learner' | 'leader' | 'committee' | 'headmaster' | 'school' | 'teacher' | 'admin' | 'weak'

/** The password of a demo account. */
export function passwordOf(name: DemoName): string {
  const account = demoAccounts.find((entry) => entry.name === name)
  if (account === undefined) throw new Error(`No demo account ${name}`)
  return account.password
}

/** Waits for the picture: an answer typed earlier would belong to the previous one. */
export const captchaShown = (page: Page): Promise<void> => page.locator('.captcha-picture[aria-busy=false]').waitFor()

/** Fills the sign-in form in and sends it. */
export async function submitSignIn(page: Page, user: string, password: string, vcode = CAPTCHA_ANSWER): Promise<void> {
  await captchaShown(page)
  await page.locator('[name=user]').fill(user)
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=vcode]').fill(vcode)
  await page.locator('form [type=submit]').click()
}

const home = (page: Page): Promise<void> => page.locator('[data-home=personal] h1').waitFor()

/** Signs a demo account in by the form, and waits for home. */
export async function signInByForm(page: Page, name: DemoName): Promise<void> {
  await page.goto('/')
  await submitSignIn(page, name, passwordOf(name))
  await page.waitForURL('**/#/index')
  await home(page)
}

/**
 * Signs a demo account in by the calls that the form makes, which is quicker, and opens an address of the portal or of
 * the administration; waits for home alone.
 */
export async function signInAs(page: Page, name: DemoName, address = '/#/index'): Promise<void> {
  const authorization = `Basic ${Buffer.from(`${name}:${md5Of(passwordOf(name))}`).toString('base64')}`
  await page.request.get('/user/captcha?kind=picture')
  await page.request.get('/user', { params: { captcha: CAPTCHA_ANSWER }, headers: { authorization } })
  const token = (await page.context().cookies()).find((cookie) => cookie.name === 'XSRF-TOKEN')?.value
  if (token === undefined) throw new Error(`${name} could not sign in`)
  // From a portal address, another one would be no new document.
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  // Before any code of the portal, and only once: a token removed by the portal must stay removed.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  const source = `localStorage.setItem('token', ${JSON.stringify(token)})`
  const { identifier } = await devtools.send('Page.addScriptToEvaluateOnNewDocument', { source })
  await page.goto(address)
  await devtools.send('Page.removeScriptToEvaluateOnNewDocument', { identifier })
  await devtools.detach()
  if (address === '/#/index') await home(page)
}

/** The current local storage. */
export const storageOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>)
