import { posix, relative, resolve, sep } from 'node:path'

import type { Rule } from 'eslint'

import manifest from '../../package.json' with { type: 'json' }
import { type Layer, layerOf, wallBeforeFile, wallBeforePackage } from './layers.ts'

/** What the rule reads of a node that names a module; the TypeScript parser adds the kinds to ESTree. */
interface Naming {
  readonly source?: { readonly type: string; readonly value?: unknown } | null
  readonly importKind?: 'type' | 'value'
  readonly exportKind?: 'type' | 'value'
}

const root = resolve(import.meta.dirname, '../..')
const slashes = (path: string): string => path.replaceAll(sep, '/')

/** The file that a specifier means, from the root, or null when it is a package. */
function fileOf(specifier: string, importer: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier)
  for (const [pattern, target] of Object.entries(manifest.imports)) {
    const prefix = pattern.slice(0, -1)
    if (specifier.startsWith(prefix)) return posix.join(target.slice(0, -1), specifier.slice(prefix.length))
  }
  return null
}

function wallBefore(layer: Layer, specifier: string, importer: string, typeOnly: boolean): string | null {
  const file = fileOf(specifier, importer)
  return file === null ? wallBeforePackage(layer, specifier) : wallBeforeFile(layer, file, typeOnly)
}

/** Imports, re-exports, `import()` and `import('…').Type` alike, however the path is written. */
export const walls: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], messages: { wall: '{{ reason }} (scripts/lint/layers.ts)' } },
  create(context) {
    const importer = slashes(relative(root, context.filename))
    const layer = layerOf(importer)
    if (layer === null) return {}

    const check = (node: Rule.Node, typeOnly: boolean): void => {
      const { source, importKind, exportKind } = node as Naming
      if (typeof source?.value !== 'string') return
      const onlyTypes = typeOnly || importKind === 'type' || exportKind === 'type'
      const reason = wallBefore(layer, source.value, importer, onlyTypes)
      if (reason !== null) context.report({ node, messageId: 'wall', data: { reason } })
    }
    const checkValue = (node: Rule.Node): void => {
      check(node, false)
    }
    return {
      ImportDeclaration: checkValue,
      ExportAllDeclaration: checkValue,
      ExportNamedDeclaration: checkValue,
      ImportExpression: checkValue,
      TSImportType: (node: Rule.Node) => {
        check(node, true)
      },
    }
  },
}
