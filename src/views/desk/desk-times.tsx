import type { DeskItem } from '#api/desk/desk.contract.ts'
import { distanceText } from '#i18n/ages.ts'
import { momentOf } from '#i18n/dates.ts'
import { language, texts } from '#i18n/texts.ts'

/** Whether the time to decide has passed. */
export const isOverdue = ({ dueTime, asOf }: DeskItem): boolean => dueTime !== null && dueTime <= asOf

/** When it is due, in words; null: no time is known. */
export function dueText(item: DeskItem): string | null {
  if (item.dueTime === null) return null
  const when = distanceText(momentOf(item.dueTime), momentOf(item.asOf), language())
  return isOverdue(item) ? texts().desk.wasDue({ when }) : texts().desk.dueIn({ when })
}

/** Since when it waits, in words. */
export const ageText = ({ since, asOf }: DeskItem): string =>
  texts().desk.receivedAgo({ when: distanceText(momentOf(since), momentOf(asOf), language()) })
