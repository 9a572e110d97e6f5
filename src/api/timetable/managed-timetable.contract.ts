import * as z from 'zod/mini'

import { classKinds } from '#api/class/class-card.contract.ts'
import { call } from '#api/kit/call.ts'
import { moment } from '#api/kit/moment.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
const person = z.object({ userId: z.string(), originalName: z.string() })
const titles = z.catchall(z.object({}), z.string().check(z.maxLength(200)))

export const managedLesson = z.object({
  lessonID: z.string(),
  /** By language; at least one. */
  titles,
  startTime: moment,
  /** Exclusive. */
  endTime: moment,
  /** Empty: no room of its own. */
  room: z.string(),
  teachers: z.array(person),
})
export type ManagedLesson = z.infer<typeof managedLesson>

export const managedTimetable = z.object({
  /** Of the class, as an IANA name: in it lessons are repeated weekly. */
  timeZone: z.string(),
  /** Of the class; lessons without a room are there. Empty: none. */
  place: z.string(),
  classKind: z.enum(classKinds),
  list: z.array(managedLesson),
  /** Rooms used so far, in any class, the most used first. */
  rooms: z.array(z.string()).check(z.maxLength(40)),
})
export type ManagedTimetable = z.infer<typeof managedTimetable>

/** Refused with `timetable.notStaff`, like all calls here. */
export const getManagedTimetable = call({
  method: 'GET',
  path: 'api-classes/manage/timetable/{classID}',
  summary: 'The lessons of a class in all languages, for those who run it.',
  payload: z.object({ classID: id }),
  answer: managedTimetable,
  preventMessage: true,
})

export const findTeachers = call({
  method: 'GET',
  path: 'api-classes/manage/timetable/teachers',
  summary: 'People with the role teacher by a part of their name or account, at most ten.',
  payload: z.object({ classID: id, keywords: z.string().check(z.maxLength(100)) }),
  answer: z.object({ list: z.array(person).check(z.maxLength(10)) }),
  preventMessage: true,
})

/** A room or a teacher that another lesson has at the same time. */
export const clash = z.object({
  kind: z.enum(['room', 'teacher']),
  /** Of the room or the teacher. */
  name: z.string(),
  /** Null: it is of a class that is not shown to the caller. */
  of: z.nullable(z.object({ lesson: z.string(), className: z.string() })),
  startTime: moment,
  endTime: moment,
})
export type Clash = z.infer<typeof clash>

/** Refused with the codes of `timetable` for what is wrong with the lesson; then nothing is changed. */
export const saveLesson = call({
  method: 'PUT',
  path: 'api-classes/manage/timetable/{classID}/lesson',
  summary: 'Adds a lesson or changes one, and repeats it weekly; told of clashes, it saves only if these are accepted.',
  payload: z.object({
    classID: id,
    /** Null: a new one. */
    lessonID: z.nullable(id),
    titles,
    startTime: moment,
    endTime: moment,
    room: z.string().check(z.maxLength(100)),
    teacherIDs: z.array(id).check(z.maxLength(20)),
    /** How many times it is copied to the weeks after. */
    repeat: z.int().check(z.minimum(0), z.maximum(52)),
    acceptsClashes: z.boolean(),
  }),
  answer: z.object({
    isSaved: z.boolean(),
    /** The first twenty by time. */
    clashes: z.array(clash).check(z.maxLength(20)),
  }),
  preventMessage: true,
})

/** Refused with `timetable.hasAttendance`. */
export const removeLesson = call({
  method: 'DELETE',
  path: 'api-classes/manage/timetable/{classID}/lesson/{lessonID}',
  summary: 'Removes a lesson at which nobody has an attendance yet.',
  payload: z.object({ classID: id, lessonID: id }),
  answer: z.object({}),
  preventMessage: true,
})
