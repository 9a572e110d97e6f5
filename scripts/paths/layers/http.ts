import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { seedDemo } from '#server/demo-organisation/seed.ts'
import { openDatabase } from '#server/database/open.ts'

import { createDatabase } from '#tests/kit/postgres/databases.ts'
import { startPrivatePostgres, type PrivatePostgres } from '#tests/kit/postgres/private-server.ts'
import { openPortal, type TestPortal } from '#tests/kit/server/open-portal.ts'
import { quickHash } from '#tests/kit/server/quick-hash.ts'
import { START } from '#tests/kit/server/test-clock.ts'
import { signedIn, type Visitor } from '#tests/kit/server/visitor.ts'

/** The real server on one of the database engines, with the demo organisation and a controlled clock. */
export interface HttpStage {
  readonly engine: 'SQLite' | 'PostgreSQL'
  readonly portal: TestPortal
  /** The signed-in client of a demo user; the same one for every request. */
  person(name: string): Promise<Visitor>
  close(): Promise<void>
}

/** Opens the server on each available engine; a private PostgreSQL is skipped where it is not installed. */
export async function openHttpStages(): Promise<readonly HttpStage[]> {
  const [sqlite, postgres] = await Promise.all([openOn('SQLite', null), startPrivatePostgres()])
  return postgres === null ? [sqlite] : [sqlite, await openOn('PostgreSQL', postgres)]
}

async function openOn(engine: HttpStage['engine'], server: PrivatePostgres | null): Promise<HttpStage> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-paths-'))
  const databaseUrl = server === null ? null : await createDatabase(server.address('postgres'), 'portal_paths', null)
  const db = await openDatabase({ dataDir: folder, databaseUrl })
  await seedDemo(db, START, quickHash)
  await db.destroy()
  const portal = await openPortal({ DATA_DIR: folder, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) })
  const people = new Map<string, Promise<Visitor>>()
  return {
    engine,
    portal,
    person(name) {
      const known = people.get(name) ?? signedIn(portal, name)
      people.set(name, known)
      return known
    },
    async close() {
      await portal.close()
      await server?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
