import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openDatabase, type Database } from '#server/database/open.ts'

import { createDatabase } from '#tests/kit/postgres/databases.ts'
import { startPrivatePostgres } from '#tests/kit/postgres/private-server.ts'
import type { Figure } from './figure.ts'

interface Compared<Size> {
  readonly many: Size
  readonly few: Size
  fill(db: Database, size: Size): Promise<void>
  figuresOf(engine: 'sqlite' | 'pg', large: Database, small: Database): Promise<readonly Figure[]>
}

/** Figures of a large database against a small one, on both engines; the databases are removed. */
export async function onBothEngines<Size>({ many, few, fill, figuresOf }: Compared<Size>): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const server = await startPrivatePostgres()
  if (server === null) throw new Error('PostgreSQL is not installed')
  const opened: Database[] = []
  const open = async (size: Size, settings: Parameters<typeof openDatabase>[0]): Promise<Database> => {
    const db = await openDatabase(settings)
    opened.push(db)
    await fill(db, size)
    return db
  }
  try {
    const embedded = (name: string) => ({ dataDir: join(folder, name), databaseUrl: null })
    const served = async (name: string) => ({
      dataDir: folder,
      databaseUrl: await createDatabase(server.address('postgres'), name, null),
    })
    return [
      ...(await figuresOf('sqlite', await open(many, embedded('many')), await open(few, embedded('few')))),
      ...(await figuresOf('pg', await open(many, await served('many')), await open(few, await served('few')))),
    ]
  } finally {
    for (const db of opened) await db.destroy()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
