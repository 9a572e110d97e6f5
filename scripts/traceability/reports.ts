import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as z from 'zod'

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
})

/** The database's name in the titles of tests that run on both. */
const engine = /^on (?:SQLite|PostgreSQL) /

/** A passed test: its full title, and its file from the root. */
export interface Passing {
  readonly file: string
  readonly title: string
}

/** The tests that passed wherever they ran; one that failed on either database counts as failed. */
export function passingTitles(folder: string): readonly Passing[] {
  const paths = globSync('*.json', { cwd: folder }).map((name) => join(folder, name))
  const tests = new Map<string, { readonly test: Passing; readonly statuses: Set<string> }>()
  for (const path of paths) {
    const parsed = report.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    for (const { name, assertionResults } of parsed.data?.testResults ?? []) {
      const file = name.replaceAll('\\', '/').replace(/^.*?\/(?=tests\/)/, '')
      for (const { fullName, status } of assertionResults) {
        const title = fullName.replace(engine, '')
        const key = `${file}\n${title}`
        const known = tests.get(key) ?? { test: { file, title }, statuses: new Set() }
        known.statuses.add(status)
        tests.set(key, known)
      }
    }
  }
  if (tests.size === 0) throw new Error(`There are no test reports in ${folder}: run npm test first`)
  const passed = [...tests.values()].filter(({ statuses }) => statuses.has('passed') && !statuses.has('failed'))
  return passed.map(({ test }) => test)
}
