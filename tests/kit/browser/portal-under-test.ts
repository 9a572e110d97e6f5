import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'

import { buildApp } from '#server/app.ts'
import { openDatabase, type Database } from '#server/database/open.ts'
import { demoAccounts } from '#server/demo/accounts.ts'
import type { FileStore } from '#server/file/store.ts'
import type { Signals } from '#server/signal/signals.ts'
import { readSettings } from '#server/settings.ts'

import { quickHash } from '../server/quick-hash.ts'
import { unlimited } from '../server/unlimited.ts'
import { borrowBrowser } from './browser.ts'
import { fillIn, newDataDir } from './demo-data.ts'
import { profilesAt, type ProfileOptions, type Visitor } from './profiles.ts'
import { keepPlace, openSession } from './sessions.ts'

export type { Visitor }

export interface PortalUnderTest {
  readonly address: string
  readonly db: Database
  readonly files: FileStore
  readonly signals: Pick<Signals, 'tell'>
  /** The server's time. */
  now(): Date
  /** Advances the server's clock. */
  pass(milliseconds: number): void
  /** A visitor with an empty browser profile. */
  visit(options?: ProfileOptions): Promise<Visitor>
  close(): Promise<void>
}

/** The answer of every picture of this server, in normalised form. */
export const CAPTCHA_ANSWER = 'CFKL'
const SPOKEN_ANSWER = '123456'

/** The built portal with its own database, fake clock and fixed captchas, and a real browser. */
export async function startPortalUnderTest(environment: Record<string, string> = {}): Promise<PortalUnderTest> {
  let now = Date.now()
  const dataDir = newDataDir(now)
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir, ...environment })
  const db = await openDatabase(settings)
  const { http, portal } = await buildApp({
    settings,
    database: db,
    clock: { now: () => new Date(now) },
    newAnswer: (kind) => (kind === 'audio' ? SPOKEN_ANSWER : CAPTCHA_ANSWER),
    limits: unlimited,
    hashCost: quickHash,
    log: { level: 'silent' },
    // `PORTAL_DIST` selects another build.
    ...(process.env.PORTAL_DIST !== undefined && { webRoot: process.env.PORTAL_DIST }),
    checkAnswers: true,
  })
  await fillIn(db, portal.files, now)
  await http.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`
  const { browser, giveBack } = await borrowBrowser()
  const profiles = profilesAt(address, browser, (context, at) => keepPlace(context, { portal, address: at }))
  return {
    address,
    db,
    files: portal.files,
    signals: portal.signals,
    now: () => new Date(now),
    pass: (milliseconds) => {
      now += milliseconds
    },
    visit: profiles.visit,
    async close() {
      await profiles.close()
      await giveBack()
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
 * Opens an address of the portal or of the administration with a new session of a demo account, without signing in;
 * waits for home alone.
 */
export async function signInAs(page: Page, name: DemoName, address = '/#/index'): Promise<void> {
  const token = await openSession(page.context(), name, await page.evaluate(() => navigator.userAgent))
  if (page.url() !== 'about:blank') {
    // The portal takes the token from its cookie only where it has none.
    await page.evaluate((value) => localStorage.setItem('token', value), token)
    // From a portal address, another one would be no new document.
    await page.goto('about:blank')
  }
  await page.goto(address)
  if (address === '/#/index') await home(page)
}

/** The current local storage. */
export const storageOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>)
