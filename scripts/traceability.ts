/**
 * `npm run traceability [-- --reports FOLDER] [--to FILE]`: writes test-results/traceability.md from the register and
 * the reports of the last test runs: what each requirement is proven by. With another folder or file it says what some
 * reports show.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { parsePartial, parseRegister } from './traceability/register.ts'
import { renderTraceability } from './traceability/render.ts'
import { passingTests } from './traceability/reports.ts'

const { reports, to } = parseArgs({
  options: {
    reports: { type: 'string', default: 'test-results' },
    to: { type: 'string', default: 'test-results/traceability.md' },
  },
}).values

const register = parseRegister(readFileSync('docs/requirements.tsv', 'utf8'))
const partial = parsePartial(readFileSync('docs/partial.tsv', 'utf8'))
writeFileSync(to, renderTraceability(register, partial, passingTests(reports)))
process.stdout.write(`Which tests prove which requirement: ${to}\n`)
