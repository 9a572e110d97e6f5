import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { createVitest, type Vitest } from 'vitest/node'

import type { NumberedFault } from './copy-tree.ts'
import { LOCKS, partOf } from './record.ts'
import type { Reach } from './trial.ts'

/** Test files in one run: workers keep what they have loaded for a run. */
const MOST_AT_ONCE = 300
/** Beside the tests of its part, a fault is shown to so many others that reach it, the quickest first. */
const MOST_OTHERS = 12
/** Locks are told by two at once, on PostgreSQL. */
const RACES = 'tests/races/races.deep.api.test.ts'

interface Attempt {
  readonly fault: NumberedFault
  readonly test: string
}

export interface Trials {
  /** Those of the faults that no test sees. */
  readonly try: (faults: readonly NumberedFault[]) => Promise<readonly NumberedFault[]>
  readonly close: () => Promise<void>
}

/**
 * The API tests of a copy of the tree, run with one fault at a time. A fault is shown only to tests that pass its
 * place; many faults are tried in one run, each in a copy of a test file, so that the server is loaded once.
 */
export async function openTrials(copy: string, say: (text: string) => void): Promise<Trials> {
  // The races are found with it; without it the others run on one engine.
  process.env.DEEP = '1'
  const vitest = await createVitest(
    { root: copy, watch: true, reporters: [], project: ['api'], maxWorkers: 2 },
    // Workers stay from run to run, but a written file starts none.
    { server: { watch: null } },
  )
  delete process.env.DEEP
  await vitest.standalone()
  const reaches = new Map<string, Reach>()
  const reach = async (tests: readonly string[]): Promise<void> => {
    const missing = tests.filter((test) => !reaches.has(test))
    if (missing.length === 0) return
    for (const [test, found] of await reachesOf(vitest, copy, missing)) reaches.set(test, found)
    say(`${missing.length} test files hold without a fault.`)
  }

  const testsFor = (fault: NumberedFault): readonly string[] => {
    const part = partOf(fault)
    const reaching = [...reaches].filter(([, { faults }]) => faults.includes(fault.number))
    if (part === LOCKS) return reaching.map(([test]) => test).filter((test) => test === RACES)
    const own = ([test]: readonly [string, Reach]): boolean => test.startsWith(`tests/${part}/`)
    const quick = reaching
      .filter(([test]) => test !== RACES)
      .toSorted(([, a], [, b]) => a.milliseconds - b.milliseconds)
    return [...quick.filter(own), ...quick.filter((one) => !own(one)).slice(0, MOST_OTHERS)].map(([test]) => test)
  }

  const tryAll = async (faults: readonly NumberedFault[]): Promise<readonly NumberedFault[]> => {
    if (faults.some((fault) => partOf(fault) === LOCKS)) await reach([RACES])
    if (faults.some((fault) => partOf(fault) !== LOCKS)) await reach(quickTests(copy))
    const plans = faults.map((fault) => ({ fault, tests: testsFor(fault) }))
    const seen = new Set<NumberedFault>()
    for (let round = 0; ; round += 1) {
      const attempts = plans.flatMap(({ fault, tests }) => {
        const test = tests[round]
        return test === undefined || seen.has(fault) ? [] : [{ fault, test }]
      })
      if (attempts.length === 0) break
      for (const each of await seeing(vitest, copy, attempts, reaches)) seen.add(each)
      say(`Round ${round + 1}: ${seen.size} of ${faults.length} faults are seen.`)
    }
    return faults.filter((fault) => !seen.has(fault))
  }
  return { try: tryAll, close: () => vitest.close() }
}

const quickTests = (copy: string): readonly string[] =>
  globSync('tests/**/*.api.test.ts', { cwd: copy }).filter((test) => !/\.(?:deep|fault-\d+)\./.test(test))

/** What test files reach. @throws when one fails without a fault */
async function reachesOf(vitest: Vitest, copy: string, tests: readonly string[]): Promise<ReadonlyMap<string, Reach>> {
  const folder = join(copy, 'test-results', 'reach')
  mkdirSync(folder, { recursive: true })
  const resultOf = (test: string): string => join(folder, `${test.replaceAll('/', '-')}.json`)
  for (const test of tests) prepend(copy, test, test, 'observe', [resultOf(test)])
  const failing = async (files: readonly string[]): Promise<string[]> =>
    (await run(vitest, copy, files)).filter(({ isSeen }) => isSeen).map(({ test }) => test)
  // Beside others, one may have taken too long.
  const failed = await failing(await failing(tests))
  if (failed.length > 0) throw new Error(`Without a fault fail: ${failed.join(', ')}`)
  return new Map(tests.map((test) => [test, JSON.parse(readFileSync(resultOf(test), 'utf8')) as Reach]))
}

/** The faults that their test sees. */
async function seeing(
  vitest: Vitest,
  copy: string,
  attempts: readonly Attempt[],
  reaches: ReadonlyMap<string, Reach>,
): Promise<readonly NumberedFault[]> {
  const byCopy = new Map(
    attempts.map((attempt) => {
      const { fault, test } = attempt
      const name = test.replace('.api.test.ts', `.fault-${fault.number}.api.test.ts`)
      return [name, attempt] as const
    }),
  )
  for (const [name, { fault, test }] of byCopy) {
    // Races stand alone, each on rows of its own; other tests build on those before them.
    const only = test === RACES ? testsReaching(reaches.get(test), fault.number) : null
    prepend(copy, test, name, 'tryOut', [fault.number, only])
  }
  const seen = new Set<string>()
  const names = [...byCopy.keys()]
  for (let at = 0; at < names.length; at += MOST_AT_ONCE)
    for (const { test, isSeen } of await run(vitest, copy, names.slice(at, at + MOST_AT_ONCE)))
      if (isSeen) seen.add(test)
  return [...byCopy].flatMap(([name, { fault }]) => (seen.has(name) ? [fault] : []))
}

const testsReaching = (reach: Reach | undefined, fault: number): readonly string[] =>
  Object.entries(reach?.byTest ?? {}).flatMap(([test, faults]) => (faults.includes(fault) ? [test] : []))

/** Writes a test file that calls a function of trial.ts first. */
function prepend(copy: string, test: string, name: string, call: string, values: readonly unknown[]): void {
  const from = relative(dirname(test), 'scripts/faults/trial.ts')
  const written = values.map((value) => JSON.stringify(value)).join(', ')
  const source = originals.get(test) ?? readFileSync(join(copy, test), 'utf8')
  originals.set(test, source)
  writeFileSync(join(copy, name), `import { ${call} as __call } from '${from}'; __call(${written}); ${source}`)
}
const originals = new Map<string, string>()

async function run(
  vitest: Vitest,
  copy: string,
  tests: readonly string[],
): Promise<readonly { test: string; isSeen: boolean }[]> {
  if (tests.length === 0) return []
  const project = vitest.getProjectByName('api')
  const specifications = tests.map((test) => project.createSpecification(join(copy, test)))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false)
  const broken = new Set(unhandledErrors.map((error) => (error as { VITEST_TEST_PATH?: string }).VITEST_TEST_PATH))
  return testModules.map((module) => ({
    test: relative(copy, module.moduleId),
    isSeen: !module.ok() || broken.has(module.moduleId),
  }))
}
