import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Plugin, Rolldown } from 'vite'
import { build } from 'vite'

import { trimSheet } from './trim-sheet.ts'
import { type KeepsClass, usedClasses } from './used-classes.ts'

interface Sources {
  readonly keepsClass: KeepsClass
  readonly elsewhere: string
}

/** Bundles the app once without writing it: what is left after tree shaking is what can ask for a class. */
async function sourcesOf(root: string, input: readonly string[]): Promise<Sources> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, rolldownOptions: { input: [...input] } },
  })
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[]
  const modules = outputs
    .flatMap(({ output }) => output)
    .flatMap((part) => (part.type === 'chunk' ? Object.entries(part.modules) : []))
  const codeOf = (wanted: (id: string) => boolean): string =>
    modules.map(([id, module]) => (wanted(id) ? (module.code ?? '') : '')).join('\n')
  const own = codeOf((id) => !id.includes('/node_modules/'))
  const sheets = globSync('src/**/*.css', { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'))
  return {
    keepsClass: usedClasses(own, codeOf((id) => id.includes('/@radix-ui/themes/'))),
    elsewhere: [own, codeOf((id) => id.includes('/@radix-ui/')), ...sheets].join('\n'),
  }
}

/**
 * Radix Themes ships one sheet for all of its components, 25 kB compressed; the login page needs a quarter of it.
 * It has to be done while the sheet is made, not afterwards, so that its hashed file name follows what is in it.
 * Development shows the whole sheet.
 */
export function trimCss(input: readonly string[]): Plugin {
  let root = ''
  let sources: Promise<Sources> | null = null
  return {
    name: 'portal:trim-css',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    buildStart() {
      sources = null
    },
    transform: {
      filter: { id: /\.css$/ },
      async handler(code, id) {
        if (id.includes('/@radix-ui/themes/')) {
          throw new Error(`${id} is to be imported by @import in a sheet of src, so that all of Radix is trimmed as one`)
        }
        if (!code.includes('.rt-')) return null
        sources ??= sourcesOf(root, input)
        const { keepsClass, elsewhere } = await sources
        return { code: trimSheet(code, keepsClass, elsewhere), map: null }
      },
    },
  }
}
