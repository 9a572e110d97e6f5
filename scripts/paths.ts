/**
 * `npm run paths [-- NAME … --layer=pure,http,browser --pairs --mutants --path=ID --headed]`: generates the paths of
 * every machine, walks them on every layer of its model, prints their coverage and writes it to
 * test-results/coverage.json, for the explorer, and to test-results/paths.html. Without arguments it walks everything,
 * and tries the mutants. Exits with 1 when a path fails, a goal is neither reached nor excepted, or a fault of a stored
 * lifecycle is not seen and has no reason.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { survivorReasons } from '#tests/kit/models/survivors.ts'
import { SERVER_ZONE } from '#tests/kit/zones.ts'
import { readFaults } from './faults/record.ts'
import { readArguments } from './paths/arguments.ts'
import { merged, readCoverage, recorded, writeCoverage } from './paths/coverage.ts'
import { explore } from './paths/explore.ts'
import { findModels, type FoundModel } from './paths/find-models.ts'
import { layerWords } from './paths/layer-names.ts'
import { openLayers } from './paths/open-layers.ts'
import { replayOf, reportPage, tableHead, tableRows } from './paths/report.ts'
import { testReport } from './paths/requirements.ts'
import { isWhole, runLayer, runModel, type Run, type RunOptions } from './paths/run.ts'
import { mutantWords, runMutants, type MutantRun } from './paths/survivors.ts'
import { eventNames, eventWords, placeOf } from './paths/words.ts'
import { findMachines } from './statecharts/machines.ts'

// Models and servers are loaded after this.
process.env.TZ = SERVER_ZONE

const root = resolve(import.meta.dirname, '..')
const say = (text: string): void => void process.stdout.write(`${text}\n`)

const machines = await findMachines(root)
const asked = readArguments(
  process.argv.slice(2),
  machines.map(({ name }) => name),
)
const models = await findModels(
  root,
  machines.filter(({ name }) => asked.names.includes(name)),
)
const options: RunOptions = { pairs: asked.pairs, only: asked.path }
const started = performance.now()

if (asked.path === null) say(tableHead())
const layers = await openLayers(models, asked)
const runs: Run[] = []
const mutants: MutantRun[] = []
try {
  for (const found of models) await walkEverywhere(found)
} finally {
  await layers.close()
}
if (asked.path !== null && runs.length === 0)
  throw new Error(`There is no path ${asked.path}. Paths change with their machine and model.`)
conclude()

async function walkEverywhere(found: FoundModel): Promise<void> {
  const pure = asked.layers.includes('pure') ? runModel(found, options) : null
  if (pure !== null) keep(pure)
  if (asked.mutants) keepMutants(runMutants(found, pure?.cover.exploration ?? explore(found.model), survivorReasons))
  if (layers.http !== null && found.model.layers.http !== undefined)
    keep(await runLayer(found, 'http', await found.model.layers.http(), layers.http, telling(found)))
  if (layers.browser !== null && found.model.layers.browser !== undefined)
    keep(await runLayer(found, 'browser', await found.model.layers.browser(), layers.browser, telling(found)))
}

/** With a single path, every event is logged as it is sent. */
function telling({ model }: FoundModel): RunOptions {
  const names = eventNames(model.machine)
  const tell = (event: string | null, place: string): void =>
    say(`${place}: ${event === null ? 'start' : (names.get(event) ?? event)}`)
  return asked.path === null ? options : { ...options, tell }
}

function keep(run: Run): void {
  if (asked.path === null) {
    runs.push(run)
    for (const text of tableRows(run, isWhole(run))) say(text)
    return
  }
  const found = run.cover.paths.find(({ id }) => id === asked.path)
  if (found === undefined) return
  runs.push(run)
  const names = eventNames(run.model.machine)
  say(`\n${run.name} ${found.id} ${layerWords[run.layer]}\n   ${placeOf(found.start.to)}`)
  for (const { event, to, effects } of found.steps)
    say(`-> ${eventWords(event, names)}\n   ${placeOf(to)}${effects.map((effect) => `\n     / ${effect}`).join('')}`)
  for (const { path, message } of run.failures) say(`failed: ${replayOf(run, path)}\n    ${message}`)
  if (run.failures.length > 0) process.exitCode = 1
  else say('It holds.')
}

function keepMutants(run: MutantRun): void {
  mutants.push(run)
  for (const complaint of run.complaints) say(`  ${complaint}`)
}

function conclude(): void {
  if (asked.path !== null) return
  if (mutants.length > 0) {
    for (const words of mutantWords(mutants)) say(words)
  }
  if (layers.withoutPostgresql) say('PostgreSQL is not installed: the paths over HTTP were walked on SQLite alone.')
  say(`Finished in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  const results = resolve(root, 'test-results')
  mkdirSync(results, { recursive: true })
  writeFileSync(resolve(results, `${asked.report}.html`), reportPage(runs, mutants, readFaults(root)))
  writeFileSync(resolve(results, `${asked.report}.json`), JSON.stringify(testReport(runs)))
  const names = machines.map(({ name }) => name)
  writeCoverage(root, merged(readCoverage(root), recorded(runs, mutants), names))
  say(`Every path with its steps: test-results/${asked.report}.html`)
  const holds = runs.every(isWhole) && mutants.every(({ complaints }) => complaints.length === 0)
  if (!holds) process.exitCode = 1
}
