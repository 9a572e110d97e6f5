import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Database } from '#server/database/open.ts'
import { storeDemoFiles } from '#server/demo-organisation/files.ts'
import { seedDemo } from '#server/demo-organisation/seed.ts'
import type { FileStore } from '#server/file/store.ts'

import { quickHash } from '../server/quick-hash.ts'

/** A data folder that holds the demo organisation, to be copied. */
export interface Template {
  readonly folder: string
  /** When it was filled, in milliseconds: its days are told from then. */
  readonly filledAt: number
}

let template: Template | null = null

/** From now on, new data folders begin as copies of this one. */
export function beginWith(filled: Template): void {
  template = filled
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** A new data folder: a copy of the template if that is of the same day, else empty. */
export function newDataDir(now: number): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-e2e-'))
  if (template !== null && dayOf(template.filledAt) === dayOf(now)) {
    cpSync(template.folder, dataDir, { recursive: true })
  }
  return dataDir
}

/** Fills in the demo organisation, as far as it is not there yet. */
export async function fillIn(db: Database, files: FileStore, now: number): Promise<void> {
  await seedDemo(db, new Date(now), quickHash)
  await storeDemoFiles(files)
}
