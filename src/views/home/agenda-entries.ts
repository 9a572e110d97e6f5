import type { AgendaItem, listAgenda } from '#api/agenda/agenda.contract.ts'
import type { PayloadOf } from '#api/kit/call.ts'
import type { LiveBroadcast } from '#api/live/live.contract.ts'

import { localTime } from '#views/kit/time/time-text.tsx'

export interface AgendaEntry {
  readonly item: AgendaItem
  readonly state: 'notStarted' | 'inProgress' | 'ended'
}

export interface AgendaEntries {
  readonly today: readonly AgendaEntry[]
  readonly coming: readonly AgendaEntry[]
}

const DAYS_AHEAD = 7
/** Number of upcoming entries; the agenda's own page has the rest. */
const COMING = 5

const midnight = (now: Date, days: number): Date => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)

const wireTime = (instant: Date): string => instant.toISOString().slice(0, 19).replace('T', ' ')
/** The local day and the week after it, as the agenda is loaded by. */
export const daysShown = (now = new Date()): PayloadOf<typeof listAgenda> => ({
  from: wireTime(midnight(now, 0)),
  to: wireTime(midnight(now, DAYS_AHEAD + 1)),
})

/** A public broadcast, as the agenda has it. */
export const broadcastItem = ({ id, title, startTime, endTime, joinUrl }: LiveBroadcast): AgendaItem => ({
  itemID: `live-${id}`,
  kind: 'live',
  title,
  startTime,
  endTime,
  place: '',
  classID: null,
  classKind: null,
  classPlace: null,
  className: '',
  lessonID: null,
  leaveID: null,
  examID: null,
  taskID: null,
  joinUrl,
  canCheckIn: false,
  hasAttended: false,
  isLate: false,
  isTeaching: false,
})

const DAY_MS = 24 * 60 * 60_000
/** What lasts for days is what the hours of the day stand in. */
const isLong = ({ item: { kind, startTime, endTime } }: AgendaEntry): boolean =>
  kind === 'class' ||
  kind === 'leave' ||
  kind === 'exam' ||
  localTime(endTime).getTime() - localTime(startTime).getTime() >= DAY_MS
/** Order: in progress, later today, all day, over. */
const urgency = (entry: AgendaEntry): number => {
  if (entry.state === 'ended') return 3
  if (entry.state === 'notStarted') return 1
  return isLong(entry) ? 2 : 0
}
const byStart = (a: AgendaEntry, b: AgendaEntry): number => a.item.startTime.localeCompare(b.item.startTime)
const byUrgency = (a: AgendaEntry, b: AgendaEntry): number => urgency(a) - urgency(b) || byStart(a, b)

const stateAt = ({ startTime, endTime }: AgendaItem, now: Date): AgendaEntry['state'] => {
  if (localTime(startTime) > now) return 'notStarted'
  return localTime(endTime) > now ? 'inProgress' : 'ended'
}

/** An agenda by local day: what is today, and in the following week. */
export function agendaEntries(items: readonly AgendaItem[], now = new Date()): AgendaEntries {
  const entries = items.map((item) => ({ item, state: stateAt(item, now) }))
  const isToday = ({ item, state }: AgendaEntry) =>
    state === 'inProgress' || localTime(item.startTime).toDateString() === now.toDateString()
  const lastDay = midnight(now, DAYS_AHEAD + 1)
  const isComing = (entry: AgendaEntry) =>
    entry.state === 'notStarted' && !isToday(entry) && localTime(entry.item.startTime) < lastDay
  return {
    today: entries.filter(isToday).sort(byUrgency),
    coming: entries.filter(isComing).sort(byStart).slice(0, COMING),
  }
}
