import { fromPromise } from 'xstate'

import * as timetable from '#api/timetable/timetable.contract.ts'
import type { Transport } from '#api/kit/transport.ts'
import { detailOf } from '#machines/kit/detail.flow.ts'
import { recordOf } from '#machines/kit/record.flow.ts'
import { provide } from '#machines/kit/services.ts'
import { checkInFlow } from '#machines/timetable/check-in.flow.ts'

import { asMissing } from '#app/kit/missing.ts'

/** An attendance is known by its lesson and its learner. */
const partsOf = (id: string): { lessonID: string; userID: string } => {
  const [lessonID = '', userID = ''] = id.split('/')
  return { lessonID, userID }
}

/** The flows of lessons, of checking in and of attendance. */
export function provideTimetable(transport: Transport) {
  const attendances = async (lessonID: string) => (await transport.send(timetable.listAttendance, { lessonID })).list
  return {
    /** [CLASS-02] The timetable of a class. */
    lessons: detailOf(async (classID) => (await transport.send(timetable.listLessons, { classID })).list),
    lesson: detailOf((lessonID) => asMissing(transport.send(timetable.getLesson, { lessonID }))),
    number: detailOf((lessonID) => transport.send(timetable.getCheckInNumber, { lessonID })),
    attendances: detailOf(attendances),
    attendance: recordOf<timetable.Attendance, timetable.AttendanceAction>({
      load: async (id) => {
        const { lessonID, userID } = partsOf(id)
        const found = (await attendances(lessonID)).find(({ learner }) => learner.userId === userID)
        if (found === undefined) throw new Error('The learner is no longer in the class.')
        return found
      },
      send: ({ id, item, intent }) =>
        transport.send(timetable.sendAttendanceEvent, {
          ...partsOf(id),
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
