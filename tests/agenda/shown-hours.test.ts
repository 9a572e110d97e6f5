import { describe, expect, it } from 'vitest'

import { shownTime } from '#views/agenda/agenda-time.ts'
import { openingHour, shownHours } from '#views/agenda/shown-hours.ts'

import { agendaItem } from './agenda-item.ts'

/** March 2026 begins on a Sunday: the week is that of the 8th to the 14th. */
const march = (day: number, hour = 0, minute = 0): Date => new Date(2026, 2, day, hour, minute)
const week = shownTime('week', march(11))
const lesson = (start: Date, end: Date) => agendaItem('lesson', start, end)

describe('the hours of a week or a day', () => {
  it('fold the night from 22 to 7, where nothing happens in it', () => {
    expect(shownHours([], week)).toEqual({ from: 7, to: 22 })
    expect(shownHours([lesson(march(9, 9), march(9, 11))], week)).toEqual({ from: 7, to: 22 })
  })

  it('hold what happens early and late, to the full hour', () => {
    expect(shownHours([lesson(march(9, 5, 40), march(9, 8))], week)).toEqual({ from: 5, to: 22 })
    expect(shownHours([lesson(march(9, 21), march(9, 22, 10))], week)).toEqual({ from: 7, to: 23 })
    expect(shownHours([lesson(march(9, 20), march(9, 23))], week)).toEqual({ from: 7, to: 23 })
    expect(shownHours([lesson(march(9, 20), march(10))], week)).toEqual({ from: 7, to: 24 })
  })

  it('are all of them around something over midnight, and those of its part alone where the rest is not shown', () => {
    const night = lesson(march(10, 23), march(11, 1))
    expect(shownHours([night], week)).toEqual({ from: 0, to: 24 })
    expect(shownHours([night], shownTime('day', march(10)))).toEqual({ from: 7, to: 24 })
    expect(shownHours([night], shownTime('day', march(11)))).toEqual({ from: 0, to: 22 })
    expect(shownHours([night], shownTime('day', march(12)))).toEqual({ from: 7, to: 22 })
  })

  it('a deadline at the last minute of a day unfolds its evening, and no morning', () => {
    expect(shownHours([lesson(march(9, 23, 59), march(9, 23, 59))], week)).toEqual({ from: 7, to: 24 })
  })

  it('what lasts a day or longer unfolds nothing', () => {
    expect(shownHours([lesson(march(9, 2), march(12, 4))], week)).toEqual({ from: 7, to: 22 })
  })
})

describe('a week or a day opens', () => {
  const items = [lesson(march(9, 14), march(9, 15)), lesson(march(12, 10, 30), march(12, 12))]

  it('an hour before now, if that is shown', () => {
    expect(openingHour(items, week, march(11, 15, 20))).toBe(14)
    expect(openingHour([], week, march(8))).toBe(7)
    expect(openingHour([], week, march(14, 23, 30))).toBe(22)
  })

  it('else at the earliest hour of anything in it, or as the day begins', () => {
    expect(openingHour(items, week, march(15))).toBe(10)
    expect(openingHour(items, week, march(7, 23, 59))).toBe(10)
    expect(openingHour([], week, march(20, 15))).toBe(7)
  })
})
