import { describe, expect, it } from 'vitest'

import { agendaDays, daysFrom } from '#views/agenda/agenda-days.ts'
import { shownTime } from '#views/agenda/agenda-time.ts'

import { agendaItem as item } from './agenda-item.ts'

/** March 2026 begins on a Sunday. */
const march = (day: number, hour = 0): Date => new Date(2026, 2, day, hour)
const week = shownTime('week', march(11))
const named = (days: ReturnType<typeof agendaDays>) => days.map(({ items }) => items.map(({ itemID }) => itemID))

describe('the days of an agenda', () => {
  it('have what touches them by time, and after it what lasts a day or longer', () => {
    const items = [
      item('class', march(1), march(31)),
      item('late', march(9, 15), march(9, 16)),
      item('early', march(9, 9), march(9, 10)),
      item('two days', march(8), march(10)),
    ]
    expect(named(agendaDays(items, week)).slice(0, 3)).toEqual([
      ['class', 'two days'],
      ['early', 'late', 'class', 'two days'],
      ['class'],
    ])
  })

  it('have what goes over midnight on both, a deadline on its own, and nothing that ends as they begin', () => {
    const items = [
      item('night', march(9, 23), march(10, 1)),
      item('evening', march(11, 20), march(12)),
      item('due', march(13), march(13)),
    ]
    expect(named(agendaDays(items, week))).toEqual([[], ['night'], ['night'], ['evening'], [], ['due'], []])
  })

  it('have nothing of other times', () => {
    const items = [item('before', march(7, 9), march(7, 10)), item('after', march(15), march(15, 1))]
    expect(named(agendaDays(items, week)).flat()).toEqual([])
  })

  it('open at today, with those before it apart; where today is not among them, at the first', () => {
    const days = agendaDays([], week)
    const numbers = (now: Date) => {
      const { passed, rest } = daysFrom(days, now)
      return [passed, rest].map((some) => some.map(({ day }) => day.getDate()))
    }
    expect(numbers(march(11, 15))).toEqual([
      [8, 9, 10],
      [11, 12, 13, 14],
    ])
    expect(numbers(march(8, 15))[0]).toEqual([])
    expect(numbers(march(15))).toEqual([[], [8, 9, 10, 11, 12, 13, 14]])
  })
})
