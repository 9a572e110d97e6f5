import { describe, it } from 'vitest'
import { holdingOn, rules } from './bad-input/hold.ts'
import { allCalls } from './bad-input/rule.ts'

/** Some bad input of every call; tests/http/bad-input.deep.api.test.ts sends much more, on both engines. */
describe('every call', () => {
  const hold = holdingOn('SQLite')

  it.each(rules)('$title', (rule) =>
    hold(rule, { calls: allCalls.filter(([, call]) => rule.concerns(call)), drawn: 2 }),
  )
})
