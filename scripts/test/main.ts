import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'

import { ensureChromium } from '../setup/chromium.ts'
import { ensurePostgresql } from '../setup/postgresql.ts'
import { seconds } from '../setup/progress.mjs'
import type { Outcome } from './outcome.ts'
import { revisionIn, stagesSince } from './since.ts'
import { lineOf, runStage } from './run-stage.ts'
import { schedule } from './schedule.ts'
import { reports, stages } from './stages.ts'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

const { revision, named } = revisionIn(process.argv.slice(2))
const unknown = named.filter((name) => !stages.some((stage) => stage.name === name))
if (unknown.length > 0) {
  throw new Error(`No such stage: ${unknown.join(', ')}. There are: ${stages.map(({ name }) => name).join(', ')}`)
}
const open = revision === null ? stages : await stagesSince(revision, say)
const chosen = open.filter(({ name }) => named.length === 0 || named.includes(name))
const has = (name: string): boolean => chosen.some((stage) => stage.name === name)

// `exit` also ends the stages still running.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130))

const started = performance.now()
mkdirSync(reports, { recursive: true })
if (has('e2e') || has('paths-browser')) await ensureChromium()
const withoutPostgresql = has('api') || has('paths') ? await ensurePostgresql() : null

const outcomes = await schedule(chosen, Math.min(2, availableParallelism()), runStage)
summarise(outcomes)

function summarise(ran: readonly Outcome[]): void {
  const sum = (of: (outcome: Outcome) => number): number => ran.reduce((total, outcome) => total + of(outcome), 0)
  const failed = sum((outcome) => outcome.failed)
  const skipped = sum((outcome) => outcome.skipped)
  say('')
  for (const stage of chosen) {
    const outcome = ran.find((one) => one.stage === stage)
    say(outcome === undefined ? `- ${stage.name.padEnd(14)} not run` : lineOf(outcome))
  }
  if (withoutPostgresql !== null)
    say(`The API tests and the paths over HTTP did not run on PostgreSQL: ${withoutPostgresql}.`)
  say(`Finished in ${seconds(performance.now() - started)}.\n`)
  say(`${sum(({ passed }) => passed)} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  process.exitCode = failed > 0 ? 1 : 0
}
