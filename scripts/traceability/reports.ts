import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as z from 'zod'

import { layers, projectOf, type Proof } from './evidence.ts'

const result = z.object({
  status: z.string(),
  /** Titles of the groups around the test. */
  ancestorTitles: z.array(z.string()),
  title: z.string(),
  meta: z.object({ layer: z.enum(layers).optional(), visited: z.array(z.string()).optional() }),
})
const report = z.object({ testResults: z.array(z.object({ name: z.string(), assertionResults: z.array(result) })) })

/** The database's name in the titles of tests that run on both. */
const engine = /^on (?:SQLite|PostgreSQL)$/

/** A passed test. */
export interface Passing extends Proof {
  readonly groups: readonly string[]
  readonly visited: readonly string[]
}

/** The tests that passed wherever they ran; one that failed on either database counts as failed. */
export function passingTests(folder: string): readonly Passing[] {
  const paths = globSync('*.json', { cwd: folder }).map((name) => join(folder, name))
  const tests = new Map<string, { readonly test: Passing; readonly statuses: Set<string> }>()
  for (const path of paths) {
    const parsed = report.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    for (const { name, assertionResults } of parsed.data?.testResults ?? []) {
      const file = name.replaceAll('\\', '/').replace(/^.*?\/(?=tests\/)/, '')
      for (const { ancestorTitles, title, status, meta } of assertionResults) {
        const groups = ancestorTitles.filter((group) => !engine.test(group))
        const { layer = projectOf(file), visited = [] } = meta
        const test = { file, groups, title, layer, isNamed: meta.layer !== undefined, visited }
        const key = [file, ...groups, title].join('\n')
        const known = tests.get(key) ?? { test, statuses: new Set() }
        known.statuses.add(status)
        tests.set(key, known)
      }
    }
  }
  if (tests.size === 0) throw new Error(`There are no test reports in ${folder}: run npm test first`)
  const passed = [...tests.values()].filter(({ statuses }) => statuses.has('passed') && !statuses.has('failed'))
  return passed.map(({ test }) => test)
}
