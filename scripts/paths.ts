/**
 * `npm run paths [-- NAME … --layer=pure --path=ID --depth=pairs --mutants]`: makes the paths of every machine, walks
 * them, prints machine by layer by edges and writes test-results/paths.html. A full run records its coverage in
 * docs/statecharts/coverage.json. Ends with 1 when a path fails or a goal is not reached.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { readArguments } from './paths/arguments.ts'
import { eventNames, eventWords, recorded, writeCoverage } from './paths/coverage.ts'
import { findModels } from './paths/find-models.ts'
import { edgeCount, goalCount, placeOf, reportPage, stepCount } from './paths/report.ts'
import { isWhole, runModel, survivors, type Run } from './paths/run.ts'
import { findMachines } from './statecharts/machines.ts'

const root = resolve(import.meta.dirname, '..')
const say = (text: string): void => void process.stdout.write(`${text}\n`)

const all = await findModels(root, await findMachines(root))
const { models, layer, path, depth, mutants, isFull } = readArguments(process.argv.slice(2), all)

say(line(['machine', 'layer', 'edges', 'goals', 'paths', 'steps', 'situations', '']))
const runs = models.map((found) => {
  const run = runModel(found, { depth })
  const edges = edgeCount(run)
  const goals = goalCount(run)
  const { paths, situations } = run.cover
  const cells = [
    `${edges.taken}/${edges.all}`,
    `${goals.reached}/${goals.all}`,
    paths.length,
    stepCount(run),
    situations,
  ]
  say(line([run.name, layer, ...cells, isWhole(run) ? 'ok' : 'NOT WHOLE']))
  for (const complaint of complaintsOf(run)) say(`  ${complaint}`)
  if (mutants) {
    const { tried, unseen } = survivors(found, paths)
    say(`  ${tried - unseen.length} of ${tried} faults seen${unseen.map((fault) => `\n    unseen: ${fault}`).join('')}`)
  }
  return run
})
if (path !== null) replay(path)

mkdirSync(resolve(root, 'test-results'), { recursive: true })
writeFileSync(resolve(root, 'test-results/paths.html'), reportPage(runs, layer))
if (isFull) {
  mkdirSync(resolve(root, 'docs/statecharts'), { recursive: true })
  writeCoverage(root, Object.fromEntries(runs.map((run) => [run.name, recorded(run)])))
}
if (!runs.every(isWhole)) process.exitCode = 1

function complaintsOf({ name, cover, failures }: Run): readonly string[] {
  return [
    ...cover.missing.map((goal) => `not reached: ${goal.id}`),
    ...cover.unfounded.map((id) => `the model's exception holds for nothing: ${id}`),
    ...failures.map(
      ({ path: { id }, message }) =>
        `failed: npm run paths -- ${name} --path=${id}\n    ${message.replaceAll('\n', '\n    ')}`,
    ),
  ]
}

function replay(id: string): void {
  const run = runs.find(({ cover }) => cover.paths.some((candidate) => candidate.id === id))
  const found = run?.cover.paths.find((candidate) => candidate.id === id)
  if (run === undefined || found === undefined)
    throw new Error(`There is no path ${id}. Paths change with their machine and model.`)
  const names = eventNames(run.model.machine)
  say(`\n${run.name} ${id}\n   ${placeOf(found.start.to)}`)
  for (const { event, to, effects } of found.steps) {
    say(`-> ${eventWords(event, names)}\n   ${placeOf(to)}${effects.map((effect) => `\n     / ${effect}`).join('')}`)
  }
}

function line(cells: readonly (string | number)[]): string {
  const widths = [14, 6, 8, 8, 6, 6, 11, 0]
  return cells
    .map((cell, index) => String(cell).padEnd(widths[index] ?? 0))
    .join(' ')
    .trimEnd()
}
