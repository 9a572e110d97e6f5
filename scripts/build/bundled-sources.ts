import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { build, type Rolldown } from 'vite'

import { type KeepsClass, usedClasses, wordsIn } from './used-classes.ts'

/** The code that can refer to a rule of Radix Themes' sheet. */
export interface BundledSources {
  /** For the whole app. */
  readonly keepsClass: KeepsClass
  /** For what the first page loads. */
  readonly keepsClassAtFirst: KeepsClass
  /** The accent colours that something of the first page can have. */
  readonly keepsAccentAtFirst: (name: string) => boolean
  /** Code and sheets whose references keep a custom property. */
  readonly elsewhere: string
  /** The modules of Radix Themes that the first page does not load. */
  readonly laterModules: ReadonlySet<string>
  /** The portal's sheets that import Radix Themes' by `@import`. */
  readonly sheets: readonly string[]
}

const isOwn = (id: string): boolean => !id.includes('/node_modules/')
const isThemes = (id: string): boolean => id.includes('/@radix-ui/themes/')

/**
 * Bundles the app once without writing it: only code left after tree shaking can use a class.
 * @param first the modules that the first page loads, with their imports
 */
export async function bundledSources(
  root: string,
  pages: readonly string[],
  first: readonly string[],
): Promise<BundledSources> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, rolldownOptions: { input: [...pages] } },
  })
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[]
  const chunks = outputs.flatMap(({ output }) => output).filter((part) => part.type === 'chunk')
  const code = new Map(
    chunks.flatMap(({ modules }) => Object.entries(modules)).map(([id, module]) => [id, module.code ?? '']),
  )
  const codeOf = (wanted: (id: string) => boolean): string =>
    Array.from(code, ([id, text]) => (wanted(id) ? text : '')).join('\n')

  const atFirst = modulesAtFirst(
    chunks,
    first.map((path) => resolve(root, path)),
  )
  const own = codeOf(isOwn)
  const themes = codeOf(isThemes)
  const sheets = globSync('src/**/*.css', { cwd: root }).map((path) => join(root, path))
  const texts = new Map(sheets.map((path) => [path, readFileSync(path, 'utf8')]))
  const wordsAtFirst = new Set(wordsIn(codeOf((id) => isOwn(id) && atFirst.has(id))))
  return {
    keepsAccentAtFirst: (name) => wordsAtFirst.has(name),
    keepsClass: usedClasses(own, themes, themes),
    keepsClassAtFirst: usedClasses(
      own,
      codeOf((id) => isThemes(id) && atFirst.has(id)),
      themes,
    ),
    elsewhere: [own, codeOf((id) => id.includes('/@radix-ui/')), ...texts.values()].join('\n'),
    laterModules: new Set([...code.keys()].filter((id) => isThemes(id) && !atFirst.has(id))),
    sheets: sheets.filter((path) => texts.get(path)?.includes('@radix-ui/themes/') === true),
  }
}

/** The modules of the chunks that contain `first`, and of all chunks these import. */
function modulesAtFirst(chunks: readonly Rolldown.OutputChunk[], first: readonly string[]): Set<string> {
  const holds = ({ moduleIds, facadeModuleId }: Rolldown.OutputChunk, id: string): boolean =>
    facadeModuleId === id || moduleIds.includes(id)
  const missing = first.find((id) => !chunks.some((chunk) => holds(chunk, id)))
  if (missing !== undefined) throw new Error(`${missing} is in no chunk, so it cannot be what the first page loads`)
  const found = new Set(chunks.filter((chunk) => first.some((id) => holds(chunk, id))))
  for (const next of found) {
    for (const chunk of chunks) if (next.imports.includes(chunk.fileName)) found.add(chunk)
  }
  return new Set([...found].flatMap(({ moduleIds }) => moduleIds))
}
