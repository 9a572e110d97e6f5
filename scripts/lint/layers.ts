/** Who may import whom. Arrows run one way: views → flows → lifecycles, service → contract, server → the shared parts. */
export interface Layer {
  /** The folder that the layer is, from the root, or a pattern for the files directly in a folder. */
  readonly folder: string
  /** Folders of the project that it may import from, besides itself. */
  readonly imports: readonly string[]
  /** Folders of which it may only import types. */
  readonly types?: readonly string[]
  /** The packages that it may import; null: any. Node's own modules count as `node:`. */
  readonly packages: readonly string[] | null
}

const contract = 'src/api/contract'
const service = 'src/api/service'
const lifecycles = 'src/machines/lifecycles'
const flows = 'src/machines/flows'
const i18n = 'src/i18n'
const views = 'src/views'
/** What each part declares of its addresses, and the tables made of it: plain data. */
const parts = 'src/app/parts'
const routes = 'src/app/routes'

/** The first layer whose folder holds a file is the file's layer; tests and scripts are in none and import anything. */
export const layers: readonly Layer[] = [
  { folder: contract, imports: [], packages: ['zod', 'libphonenumber-js'] },
  { folder: service, imports: [contract, i18n], packages: ['ofetch', 'qs', 'md5', 'date-fns', 'zod'] },
  { folder: lifecycles, imports: [], types: [contract], packages: ['xstate'] },
  // The table of languages is plain data, as a contract is; texts stay with the views.
  {
    folder: flows,
    imports: [lifecycles, contract, 'src/i18n/locales.ts'],
    types: [i18n, routes],
    packages: ['xstate'],
  },
  { folder: parts, imports: [], types: [contract, i18n], packages: [] },
  { folder: routes, imports: [parts], packages: [] },
  { folder: i18n, imports: [], packages: ['typesafe-i18n', 'date-fns'] },
  {
    folder: views,
    imports: [flows, lifecycles, contract, i18n, routes, 'src/browser/address.ts', 'src/app/portal-settings.ts'],
    types: ['src/browser/device.ts'],
    packages: [
      'react',
      'react-dom',
      'xstate',
      '@xstate/react',
      'wouter',
      '@radix-ui/themes',
      'radix-ui',
      'lucide-react',
      'qrcode',
      'sonner',
      'date-fns',
      '@tiptap/core',
      '@tiptap/react',
      '@tiptap/starter-kit',
      '@tiptap/extension-table',
      '@zxcvbn-ts/core',
      '@zxcvbn-ts/language-common',
    ],
  },
  { folder: 'src', imports: [contract, service, lifecycles, flows, i18n, parts, routes, views], packages: null },
  { folder: 'server', imports: [contract, lifecycles, i18n, routes], packages: null },
]

const isIn = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`)

export const layerOf = (path: string): Layer | null => layers.find(({ folder }) => isIn(path, folder)) ?? null

const packageName = (specifier: string): string =>
  specifier.startsWith('node:')
    ? 'node:'
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/')

/** Why a file of `layer` may not import a file of the project; null: it may. */
export function wallBeforeFile(layer: Layer, path: string, typeOnly: boolean): string | null {
  const allowed = [...layer.imports, ...(typeOnly ? (layer.types ?? []) : [])]
  if (layerOf(path) === layer || allowed.some((folder) => isIn(path, folder))) return null
  const typesAllowed = (layer.types ?? []).some((folder) => isIn(path, folder))
  return typesAllowed ? `${layer.folder} may import only types from ${path}` : `${layer.folder} may not import ${path}`
}

/** Why a file of `layer` may not import a package; null: it may. */
export function wallBeforePackage(layer: Layer, specifier: string): string | null {
  if (layer.packages === null || layer.packages.includes(packageName(specifier))) return null
  return `${layer.folder} may not import the package ${packageName(specifier)}`
}
