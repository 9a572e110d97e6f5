import { parseSync } from 'vite'

/**
 * The kind of a reference. `value`: the module is evaluated first; `lazy`: `import()`; `type`: erased at compile time;
 * `glob`: a pattern of Vite that matches any number of files.
 */
export type ImportKind = 'value' | 'lazy' | 'type' | 'glob'

export interface Import {
  readonly kind: ImportKind
  /** As it is written; of a glob each pattern for itself, those that leave out (`!…`) as well. */
  readonly specifier: string
}

const typeOnly = /^(?:import|export)\s+type\b(?!\s*(?:from\b|,))/
const typeQuery = /\bimport\(\s*(['"])([^'"]+)\1\s*\)/g
const glob = /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g
const quoted = /(['"`])([^'"`]*)\1/g
const sheetImport = /@import\s+(?:url\(\s*)?['"]([^'"]+)['"]/g

/** All that a module or a style sheet names. @throws where the module does not parse */
export function importsOf(path: string, text: string): readonly Import[] {
  if (path.endsWith('.css'))
    return Array.from(text.matchAll(sheetImport), ([, specifier = '']) => named('value', specifier))
  const { module, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message ?? 'it does not parse'}`)
  const kindOf = (start: number, end: number): ImportKind => (typeOnly.test(text.slice(start, end)) ? 'type' : 'value')
  const lazy = new Set(module.dynamicImports.map(({ start }) => start))
  return [
    ...module.staticImports.map(({ start, end, moduleRequest }) => named(kindOf(start, end), moduleRequest.value)),
    ...module.staticExports.flatMap(({ start, end, entries: [entry] }) =>
      entry?.moduleRequest ? [named(kindOf(start, end), entry.moduleRequest.value)] : [],
    ),
    ...Array.from(text.matchAll(typeQuery), ({ index, 2: specifier = '' }) =>
      named(lazy.has(index) ? 'lazy' : 'type', specifier),
    ),
    ...Array.from(text.matchAll(glob), ([, patterns = '']) => patterns).flatMap((patterns) =>
      Array.from(patterns.matchAll(quoted), ([, , pattern = '']) => named('glob', pattern)),
    ),
  ]
}

const named = (kind: ImportKind, specifier: string): Import => ({ kind, specifier })
