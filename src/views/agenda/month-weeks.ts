import { addDays, addWeeks, differenceInCalendarDays, eachWeekOfInterval, startOfDay } from 'date-fns'

import type { AgendaItem } from '#api/agenda/agenda.contract.ts'

import { shownTime } from './agenda-time.ts'
import { isLong, timeOf, touchedDays } from './item-time.ts'

/** Items above each other in a day; what comes after them is counted. */
const LANES = 3

/** An item in a week of the month. */
export interface Bar {
  readonly item: AgendaItem
  /** A local moment. */
  readonly start: Date
  /** It lasts a day or longer, or over midnight. */
  readonly isWhole: boolean
  /** In days, within the week. */
  readonly length: number
  /** From above, 0 to 2. */
  readonly lane: number
  readonly beginsHere: boolean
  readonly endsHere: boolean
}
export interface MonthDay {
  readonly day: Date
  /** Those that begin on this day or come from the week before, from above. */
  readonly bars: readonly Bar[]
  /** How many had no lane. */
  readonly hidden: number
}

interface Spread {
  readonly item: AgendaItem
  readonly start: Date
  /** The last day that it touches. */
  readonly last: Date
  readonly isWhole: boolean
}

/** The weeks of a month, from Sunday, with what happens on their days. Longer items stand above shorter ones. */
export function monthWeeks(items: readonly AgendaItem[], day: Date): MonthDay[][] {
  const { from, to } = shownTime('month', day)
  const spreads = items.map(spreadOf).toSorted(inOrder)
  const weeks = eachWeekOfInterval({ start: from, end: addDays(to, -1) }, { weekStartsOn: 0 })
  return weeks.map((sunday) => {
    const end = addWeeks(sunday, 1)
    return weekOf(
      sunday,
      spreads.filter(({ start, last }) => start < end && last >= sunday),
    )
  })
}

function weekOf(sunday: Date, spreads: readonly Spread[]): MonthDay[] {
  const bars: Bar[][] = [[], [], [], [], [], [], []]
  const hidden = [0, 0, 0, 0, 0, 0, 0]
  /** By lane, the days that are taken. */
  const taken = Array.from({ length: LANES }, () => new Set<number>())
  for (const { item, start, last, isWhole } of spreads) {
    const first = Math.max(differenceInCalendarDays(start, sunday), 0)
    const final = Math.min(differenceInCalendarDays(last, sunday), 6)
    const days = Array.from({ length: final - first + 1 }, (_, index) => first + index)
    const lane = taken.findIndex((one) => days.every((index) => !one.has(index)))
    if (lane === -1) {
      for (const index of days) hidden[index] = (hidden[index] ?? 0) + 1
      continue
    }
    for (const index of days) taken[lane]?.add(index)
    bars[first]?.push({
      item,
      start,
      isWhole,
      lane,
      length: days.length,
      beginsHere: start >= sunday,
      endsHere: last < addWeeks(sunday, 1),
    })
  }
  return bars.map((ofDay, index) => ({
    day: addDays(sunday, index),
    bars: ofDay.toSorted((one, other) => one.lane - other.lane),
    hidden: hidden[index] ?? 0,
  }))
}

function spreadOf(item: AgendaItem): Spread {
  const start = timeOf(item).from
  const { first, last } = touchedDays(item)
  return { item, start, last, isWhole: isLong(item) || last > first }
}

/** By day, the longest first, then by time. */
const inOrder = (one: Spread, other: Spread): number =>
  startOfDay(one.start).getTime() - startOfDay(other.start).getTime() ||
  differenceInCalendarDays(other.last, other.start) - differenceInCalendarDays(one.last, one.start) ||
  one.start.getTime() - other.start.getTime()
