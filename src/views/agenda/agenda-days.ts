import { addDays, eachDayOfInterval, isSameDay } from 'date-fns'

import type { AgendaItem } from '#api/agenda/agenda.contract.ts'

import { isLong, timeOf, touchedDays, type Time } from './item-time.ts'

export interface AgendaDay {
  /** A local midnight. */
  readonly day: Date
  /** What it has, by time; after that what lasts a day or longer, which says least about this one. */
  readonly items: readonly AgendaItem[]
}

/** The days of a time with what touches them. */
export function agendaDays(items: readonly AgendaItem[], { from, to }: Time): AgendaDay[] {
  const byDay = new Map<number, AgendaItem[]>()
  const days = eachDayOfInterval({ start: from, end: addDays(to, -1) })
  for (const day of days) byDay.set(day.getTime(), [])
  for (const item of items.toSorted(inOrder)) {
    const { first, last } = touchedDays(item)
    for (let day = first < from ? from : first; day <= last && day < to; day = addDays(day, 1))
      byDay.get(day.getTime())?.push(item)
  }
  return days.map((day) => ({ day, items: byDay.get(day.getTime()) ?? [] }))
}

const inOrder = (one: AgendaItem, other: AgendaItem): number =>
  Number(isLong(one)) - Number(isLong(other)) || timeOf(one).from.getTime() - timeOf(other).from.getTime()

/** Where a list of days opens: those before today, if it is among them, and the rest. */
export function daysFrom(days: readonly AgendaDay[], now: Date): { passed: AgendaDay[]; rest: AgendaDay[] } {
  const today = days.findIndex(({ day }) => isSameDay(day, now))
  const at = Math.max(today, 0)
  return { passed: days.slice(0, at), rest: days.slice(at) }
}
