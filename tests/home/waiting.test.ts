import { expect, it } from 'vitest'

import { allParts } from '#server/parts.ts'
import { textsOf } from '#tests/i18n/dictionaries.ts'

const worded = [...textsOf('en-US').keys()].flatMap((key) => /^shell\.waiting\.(.+)$/.exec(key)?.[1] ?? [])
const counted = [...textsOf('en-US').keys()].flatMap((key) => /^shell\.waitingCounts\.(.+)$/.exec(key)?.[1] ?? [])
const declared = allParts.flatMap(({ waiting = [] }) => waiting)

it('whatever waits for decisions has its words, counted too', () => {
  expect(declared.length).toBeGreaterThan(0)
  expect(declared.map(({ lifecycle }) => lifecycle).sort()).toEqual(worded.sort())
  expect(counted.sort()).toEqual(worded)
})
