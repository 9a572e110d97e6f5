import type { AgendaItem } from '#api/agenda/agenda.contract.ts'
import { wireTime } from '#views/agenda/agenda-time.ts'

/** A lesson of no class between two local moments, called as its id. */
export const agendaItem = (itemID: string, start: Date, end: Date, more: Partial<AgendaItem> = {}): AgendaItem => ({
  itemID,
  kind: 'lesson',
  title: itemID,
  startTime: wireTime(start),
  endTime: wireTime(end),
  place: '',
  classID: null,
  classKind: null,
  classPlace: null,
  className: '',
  lessonID: null,
  leaveID: null,
  examID: null,
  taskID: null,
  joinUrl: null,
  canCheckIn: false,
  hasAttended: false,
  isLate: false,
  isTeaching: false,
  ...more,
})
