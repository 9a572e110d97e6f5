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
/** Of what is still to come: the lists of classes and broadcasts have all of it. */
const COMING = 4

/** What is on now comes first, then what the day still brings, then what lasts all day, then what is over. */
const urgency = ({ kind, item }: AgendaEntry): number => {
  if (item.state === 'ended') return 3
  if (kind === 'class') return item.state === 'inProgress' ? 2 : 1
  return item.state === 'inProgress' ? 0 : 1
}
const byUrgency = (a: AgendaEntry, b: AgendaEntry): number =>
  urgency(a) - urgency(b) || a.item.startTime.localeCompare(b.item.startTime)
const byStart = (a: AgendaEntry, b: AgendaEntry): number => a.item.startTime.localeCompare(b.item.startTime)

/** Classes and broadcasts by the days of the viewer: those of today, and those of the week that follows. */
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
