import { expect, it } from 'vitest'

import { cellText } from '#server/sheet/csv-text.ts'

it.each(['=1+1', '+1', '-1', '@a', '\t=1', '＝1+1', '＋1', '－1', '＠a', '\u202E=1', ' \u200B=1'])(
  'a cell that a spreadsheet would take for a formula is text: %j',
  (text) => {
    expect(cellText(text).replaceAll('"', '')).toBe(`'${text}`)
  },
)

it.each(['a=1', '1-1', 'Water'])('other cells stay as they are: %j', (text) => {
  expect(cellText(text)).toBe(text)
})
