import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { tags, textsOf } from '#tests/i18n/dictionaries.ts'

const dist = resolve(import.meta.dirname, '../../dist')
const page = (name: string): string => readFileSync(join(dist, name), 'utf8')
const built = globSync('assets/*', { cwd: dist })

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
  // Bytes are searched faster than a string.
  const scripts = Buffer.concat(
    built.filter((path) => path.endsWith('.js')).map((path) => readFileSync(join(dist, path))),
  )

  it.each(tags)('hold no text in %s that no page says: notices, mails and the words of diagrams', (tag) => {
    const isForPages = (key: string): boolean => !/^(notices|outbox|charts|statecharts)\./.test(key)
    const texts = [...textsOf(tag)]
    const shown = texts.flatMap(([key, text]) => (isForPages(key) ? [text] : [])).join('\n')
    // Lifecycles bring the English names of their states themselves.
    const isOfMachine = (key: string): boolean => tag === 'en-US' && /^charts\.\w+\.states\./.test(key)
    const isMeant = ([key, text]: [string, string]): boolean =>
      !isForPages(key) && !isOfMachine(key) && text.length > 7 && !shown.includes(text)
    const others = texts.filter(isMeant).map(([, text]) => text)
    expect(others.length).toBeGreaterThan(50)
    const isThere = (text: string): boolean =>
      scripts.includes(text) && ['"', "'", '`'].some((mark) => scripts.includes(`${mark}${text}${mark}`))
    expect(others.filter(isThere)).toEqual([])
    expect(texts.filter(([key]) => key.startsWith('portal.')).filter(([, text]) => !isThere(text))).toEqual([])
  })

  it.each(tags)('hold in %s what parts say of themselves where it is shown, and there alone', (tag) => {
    const filesWith = (text: string): readonly string[] =>
      built.filter((path) => path.endsWith('.js') && readFileSync(join(dist, path), 'utf8').includes(text))
    const texts = [...textsOf(tag)]
    const keywords = texts.filter(([key]) => key.startsWith('assistant.keywords.'))
    const titles = texts.filter(([key]) => key.startsWith('title.'))
    expect([keywords.length, titles.length]).toEqual([31, 51])
    for (const [key, text] of keywords) expect(filesWith(text), key).toEqual([expect.stringMatching(/\/assistant-/)])
    // A title may be a word of a page, too.
    for (const [key, text] of titles) expect(filesWith(text).join(), key).toMatch(new RegExp(`/${tag}-[\\w-]+\\.js`))
  })

  it('carry a hash of their contents in their names', () => {
    const files = built.filter((path) => !/\.(br|gz)$/.test(path))
    expect(files.filter((path) => !/-[\w-]{7}\.\w+$/.test(path))).toEqual([])
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
