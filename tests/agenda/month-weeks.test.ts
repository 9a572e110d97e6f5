import { describe, expect, it } from 'vitest'

import type { AgendaItem } from '#api/agenda/agenda.contract.ts'
import { monthWeeks } from '#views/agenda/month-weeks.ts'

import { agendaItem as item } from './agenda-item.ts'

/** March 2026 begins on a Sunday and has five weeks. */
const march = (day: number, hour = 0): Date => new Date(2026, 2, day, hour)
/** What stands on each day: item, lane, days, and `<` or `>` where it comes from or goes on into another week. */
const shown = (items: readonly AgendaItem[], week: number) =>
  monthWeeks(items, march(15))[week]?.map(({ bars, hidden }) => [
    ...bars.map(
      ({ item: { itemID }, lane, length, beginsHere, endsHere }) =>
        `${beginsHere ? '' : '<'}${itemID} ${lane} ${length}${endsHere ? '' : '>'}`,
    ),
    ...(hidden > 0 ? [`+${hidden}`] : []),
  ])

describe('the weeks of a month', () => {
  it('[CLASS-05] begin on Sunday and hold the days of other months that stand in them', () => {
    const april = monthWeeks([], new Date(2026, 3, 15))
    expect(april).toHaveLength(5)
    expect(april[0]?.[0]?.day).toEqual(march(29))
    expect(april[4]?.[6]?.day).toEqual(new Date(2026, 4, 2))
    expect(april.flat().every(({ day }, index) => day.getDay() === index % 7)).toBe(true)
  })

  it('put what lasts longer above what is short, and this in the order of its time', () => {
    const items = [
      item('late', march(10, 15), march(10, 16)),
      item('early', march(10, 9), march(10, 10)),
      item('days', march(9), march(12)),
    ]
    expect(shown(items, 1)).toEqual([[], ['days 0 3'], ['early 1 1', 'late 2 1'], [], [], [], []])
  })

  it('an item that ends at midnight does not touch the next day; one over midnight touches both', () => {
    const items = [item('evening', march(3, 20), march(4)), item('night', march(5, 22), march(6, 1))]
    expect(shown(items, 0)).toEqual([[], [], ['evening 0 1'], [], ['night 0 2'], [], []])
  })

  it('an item goes on in the next week, in a lane of its own there', () => {
    const items = [item('week', march(6), march(10)), item('sunday', march(8, 9), march(8, 10))]
    expect(shown(items, 0)?.[5]).toEqual(['week 0 2>'])
    expect(shown(items, 1)?.[0]).toEqual(['<week 0 2', 'sunday 1 1'])
  })

  it('two that last days and three others stand on a day; the rest are counted, on each day that they touch', () => {
    const items = [
      ...['a', 'b', 'c', 'd'].map((name) => item(name, march(16, 9), march(16, 10))),
      item('long', march(16), march(18)),
      item('longer', march(16), march(19)),
    ]
    expect(shown(items, 2)?.slice(1, 4)).toEqual([['longer 0 3', 'long 1 2', 'a 2 1', 'b 3 1', 'c 4 1', '+1'], [], []])
    const full = [1, 2, 3, 4].map((n) => item(`n${n}`, march(23), march(25)))
    expect(shown(full, 3)?.slice(1, 3)).toEqual([['n1 0 2', 'n2 1 2', '+2'], ['+2']])
  })

  it('three stand where nothing lasts for days, from the top', () => {
    const items = ['a', 'b', 'c', 'd'].map((name) => item(name, march(16, 9), march(16, 10)))
    expect(shown(items, 2)?.[1]).toEqual(['a 0 1', 'b 1 1', 'c 2 1', '+1'])
  })

  it('a deadline, which has no length, stands on its day', () => {
    expect(shown([item('end', march(31, 18), march(31, 18))], 4)?.[2]).toEqual(['end 0 1'])
  })
})
