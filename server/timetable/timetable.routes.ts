import {
  checkIn,
  getCheckInNumber,
  getLesson,
  listAttendance,
  listLessons,
  sendAttendanceEvent,
} from '#api/timetable/timetable.contract.ts'
import { Refusal, notFound } from '#server/answer/refusal.ts'
import { asking } from '#server/http/asking.ts'
import type { Serve } from '#server/http/serve.ts'
import { recordName } from '#server/commands/record-name.ts'
import type { Portal } from '../portal.ts'
import { standingIn } from './access.ts'
import { attendancesOf, numberOf } from './attendances.ts'
import { checkInTo, correct } from './commands.ts'
import { lessonsFor, shownLessons } from './lessons.ts'
import type { Asking } from '#server/commands/each.ts'

/** The timetable of a class, check-in and attendance. */
export function timetableRoutes(serve: Serve, portal: Portal): void {
  const { db } = portal

  serve(listLessons, async ({ classID }, handling) => {
    await checkStanding(portal, classID, asking(handling))
    const rows = await lessonsFor(db, asking(handling))
      .where('lesson.class_id', '=', classID)
      .orderBy('lesson.starts_at')
      .orderBy('lesson.id')
      .execute()
    return { list: await shownLessons(db, rows, asking(handling)) }
  })

  serve(
    getLesson,
    async ({ lessonID }, handling) => {
      const rows = await lessonsFor(db, asking(handling)).where('lesson.id', '=', lessonID).execute()
      const [lesson] = await shownLessons(db, rows, asking(handling))
      if (lesson === undefined) throw notFound()
      await checkStanding(portal, lesson.classID, asking(handling))
      return lesson
    },
    { follows: ({ lessonID }, { userId }) => [recordName('attendance', lessonID, userId)] },
  )

  serve(checkIn, (sent, handling) => checkInTo(portal, sent, asking(handling)))
  serve(getCheckInNumber, ({ lessonID }, handling) => numberOf(db, lessonID, asking(handling)))
  serve(
    listAttendance,
    async ({ lessonID }, handling) => ({
      list: await attendancesOf(db, lessonID, asking(handling)),
    }),
    { follows: ({ lessonID }) => [recordName('attendance', lessonID)] },
  )
  serve(sendAttendanceEvent, (sent, handling) => correct(portal, sent, asking(handling)))
}

/** @throws Refusal not found where the class is not shown; timetable.notRegistered */
async function checkStanding({ db }: Portal, classId: string, { sender }: Asking): Promise<void> {
  const standing = await standingIn(db, sender, classId)
  if (standing === null) throw notFound()
  if (standing === 'outsider') throw new Refusal('timetable.notRegistered')
}
