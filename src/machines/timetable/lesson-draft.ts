import type { ManagedLesson } from '#api/timetable/managed-timetable.contract.ts'

export interface Teacher {
  readonly userId: string
  readonly originalName: string
}

/** A lesson as edited by staff; times as `yyyy-MM-ddTHH:mm` in local time. */
export interface LessonDraft {
  /** Null: a new one. */
  readonly lessonID: string | null
  /** By language. */
  readonly titles: Readonly<Record<string, string>>
  readonly start: string
  readonly end: string
  /** Empty: online. */
  readonly room: string
  readonly teachers: readonly Teacher[]
  /** How many times it is copied to the weeks after. */
  readonly repeat: number
}

export const newLesson: LessonDraft = {
  lessonID: null,
  titles: {},
  start: '',
  end: '',
  room: '',
  teachers: [],
  repeat: 0,
}

/** A stored time as a field takes it. */
function fieldTime(text: string): string {
  const at = new Date(`${text.replace(' ', 'T')}Z`)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

export const draftOf = ({ lessonID, titles, startTime, endTime, room, teachers }: ManagedLesson): LessonDraft => ({
  lessonID,
  titles,
  start: fieldTime(startTime),
  end: fieldTime(endTime),
  room,
  teachers,
  repeat: 0,
})

/** A chosen local time, as yyyy-MM-dd HH:mm:ss in UTC. */
export const sentTime = (chosen: string): string => new Date(chosen).toISOString().slice(0, 19).replace('T', ' ')
