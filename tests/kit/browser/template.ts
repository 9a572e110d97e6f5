import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'

import { openDatabase } from '#server/database/open.ts'
import { createFileStore } from '#server/file/store.ts'
import { readSettings } from '#server/settings.ts'

import { fillIn, newDataDir, type Template } from './demo-data.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    demoTemplate: Template
  }
}

/** Once per run: fills a data folder; every portal takes a copy. */
export default async function setUp(project: TestProject): Promise<() => void> {
  const filledAt = Date.now()
  const folder = newDataDir(filledAt)
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: folder })
  const db = await openDatabase(settings)
  const files = createFileStore(settings.filesUrl)
  await fillIn(db, files, filledAt)
  files.close()
  await db.destroy()
  project.provide('demoTemplate', { folder, filledAt })
  return () => rmSync(folder, { recursive: true, force: true })
}
