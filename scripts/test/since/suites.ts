/** A stage that is made of single tests, each a file. */
export interface Suite {
  readonly stage: string
  /** Its tests, by their paths. */
  readonly tests: RegExp
  /** What of the portal its tests reach by requests or in a browser, rather than by imports; null: nothing. */
  readonly portal: RegExp | null
  /** The program that its tests are data of: what it imports can change all of them; null: each is a program. */
  readonly program: string | null
}

const behindTheServer = /^(?:server|src\/(?:api|machines|i18n))\//
const wholePortal = /^(?:server|src|public)\/|^(?:index|admin)\.html$/

/** The first suite that a test's path fits is the test's. */
export const suites: readonly Suite[] = [
  { stage: 'api', tests: /\.api\.test\.ts$/, portal: behindTheServer, program: null },
  { stage: 'e2e', tests: /\.e2e\.test\.ts$/, portal: wholePortal, program: null },
  { stage: 'unit', tests: /^tests\/.*\.test\.tsx?$/, portal: null, program: null },
]

/** Models of machines: walked on the machine and over HTTP, and in a browser. */
export const models = /^tests\/.*\.model\.ts$/
const walker = 'scripts/paths.ts'
export const modelSuites: readonly Suite[] = [
  { stage: 'paths', tests: models, portal: behindTheServer, program: walker },
  { stage: 'paths-browser', tests: models, portal: wholePortal, program: walker },
]

/** What puts the parts together: it imports all of them, so that nothing follows from what it imports. */
export const composition: readonly RegExp[] = [
  /^server\/(?:app|chores|installation|main|parts?|portal|tables)\.ts$/,
  /^server\/(?:database\/(?:migrations|open)|demo-organisation\/)/,
  /^src\/i18n\/[^/]+\.ts$/,
  /^src\/(?:app\/|[^/]+\.tsx?$)/,
]

/** What every part stands on: a change here, or in what puts the parts together, can show on any page. */
export const frame: readonly RegExp[] = [
  ...composition,
  /^server\/(?:answer|commands|database|errors|file|http)\//,
  /^server\/[^/]+$/,
  /^src\/browser\//,
  /^src\/[^/]+\/kit\//,
  /^src\/views\/(?:shell|portal)\//,
  /^src\/i18n\/[^/]+\.ts$/,
  /^src\/views\/[^/]+$/,
]

/** What decides how everything runs. */
export const everything: readonly RegExp[] = [
  /^(?:package|package-lock|tsconfig|biome)\.json$/,
  /^(?:vite|vitest|oxlint|stylelint)\.config\.[jt]s$/,
  /^\.npmrc$/,
  /^scripts\/(?:build|imports|lint|setup|start|test)(?:\/|\.)/,
  /^tests\/kit\/(?!models\/|.*\.(?:test|model)\.tsx?$)|^tests\/[^/]+$/,
]

/** What no test looks at. */
export const nothing: readonly RegExp[] = [
  /^README\.md$/,
  /^docs\/(?:decisions|pictures)\//,
  /^docs\/gaps\.md$/,
  /^scripts\/demo\//,
]

/** Words that tell that a file reads other files, or starts programs that do: its imports do not say all. */
export const readsTheTree = /\b(?:readdir|glob|readFile)(?:Sync)?\b|\b(?:spawn|exec)\w*\b|\bpathToFileURL\b/

/** The part that a file belongs to; null: none. */
export const partOf = (path: string): string | null =>
  /^(?:src\/(?:machines|api|views|i18n)|server|tests)\/([^/]+)\//.exec(path)?.[1] ?? null
