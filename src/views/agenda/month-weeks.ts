import { addDays, addWeeks, differenceInCalendarDays, eachWeekOfInterval, startOfDay } from 'date-fns'

import type { AgendaItem } from '#api/agenda/agenda.contract.ts'

import { shownTime } from './agenda-time.ts'
import { isLong, timeOf, touchedDays } from './item-time.ts'

/** What lasts a day or longer, and the other items of a day, above each other; what comes after them is counted. */
const LINES = 2
const ITEMS = 3

/** An item in a week of the month. */
export interface Bar {
  readonly item: AgendaItem
  /** A local moment. */
  readonly start: Date
  /** It lasts a day or longer. */
  readonly isLine: boolean
  /** It lies on two days, over midnight. */
  readonly isSplit: boolean
  /** In days, within the week. */
  readonly length: number
  /** From above, 0 to 4. */
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
  readonly isLine: boolean
}

/**
 * The weeks of a month, from Sunday, with what happens on their days. What lasts a day or longer stands above the rest.
 */
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
  const taken = Array.from({ length: LINES + ITEMS }, () => new Set<number>())
  /** By day; where there are none, items stand higher, but not more of them. */
  const lines = [0, 0, 0, 0, 0, 0, 0]
  for (const { item, start, last, isLine } of spreads) {
    const first = Math.max(differenceInCalendarDays(start, sunday), 0)
    const final = Math.min(differenceInCalendarDays(last, sunday), 6)
    const days = Array.from({ length: final - first + 1 }, (_, index) => first + index)
    const room = isLine ? LINES : ITEMS + Math.min(...days.map((index) => lines[index] ?? 0))
    const lane = taken.slice(0, room).findIndex((one) => days.every((index) => !one.has(index)))
    if (lane === -1) {
      for (const index of days) hidden[index] = (hidden[index] ?? 0) + 1
      continue
    }
    for (const index of days) {
      taken[lane]?.add(index)
      if (isLine) lines[index] = (lines[index] ?? 0) + 1
    }
    bars[first]?.push({
      item,
      start,
      isLine,
      isSplit: !isLine && days.length > 1,
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
  return { item, start, last: touchedDays(item).last, isLine: isLong(item) }
}

/** What lasts a day or longer, then the rest; by day, the longest first, then by time. */
const inOrder = (one: Spread, other: Spread): number =>
  Number(other.isLine) - Number(one.isLine) ||
  startOfDay(one.start).getTime() - startOfDay(other.start).getTime() ||
  differenceInCalendarDays(other.last, other.start) - differenceInCalendarDays(one.last, one.start) ||
  one.start.getTime() - other.start.getTime()
