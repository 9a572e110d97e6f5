import { readFileSync, rmSync, writeFileSync } from 'node:fs'

import * as z from 'zod'

import type { Outcome } from './outcome.ts'
import { reportOf, type Stage } from './stages.ts'

/** More than these are no accident, and each waits for its time-out. */
const MOST = 10

const test = z.looseObject({ title: z.string(), ancestorTitles: z.array(z.string()), status: z.string() })
const testFile = z.looseObject({ name: z.string(), status: z.string().optional(), assertionResults: z.array(test) })
const report = z.looseObject({ testResults: z.array(testFile) })

type Test = z.infer<typeof test>
type TestFile = z.infer<typeof testFile>
type Report = z.infer<typeof report>

const titleOf = ({ ancestorTitles, title }: Test): string => [...ancestorTitles, title].join(' ')
const read = (path: string): Report => report.parse(JSON.parse(readFileSync(path, 'utf8')))

/** A report that nobody else is to read: its tests stand in that of the whole stage. */
function taken(path: string): Report {
  const found = read(path)
  rmSync(path)
  return found
}

/** The tests of a file that have failed; all that did not pass, where the file failed before it came to a test. */
function failedIn({ status, assertionResults }: TestFile): readonly Test[] {
  const failed = assertionResults.filter((one) => one.status === 'failed')
  if (failed.length > 0 || status !== 'failed') return failed
  return assertionResults.filter((one) => one.status !== 'passed')
}

/** The name of the machine in the title of a path, or of what its edges name. */
const machineIn = (title: string): string => / (?:of|in) ([\w-]+) holds /.exec(title)?.[1] ?? ''

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/**
 * The stage with nothing but the failed tests of a file: a machine's paths as a whole, since its goals need them all.
 */
function stageAgain(stage: Stage, { name }: TestFile, failed: readonly Test[]): Stage {
  const again = { ...stage, name: `${stage.name}-again` }
  if (stage.reporter === 'paths') {
    const machines = [...new Set(failed.map(({ title }) => machineIn(title)))]
    return { ...again, parameters: [...stage.parameters, ...machines] }
  }
  const titles = failed.map((one) => escaped(titleOf(one))).join('|')
  const alone = stage.parameters.filter((parameter) => !parameter.startsWith('--maxWorkers'))
  return { ...again, parameters: [...alone, '--maxWorkers=1', name, `--testNamePattern=^(?:${titles})$`] }
}

/**
 * Runs the tests of a browser stage that have failed once more, file by file; what passes then has passed, in the
 * stage's report too, and is named as unsteady. What failed outside of any test is not tried again.
 */
export async function tryAgain(outcome: Outcome, run: (stage: Stage) => Promise<Outcome>): Promise<Outcome> {
  const { stage, passed, failed, skipped, hasStrayErrors } = outcome
  const path = reportOf(stage)
  if (path === null || !stage.inBrowser || failed === 0 || hasStrayErrors) return outcome
  const before = read(path)
  const files = before.testResults.map((file) => ({ file, failed: failedIn(file) }))
  const open = files.filter((file) => file.failed.length > 0)
  const count = open.reduce((sum, file) => sum + file.failed.length, 0)
  if (count === 0 || count > MOST) return outcome

  const mended = new Map<Test, Test>()
  for (const { file, failed: tests } of open) {
    const again = stageAgain(stage, file, tests)
    const { failed: stillFailed } = await run(again)
    if (stillFailed > 0) continue
    const after = taken(String(reportOf(again))).testResults.flatMap(({ assertionResults }) => assertionResults)
    for (const one of tests) {
      const found = after.find((other) => titleOf(other) === titleOf(one) && other.status === 'passed')
      if (found !== undefined) mended.set(one, found)
    }
  }
  const testResults = before.testResults.map((file) => ({
    ...file,
    assertionResults: file.assertionResults.map((one) => mended.get(one) ?? one),
  }))
  writeFileSync(path, JSON.stringify({ ...before, testResults }))
  const hadFailed = [...mended.keys()].filter(({ status }) => status === 'failed').length
  return {
    ...outcome,
    passed: passed + mended.size,
    skipped: skipped - (mended.size - hadFailed),
    failed: mended.size === count ? 0 : Math.max(1, failed - mended.size),
    unsteady: [...mended.keys()].map(titleOf),
  }
}
