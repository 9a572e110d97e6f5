import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { scheduleState } from '#machines/kit/schedule.lifecycle.ts'

const at = (time: string) => new Date(`2026-03-02T${time}Z`)

describe('a schedule', () => {
  it.each([
    ['07:59:59.999', 'notStarted'],
    ['08:00:00', 'inProgress'],
    ['09:59:59.999', 'inProgress'],
    ['10:00:00', 'ended'],
  ])('[LIVE-03] from eight to ten is at %s: %s', (now, state) => {
    expect(scheduleState(at('08:00:00'), at('10:00:00'), at(now))).toBe(state)
  })

  it('never goes back as time advances', () => {
    const order = ['notStarted', 'inProgress', 'ended']
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), ([start, length, now, later]) => {
        const stateAt = (time: number) =>
          order.indexOf(scheduleState(new Date(start!), new Date(start! + length!), new Date(time)))
        expect(stateAt(now! + later!)).toBeGreaterThanOrEqual(stateAt(now!))
      }),
    )
  })
})
