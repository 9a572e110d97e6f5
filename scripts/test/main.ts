import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'

import { ensureChromium } from '../setup/chromium.ts'
import { ensurePostgresql } from '../setup/postgresql.ts'
import { seconds } from '../setup/progress.mjs'
import { readArguments } from './arguments.ts'
import type { Outcome } from './outcome.ts'
import { resultOf, revisionNow, writeResult } from './result.ts'
import { lineOf, runStage } from './run-stage.ts'
import { schedule } from './schedule.ts'
import { stagesSince } from './since.ts'
import { deep, gate, reports, summaries, type Stage } from './stages.ts'
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
const revision = revisionNow()
const isWhole = named.length === 0 && since === null
mkdirSync(reports, { recursive: true })
if (named.length === 0) forget()
if (chosen.some(({ inBrowser }) => inBrowser)) await ensureChromium()
const needsPostgresql = chosen.some(({ name }) => /^(?:api|paths)(?:-deep)?$/.test(name))
const withoutPostgresql = needsPostgresql ? await ensurePostgresql() : null

const isSummary = ({ name }: Stage): boolean => summaries.some((stage) => stage.name === name)
const tests = chosen.filter((stage) => !isSummary(stage))
const outcomes: Outcome[] = []
for (const outcome of await schedule(tests, Math.min(2, availableParallelism()), runStage))
  outcomes.push(await tryAgain(outcome, runStage))
const passes = (of: readonly Stage[]): boolean =>
  of.every((stage) => outcomes.some((outcome) => outcome.stage === stage && outcome.failed === 0))
if (passes(tests)) outcomes.push(...(await schedule(chosen.filter(isSummary), 1, runStage)))
summarise()

/** Reports of an earlier run would be taken for this one's; what the gate's paths have covered is added to. */
function forget(): void {
  const kept = isDeep ? [resultOf(false)] : [resultOf(true), `${reports}/coverage.json`]
  for (const left of readdirSync(reports).map((name) => `${reports}/${name}`))
    if (left.endsWith('.json') && !kept.includes(left)) rmSync(left)
}

function summarise(): void {
  const sum = (of: (outcome: Outcome) => number): number => outcomes.reduce((total, outcome) => total + of(outcome), 0)
  const skipped = sum((outcome) => outcome.skipped)
  const lacksEngine = isDeep && withoutPostgresql !== null
  const isGood = passes(chosen) && !lacksEngine
  const failed = isGood
    ? 0
    : Math.max(
        1,
        sum((outcome) => outcome.failed),
      )
  const milliseconds = performance.now() - started
  say('')
  for (const stage of chosen) {
    const outcome = outcomes.find((one) => one.stage === stage)
    say(outcome === undefined ? `- ${stage.name.padEnd(14)} not run` : lineOf(outcome))
  }
  for (const title of outcomes.flatMap(({ unsteady }) => unsteady)) say(`unsteady: ${title}`)
  if (withoutPostgresql !== null) say(`Nothing ran on PostgreSQL: ${withoutPostgresql}.`)
  if (lacksEngine) say('The deep run is of both engines: it fails without PostgreSQL.')
  say(`Finished in ${seconds(milliseconds)}.\n`)
  say(`${sum(({ passed }) => passed)} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  const result = { isDeep, outcomes, passes: isGood, seconds: milliseconds / 1000, revision, withoutPostgresql }
  if (isWhole) writeResult(result)
  process.exitCode = isGood ? 0 : 1
}
