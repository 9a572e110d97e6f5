import { fromCallback, fromPromise } from 'xstate'
import * as z from 'zod/mini'

import * as managed from '#api/timetable/managed-timetable.contract.ts'
import * as timetable from '#api/timetable/timetable.contract.ts'
import type { PayloadOf } from '#api/kit/call.ts'
import type { Transport } from '#api/kit/transport.ts'
import { collectionOf } from '#machines/kit/collection.flow.ts'
import { detailOf } from '#machines/kit/detail.flow.ts'
import { listOf } from '#machines/kit/list.flow.ts'
import { recordOf } from '#machines/kit/record.flow.ts'
import type { KeepWriting } from '#machines/kit/keeping.ts'
import { provide } from '#machines/kit/services.ts'
import { checkInFlow } from '#machines/timetable/check-in.flow.ts'
import { sentTime, type LessonDraft } from '#machines/timetable/lesson-draft.ts'
import { lessonWritingFlow } from '#machines/timetable/lesson-writing.flow.ts'

import type { KeptForms } from '#app/kit/kept-form.ts'
import { asMissing } from '#app/kit/missing.ts'

/** An attendance is known by its lesson and its learner. */
export type AttendanceId = Pick<PayloadOf<typeof timetable.sendAttendanceEvent>, 'lessonID' | 'userID'>

/** The flows of lessons, of checking in and of attendance. */
export function provideTimetable(transport: Transport) {
  const attendances = async (lessonID: string) => (await transport.send(timetable.listAttendance, { lessonID })).list
  return {
    lesson: detailOf((lessonID) => asMissing(transport.send(timetable.getLesson, { lessonID }))),
    number: detailOf((lessonID) => transport.send(timetable.getCheckInNumber, { lessonID })),
    attendances: detailOf(attendances),
    attendance: recordOf<timetable.Attendance, timetable.AttendanceAction, AttendanceId>({
      load: async ({ lessonID, userID }) => {
        const found = (await attendances(lessonID)).find(({ learner }) => learner.userId === userID)
        if (found === undefined) throw new Error('The learner is no longer in the class.')
        return found
      },
      send: ({ id, item, intent }) =>
        transport.send(timetable.sendAttendanceEvent, {
          ...id,
          type: intent.event,
          revision: item.revision,
          reason: intent.words.trim(),
        }),
    }),
    checkIn: provide(checkInFlow, {
      actors: { send: fromPromise(({ input }) => transport.send(timetable.checkIn, input)) },
    }),
  }
}

const keptLesson = z.object({
  lessonID: z.nullable(z.string()),
  titles: z.record(z.string(), z.string()),
  start: z.string(),
  end: z.string(),
  room: z.string(),
  teachers: z.array(z.object({ userId: z.string(), originalName: z.string() })),
  repeat: z.number(),
})

/** The timetable of a class for its staff, in the administration. */
export function provideManagedTimetable(transport: Transport, kept: KeptForms) {
  const form = kept<LessonDraft>('lesson', keptLesson)
  return {
    /** [CLASS-02] The lessons of a class. */
    classTimetable: collectionOf({
      load: (classID) => transport.send(managed.getManagedTimetable, { classID }),
      remove: ({ lessonID }: managed.ManagedLesson, classID) =>
        transport.send(managed.removeLesson, { classID, lessonID }),
    }),
    lessonWriting: provide(lessonWritingFlow, {
      actors: {
        restoreDraft: fromPromise(({ input: { id } }) => form.restore(id)),
        keepDraft: fromCallback<KeepWriting<LessonDraft>>(({ receive }) => form.keep(receive)),
        save: fromPromise(({ input: { classID, acceptsClashes, draft } }) =>
          transport.send(managed.saveLesson, {
            classID,
            lessonID: draft.lessonID,
            titles: { ...draft.titles },
            startTime: sentTime(draft.start),
            endTime: sentTime(draft.end),
            room: draft.room,
            teacherIDs: draft.teachers.map(({ userId }) => userId),
            repeat: draft.repeat,
            acceptsClashes,
          }),
        ),
      },
    }),
    /** People with the role teacher, filtered by keywords. */
    classTeachers: listOf(async ({ filter: { classID = '', keywords = '' } }) => {
      const { list } = await transport.send(managed.findTeachers, { classID, keywords })
      return { list, count: list.length }
    }),
  }
}
