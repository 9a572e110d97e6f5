import { describe, expect, it } from 'vitest'

import { folded, wordsOf } from '#i18n/folded.ts'
import { folded as foldedIn0033 } from '#server/database/migrations/0033-search-terms.ts'
import { searches } from './searches.ts'

describe('the folding of what is searched', () => {
  it.each(searches)('%s is found by %s', (text, keyword) => {
    expect(wordsOf(keyword).filter((word) => !folded(text).includes(word))).toEqual([])
  })

  it.each([
    ['Đặng', 'Dan h'],
    ['احمد', 'محمد'],
    ['ទឹក', 'ទិក'],
  ])('%s is not found by %s', (text, keyword) => {
    expect(wordsOf(keyword).every((word) => folded(text).includes(word))).toBe(false)
  })

  it('has no word where nothing can be seen', () => {
    expect(wordsOf(' \u200B\u2060 \u00AD\u0000 ')).toEqual([])
  })

  it('changes nothing that is folded already, so that what is stored can be folded anew', () => {
    for (const [text] of searches) {
      expect(folded(folded(text))).toBe(folded(text))
      expect(foldedIn0033(text)).toBe(folded(text))
    }
  })
})
