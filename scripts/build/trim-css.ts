import type { Plugin } from 'vite'

import { type BundledSources, bundledSources } from './bundled-sources.ts'
import { subtractSheet } from './subtract-sheet.ts'
import { trimSheet } from './trim-sheet.ts'

/** The sheet of what the first page does not need; imported before the modules that need it. */
const later = '\0portal/later.css'

/**
 * Trims Radix Themes' sheet, which covers all components, 25 kB compressed, while the login page needs a quarter.
 * Unused rules are removed, and those of later pages moved to a second sheet that loads with their modules. It must run
 * while the sheets are built, so that the hashes in file names match the contents. Development uses the whole sheet.
 * @param pages the HTML files @param first the modules that the first page loads, with their imports
 */
export function trimCss(pages: readonly string[], first: readonly string[]): Plugin {
  let sources: Promise<BundledSources> = Promise.reject(new Error('The build has not begun'))
  sources.catch(() => undefined)
  let root = ''
  return {
    name: 'portal:trim-css',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async buildStart() {
      sources = bundledSources(root, pages, first)
      await sources
    },
    resolveId: (id) => (id === later ? id : null),
    async load(id) {
      if (id !== later) return null
      const { sheets } = await sources
      return sheets.map((path) => `@import '${path}';`).join('\n')
    },
    transform: {
      filter: { id: /\.(?:css|js)$/ },
      async handler(code, id) {
        const { keepsClass, keepsClassAtFirst, keepsAccentAtFirst, elsewhere, laterModules, sheets } = await sources
        if (laterModules.has(id)) {
          const sheetsInOrder = [...sheets, later].map((path) => `import ${JSON.stringify(path)}\n`)
          return { code: `${sheetsInOrder.join('')}${code}`, map: null, moduleSideEffects: true }
        }
        if (!id.endsWith('.css')) return null
        if (id.includes('/@radix-ui/themes/')) {
          throw new Error(
            `${id} is to be imported by @import in a sheet of src, so that all of Radix is trimmed as one`,
          )
        }
        if (!code.includes('.rt-')) return null
        const atFirst = trimSheet(code, keepsClassAtFirst, elsewhere, keepsAccentAtFirst)
        return {
          code: id === later ? subtractSheet(trimSheet(code, keepsClass, elsewhere), atFirst) : atFirst,
          map: null,
        }
      },
    },
  }
}
