/**
 * `npm run traceability [-- --check]`: writes docs/traceability.md from the register and the reports of the last
 * complete, passing test run; with --check it fails if the committed file is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs'

import { passingTitles } from './traceability/reports.ts'
import { parseRegister } from './traceability/register.ts'
import { renderTraceability } from './traceability/render.ts'

const file = 'docs/traceability.md'

const register = parseRegister(readFileSync('docs/requirements.tsv', 'utf8'))
const expected = renderTraceability(register, passingTitles('test-results'))

if (!process.argv.includes('--check')) {
  writeFileSync(file, expected)
  process.stdout.write(`${file} written\n`)
} else if (readFileSync(file, 'utf8') === expected) {
  process.stdout.write(`${file} is what the tests show\n`)
} else {
  process.stderr.write(`${file} is not what the tests show. Run: npm run traceability\n`)
  process.exitCode = 1
}
