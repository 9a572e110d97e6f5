import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { moment } from '#api/kit/moment.ts'

/** What an agenda shows. */
export const agendaKinds = ['lesson', 'class', 'live', 'exam', 'deadline', 'due', 'leave'] as const
export type AgendaKind = (typeof agendaKinds)[number]

/** The longest time that one call answers. */
export const AGENDA_DAYS = 400

export const agendaItem = z.object({
  /** Stable: the same thing has the same id at any time; it begins with its kind. */
  itemID: z.string(),
  kind: z.enum(agendaKinds),
  /**
   * In the caller's language: of the lesson, the class, the broadcast, the exam, the task; of a deadline and a leave,
   * that of the class.
   */
  title: z.string(),
  startTime: moment,
  /** Exclusive; of a deadline, and of a task that is due, the same as its start. */
  endTime: moment,
  /** Room or venue; empty: none. */
  place: z.string(),
  /** Null: it belongs to no class. */
  classID: z.nullable(z.string()),
  classKind: z.nullable(z.enum(['face', 'online', 'party'])),
  /** Of the class among the caller's own, by their start, from 0: it tells them apart. Null: none of the caller's. */
  classPlace: z.nullable(z.int().check(z.minimum(0))),
  /** Empty: it belongs to no class. */
  className: z.string(),
  /** Null: no lesson. */
  lessonID: z.nullable(z.string()),
  /** Null: no leave. */
  leaveID: z.nullable(z.string()),
  /** Null: no exam. */
  examID: z.nullable(z.string()),
  /** Null: no task. */
  taskID: z.nullable(z.string()),
  /** Where a broadcast is watched; null: no broadcast. */
  joinUrl: z.nullable(z.string()),
  /** The caller can check in to the lesson now. */
  canCheckIn: z.boolean(),
  /** The caller was at the lesson, on time or late. */
  hasAttended: z.boolean(),
  /** The caller has attended, but came late. */
  isLate: z.boolean(),
  /** The caller teaches the lesson or runs its class. */
  isTeaching: z.boolean(),
})
export type AgendaItem = z.infer<typeof agendaItem>

/** [CLASS-04] Refused with `agenda.rangeTooLong` above 400 days, `request.invalid` for an end before the start. */
export const listAgenda = call({
  method: 'GET',
  path: 'api-classes/portal/agenda/list',
  summary: "What the caller's agenda has in a time, by its start.",
  payload: z.object({ from: moment, to: moment }),
  answer: z.object({ list: z.array(agendaItem) }),
  preventMessage: true,
})
