import { addDays, differenceInMinutes, min, startOfDay, subMinutes } from 'date-fns'

import type { AgendaItem } from '#api/agenda/agenda.contract.ts'
import { momentOf } from '#i18n/dates.ts'

/** Local moments; the end is exclusive. */
export interface Time {
  readonly from: Date
  readonly to: Date
}

const DAY_MINUTES = 24 * 60
/** A moment needs a length to be seen. */
const SEEN_MINUTES = 30

export const timeOf = ({ startTime, endTime }: AgendaItem): Time => ({
  from: momentOf(startTime),
  to: momentOf(endTime),
})

/** It lasts a day or longer: it says in what time something lies, rather than when one has to be there. */
export function isLong(item: AgendaItem): boolean {
  const { from, to } = timeOf(item)
  return differenceInMinutes(to, from) >= DAY_MINUTES
}

/** The first and the last local day that an item touches: one that ends at midnight does not touch the next. */
export function touchedDays(item: AgendaItem): { readonly first: Date; readonly last: Date } {
  const { from, to } = timeOf(item)
  return { first: startOfDay(from), last: startOfDay(to > from ? new Date(to.getTime() - 1) : from) }
}

/** The time that an item takes among the hours of its day: what ends with its start has a length, within that day. */
export function seenTime(item: AgendaItem): Time {
  const { from, to } = timeOf(item)
  if (to > from) return { from, to }
  const latest = subMinutes(addDays(startOfDay(from), 1), SEEN_MINUTES)
  const seen = min([from, latest])
  return { from: seen, to: new Date(seen.getTime() + SEEN_MINUTES * 60_000) }
}
