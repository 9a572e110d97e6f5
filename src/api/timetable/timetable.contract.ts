import * as z from 'zod/mini'

import { classKinds } from '#api/class/class-card.contract.ts'
import { call } from '#api/kit/call.ts'
import { moment } from '#api/kit/moment.ts'
import { recordStanding, seenWithReason } from '#api/kit/record.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
const person = z.object({ userId: z.string(), originalName: z.string() })

/** The states of a learner's attendance at a lesson. */
export const attendanceStates = ['expected', 'present', 'late', 'absent', 'excused'] as const
export type AttendanceState = (typeof attendanceStates)[number]

/** What staff and teachers can do with an attendance. */
export const attendanceActions = ['markPresent', 'markAbsent', 'excuse'] as const
export type AttendanceAction = (typeof attendanceActions)[number]

const correction = z.object(seenWithReason)
/** What people say with the events of an attendance. The number of a check-in is not logged. */
export const attendanceSaid = {
  checkIn: z.object({}),
  markPresent: correction,
  markAbsent: correction,
  excuse: correction,
}

/** A lesson, its title in the caller's language. */
export const lesson = z.object({
  lessonID: z.string(),
  classID: z.string(),
  className: z.string(),
  title: z.string(),
  startTime: moment,
  /** Exclusive. */
  endTime: moment,
  /** Empty: no room of its own. */
  room: z.string(),
  /** Its room, else the place of its class unless that is online; empty: none. */
  place: z.string(),
  classKind: z.enum(classKinds),
  teachers: z.array(person),
  /** The caller's own attendance; null: the caller is no participant of the class. */
  attendance: z.nullable(z.enum(attendanceStates)),
  /** The caller can check in now, with the number that is shown in the lesson. */
  canCheckIn: z.boolean(),
  /** The caller runs the class or teaches this lesson, and sees its number and who is there. */
  isTeaching: z.boolean(),
})
export type Lesson = z.infer<typeof lesson>

/** [CLASS-02] Refused with `request.notFound` to who may not see the class, `timetable.notRegistered` to others. */
export const listLessons = call({
  method: 'GET',
  path: 'api-classes/portal/timetable/list',
  summary: 'The timetable of a class in order of time, for its participants and those who run or teach it.',
  payload: z.object({ classID: id }),
  answer: z.object({ list: z.array(lesson) }),
  preventMessage: true,
})

/** An unknown lesson, or one the caller may not see, is refused with `request.notFound`. */
export const getLesson = call({
  method: 'GET',
  path: 'api-classes/portal/timetable/lesson/{lessonID}',
  summary: 'One lesson, as the timetable shows it.',
  payload: z.object({ lessonID: id }),
  answer: lesson,
  preventMessage: true,
})

/** [ERROR-35] Refused with the lifecycle's codes for `checkIn`, and `timetable.tooManyTries` after too many. */
export const checkIn = call({
  method: 'POST',
  path: 'api-classes/portal/timetable/lesson/{lessonID}/check-in',
  summary: 'Checks the caller in to a lesson by the number that is shown there.',
  payload: z.object({
    lessonID: id,
    /** Digits, spaces allowed. */
    code: z.string().check(z.maxLength(20)),
  }),
  answer: lesson,
  preventMessage: true,
})

export const checkInNumber = z.object({
  /** Six digits. */
  code: z.string(),
  /** Milliseconds until the next one. */
  remaining: z.number(),
  /** How many of the class are there so far, late ones included. */
  attended: z.number(),
  /** How many belong to the class. */
  members: z.number(),
  /** Who checked in last, the latest first. */
  latest: z.array(person).check(z.maxLength(8)),
})
export type CheckInNumber = z.infer<typeof checkInNumber>

/** Refused with `timetable.notTeaching`, `timetable.tooEarly`, `timetable.tooLate`. */
export const getCheckInNumber = call({
  method: 'GET',
  path: 'api-classes/portal/timetable/lesson/{lessonID}/number',
  summary: 'The present check-in number of a lesson, for those who teach it or run its class.',
  payload: z.object({ lessonID: id }),
  answer: checkInNumber,
  preventMessage: true,
})

export const attendance = z.object({
  lessonID: z.string(),
  learner: person,
  state: z.enum(attendanceStates),
  /** When the learner checked in; null: not at all. */
  checkedInAt: z.nullable(moment),
  /** Of the last correction; empty: there was none. */
  reason: z.string(),
  ...recordStanding({
    events: ['checkIn', ...attendanceActions, 'lessonEnded', 'leaveApproved'],
    told: { words: z.string() },
    facts: {
      /** Milliseconds since 1970, like all times here. */
      now: z.number(),
      startsAt: z.number(),
      /** Exclusive. */
      endsAt: z.number(),
      /** The sender runs the class or teaches the lesson. */
      isTeaching: z.boolean(),
      /** The sender is the learner. */
      isOwn: z.boolean(),
    },
  }),
})
export type Attendance = z.infer<typeof attendance>

/** Refused with `timetable.notTeaching`. */
export const listAttendance = call({
  method: 'GET',
  path: 'api-classes/portal/timetable/lesson/{lessonID}/attendance',
  summary: 'Who attends a lesson, by name, for those who teach it or run its class.',
  payload: z.object({ lessonID: id }),
  answer: z.object({ list: z.array(attendance) }),
  preventMessage: true,
})

/** Refused with the lifecycle's codes for the event. */
export const sendAttendanceEvent = call({
  method: 'PUT',
  path: 'api-classes/portal/timetable/lesson/{lessonID}/attendance/{userID}',
  summary: 'Corrects the attendance of a learner at a lesson, with a reason.',
  payload: z.object({
    lessonID: id,
    userID: id,
    /** One of the lifecycle's client events; others are refused. */
    type: z.string().check(z.maxLength(64)),
    /** The revision is 0 while there is no record. */
    ...seenWithReason,
  }),
  answer: attendance,
  preventMessage: true,
})
