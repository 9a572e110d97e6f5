import {
  findTeachers,
  getManagedTimetable,
  removeLesson,
  saveLesson,
} from '#api/timetable/managed-timetable.contract.ts'
import { asking } from '#server/http/asking.ts'
import type { Serve } from '#server/http/serve.ts'
import { sql } from 'kysely'
import { wordsOf } from '#i18n/folded.ts'
import { holds } from '#server/database/search.ts'
import type { Portal } from '../../portal.ts'
import { checkStaff, remove, save, timetableOf } from './managed-lessons.ts'

const MOST = 10

/** The timetable of a class, for those who run it. */
export function managedTimetableRoutes(serve: Serve, { db, signals }: Portal): void {
  const signal = (userIds: readonly string[]): void => {
    if (userIds.length > 0) signals.tell(userIds, 'notice')
  }

  serve(findTeachers, async ({ classID, keywords }, handling) => {
    await checkStaff(db, classID, asking(handling))
    const list = await db
      .selectFrom('user')
      .innerJoin('user_role', 'user_role.user_id', 'user.id')
      .select(['user.id as userId', 'user.original_name as originalName'])
      .where('user_role.role', '=', 'teacher')
      .where('user.state', '=', 'active')
      .where((eb) => eb.and(wordsOf(keywords).map((word) => holds(sql<string>`search`, word))))
      .orderBy('user.original_name')
      .orderBy('user.id')
      .limit(MOST)
      .execute()
    return { list }
  })
  serve(getManagedTimetable, ({ classID }, handling) => timetableOf(db, classID, asking(handling)))
  serve(saveLesson, async (sent, handling) => {
    const { told, ...saved } = await save(db, sent, asking(handling))
    signal(told)
    return saved
  })
  serve(removeLesson, async (sent, handling) => {
    signal(await remove(db, sent, asking(handling)))
    return {}
  })
}
