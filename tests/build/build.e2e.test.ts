import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

const dist = resolve(import.meta.dirname, '../../dist')
const page = (name: string): string => readFileSync(join(dist, name), 'utf8')
const built = globSync('assets/*', { cwd: dist, withFileTypes: true }).flatMap((entry) =>
  entry.isFile() ? [`assets/${entry.name}`] : [],
)

describe.each(['index.html', 'admin.html'])('the built page %s', (name) => {
  it('has no inline script or style, which the Content-Security-Policy would block', () => {
    expect(page(name)).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=/)
  })
  it('refers to existing files only', () => {
    const named = Array.from(page(name).matchAll(/(?:src|href)="\/([^"]+)"/g), ([, path = '']) => path)
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((path) => !existsSync(join(dist, path)))).toEqual([])
  })
  it('preloads the dictionary of the default language', () => {
    expect(page(name)).toMatch(/<link rel="modulepreload"[^>]*href="\/assets\/zh-CN-/)
  })
})

describe('the first visit of the login page', () => {
  const linked = Array.from(page('index.html').matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g), ([, path = '']) => path)

  it('requests no further script', () => {
    const scripts = linked.filter((path) => path.endsWith('.js')).map((path) => page(path))
    expect(scripts.some((text) => text.includes('vcode'))).toBe(true)
    const imported = scripts.flatMap((text) =>
      Array.from(text.matchAll(/\bfrom\s*["']\.\/([^"']+)/g), ([, name = '']) => name),
    )
    expect(imported.filter((name) => !linked.includes(`assets/${name}`))).toEqual([])
  })
  it('loads the rules of menus and dialogs in a second sheet', () => {
    const sheets = linked.filter((path) => path.endsWith('.css')).map((path) => page(path))
    expect(sheets.join()).toContain('.rt-TextFieldRoot')
    expect(sheets.join()).not.toContain('.rt-BaseMenuContent')
    const [later = ''] = globSync('assets/later-*.css', { cwd: dist })
    expect(page(later)).toContain('.rt-BaseMenuContent')
  })
})

describe('the built files', () => {
  it('carry a hash of their contents in their names', () => {
    const files = built.filter((path) => !/\.(br|gz)$/.test(path))
    expect(files.filter((path) => !/-[\w-]{7}\.\w+$/.test(path))).toEqual([])
  })
  it('stand under the version of pdf.js where it asks for them by name', () => {
    const [folder = ''] = globSync('assets/pdfjs-*', { cwd: dist })
    expect(folder).toMatch(/pdfjs-\d+\.\d+\.\d+$/)
    for (const name of ['cmaps/UniGB-UCS2-H.bcmap', 'standard_fonts/FoxitSerif.pfb', 'pdf.worker.min.mjs.br'])
      expect(existsSync(join(dist, folder, name)), name).toBe(true)
  })
  it('have compressed copies, if they are texts of some size', () => {
    const texts = built.filter((path) => /\.(js|css|svg)$/.test(path))
    expect(texts.length).toBeGreaterThan(10)
    for (const path of texts.map((name) => join(dist, name))) {
      const bytes = readFileSync(path)
      if (bytes.length < 512) continue
      expect(brotliDecompressSync(readFileSync(`${path}.br`)).equals(bytes), path).toBe(true)
      expect(gunzipSync(readFileSync(`${path}.gz`)).equals(bytes), path).toBe(true)
    }
  })
})
