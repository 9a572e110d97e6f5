import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob, posix } from 'node:path'

import { fileOf } from './file-of.ts'
import { type ImportKind, importsOf } from './imports-of.ts'

export interface Edge {
  readonly to: string
  readonly kind: Exclude<ImportKind, 'glob'>
}

/** What every file of the project names of the project, by paths from the root. */
export type Graph = ReadonlyMap<string, readonly Edge[]>

/** A file with its text, its path from the root. */
export type Source = readonly [path: string, text: string]

/** All code below these folders, as it is on the disk. */
export function readSources(root: string, folders: readonly string[]): readonly Source[] {
  const paths = globSync(`{${folders.join(',')}}/**/*.{ts,tsx,mts,mjs,css}`, { cwd: root })
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => [path, readFileSync(join(root, path), 'utf8')])
}

/** Files that are named and not among the sources (a JSON, say) are leaves; packages are left out. */
export function graphOf(sources: readonly Source[]): Graph {
  const paths = sources.map(([path]) => path)
  return new Map(sources.map(([path, text]) => [path, edgesOf(path, text, paths)]))
}

function edgesOf(path: string, text: string, paths: readonly string[]): readonly Edge[] {
  const imports = importsOf(path, text)
  const patterns = imports.filter(({ kind }) => kind === 'glob').map(({ specifier }) => specifier)
  const named = imports.flatMap(({ kind, specifier }): readonly Edge[] => {
    const to = kind === 'glob' ? null : fileOf(specifier, path)
    return to === null || kind === 'glob' ? [] : [{ to, kind }]
  })
  return [...named, ...matched(path, patterns, paths)]
}

/** What Vite would find by these patterns, which are relative to the file. */
function matched(path: string, patterns: readonly string[], paths: readonly string[]): readonly Edge[] {
  const from = posix.dirname(path)
  const isLeftOut = patterns
    .filter((pattern) => pattern.startsWith('!'))
    .map((pattern) => posix.join(from, pattern.slice(1)))
  const isTaken = patterns.filter((pattern) => !pattern.startsWith('!')).map((pattern) => posix.join(from, pattern))
  const fits = (to: string) => (pattern: string) => matchesGlob(to, pattern)
  return paths.filter((to) => isTaken.some(fits(to)) && !isLeftOut.some(fits(to))).map((to) => ({ to, kind: 'lazy' }))
}
