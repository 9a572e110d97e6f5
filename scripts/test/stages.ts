/** One part of `npm test`. */
export interface Stage {
  readonly name: string
  /** Arguments of Node, from the root; those for its report are added. */
  readonly parameters: readonly string[]
  /** Who writes its report, in Vitest's format, to `reportOf`; null: the stage counts as one test. */
  readonly reporter: 'vitest' | 'paths' | null
  /** Dependencies: stages that must have passed before, if they run at all. */
  readonly after: readonly string[]
  /** Whether it also runs what is deep only: the tests whose names hold `.deep.`, and both database engines whole. */
  readonly isDeep: boolean
  /** Whether its tests wait for a browser: one that fails is run once more at the end, alone. */
  readonly inBrowser: boolean
}

export const reports = 'test-results'

/** Where a stage writes its report, from the root; null: it writes none. */
export const reportOf = ({ name, reporter }: Stage): string | null =>
  reporter === null ? null : `${reports}/${name}.json`

/** The arguments by which a stage writes its report. */
export function reportArguments(stage: Stage): readonly string[] {
  if (stage.reporter === null) return []
  if (stage.reporter === 'paths') return [`--report=${stage.name}`]
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${String(reportOf(stage))}`]
}

const plain = { reporter: null, after: [], isDeep: false, inBrowser: false } as const

const check = (name: string, parameters: readonly string[]): Stage => ({ ...plain, name, parameters })

function vitest(project: string, isDeep: boolean, of: Partial<Stage> = {}, further: readonly string[] = []): Stage {
  const parameters = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...further]
  return { ...plain, name: project, parameters, reporter: 'vitest', isDeep, ...of }
}

const paths = (name: string, parameters: readonly string[], of: Partial<Stage> = {}): Stage => ({
  ...plain,
  name,
  parameters: ['scripts/paths.ts', ...parameters],
  reporter: 'paths',
  ...of,
})

const built = { after: ['build'] }
// Its tests mostly wait: for a database, for a hash, for a browser.
const twoWorkers = ['--maxWorkers=2']

const build = check('build', ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn'])
/** What looks at the code alone. */
const checks: readonly Stage[] = [
  check('format', ['scripts/format.ts', '--check']),
  // Other stages run beside it.
  check('types', ['node_modules/typescript-native/bin/tsc', '--noEmit', '--singleThreaded']),
  check('lint', ['node_modules/oxlint/bin/oxlint', '.']),
  check('styles', ['node_modules/stylelint/bin/stylelint.mjs', 'src/**/*.css']),
  check('imports', ['scripts/imports.ts']),
  check('claims', ['scripts/claims.ts']),
  check('statecharts', ['scripts/statecharts/generate.ts', '--check']),
]

/**
 * What a step has to pass: quick, and with the same result every time. In starting order, as far as `after` permits:
 * the API takes as long as all before the browsers.
 */
export const gate: readonly Stage[] = [
  build,
  vitest('api', false, {}, twoWorkers),
  ...checks,
  vitest('unit', false, built),
  paths('paths', ['--layer=pure']),
  vitest('e2e', false, { ...built, inBrowser: true }, twoWorkers),
]

/** Everything. */
export const deep: readonly Stage[] = [
  build,
  vitest('api', true, {}, twoWorkers),
  ...checks,
  vitest('unit', true, built),
  paths('paths', ['--layer=pure,http', '--mutants'], { isDeep: true }),
  paths('paths-browser', ['--layer=browser'], { ...built, isDeep: true, inBrowser: true }),
  // Two workers with a browser each take both processors.
  vitest('e2e', true, { after: ['build', 'paths', 'paths-browser'], inBrowser: true }, twoWorkers),
]

/** Written from what a deep run has seen, after what failed in a browser has been run once more. */
export const summaries: readonly Stage[] = [
  check('explorer', ['scripts/statecharts/generate.ts', '--explorer']),
  check('traceability', ['scripts/traceability.ts', '--check']),
]
