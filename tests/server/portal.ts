import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { buildApp } from '#server/app.ts'
import type { App, AppParts } from '#server/app.ts'
import { PICTURE_ALPHABET } from '#server/captcha/challenge.ts'
import { openDatabase } from '#server/database/open.ts'
import type { Database } from '#server/database/open.ts'
import { defaultLimits } from '#server/http/security.ts'
import type { Limits } from '#server/http/security.ts'
import type { Letter } from '#server/messages/outbox.ts'
import { readSettings } from '#server/settings.ts'
import { TEMPLATE, createDatabase, dropDatabase } from '../postgres/databases.ts'
import { testClock } from './test-clock.ts'
import type { TestClock } from './test-clock.ts'

export type Engine = 'SQLite' | 'PostgreSQL'

/** The answer of every captcha of these servers, for the picture and for the sound. */
export const CAPTCHA = { picture: PICTURE_ALPHABET.slice(0, 4), audio: '314159' }
export const unlimited = Object.fromEntries(Object.keys(defaultLimits).map((name) => [name, null])) as unknown as Limits

/** A whole portal on a database of its own with the demo organisation, with a clock and captchas that the test knows. */
export interface TestPortal extends App {
  readonly db: Database
  readonly clock: TestClock
  /** What the senders were given, where the test has not brought its own. */
  readonly letters: Pick<Letter, 'target' | 'subject' | 'body'>[]
  close(): Promise<void>
}

export interface TestParts extends Partial<Omit<AppParts, 'settings' | 'database' | 'clock'>> {
  /** Settings as environment variables. */
  environment?: Record<string, string>
}

/** Runs tests on SQLite and, where there is one, on PostgreSQL. */
export function onEachEngine(tests: (engine: Engine) => void): void {
  describe('on SQLite', () => tests('SQLite'))
  describe.skipIf(inject('postgresServer') === null)('on PostgreSQL', () => tests('PostgreSQL'))
}

/** A portal for all tests of a group; the answer gives it once they run. */
export function portalFor(engine: Engine, parts: TestParts = {}): () => TestPortal {
  let portal: TestPortal | null = null
  beforeAll(async () => {
    portal = await startPortal(engine, parts)
  })
  afterAll(() => portal?.close())
  return () => {
    if (portal === null) throw new Error('The portal has not started yet')
    return portal
  }
}

/** Starts a portal; it is its caller's to close. */
export async function startPortal(engine: Engine, { environment = {}, ...parts }: TestParts = {}): Promise<TestPortal> {
  const { settings: where, remove } = await freshDatabase(engine)
  const settings = readSettings({ NODE_ENV: 'test', ...where, ...environment })
  const db = await openDatabase(settings)
  const clock = testClock()
  const letters: TestPortal['letters'] = []
  const keeping = { send: (letter: TestPortal['letters'][number]) => Promise.resolve(void letters.push(letter)), close: () => undefined }
  const app = await buildApp({
    settings,
    database: db,
    clock,
    newAnswer: (kind) => CAPTCHA[kind],
    senders: { sms: keeping, email: keeping },
    limits: unlimited,
    log: { level: 'silent' },
    webRoot: join(tmpdir(), 'no-such-folder'),
    checkAnswers: true,
    ...parts,
  })
  await app.http.ready()
  const close = async (): Promise<void> => {
    await app.http.close()
    await db.destroy()
    await remove()
  }
  return { ...app, db, clock, letters, close }
}

/** A copy of the engine's template. */
async function freshDatabase(engine: Engine): Promise<{ settings: Record<string, string>; remove: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'))
  const remove = (): Promise<void> => {
    rmSync(folder, { recursive: true, force: true })
    return Promise.resolve()
  }
  if (engine === 'SQLite') {
    copyFileSync(join(inject('sqliteTemplate'), 'portal.sqlite'), join(folder, 'portal.sqlite'))
    return { settings: { DATA_DIR: folder }, remove }
  }
  const server = inject('postgresServer') ?? ''
  const name = `portal_${randomUUID().replaceAll('-', '')}`
  const removeBoth = async (): Promise<void> => {
    await dropDatabase(server, name)
    await remove()
  }
  return { settings: { DATA_DIR: folder, DATABASE_URL: await createDatabase(server, name, TEMPLATE) }, remove: removeBoth }
}
