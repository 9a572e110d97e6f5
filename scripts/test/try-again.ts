import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import * as z from 'zod'

import type { Outcome } from './outcome.ts'
import { reportOf, type Stage } from './stages.ts'

/** More failed tests than these are no accident, and each waits for its time-out. */
const MOST = 10

const test = z.looseObject({ title: z.string(), ancestorTitles: z.array(z.string()), status: z.string() })
/** A file of tests, or the paths of a machine. */
const testFile = z.looseObject({ name: z.string(), status: z.string().optional(), assertionResults: z.array(test) })
const report = z.looseObject({ testResults: z.array(testFile) })

type TestFile = z.infer<typeof testFile>
type Report = z.infer<typeof report>

/** Null: the stage has ended without a report that can be read. */
function read(path: string): Report | null {
  if (!existsSync(path)) return null
  try {
    return report.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}

/** The titles of the tests that failed; the name of the file, where it failed outside of its tests. */
function failedIn({ name, status, assertionResults }: TestFile): readonly string[] {
  const failed = assertionResults.filter((one) => one.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [name]
  return failed.map(({ ancestorTitles, title }) => [...ancestorTitles, title].join(' '))
}

/** The name of the machine in the title of a path, or of what its edges name. */
const machineIn = (title: string): string => / (?:of|in) ([\w-]+) holds /.exec(title)?.[1] ?? ''

/** The stage with nothing but a file, or with nothing but the paths of a machine. */
function stageAgain(stage: Stage, { name }: TestFile, failed: readonly string[]): Stage {
  const again = { ...stage, name: `${stage.name}-again` }
  if (stage.reporter === 'paths')
    return { ...again, parameters: [...stage.parameters, ...new Set(failed.map(machineIn))] }
  const alone = stage.parameters.filter((parameter) => !parameter.startsWith('--maxWorkers'))
  return { ...again, parameters: [...alone, '--maxWorkers=1', name] }
}

/**
 * Runs the files of a browser stage in which a test has failed once more, each whole and alone. One that passes then,
 * to its last hook, has passed, in the stage's report too, and what had failed is named as unsteady. A stage that
 * failed outside of its files is not tried again.
 */
export async function tryAgain(outcome: Outcome, run: (stage: Stage) => Promise<Outcome>): Promise<Outcome> {
  const { stage, failed, hasStrayErrors } = outcome
  const path = reportOf(stage)
  if (path === null || !stage.inBrowser || failed === 0 || hasStrayErrors) return outcome
  const before = read(path)
  const files = (before?.testResults ?? []).map((file) => ({ file, failed: failedIn(file) }))
  const count = files.reduce((sum, file) => sum + file.failed.length, 0)
  if (before === null || count === 0 || count > MOST) return outcome

  const unsteady: string[] = []
  const testResults: TestFile[] = []
  for (const { file, failed: tests } of files) {
    const better = tests.length === 0 ? null : await passedAgain(stageAgain(stage, file, tests), run)
    testResults.push(better ?? file)
    if (better !== null) unsteady.push(...tests)
  }
  writeFileSync(path, JSON.stringify({ ...before, testResults }))
  const all = testResults.flatMap(({ assertionResults }) => assertionResults)
  const withStatus = (status: string): number => all.filter((one) => one.status === status).length
  const left = withStatus('failed')
  return {
    ...outcome,
    passed: withStatus('passed'),
    failed: unsteady.length === count ? left : Math.max(1, left),
    skipped: all.length - withStatus('passed') - left,
    unsteady,
  }
}

/** What a stage that is one file has to report, once it passes; null: it does not. */
async function passedAgain(again: Stage, run: (stage: Stage) => Promise<Outcome>): Promise<TestFile | null> {
  const path = String(reportOf(again))
  const { failed, hasStrayErrors } = await run(again)
  const [file, ...others] = read(path)?.testResults ?? []
  // Its tests stand in the report of the whole stage.
  rmSync(path, { force: true })
  return failed > 0 || hasStrayErrors || others.length > 0 ? null : (file ?? null)
}
