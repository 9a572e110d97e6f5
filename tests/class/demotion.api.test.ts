import { describe, expect, it } from 'vitest'
import type { Call } from '#api/kit/call.ts'
import { exportClass } from '#api/roster/roster.contract.ts'
import { decideRegistrations, listRegistrations, putInLearners } from '#api/class/registration.contract.ts'
import type { Registration } from '#api/class/registration.contract.ts'
import { listScope } from '#api/session/user.contract.ts'
import { getManagedTimetable, removeLesson } from '#api/timetable/managed-timetable.contract.ts'
import { getCheckInNumber, listAttendance, sendAttendanceEvent } from '#api/timetable/timetable.contract.ts'
import type { Attendance } from '#api/timetable/timetable.contract.ts'
import { userId } from '#server/demo/ids.ts'
import { answerOf, type Page } from '#tests/kit/server/answers.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'
import { classWith, lessonOf } from '#tests/timetable/lessons.ts'

/** Each runs or teaches the class of this test by another office. */
const OFFICES = [
  ['owner', 'headmaster'],
  ['class teacher', 'teacher'],
  ['lecturer', 'school'],
] as const

onEachEngine((engine) => {
  const portal = portalFor(engine)

  describe('whoever has lost the role', () => {
    it.each(OFFICES)('does nothing any more as %s of a class that still names them', async (office, account) => {
      const { db } = portal()
      const admin = await signedIn(portal(), 'admin')
      const classID = await classWith(db, ['learner', 'leader'])
      await db
        .insertInto('class_officer')
        .values({ class_id: classID, user_id: userId('teacher'), office: 'classTeacher' })
        .execute()
      await db
        .insertInto('user_role')
        .values({ user_id: userId('school'), role: 'teacher' })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const [lessonID, later] = [
        await lessonOf(db, classID, { teachers: ['school'] }),
        await lessonOf(db, classID, { from: 86_400_000, teachers: ['school'] }),
      ]
      const { list: members } = await answerOf<Page<Registration>>(admin, listRegistrations, { classID })
      const registrations = members.map(({ registrationID, revision }) => ({ registrationID, revision }))
      const { list: attending } = await answerOf<Page<Attendance>>(admin, listAttendance, { lessonID })
      const taught: (readonly [Call, object])[] = [
        [getCheckInNumber, { lessonID }],
        [listAttendance, { lessonID }],
      ]
      const run: (readonly [Call, object])[] = [
        [listRegistrations, { classID }],
        [exportClass, { classID, what: 'members', format: 'csv' }],
        [getManagedTimetable, { classID }],
      ]
      const reads = office === 'lecturer' ? taught : [...taught, ...run]
      const writes: (readonly [Call, object])[] = [
        [putInLearners, { classID, userIDs: [userId('weak')] }],
        [decideRegistrations, { decision: 'takeOut', registrations, reason: 'no place' }],
        [removeLesson, { classID, lessonID: later }],
        [
          sendAttendanceEvent,
          { lessonID, userID: userId('learner'), type: 'markAbsent', revision: attending[0]?.revision, reason: 'gone' },
        ],
      ]
      const who = await signedIn(portal(), account)
      const isRefused = async (call: Call, payload: object): Promise<boolean> => {
        const { status, body } = await who.call(call, payload)
        const results = (body.data as { results?: { reason: string | null }[] } | null)?.results ?? []
        return status >= 400 || body.code === 5000 || results.some(({ reason }) => reason !== null)
      }
      for (const [call, payload] of reads)
        expect([call.path, await isRefused(call, payload)]).toEqual([call.path, false])

      await db.deleteFrom('user_role').where('user_id', '=', userId(account)).where('role', '=', 'teacher').execute()
      const before = await contentsOf(db)
      for (const [call, payload] of [...taught, ...run, ...writes])
        expect([call.path, await isRefused(call, payload)]).toEqual([call.path, true])
      expect(await contentsOf(db)).toEqual(before)
      const scope = await answerOf<{ menuCode: string }[]>(who, listScope)
      expect(scope.map(({ menuCode }) => menuCode).filter((code) => code !== 'desk')).toEqual([])
      await db
        .insertInto('user_role')
        .values({ user_id: userId(account), role: 'teacher' })
        .execute()
    })
  })
})
