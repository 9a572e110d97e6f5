/**
 * `npm run faults -- PART… [--kind KIND] [--share N/OF]`: puts one fault at a time into the queries and handlers of
 * parts of the server, and tells which of them the API tests of the part do not see. It works on a copy of the tree.
 */
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startVitest } from 'vitest/node'

import { faultKinds, findFaults, withFault, type Fault } from './faults/find-faults.ts'

const root = resolve(import.meta.dirname, '..')
const { values, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: { kind: { type: 'string' }, share: { type: 'string', default: '1/1' } },
})
if (parts.length === 0) throw new Error('Name the parts of the server, such as leave')
if (values.kind !== undefined && !faultKinds.some((kind) => kind === values.kind))
  throw new Error(`There is no kind ${values.kind}. There are: ${faultKinds.join(', ')}.`)
const [share = 1, of = 1] = values.share.split('/').map(Number)

/** What the tests of a part are. */
const testsOf = (part: string): string[] =>
  globSync([`tests/${part}/**/*.api.test.ts`, 'tests/worlds/*.api.test.ts'], { cwd: root }).filter(
    (file) => !file.includes('.deep.'),
  )
const sourcesOf = (part: string): string[] =>
  globSync(`server/${part}/**/*.ts`, { cwd: root }).filter((file) => !/\.(?:demo|d)\.ts$/.test(file))

const copy = mkdtempSync(join(tmpdir(), 'portal-faults-'))
try {
  for (const name of [
    'server',
    'src',
    'tests',
    'scripts',
    'docs',
    'public',
    'package.json',
    'tsconfig.json',
    'vitest.config.ts',
  ])
    if (existsSync(join(root, name))) cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  process.chdir(copy)
  for (const part of parts) await judge(part)
} finally {
  rmSync(copy, { recursive: true, force: true })
}
process.exit()

async function judge(part: string): Promise<void> {
  const files = testsOf(part)
  const faults = sourcesOf(part)
    .flatMap((file) => findFaults(file, readFileSync(join(root, file), 'utf8')))
    .filter(({ kind }) => values.kind === undefined || kind === values.kind)
    .filter((_, place) => place % of === share - 1)
  const vitest = await startVitest(files, { root: copy, watch: true, bail: 1, reporters: [], project: ['api'] })
  const run = async (): Promise<boolean> => {
    const specifications = await vitest.globTestSpecifications(files)
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, true)
    return testModules.every((one) => one.ok()) && unhandledErrors.length === 0
  }
  if (!(await run())) throw new Error(`The tests of ${part} fail without a fault`)
  const survivors: Fault[] = []
  for (const fault of faults) {
    const path = join(copy, fault.file)
    const source = readFileSync(path, 'utf8')
    writeFileSync(path, withFault(source, fault))
    vitest.invalidateFile(path)
    if (await run()) survivors.push(fault)
    writeFileSync(path, source)
    vitest.invalidateFile(path)
  }
  await vitest.close()
  const seen = faults.length - survivors.length
  process.stdout.write(`${part}: ${seen} of ${faults.length} faults are seen, ${percent(seen, faults.length)}\n`)
  for (const { file, line, kind, text } of survivors) process.stdout.write(`  ${kind} ${file}:${line} ${text}\n`)
  const folder = join(root, 'test-results', 'faults')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${part}.json`), JSON.stringify({ seen, all: faults.length, survivors }, null, 2))
}

function percent(some: number, all: number): string {
  return all === 0 ? 'none' : `${((some * 100) / all).toFixed(1)} %`
}
