import { classAddress } from '#api/class/addresses.ts'
import { examAddress } from '#api/exam/addresses.ts'
import { homeworkAddress } from '#api/homework/addresses.ts'
import { leaveAddress } from '#api/leave/addresses.ts'
import { timetableAddress } from '#api/timetable/addresses.ts'
import type { AgendaItem } from '#api/agenda/agenda.contract.ts'
import { texts } from '#i18n/texts.ts'

/** The page of an item of the agenda; broadcasts have an address of their own. */
export function itemHref({ kind, classID, lessonID, leaveID, examID, taskID }: AgendaItem): string {
  if (examID !== null) return examAddress('examlist', { examID })
  if (taskID !== null) return homeworkAddress('homework', { taskID })
  if (kind === 'leave' && leaveID !== null) return leaveAddress('leave', { leaveID })
  if (kind === 'lesson' && lessonID !== null) return timetableAddress('class-lesson', { lessonID })
  return classAddress('class-detail', { classID })
}

/** A deadline, a task that is due and a leave say what they are; the others are what they are called. */
export function itemTitle({ kind, title }: AgendaItem): string {
  const LL = texts().agenda
  if (kind === 'deadline') return LL.deadlineOf({ title })
  if (kind === 'due') return LL.dueOf({ title })
  if (kind === 'leave') return LL.leaveOf({ title })
  return title
}
