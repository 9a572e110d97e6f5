import { expect, it } from 'vitest'

import { declared as routes } from '#app/parts.ts'
import { routeOf } from '#app/route-table.ts'
import { decisionScreenOf } from '#app/routes/decisions.ts'
import { allParts } from '#server/parts.ts'
import { textsOf } from '#tests/i18n/dictionaries.ts'

const worded = [...textsOf('en-US').keys()].flatMap((key) => /^shell\.waiting\.(.+)$/.exec(key)?.[1] ?? [])
const declared = allParts.flatMap(({ waiting = [] }) => waiting)

it('whatever waits for decisions has its words, and a screen of its own or the desk', () => {
  expect(declared.length).toBeGreaterThan(0)
  expect(declared.map(({ lifecycle }) => lifecycle).sort()).toEqual(worded.sort())
  for (const { lifecycle } of declared) {
    const { address } = decisionScreenOf(routes, lifecycle) ?? {}
    if (address !== undefined) expect(routeOf(address).name).not.toBe('notFound')
  }
  expect(decisionScreenOf(routes, 'nothing of the kind')).toBeNull()
})
