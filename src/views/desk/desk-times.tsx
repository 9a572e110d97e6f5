import type { DeskItem } from '#api/desk/desk.contract.ts'
import { distanceText } from '#i18n/ages.ts'
import { momentOf } from '#i18n/dates.ts'
import { language, texts } from '#i18n/texts.ts'
import type { StatusKind } from '#views/kit/status/status.tsx'

/** Whether the time to decide has passed. */
const isOverdue = ({ dueTime, asOf }: DeskItem): boolean => dueTime !== null && dueTime <= asOf

/** How near its time may come before it is marked. */
const SOON_MS = 3 * 24 * 60 * 60_000

/** How urgent it is: past its time, within a few days of it, or neither. */
export function urgencyOf(item: DeskItem): StatusKind {
  if (isOverdue(item)) return 'negative'
  const isSoon = item.dueTime !== null && momentOf(item.dueTime).getTime() - momentOf(item.asOf).getTime() < SOON_MS
  return isSoon ? 'caution' : 'neutral'
}

/** When it is due, in words; null: no time is known. */
export function dueText(item: DeskItem): string | null {
  if (item.dueTime === null) return null
  const when = distanceText(momentOf(item.dueTime), momentOf(item.asOf), language())
  return isOverdue(item) ? texts().desk.wasDue({ when }) : texts().desk.dueIn({ when })
}

/** Since when it waits, in words. */
export const ageText = ({ since, asOf }: DeskItem): string =>
  texts().desk.receivedAgo({ when: distanceText(momentOf(since), momentOf(asOf), language()) })
