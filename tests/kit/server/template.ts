import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/database/open.ts'
import { seedDemo } from '#server/demo-organisation/seed.ts'
import { TEMPLATE, createDatabase } from '../postgres/databases.ts'
import { startPrivatePostgres } from '../postgres/private-server.ts'
import { quickHash } from './quick-hash.ts'
import { START } from './test-clock.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of a seeded embedded database, to be copied. */
    sqliteTemplate: string
    /**
     * The address of the private PostgreSQL's own database, beside which a template holds the same; null: there is
     * none.
     */
    postgresServer: string | null
  }
}

/** Once per run: seeds a database of each engine; every test file takes a copy. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-api-'))
  const starting = startPrivatePostgres()
  await fill({ dataDir: folder, databaseUrl: null })
  const postgres = await starting
  if (postgres === null) {
    process.stderr.write('PostgreSQL is not installed: the API tests run on SQLite alone.\n')
  } else {
    await fill({ dataDir: folder, databaseUrl: await createDatabase(postgres.address('postgres'), TEMPLATE, null) })
  }
  project.provide('sqliteTemplate', folder)
  project.provide('postgresServer', postgres?.address('postgres') ?? null)
  return async () => {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fill(settings: { dataDir: string; databaseUrl: string | null }): Promise<void> {
  const db = await openDatabase(settings)
  await seedDemo(db, START, quickHash)
  await db.destroy()
}
