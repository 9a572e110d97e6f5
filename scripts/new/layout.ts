/** A file of its own that a new lifecycle gets. Paths have the placeholders of the templates. */
export interface LaidFile {
  readonly template: string
  readonly path: string
}

/** A list in a file that there is already, and what a new lifecycle adds to it. */
export interface Registry {
  readonly file: string
  readonly at:
    | { readonly kind: 'list'; readonly path: readonly string[] }
    | { readonly kind: 'interface'; readonly name: string }
    | { readonly kind: 'bases'; readonly name: string }
  readonly adds: string
  /** One line for each import; null: it needs none. */
  readonly imports: string | null
}

/** The layout of the repository: the only place to change when folders move. */
export interface Layout {
  /** Folders and files that say that the part is there already, or a machine of this name. */
  readonly taken: readonly string[]
  readonly files: readonly LaidFile[]
  /** One for each language; its tag is `$tag$`. */
  readonly texts: LaidFile
  readonly registries: readonly Registry[]
  /** What templates import, by the name that they have it by. */
  readonly modules: Readonly<Record<string, string>>
  /** Where migrations lie; the next one counts on from the last. */
  readonly migrations: string
}

const files: readonly LaidFile[] = [
  { template: 'lifecycle.ts', path: 'src/machines/$part$/$name$.lifecycle.ts' },
  { template: 'verdicts.ts', path: 'src/machines/$part$/$name$-verdicts.ts' },
  { template: 'contract.ts', path: 'src/api/$part$/$name$.contract.ts' },
  { template: 'tables.ts', path: 'server/$part$/tables.ts' },
  { template: 'facts.ts', path: 'server/$part$/facts.ts' },
  { template: 'kind.ts', path: 'server/$part$/kind.ts' },
  { template: 'read.ts', path: 'server/$part$/$name$s.ts' },
  { template: 'commands.ts', path: 'server/$part$/commands.ts' },
  { template: 'routes.ts', path: 'server/$part$/$name$.routes.ts' },
  { template: 'demo.ts', path: 'server/$part$/$name$s.demo.ts' },
  { template: 'server-part.ts', path: 'server/parts/$part$.ts' },
  { template: 'migration.ts', path: 'server/database/migrations/$number$-$part$.ts' },
  { template: 'addresses.ts', path: 'src/api/$part$/addresses.ts' },
  { template: 'part.ts', path: 'src/app/$part$/part.ts' },
  { template: 'pages.ts', path: 'src/app/$part$/pages.ts' },
  { template: 'flows.ts', path: 'src/app/$part$/flows.ts' },
  { template: 'page.tsx', path: 'src/views/$part$/$name$.page.tsx' },
  { template: 'list.tsx', path: 'src/views/$part$/$name$-list.tsx' },
  { template: 'list.css', path: 'src/views/$part$/$name$.css' },
  { template: 'view.tsx', path: 'src/views/$part$/$name$-view.tsx' },
  { template: 'model.ts', path: 'tests/$part$/$name$.model.ts' },
  { template: 'http.ts', path: 'tests/$part$/$name$.http.ts' },
  { template: 'browser.ts', path: 'tests/$part$/$name$.browser.ts' },
  { template: 'api.test.ts', path: 'tests/$part$/$name$.api.test.ts' },
  { template: 'e2e.test.ts', path: 'tests/$part$/$name$.e2e.test.ts' },
]

const registries: readonly Registry[] = [
  {
    file: 'server/parts.ts',
    at: { kind: 'list', path: ['allParts'] },
    adds: '$partCamel$Part',
    imports: "import { $partCamel$Part } from '#server/parts/$part$.ts'",
  },
  {
    file: 'server/tables.ts',
    at: { kind: 'bases', name: 'Tables' },
    adds: '$PartPascal$Tables',
    imports: "import type { $PartPascal$Tables } from '#server/$part$/tables.ts'",
  },
  {
    file: 'server/database/open.ts',
    at: { kind: 'list', path: ['migrations'] },
    adds: "'$number$-$part$': $partCamel$",
    imports: "import * as $partCamel$ from './migrations/$number$-$part$.ts'",
  },
  {
    file: 'src/i18n/dictionaries.ts',
    at: { kind: 'interface', name: 'Dictionaries' },
    adds: 'readonly $area$: typeof $partCamel$',
    imports: "import type * as $partCamel$ from './$part$/zh-CN.ts'",
  },
  {
    file: 'src/app/parts.ts',
    at: { kind: 'list', path: ['parts'] },
    adds: '$partCamel$',
    imports: "import { $partCamel$ } from '#app/$part$/part.ts'",
  },
  // Its place is behind the last entry of the personal centre, until its part declares another.
  { file: 'tests/kit/routes.test.ts', at: { kind: 'list', path: ['centreNames'] }, adds: "'$name$'", imports: null },
]

