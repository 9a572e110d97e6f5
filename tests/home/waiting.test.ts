import { expect, it } from 'vitest'

import { isFor } from '#app/routes/centre.ts'
import { decisionScreenOf } from '#app/routes/decisions.ts'
import { routeOf } from '#app/routes/table.ts'
import { allParts } from '#server/parts.ts'
import { textsOf } from '#tests/i18n/dictionaries.ts'

const worded = [...textsOf('en-US').keys()].flatMap((key) => /^shell\.waiting\.(.+)$/.exec(key)?.[1] ?? [])
const declared = allParts.flatMap(({ waiting = [] }) => waiting)

it('whatever waits for decisions has its words, and a screen that those who decide may open', () => {
  expect(declared.length).toBeGreaterThan(0)
  expect(declared.map(({ lifecycle }) => lifecycle).sort()).toEqual(worded.sort())
  for (const { lifecycle, roles } of declared) {
    const { name } = routeOf(decisionScreenOf(lifecycle)?.address ?? '')
    expect(name).not.toBe('notFound')
    expect(roles.filter((role) => !isFor(name, [role]))).toEqual([])
  }
  expect(decisionScreenOf('nothing of the kind')).toBeNull()
})
