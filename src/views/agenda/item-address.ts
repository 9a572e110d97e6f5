import type { AgendaItem } from '#api/agenda/agenda.contract.ts'
import { texts } from '#i18n/texts.ts'
import { addressOf } from '#app/routes/address-of.ts'

/** The page of an item of the agenda; broadcasts have an address of their own. */
export function itemHref({ kind, classID, lessonID, leaveID, examID }: AgendaItem): string {
  if (examID !== null) return addressOf('examlist', { examID })
  if (kind === 'leave' && leaveID !== null) return addressOf('leave', { leaveID })
  if (kind === 'lesson' && lessonID !== null) return addressOf('class-lesson', { lessonID })
  return addressOf('class-detail', { classID })
}

/** A deadline and a leave say what they are; the others are what they are called. */
export function itemTitle({ kind, title }: AgendaItem): string {
  const LL = texts().agenda
  if (kind === 'deadline') return LL.deadlineOf({ title })
  if (kind === 'leave') return LL.leaveOf({ title })
  return title
}
