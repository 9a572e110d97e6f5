import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { declared } from '#app/parts.ts'
import { notFoundRoute, routes } from '#app/route-table.ts'
import { tags, textsOf } from '#tests/i18n/dictionaries.ts'

const dist = resolve(import.meta.dirname, '../../dist')
const built = globSync('assets/*', { cwd: dist })

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
    expect(keywords.map(([key]) => key).toSorted()).toEqual(
      declared
        .flatMap(({ name, findable = false, foundAs }) => [findable ? [name] : [], foundAs?.key ?? []].flat())
        .map((key) => `assistant.keywords.${key}`)
        .toSorted(),
    )
    expect(titles.map(([key]) => key).toSorted()).toEqual(
      [...routes, notFoundRoute].map(({ name }) => `title.${name}`).toSorted(),
    )
    for (const [key, text] of keywords) expect(filesWith(text), key).toEqual([expect.stringMatching(/\/assistant-/)])
    // A title may be a word of a page, too.
    for (const [key, text] of titles) expect(filesWith(text).join(), key).toMatch(new RegExp(`/${tag}-[\\w-]+\\.js`))
  })
})
