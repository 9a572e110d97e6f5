import { describe, it } from 'vitest'
import { onEachEngine } from '#tests/kit/server/portal.ts'
import { holdingOn, rules } from './bad-input/hold.ts'
import { allCalls } from './bad-input/rule.ts'

onEachEngine((engine) => {
  const hold = holdingOn(engine)

  describe.each(allCalls)('%s', (name, call) => {
    it.each(rules.filter((rule) => rule.concerns(call)))('$title', (rule) =>
      hold(rule, { calls: [[name, call]], drawn: 25 }),
    )
  })
})
