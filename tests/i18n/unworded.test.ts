import { expect, it } from 'vitest'

import { isStillToWord } from '../../scripts/new/mark.ts'
import { tags, textsOf } from './dictionaries.ts'

it.each(tags)('[LOCALE-01] %s has no text that is still to be worded', (tag) => {
  expect([...textsOf(tag)].filter(([, text]) => isStillToWord(text)).map(([key]) => key)).toEqual([])
})
