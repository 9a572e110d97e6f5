/**
 * `npm run statecharts`: writes docs/statecharts from the machines, and builds the explorer in
 * test-results/statecharts, with every chart as a file of XState beside it. `-- --check` writes nothing and ends with 1
 * when the committed files differ from what the machines give. `-- --explorer` builds the explorer alone. `-- --since
 * REV` draws what has changed since a git revision into test-results/changes: added green, removed red, changed amber.
 * Names without words in the dictionaries end it with 1.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { readCoverage } from '../paths/coverage.ts'
import { findModels } from '../paths/find-models.ts'
import { builtFiles, chartsOf, committedFiles, unworded } from './documents.ts'
import { findMachines } from './machines.ts'
import { changesSince } from './since.ts'

const root = resolve(import.meta.dirname, '../..')
const committed = 'docs/statecharts'
const built = 'test-results/statecharts'
const changes = 'test-results/changes'
const say = (text: string): void => void process.stdout.write(`${text}\n`)

const usage = 'Usage: npm run statecharts [-- --check | --explorer | --since REVISION]'
const { mode, revision } = readMode(process.argv.slice(2))
const models = await findModels(root, await findMachines(root))
const charts = chartsOf(models)
for (const missing of await unworded(root, charts)) {
  process.stderr.write(`no words: ${missing}\n`)
  process.exitCode = 1
}
if (mode === 'check') check(await committedFiles(root, models))
else if (mode === 'since') {
  write(changes, await changesSince(root, revision, charts))
  say(`What has changed since ${revision}: ${changes}/README.md, and the explorer ${changes}/index.html`)
} else {
  if (mode === 'all') write(committed, await committedFiles(root, models))
  write(built, await builtFiles(root, charts, readCoverage(root)))
  say(`The explorer opens from disk: ${built}/index.html`)
}

/** What is asked for, one thing at a time. @throws on all else */
function readMode(args: readonly string[]): {
  readonly mode: 'all' | 'check' | 'explorer' | 'since'
  readonly revision: string
} {
  const options = { check: { type: 'boolean' }, explorer: { type: 'boolean' }, since: { type: 'string' } } as const
  const { values } = parseArgs({ args: [...args], options })
  const [mode, another] = (['check', 'explorer', 'since'] as const).filter((name) => values[name] !== undefined)
  if (another !== undefined || values.since === '') throw new Error(usage)
  return { mode: mode ?? 'all', revision: values.since ?? '' }
}

function write(into: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(join(root, into), { recursive: true })
  for (const file of stray(into, files)) rmSync(join(root, into, file), { recursive: true })
  for (const [file, text] of files) writeFileSync(join(root, into, file), text)
  say(`${files.size} files of ${charts.length} machines written to ${into}`)
}

function check(files: ReadonlyMap<string, string>): void {
  const differing = [...files]
    .filter(([file, text]) => read(join(root, committed, file)) !== text)
    .map(([file]) => `differs or is missing: ${committed}/${file}`)
  const left = stray(committed, files).map((file) => `belongs to no machine: ${committed}/${file}`)
  if (differing.length + left.length === 0) say(`${files.size} files in ${committed} are what the machines give`)
  else {
    process.stderr.write(`${[...differing, ...left].join('\n')}\nRun: npm run statecharts\n`)
    process.exitCode = 1
  }
}

/** Files in the folder that no machine gives any more. */
function stray(into: string, files: ReadonlyMap<string, string>): readonly string[] {
  return readdirSync(join(root, into)).filter((file) => !files.has(file))
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
