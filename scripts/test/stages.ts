/** One part of `npm test`. */
export interface Stage {
  readonly name: string
  /** Parameters of Node, from the root. */
  readonly parameters: readonly string[]
  /** The Vitest report that it writes; null: the stage counts as one test. */
  readonly report: string | null
  /** Stages that have to have passed before, when they run at all. */
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

/** The paths on some layers, held against the committed coverage. */
function paths(name: string, layers: string, after: readonly string[], further: readonly string[] = []): Stage {
  const parameters = ['scripts/paths.ts', `--layer=${layers}`, '--check', `--report=${name}`, ...further]
  return { name, parameters, report: `${reports}/${name}.json`, after }
}

const tested = ['unit', 'paths', 'api', 'paths-browser', 'e2e']

/** In the order in which they start, as far as `after` lets them. */
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
  // Last, and on two processors: browsers wait more than they work, and what is quick to fail has failed by then.
  vitest('e2e', ['build'], ['--maxWorkers=2']),
  checked('statecharts', ['scripts/statecharts/generate.ts', '--check'], tested),
  checked('traceability', ['scripts/traceability.ts', '--check'], tested),
]
