import type { Plugin } from 'vite'

import { type BundledSources, bundledSources } from './bundled-sources.ts'
import { subtractSheet } from './subtract-sheet.ts'
import { trimSheet } from './trim-sheet.ts'

/** The sheet of what the first page does without; it stands before the modules that need it. */
const later = '\0portal/later.css'

/**
 * Radix Themes ships one sheet for all of its components, 25 kB compressed; the login page needs a quarter of it. What
 * nothing uses goes, and what only later pages use goes into a second sheet that comes with their modules.
 * It has to be done while the sheets are made, not afterwards, so that their hashed file names follow what is in them.
 * Development shows the whole sheet.
 * @param pages the HTML files @param first the modules that the first page loads, with all that they import
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
        const { keepsClass, keepsClassAtFirst, elsewhere, laterModules, sheets } = await sources
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
        const atFirst = trimSheet(code, keepsClassAtFirst, elsewhere)
        return {
          code: id === later ? subtractSheet(trimSheet(code, keepsClass, elsewhere), atFirst) : atFirst,
          map: null,
        }
      },
    },
  }
}
