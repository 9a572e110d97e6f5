import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { TEMPLATE, createDatabase, dropDatabase } from '../postgres/databases.ts'
import { openPortal } from './open-portal.ts'
import type { TestParts, TestPortal } from './open-portal.ts'

export { CAPTCHA, HARD_CAPTCHA, type TestParts, type TestPortal } from './open-portal.ts'

export type Engine = 'SQLite' | 'PostgreSQL'

type OnEngine = (engine: Engine) => void

/** Runs tests on the embedded database and, in the deep run, on PostgreSQL. */
export function onEachEngine(tests: OnEngine): void {
  if (process.env.DEEP === '1') onBothEngines(tests)
  else describe('on SQLite', () => tests('SQLite'))
}

/**
 * Runs tests on the embedded database and, if installed, on PostgreSQL, in every run. For the core alone, where one
 * engine tells nothing of the other: opening and migrating a database, the door of all lifecycles with its effects,
 * whatever takes a lock on a row or meets a constraint together with another request, the search for courses, signals
 * between processes.
 */
export function onBothEngines(tests: OnEngine): void {
  describe('on SQLite', () => tests('SQLite'))
  describe.skipIf(inject('postgresServer') === null)('on PostgreSQL', () => tests('PostgreSQL'))
}

/** A portal shared by all tests of a group; the returned function gives it once they run. */
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

/** Starts a portal; closed by the caller. */
export async function startPortal(engine: Engine, parts: TestParts = {}): Promise<TestPortal> {
  const { settings, remove } = await freshDatabase(engine)
  const portal = await openPortal(settings, parts)
  const close = async (): Promise<void> => {
    await portal.close()
    await remove()
  }
  return { ...portal, close }
}

/** The settings of a copy of the engine’s template. */
export async function freshDatabase(
  engine: Engine,
): Promise<{ settings: Record<string, string>; remove: () => Promise<void> }> {
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
  return {
    settings: { DATA_DIR: folder, DATABASE_URL: await createDatabase(server, name, TEMPLATE) },
    remove: removeBoth,
  }
}
