import { createReadStream, existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Plugin } from 'vite'

/**
 * What pdf.js fetches by name while it reads a document: its worker, the encodings and the standard fonts that
 * documents need not bring along, and the decoders of scanned pictures, which need no WebAssembly.
 */
const parts = [
  'legacy/build/pdf.worker.min.mjs',
  'cmaps/*.bcmap',
  'standard_fonts/*.{pfb,ttf}',
  'wasm/*_nowasm_fallback.js',
]

const nameOf = (path: string): string => path.replace('legacy/build/', '')

/** Puts them beside the built files, under the version of pdf.js: it asks for them by names without a hash. */
export function pdfData(): Plugin {
  let from = ''
  let under = ''
  return {
    name: 'portal:pdf-data',
    configResolved({ root }) {
      from = join(root, 'node_modules/pdfjs-dist')
      const { version } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as { readonly version: string }
      under = `assets/pdfjs-${version}/`
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${under}`, (request, response, next) => {
        const path = globSync(parts, { cwd: from }).find((part) => `/${nameOf(part)}` === request.url)
        if (path === undefined || !existsSync(join(from, path))) return next()
        response.setHeader('content-type', /js$/.test(path) ? 'text/javascript' : 'application/octet-stream')
        createReadStream(join(from, path)).pipe(response)
      })
    },
    generateBundle() {
      for (const path of globSync(parts, { cwd: from }))
        this.emitFile({ type: 'asset', fileName: under + nameOf(path), source: readFileSync(join(from, path)) })
    },
  }
}