const modules: Layout['modules'] = {
  // What the new lifecycle has itself.
  lifecycle: '#machines/$part$/$name$.lifecycle.ts',
  verdicts: '#machines/$part$/$name$-verdicts.ts',
  contract: '#api/$part$/$name$.contract.ts',
  'addresses-of-part': '#api/$part$/addresses.ts',
  routes: '#server/$part$/$name$.routes.ts',
  'kind-of-part': '#server/$part$/kind.ts',
  demo: '#server/$part$/$name$s.demo.ts',
  english: '#i18n/$part$/en-US.ts',
  // Machines and contracts.
  offers: '#machines/kit/offers.ts',
  refuse: '#machines/kit/refuse.ts',
  list: '#machines/kit/list.flow.ts',
  pages: '#machines/kit/pages.ts',
  record: '#machines/kit/record.flow.ts',
  'record-context': '#machines/kit/record-context.ts',
  'record-verdict': '#machines/kit/record-verdict.ts',
  addresses: '#api/kit/addresses.ts',
  call: '#api/kit/call.ts',
  paging: '#api/kit/paging.ts',
  'record-contract': '#api/kit/record.ts',
  said: '#api/kit/said.ts',
  transport: '#api/kit/transport.ts',
  // The server.
  codec: '#server/database/codec.ts',
  open: '#server/database/open.ts',
  'log-tables': '#server/commands/tables.ts',
  kind: '#server/commands/kind.ts',
  door: '#server/commands/door.ts',
  each: '#server/commands/each.ts',
  history: '#server/commands/history.ts',
  'snapshot-of': '#server/commands/snapshot-of.ts',
  refusal: '#server/answer/refusal.ts',
  serve: '#server/http/serve.ts',
  asking: '#server/http/asking.ts',
  'part-of-server': '#server/part.ts',
  portal: '#server/portal.ts',
  'demo-ids': '#server/demo/ids.ts',
  replay: '#server/commands/replay.ts',
  'server-parts': '#server/parts.ts',
  // Views and the composition.
  texts: '#i18n/texts.ts',
  'english-record': '#i18n/record/en-US.ts',
  part: '#app/kit/part.ts',
  page: '#app/kit/page.ts',
  'page-source': '#app/context/page-source.ts',
  'portal-context': '#app/context/portal-context.ts',
  missing: '#app/kit/missing.ts',
  'back-link': '#views/kit/page-head/back-link.tsx',
  'personal-centre': '#views/centre/personal-centre.tsx',
  face: '#views/kit/faces/face.tsx',
  'list-faces': '#views/kit/faces/list-faces.tsx',
  'use-list': '#views/kit/faces/use-list.ts',
  'list-pagination': '#views/kit/pagination/list-pagination.tsx',
  status: '#views/kit/status/status.tsx',
  'row-link-sheet': '#views/kit/row-link/row-link.css',
  journey: '#views/kit/journey/journey.tsx',
  'page-title': '#views/kit/page-head/page-title.ts',
  'record-action': '#views/kit/record/record-action.tsx',
  'record-asking': '#views/kit/record/record-asking.tsx',
  'record-page': '#views/kit/record/record-page.tsx',
  'record-view': '#views/kit/record/record-view.tsx',
  'time-text': '#views/kit/time/time-text.tsx',
  // Tests.
  paths: '#tests/kit/models/paths.ts',
  answers: '#tests/kit/server/answers.ts',
  'portal-for': '#tests/kit/server/portal.ts',
  visitor: '#tests/kit/server/visitor.ts',
  'portal-for-e2e': '#tests/kit/browser/portal-for-tests.ts',
}

export const layout: Layout = {
  taken: [
    'src/machines/$part$',
    'src/api/$part$',
    'server/$part$',
    'src/views/$part$',
    'src/i18n/$part$',
    'src/app/$part$',
    'tests/$part$',
    'docs/statecharts/$name$.md',
  ],
  files,
  texts: { template: 'texts.ts', path: 'src/i18n/$part$/$tag$.ts' },
  registries,
  modules,
  migrations: 'server/database/migrations',
}
