/**
 * `npm run traceability [-- --check] [--reports FOLDER] [--to FILE]`: writes test-results/traceability.md from the
 * register and the reports of the last test runs: which tests show what. With --check, after a run of everything, it
 * ends with 1 where the tests that passed show less than the lists say, such as a route that no browser has visited.
 */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { verdictsOf } from './traceability/evidence.ts'
import { readLists } from './traceability/read-lists.ts'
import { renderTraceability } from './traceability/render.ts'
import { passingTests } from './traceability/reports.ts'
import { differencesOf } from './traceability/standings.ts'

const { check, reports, to } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    reports: { type: 'string', default: 'test-results' },
    to: { type: 'string', default: 'test-results/traceability.md' },
  },
}).values

const lists = readLists(resolve(import.meta.dirname, '..'))
const { register, partial } = lists
const verdicts = verdictsOf(register, partial, passingTests(reports))
writeFileSync(to, renderTraceability(register, verdicts))
process.stdout.write(`Which tests prove which requirement: ${to}\n`)
if (check) {
  const differences = differencesOf(lists, verdicts)
  for (const difference of differences) process.stderr.write(`${difference}\n`)
  if (differences.length > 0) process.exitCode = 1
}
