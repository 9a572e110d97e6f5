import { expect, it } from 'vitest'

import { decisionScreenOf } from '#app/routes/decisions.ts'
import { allParts } from '#server/parts.ts'
import { textsOf } from '#tests/i18n/dictionaries.ts'

const worded = [...textsOf('en-US').keys()].flatMap((key) => /^shell\.waiting\.(.+)$/.exec(key)?.[1] ?? [])
const declared = allParts.flatMap(({ waiting = [] }) => waiting.map(({ lifecycle }) => lifecycle))

it('whatever waits for decisions has its words, and a screen on which it is decided', () => {
  expect([...declared].sort()).toEqual(worded.sort())
  expect(worded.map((lifecycle) => [lifecycle, decisionScreenOf(lifecycle)?.address])).toEqual([
    ['leave', '/dxClass/leave-audit'],
  ])
  expect(decisionScreenOf('nothing of the kind')).toBeNull()
})
