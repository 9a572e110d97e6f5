import { resolve } from 'node:path'

import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

const isChunk = (part: Rolldown.OutputAsset | Rolldown.OutputChunk): part is Rolldown.OutputChunk =>
  part.type === 'chunk'

/** The chunk and its static imports, without duplicates. */
function withImports(chunk: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const found = new Set([chunk])
  for (const next of found) {
    for (const fileName of next.imports) {
      const imported = chunks.find((other) => other.fileName === fileName)
      if (imported !== undefined) found.add(imported)
    }
  }
  return found
}

/**
 * Preloads, together with the page's script, the modules that a first visit loads on demand: the login page and the
 * dictionary of the default language. It saves two round trips before the form can be used.
 * @param pages the sources loaded on demand, by the page that needs them
 */
export function preloadFirstPage(pages: Readonly<Record<string, readonly string[]>>): Plugin {
  let root = ''
  return {
    name: 'portal:preload-first-page',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, filename }) {
        const chunks = Object.values(bundle ?? {}).filter(isChunk)
        const sources = pages[filename.slice(root.length + 1)] ?? []
        const wanted = sources.flatMap((source) => {
          const id = resolve(root, source)
          const chunk = chunks.find(({ facadeModuleId, moduleIds }) => facadeModuleId === id || moduleIds.includes(id))
          if (chunk === undefined) throw new Error(`${source} is in no chunk, so it cannot be preloaded`)
          return [...withImports(chunk, chunks)]
        })
        return tagsFor(new Set(wanted), html)
      },
    },
  }
}

function tagsFor(chunks: ReadonlySet<Rolldown.OutputChunk>, html: string): HtmlTagDescriptor[] {
  const tag = (attrs: HtmlTagDescriptor['attrs']): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: attrs ?? {},
    injectTo: 'head',
  })
  const sheets = new Set([...chunks].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
  const scripts = [...chunks].map(({ fileName }) => fileName)
  return [
    ...scripts.map((file) => ({ file, attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` } })),
    ...[...sheets].map((file) => ({
      file,
      attrs: { rel: 'preload', as: 'style', crossorigin: true, href: `/${file}` },
    })),
  ].flatMap(({ file, attrs }) => (html.includes(`/${file}"`) ? [] : [tag(attrs)]))
}
