/**
 * `npm run traceability [-- --check] [--reports FOLDER] [--to FILE]`: writes docs/traceability.md from the register and
 * the reports of the last complete, passing test run; with --check it fails if the committed file is out of date. With
 * another folder or file it says what some reports show, without touching the documentation.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { parsePartial, parseRegister } from './traceability/register.ts'
import { renderTraceability } from './traceability/render.ts'
import { passingTests } from './traceability/reports.ts'

const { check, reports, to } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    reports: { type: 'string', default: 'test-results' },
    to: { type: 'string', default: 'docs/traceability.md' },
  },
}).values

const register = parseRegister(readFileSync('docs/requirements.tsv', 'utf8'))
const partial = parsePartial(readFileSync('docs/partial.tsv', 'utf8'))
const expected = renderTraceability(register, partial, passingTests(reports))

if (!check) {
  writeFileSync(to, expected)
  process.stdout.write(`${to} written\n`)
} else if (readFileSync(to, 'utf8') === expected) {
  process.stdout.write(`${to} is what the tests show\n`)
} else {
  process.stderr.write(`${to} is not what the tests show. Run: npm run traceability\n`)
  process.exitCode = 1
}
