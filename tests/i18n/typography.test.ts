import { describe, expect, it } from 'vitest'

import { tags, textsOf, wordsOf, type Tag } from './dictionaries.ts'

function matching(tag: Tag, pattern: RegExp): string[] {
  return [...textsOf(tag)].filter(([, text]) => pattern.test(wordsOf(text))).map(([key, text]) => `${key}: ${text}`)
}

describe.each(tags)('the typography of %s', (tag) => {
  it('[LOCALE-01] uses its own quotation marks, apostrophes and ellipses', () => {
    expect(matching(tag, /['"`]|\.{2}/)).toEqual([])
  })

  it('[LOCALE-01] has no redundant spaces', () => {
    const untidy = [...textsOf(tag)].filter(([, text]) => text !== text.trim() || / {2}|\s[,.…]/.test(text))
    expect(untidy.map(([key]) => key)).toEqual([])
  })

  it('[LOCALE-01] has no control characters', () => {
    expect(matching(tag, /[^\P{Cc}\n]/u)).toEqual([])
  })
})

describe('the typography of single languages', () => {
  it('[LOCALE-01] sets a narrow no-break space before French high marks', () => {
    expect(matching('fr-FR', /(?<!\u202f)[;:!?]/u)).toEqual([])
  })

  it('[LOCALE-01] opens Spanish questions and exclamations', () => {
    expect(matching('es-ES', /^[^¿]*\?|^[^¡]*!/u)).toEqual([])
  })

  it('[LOCALE-01] writes Arabic commas, semicolons and question marks', () => {
    expect(matching('ar', /[,;?]/)).toEqual([])
  })

  it('[LOCALE-01] writes Chinese marks', () => {
    expect(matching('zh-CN', /[,;:!?()]/)).toEqual([])
  })
})
