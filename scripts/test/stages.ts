/** One part of `npm test`. */
export interface Stage {
  readonly name: string
  /** Arguments of Node, from the root. */
  readonly parameters: readonly string[]
  /** The Vitest report it writes; null: the stage counts as one test. */
  readonly report: string | null
  /** Dependencies: stages that must have passed before, if they run at all. */
  readonly after: readonly string[]
}

export const reports = 'test-results'

function checked(name: string, parameters: readonly string[], after: readonly string[] = []): Stage {
  return { name, parameters, report: null, after }
}

function vitest(project: string, after: readonly string[] = [], further: readonly string[] = []): Stage {
  const report = `${reports}/${project}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const parameters = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters, ...further]
  return { name: project, parameters, report, after }
}

/** The paths on some layers, compared with the committed coverage. */
function paths(name: string, layers: string, after: readonly string[], further: readonly string[] = []): Stage {
  const parameters = ['scripts/paths.ts', `--layer=${layers}`, '--check', `--report=${name}`, ...further]
  return { name, parameters, report: `${reports}/${name}.json`, after }
}

const tested = ['unit', 'paths', 'api', 'paths-browser', 'e2e']

/** In starting order, as far as `after` permits. */
export const stages: readonly Stage[] = [
  checked('build', ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn']),
  checked('format', ['scripts/format.ts', '--check']),
  // Other stages run beside it.
  checked('types', ['node_modules/typescript-native/bin/tsc', '--noEmit', '--singleThreaded']),
  vitest('unit', ['build']),
  vitest('api'),
  checked('lint', ['node_modules/oxlint/bin/oxlint', '.']),
  checked('imports', ['scripts/imports.ts']),
  paths('paths', 'pure,http', [], ['--mutants']),
  paths('paths-browser', 'browser', ['build']),
  // Last, and with two workers: browsers mostly wait, and quick failures have surfaced by then.
  vitest('e2e', ['build'], ['--maxWorkers=2']),
  checked('statecharts', ['scripts/statecharts/generate.ts', '--check'], tested),
  checked('traceability', ['scripts/traceability.ts', '--check'], tested),
]
