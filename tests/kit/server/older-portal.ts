import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, inject } from 'vitest'
import { migrations, openDatabase, type Database } from '#server/database/open.ts'
import { EmbeddedDialect } from '#server/database/sqlite-dialect.ts'
import { createDatabase, dropDatabase } from '#tests/kit/postgres/databases.ts'
import type { Engine } from './portal.ts'

interface OlderPortal {
  /** An empty database as it was after a migration. @typeParam Before the tables that are written */
  readonly asOf: <Before>(migration: keyof typeof migrations) => Promise<Kysely<Before>>
  /** The same database, migrated to the present version. */
  readonly upgraded: () => Promise<Database>
}

/** A database of an older portal for each test, on one engine; it is removed after the test. */
export function olderPortal(engine: Engine): OlderPortal {
  const name = `portal_${randomUUID().replaceAll('-', '')}`
  let dataDir = ''
  let databaseUrl: string | null = null
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'portal-migration-'))
    databaseUrl = engine === 'SQLite' ? null : await createDatabase(inject('postgresServer')!, name, null)
  })
  afterEach(async () => {
    if (databaseUrl !== null) await dropDatabase(inject('postgresServer')!, name)
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    asOf: async <Before>(migration: keyof typeof migrations) => {
      const dialect =
        databaseUrl === null
          ? new EmbeddedDialect(join(dataDir, 'portal.sqlite'))
          : new PostgresDialect({ pool: new Pool({ connectionString: databaseUrl }) })
      const old = new Kysely<Before>({ dialect })
      const { error } = await new Migrator({
        db: old,
        provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
      }).migrateTo(migration)
      expect(error).toBeUndefined()
      return old
    },
    upgraded: () => openDatabase({ dataDir, databaseUrl }),
  }
}
