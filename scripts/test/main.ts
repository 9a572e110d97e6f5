import { globSync, mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'

import { ensureChromium } from '../setup/chromium.ts'
import { ensurePostgresql } from '../setup/postgresql.ts'
import { seconds } from '../setup/progress.mjs'
import { readArguments } from './arguments.ts'
import type { Outcome } from './outcome.ts'
import { writeResult } from './result.ts'
import { lineOf, runStage } from './run-stage.ts'
import { schedule } from './schedule.ts'
import { stagesSince } from './since.ts'
import { deep, gate, reports, summaries } from './stages.ts'
import { tryAgain } from './try-again.ts'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

const { isDeep, since, stages: named } = readArguments(process.argv.slice(2))
const run = isDeep ? [...deep, ...summaries] : since === null ? gate : await stagesSince(since, say)
const unknown = named.filter((name) => !run.some((stage) => stage.name === name))
if (unknown.length > 0)
  throw new Error(`No such stage: ${unknown.join(', ')}. There are: ${run.map(({ name }) => name).join(', ')}`)
const chosen = run.filter(({ name }) => named.length === 0 || named.includes(name))

// `exit` also ends the stages still running.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130))

const started = performance.now()
mkdirSync(reports, { recursive: true })
// Reports of an earlier run would be taken for this one's; what the paths have covered is added to.
const kept = `${reports}/coverage.json`
if (named.length === 0) for (const left of globSync(`${reports}/*.json`)) if (left !== kept) rmSync(left)
if (chosen.some(({ inBrowser }) => inBrowser)) await ensureChromium()
const needsPostgresql = chosen.some(({ name }) => /^(?:api|paths)(?:-deep)?$/.test(name))
const withoutPostgresql = needsPostgresql ? await ensurePostgresql() : null

const isSummary = (name: string): boolean => summaries.some((stage) => stage.name === name)
const tests = chosen.filter(({ name }) => !isSummary(name))
const first = await schedule(tests, Math.min(2, availableParallelism()), runStage)
const outcomes: Outcome[] = []
for (const outcome of first) outcomes.push(await tryAgain(outcome, runStage))
const passes = (): boolean => outcomes.length === tests.length && outcomes.every(({ failed }) => failed === 0)
if (passes())
  outcomes.push(
    ...(await schedule(
      chosen.filter(({ name }) => isSummary(name)),
      1,
      runStage,
    )),
  )
summarise()

function summarise(): void {
  const sum = (of: (outcome: Outcome) => number): number => outcomes.reduce((total, outcome) => total + of(outcome), 0)
  const failed = sum((outcome) => outcome.failed)
  const skipped = sum((outcome) => outcome.skipped)
  const spent = performance.now() - started
  say('')
  for (const { name } of chosen) {
    const outcome = outcomes.find(({ stage }) => stage.name === name)
    say(outcome === undefined ? `- ${name.padEnd(14)} not run` : lineOf(outcome))
  }
  for (const title of outcomes.flatMap(({ unsteady }) => unsteady)) say(`unsteady: ${title}`)
  if (withoutPostgresql !== null)
    say(`The API tests and the paths over HTTP did not run on PostgreSQL: ${withoutPostgresql}.`)
  say(`Finished in ${seconds(spent)}.\n`)
  say(`${sum(({ passed }) => passed)} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  if (named.length === 0 && since === null) writeResult(isDeep ? 'deep' : 'gate', outcomes, spent / 1000)
  process.exitCode = failed > 0 ? 1 : 0
}
