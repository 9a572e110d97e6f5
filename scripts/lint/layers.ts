import { exported } from './exports.ts'

/**
 * Allowed imports between layers. Dependencies run one way: views → flows → lifecycles, service → contract, server →
 * the shared kinds.
 */
export interface Layer {
  readonly name: string
  /** The files that it is made of, by their paths from the root. */
  readonly files: RegExp
  /** Layers that it may import from, besides itself; or single files. */
  readonly imports: readonly string[]
  /** Layers, or single files, of which it may only import types. */
  readonly types?: readonly string[]
  /** The packages it may import; null: any. Node's own modules count as `node:`. */
  readonly packages: readonly string[] | null
}

const react = [
  'react',
  'react-dom',
  'xstate',
  '@xstate/react',
  'wouter',
  '@radix-ui/themes',
  'radix-ui',
  'lucide-react',
]
const editor = ['@tiptap/core', '@tiptap/react', '@tiptap/starter-kit', '@tiptap/extension-table']
/** Charts. */
const charts = ['@visx/group', '@visx/pattern', '@visx/scale', '@visx/shape']
const shown = [
  'diff',
  'qrcode',
  '@fullcalendar/react',
  'sonner',
  'date-fns',
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
]

/** The first layer whose pattern fits a file is the file's; tests and scripts are in none and import anything. */
export const layers: readonly Layer[] = [
  // The addresses of each part's pages: plain data, in the first load of the browser and on the server.
  { name: 'addresses', files: /^src\/api\/[^/]+\/(?:[\w-]+-)?addresses\.ts$/, imports: [], packages: [] },
  {
    name: 'contract',
    files:
      /^src\/api\/(?:[^/]+\/[^/]+(?:\.contract|-rule|-refusal)\.ts$|kit\/(?!answer|ask|encoding|receive-file|send-form|transport))/,
    imports: [],
    packages: ['zod', 'libphonenumber-js'],
  },
  {
    name: 'service',
    files: /^src\/api\//,
    imports: ['contract', 'i18n'],
    packages: ['ofetch', 'qs', 'md5', 'date-fns', 'zod'],
  },
  {
    name: 'lifecycle',
    files:
      /^src\/machines\/(?:[^/]+\/[^/]+\.lifecycle\.ts$|kit\/(?:keys|lasting|offers|publishing|refuse|verdict)\.ts$)/,
    // The one rule of what people write: whether it says anything, and how long it is.
    imports: ['src/api/kit/written-text.ts'],
    types: ['contract'],
    packages: ['xstate'],
  },
  {
    name: 'flow',
    files: /^src\/machines\//,
    // The table of languages is plain data, as a contract is; texts stay with the views.
    imports: ['lifecycle', 'contract', 'src/i18n/locales.ts'],
    types: ['i18n', 'addresses'],
    packages: ['xstate'],
  },
  // What views find among the routes that the parts declare: functions of them, below all parts.
  { name: 'routes', files: /^src\/app\/routes\//, imports: ['addresses'], types: ['app'], packages: [] },
  { name: 'i18n', files: /^src\/i18n\//, imports: [], packages: ['typesafe-i18n', 'date-fns'] },
  {
    name: 'view',
    files: /^src\/views\//,
    imports: [
      'addresses',
      'flow',
      'lifecycle',
      'contract',
      'i18n',
      'context',
      'routes',
      'src/app/portal-settings.ts',
      'src/browser/address.ts',
    ],
    types: ['app', 'browser'],
    packages: [...react, ...editor, ...charts, ...shown],
  },
  {
    name: 'context',
    files: /^src\/app\/context\//,
    imports: ['flow', 'lifecycle', 'contract', 'i18n'],
    types: ['app', 'browser'],
    packages: ['react', 'xstate', '@xstate/react'],
  },
  {
    name: 'browser',
    files: /^src\/browser\//,
    imports: ['flow', 'lifecycle', 'contract', 'service', 'i18n'],
    packages: null,
  },
  {
    name: 'app',
    files: /^src\//,
    imports: ['addresses', 'contract', 'service', 'lifecycle', 'flow', 'i18n', 'view', 'context', 'browser', 'routes'],
    packages: null,
  },
  { name: 'server', files: /^server\//, imports: ['addresses', 'contract', 'lifecycle', 'i18n'], packages: null },
]

export const layerOf = (path: string): Layer | null => layers.find(({ files }) => files.test(path)) ?? null

/** The folder of a part in its layer; null: the file is of no part. */
const partFolder = (path: string): string | null =>
  /^(?:src\/(?:machines|api|views)|server)\/[^/]+(?=\/)/.exec(path)?.[0] ?? null

/** Below all parts of a layer, or composing them: importable by all, and may import any part. */
const open =
  /^(?:src\/(?:machines|api|views)\/kit|src\/(?:machines|views)\/editor|src\/views\/(?:administration|gate|portal|shell)|server\/(?:answer|commands|database|demo|demo-organisation|errors|file|http|parsing|parts))$/

const packageName = (specifier: string): string =>
  specifier.startsWith('node:')
    ? 'node:'
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/')

/** Why a file may not import another one; null: it may. */
export function wallBeforeFile(layer: Layer, importer: string, path: string, typeOnly: boolean): string | null {
  const isAmong = (names: readonly string[] = []): boolean =>
    names.includes(path) || names.includes(layerOf(path)?.name ?? '')
  if (layerOf(path) === layer || isAmong(layer.imports) || (typeOnly && isAmong(layer.types)))
    return wallBetweenParts(importer, path)
  return isAmong(layer.types)
    ? `${layer.name} may import only types from ${path}`
    : `${layer.name} may not import ${path}${layerOf(path) === null ? '' : `, which is ${layerOf(path)?.name ?? ''}`}`
}

/** A part sees only the deliberate exports of other parts in its layer, listed in scripts/lint/exports.ts. */
function wallBetweenParts(importer: string, path: string): string | null {
  const [from, to] = [partFolder(importer), partFolder(path)]
  if (
    from === null ||
    to === null ||
    from === to ||
    layerFolder(from) !== layerFolder(to) ||
    open.test(to) ||
    open.test(from)
  )
    return null
  return exported.has(path) ? null : `${to} does not export ${path}: see scripts/lint/exports.ts`
}

const layerFolder = (part: string): string => part.slice(0, part.lastIndexOf('/'))

/** Why a file of `layer` may not import a package; null: it may. */
export function wallBeforePackage(layer: Layer, specifier: string): string | null {
  if (layer.packages === null || layer.packages.includes(packageName(specifier))) return null
  return `${layer.name} may not import the package ${packageName(specifier)}`
}
