import { relative, sep } from 'node:path'

import { fileOf } from '../imports/file-of.ts'
import { layerOf, wallBeforeFile, wallBeforePackage } from './layers.ts'

/** What the rule reads of a node that names a module. */
interface Naming {
  readonly source?: { readonly value?: unknown } | null
  readonly importKind?: 'type' | 'value'
  readonly exportKind?: 'type' | 'value'
}

/** What the rule needs of the linter, which types its plugins by ESLint's types, and ESLint is not here. */
interface Context {
  readonly filename: string
  /** Where the linter runs: the root. */
  readonly cwd: string
  report(problem: { readonly node: Naming; readonly message: string }): void
}

const slashes = (path: string): string => path.replaceAll(sep, '/')

/** Why the file at `importer` may not name the module `specifier`; null: it may. */
export function wallBefore(importer: string, specifier: string, typeOnly: boolean): string | null {
  const layer = layerOf(importer)
  if (layer === null) return null
  const file = fileOf(specifier, importer)
  return file === null ? wallBeforePackage(layer, specifier) : wallBeforeFile(layer, importer, file, typeOnly)
}

/** Imports, re-exports, `import()` and `import('…').Type` alike, however the path is written. */
export const walls = {
  create(context: Context) {
    const importer = slashes(relative(context.cwd, context.filename))
    const check = (node: Naming, typeOnly: boolean): void => {
      const { source, importKind, exportKind } = node
      if (typeof source?.value !== 'string') return
      const reason = wallBefore(importer, source.value, typeOnly || importKind === 'type' || exportKind === 'type')
      if (reason !== null) context.report({ node, message: `${reason} (scripts/lint/layers.ts)` })
    }
    const checkValue = (node: Naming): void => check(node, false)
    return {
      ImportDeclaration: checkValue,
      ExportAllDeclaration: checkValue,
      ExportNamedDeclaration: checkValue,
      ImportExpression: checkValue,
      TSImportType: (node: Naming) => check(node, true),
    }
  },
}
