import { addDays, addMonths, addWeeks, addYears, isValid, lightFormat, parseISO } from 'date-fns'
import { endOfMonth, endOfWeek, startOfDay, startOfMonth, startOfWeek, startOfYear } from 'date-fns'

import { agendaAddress } from '#api/agenda/addresses.ts'
import type { listAgenda } from '#api/agenda/agenda.contract.ts'
import type { PayloadOf } from '#api/kit/call.ts'

/** [CLASS-04] */
export const agendaViews = ['month', 'week', 'day', 'year'] as const
export type AgendaView = (typeof agendaViews)[number]

/** [CLASS-05] */
const SUNDAY = { weekStartsOn: 0 } as const

/** What the address shows. */
export interface AgendaPlace {
  readonly view: AgendaView
  /** A local day, at its midnight. */
  readonly day: Date
  /** Null: all kinds. */
  readonly kind: string | null
}

export function placeOf(query: URLSearchParams, now = new Date()): AgendaPlace {
  const named = query.get('view')
  const day = parseISO(query.get('date') ?? '')
  return {
    view: agendaViews.find((view) => view === named) ?? 'month',
    day: startOfDay(isValid(day) ? day : now),
    kind: query.get('kind'),
  }
}

/** Null as its day: today, whichever that is then. */
export const agendaHref = ({ view, day, kind }: Omit<AgendaPlace, 'day'> & { readonly day: Date | null }): string =>
  agendaAddress('class-agenda', { view, date: day === null ? null : lightFormat(day, 'yyyy-MM-dd'), kind })

/** The day shown so many pages on; back with a negative number. */
export function turned(view: AgendaView, day: Date, pages: number): Date {
  const turn = { month: addMonths, week: addWeeks, day: addDays, year: addYears }[view]
  return turn(day, pages)
}

/** The time on the page; a month with the days of other months that stand in its weeks. The end is exclusive. */
export function shownTime(view: AgendaView, day: Date): { readonly from: Date; readonly to: Date } {
  if (view === 'day') return { from: startOfDay(day), to: addDays(startOfDay(day), 1) }
  if (view === 'week') return { from: startOfWeek(day, SUNDAY), to: addDays(startOfWeek(day, SUNDAY), 7) }
  if (view === 'year') return { from: startOfYear(day), to: addYears(startOfYear(day), 1) }
  return {
    from: startOfWeek(startOfMonth(day), SUNDAY),
    to: addDays(startOfDay(endOfWeek(endOfMonth(day), SUNDAY)), 1),
  }
}

/** An instant as calls write it, in UTC. */
export const wireTime = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ')

/** The time on the page, as the agenda is loaded by. */
export function askedTime(view: AgendaView, day: Date): PayloadOf<typeof listAgenda> {
  const { from, to } = shownTime(view, day)
  return { from: wireTime(from), to: wireTime(to) }
}
