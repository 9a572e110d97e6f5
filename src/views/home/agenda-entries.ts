import type { TodaysClass } from '#api/class/class.contract.ts'
import type { LiveBroadcast } from '#api/live/live.contract.ts'

import { localTime } from '#views/kit/time/time-text.tsx'

export type AgendaEntry =
  | { readonly kind: 'class'; readonly item: TodaysClass }
  | { readonly kind: 'live'; readonly item: LiveBroadcast }

export interface AgendaEntries {
  readonly today: readonly AgendaEntry[]
  readonly coming: readonly AgendaEntry[]
}

const DAYS_AHEAD = 7
/** Number of upcoming entries; the lists of classes and broadcasts have the rest. */
const COMING = 4

/** Order: in progress, later today, all day, over. */
const urgency = ({ kind, item }: AgendaEntry): number => {
  if (item.state === 'ended') return 3
  if (kind === 'class') return item.state === 'inProgress' ? 2 : 1
  return item.state === 'inProgress' ? 0 : 1
}
const byUrgency = (a: AgendaEntry, b: AgendaEntry): number =>
  urgency(a) - urgency(b) || a.item.startTime.localeCompare(b.item.startTime)
const byStart = (a: AgendaEntry, b: AgendaEntry): number => a.item.startTime.localeCompare(b.item.startTime)

/** Classes and broadcasts by local day: today's, and those of the following week. */
export function agendaEntries(
  classes: readonly TodaysClass[],
  broadcasts: readonly LiveBroadcast[],
  now = new Date(),
): AgendaEntries {
  const entries: readonly AgendaEntry[] = [
    ...classes.map((item) => ({ kind: 'class', item }) as const),
    ...broadcasts.map((item) => ({ kind: 'live', item }) as const),
  ]
  const isToday = ({ item }: AgendaEntry) =>
    item.state === 'inProgress' || localTime(item.startTime).toDateString() === now.toDateString()
  const lastDay = new Date(now.getFullYear(), now.getMonth(), now.getDate() + DAYS_AHEAD + 1)
  const isComing = (entry: AgendaEntry) =>
    entry.item.state === 'notStarted' && !isToday(entry) && localTime(entry.item.startTime) < lastDay
  return {
    today: entries.filter(isToday).sort(byUrgency),
    coming: entries.filter(isComing).sort(byStart).slice(0, COMING),
  }
}
