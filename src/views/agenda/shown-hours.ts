import { addDays, isSameDay, max, min, startOfDay } from 'date-fns'

import type { AgendaItem } from '#api/agenda/agenda.contract.ts'

import { isLong, seenTime, type Time } from './item-time.ts'

/** Whole hours of a day, 0 to 24. */
export interface Hours {
  readonly from: number
  readonly to: number
}

/** These stand even if nothing happens in them; the rest is night. */
const USUAL: Hours = { from: 7, to: 22 }

/** The hours that days with these items need: the night is folded as far as it is empty on all of them. */
export function shownHours(items: readonly AgendaItem[], shown: Time): Hours {
  const held = heldHours(items, shown)
  return {
    from: Math.min(USUAL.from, ...held.map(({ from }) => from)),
    to: Math.max(USUAL.to, ...held.map(({ to }) => to)),
  }
}

/**
 * The hour at which days open: an hour before now if that is among them, so that what goes on is seen from its
 * beginning; else the earliest at which something happens on any of them, so that nothing is hidden above.
 */
export function openingHour(items: readonly AgendaItem[], shown: Time, now: Date): number {
  const { from, to } = shownHours(items, shown)
  if (now >= shown.from && now < shown.to) return Math.min(Math.max(now.getHours() - 1, from), to)
  const held = heldHours(items, shown).map((hours) => hours.from)
  return held.length === 0 ? from : Math.min(...held)
}

/** What lasts a day or longer stands above the hours. */
const heldHours = (items: readonly AgendaItem[], shown: Time): Hours[] =>
  items.filter((item) => !isLong(item)).flatMap((item) => hoursWithin(seenTime(item), shown))

/** None of what lies outside; over midnight all hours, as those before and after it stand for every day. */
function hoursWithin(time: Time, shown: Time): Hours[] {
  const [from, to] = [max([time.from, shown.from]), min([time.to, shown.to])]
  if (from >= to) return []
  const midnight = addDays(startOfDay(from), 1)
  if (to > midnight) return [{ from: 0, to: 24 }]
  const full = to.getHours() + (to.getMinutes() > 0 ? 1 : 0)
  return [{ from: from.getHours(), to: isSameDay(from, to) ? full : 24 }]
}
