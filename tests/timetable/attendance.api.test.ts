import { beforeAll, describe, expect, it } from 'vitest'
import {
  checkIn,
  getCheckInNumber,
  getLesson,
  listAttendance,
  listLessons,
  sendAttendanceEvent,
} from '#api/timetable/timetable.contract.ts'
import { requestLeave, sendLeaveEvent, type Leave } from '#api/leave/leave.contract.ts'
import { findNotices, type Notice } from '#api/message/notice.contract.ts'
import type { Attendance, CheckInNumber, Lesson } from '#api/timetable/timetable.contract.ts'
import { replayRecords } from '#server/commands/replay.ts'
import { timeText } from '#server/database/codec.ts'
import { userId } from '#server/demo/ids.ts'
import { attendanceKind } from '#server/timetable/attendance-kind.ts'
import { attendanceOf } from '#server/timetable/attendances.ts'
import { settleLessons } from '#server/timetable/lesson-ends.ts'
import { removeMembers } from '#tests/class/members.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import { onBothEngines, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR, MINUTE, SECOND, START } from '#tests/kit/server/test-clock.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'
import type { Visitor } from '#tests/kit/server/visitor.ts'
import { classWith, lessonOf } from './lessons.ts'

onBothEngines((engine) => {
  const portal = portalFor(engine)
  const visitors = new Map<string, Visitor>()
  const as = (name: string): Visitor => visitors.get(name)!
  const db = () => portal().db
  beforeAll(async () => {
    for (const name of ['learner', 'leader', 'committee', 'headmaster', 'teacher', 'admin'])
      visitors.set(name, await signedIn(portal(), name))
  })
  /** Sets the clock to so long after the start of the tests. */
  const at = (milliseconds: number): void => {
    const { clock } = portal()
    clock.pass(START.getTime() + milliseconds - clock.now().getTime())
  }
  const numberOf = async (lessonID: string): Promise<string> =>
    (await answerOf<CheckInNumber>(as('headmaster'), getCheckInNumber, { lessonID })).code
  const refusalOf = async (who: string, lessonID: string, code: string): Promise<string | null> =>
    (await as(who).call(checkIn, { lessonID, code })).body.reason
  const stateOf = async (who: string, lessonID: string): Promise<string | null> =>
    (await answerOf<Lesson>(as(who), getLesson, { lessonID })).attendance

  it('is settled for every lesson of the demo organisation that is over, so that the clock finds nothing', async () => {
    const states = await db().selectFrom('attendance').select('state').distinct().orderBy('state').execute()
    expect(states.map(({ state }) => state)).toEqual(['absent', 'excused', 'late', 'present'])
    expect(await settleLessons(portal().portal, portal().clock.now())).toBe(0)
  })

  describe('checking in', () => {
    it('is possible from 15 minutes before the start until the end, and late from 10 minutes after the start on', async () => {
      const lessonID = await lessonOf(db(), await classWith(db(), ['learner', 'leader']))
      at(-15 * MINUTE)
      const code = await numberOf(lessonID)
      at(-15 * MINUTE - 1)
      expect(await refusalOf('learner', lessonID, code)).toBe('timetable.tooEarly')
      at(-15 * MINUTE)
      expect(await stateOf('learner', lessonID)).toBe('expected')
      expect(await refusalOf('learner', lessonID, `${code.slice(0, 3)} ${code.slice(3)}`)).toBeNull()
      expect(await stateOf('learner', lessonID)).toBe('present')

      at(10 * MINUTE)
      // In the digits of a Khmer keyboard.
      const khmer = (await numberOf(lessonID)).replaceAll(/\d/g, (digit) => String.fromCharCode(0x17e0 + Number(digit)))
      expect(await refusalOf('leader', lessonID, khmer)).toBeNull()
      expect(await stateOf('leader', lessonID)).toBe('late')

      const other = await lessonOf(db(), await classWith(db(), ['learner', 'leader']))
      at(10 * MINUTE - 1)
      expect(await refusalOf('learner', other, await numberOf(other))).toBeNull()
      expect(await stateOf('learner', other)).toBe('present')
      at(HOUR - 1)
      const last = await numberOf(other)
      at(HOUR)
      expect(await refusalOf('leader', other, last)).toBe('timetable.tooLate')
    })

    it('[ERROR-35] a second time reports that one has already participated in this agenda', async () => {
      at(0)
      const lessonID = await lessonOf(db(), await classWith(db(), ['learner']))
      const code = await numberOf(lessonID)
      expect(await refusalOf('learner', lessonID, code)).toBeNull()
      const { body } = await as('learner').call(checkIn, { lessonID, code })
      expect([body.code, body.reason, body.message]).toEqual([
        5000,
        'agenda.alreadyParticipated',
        'You have already participated in this agenda.',
      ])
      const rows = await db().selectFrom('attendance').selectAll().where('lesson_id', '=', lessonID).execute()
      expect(rows.map(({ state, revision }) => [state, revision])).toEqual([['present', 1]])
    })

    it('takes a number for 30 s, and the one before for 5 s more, since an answer takes its time', async () => {
      const lessonID = await lessonOf(db(), await classWith(db(), ['learner', 'leader', 'committee']))
      at(0)
      const code = await numberOf(lessonID)
      at(30 * SECOND - 1)
      expect(await numberOf(lessonID)).toBe(code)
      at(30 * SECOND)
      expect(await numberOf(lessonID)).not.toBe(code)
      at(35 * SECOND - 1)
      expect(await refusalOf('learner', lessonID, code)).toBeNull()
      at(35 * SECOND)
      expect(await refusalOf('leader', lessonID, code)).toBe('timetable.codeOutdated')
      expect(await refusalOf('committee', lessonID, '12345')).toBe('timetable.codeWrong')
    })

    it('is refused to who is not registered or has withdrawn, and in a class that is not announced', async () => {
      at(0)
      const classId = await classWith(db(), ['learner', 'leader'])
      const lessonID = await lessonOf(db(), classId)
      const code = await numberOf(lessonID)
      expect(await refusalOf('committee', lessonID, code)).toBe('timetable.notRegistered')
      await removeMembers(db(), { class_id: classId, user_id: userId('leader') })
      expect(await refusalOf('leader', lessonID, code)).toBe('timetable.notRegistered')
      await db().updateTable('class').set({ state: 'closed' }).where('id', '=', classId).execute()
      expect(await refusalOf('learner', lessonID, code)).toBe('timetable.classNotAnnounced')
      expect((await as('learner').call(checkIn, { lessonID: 'nothing', code })).status).toBe(404)
      expect(await db().selectFrom('attendance').select('id').where('lesson_id', '=', lessonID).execute()).toEqual([])
    })

    it('takes ten tries in a quarter of an hour', async () => {
      at(0)
      const lessonID = await lessonOf(db(), await classWith(db(), ['learner']))
      const code = await numberOf(lessonID)
      // What is no number guesses none, and counts as no try.
      for (let i = 0; i < 20; i += 1) expect(await refusalOf('learner', lessonID, 'abcdef')).toBe('timetable.codeWrong')
      const wrong = code === '000000' ? '000001' : '000000'
      for (let i = 0; i < 10; i += 1)
        expect(await refusalOf('learner', lessonID, wrong)).toMatch(/^timetable\.code(Wrong|Outdated)$/)
      expect(await refusalOf('learner', lessonID, code)).toBe('timetable.tooManyTries')
      at(15 * MINUTE)
      expect(await refusalOf('learner', lessonID, await numberOf(lessonID))).toBeNull()
    })

    it('by two tabs at once happens once', async () => {
      at(0)
      const lessonID = await lessonOf(db(), await classWith(db(), ['learner']))
      const code = await numberOf(lessonID)
      const said = await Promise.all([1, 2, 3].map(() => refusalOf('learner', lessonID, code)))
      expect(said.filter((reason) => reason === null)).toHaveLength(1)
      expect(said.filter((reason) => reason === 'agenda.alreadyParticipated')).toHaveLength(2)
    })
  })

  describe('the number', () => {
    it('is shown with who is there to the class teacher, the lesson’s teacher and administrators alone', async () => {
      at(0)
      const lessonID = await lessonOf(db(), await classWith(db(), ['learner', 'leader']), { teachers: ['teacher'] })
      await refusalOf('learner', lessonID, await numberOf(lessonID))
      for (const who of ['headmaster', 'teacher', 'admin']) {
        const { attended, members, latest, remaining } = await answerOf<CheckInNumber>(as(who), getCheckInNumber, {
          lessonID,
        })
        expect([attended, members, remaining, latest.map((one) => one.userId)]).toEqual([
          1,
          2,
          30 * SECOND,
          [userId('learner')],
        ])
      }
      for (const [who, reason] of [
        ['learner', 'timetable.notTeaching'],
        // Who does not see the class is not told that there is such a lesson.
        ['committee', 'request.notFound'],
      ] as const) {
        expect((await as(who).call(getCheckInNumber, { lessonID })).body.reason).toBe(reason)
        expect((await as(who).call(listAttendance, { lessonID })).body.reason).toBe(reason)
      }
    })
  })

  describe('the end of a lesson', () => {
    it('makes who is missing absent, or excused by an approved leave of the class that covers it; once', async () => {
      at(0)
      const classId = await classWith(db(), ['learner', 'leader', 'committee'])
      const lessonID = await lessonOf(db(), classId)
      const { clock } = portal()
      const leave = await db().selectFrom('leave').selectAll().where('state', '=', 'approved').executeTakeFirstOrThrow()
      const covering = { starts_at: clock.now().getTime(), ends_at: clock.now().getTime() + HOUR }
      await db()
        .insertInto('leave')
        .values([
          { ...leave, ...covering, id: `covers ${lessonID}`, class_id: classId, learner_id: userId('leader') },
          {
            ...leave,
            ...covering,
            ends_at: covering.ends_at - 1,
            id: `part of ${lessonID}`,
            class_id: classId,
            learner_id: userId('learner'),
          },
        ])
        .execute()
      await refusalOf('committee', lessonID, await numberOf(lessonID))
      at(HOUR - 1)
      await settleLessons(portal().portal, portal().clock.now())
      expect(await stateOf('learner', lessonID)).toBe('expected')
      at(HOUR)
      await Promise.all([1, 2].map(() => settleLessons(portal().portal, portal().clock.now())))
      expect(await settleLessons(portal().portal, portal().clock.now())).toBe(0)
      expect(await stateOf('learner', lessonID)).toBe('absent')
      expect(await stateOf('leader', lessonID)).toBe('excused')
      expect(await stateOf('committee', lessonID)).toBe('present')
      const { learners } = await attendanceOf(db(), classId)
      expect(learners.map(({ userId: id, counts }) => [id, counts])).toEqual(
        expect.arrayContaining([
          [userId('learner'), { expected: 0, present: 0, late: 0, absent: 1, excused: 0 }],
          [userId('leader'), { expected: 0, present: 0, late: 0, absent: 0, excused: 1 }],
          [userId('committee'), { expected: 0, present: 1, late: 0, absent: 0, excused: 0 }],
        ]),
      )
      expect((await replayRecords(db(), [attendanceKind])).differences).toEqual([])
    })

    /** From so many minutes after the start of the test to so many; decided by the class teacher. */
    const request = async (classID: string, from: number, to: number): Promise<string> => {
      const time = (minutes: number) => timeText(START.getTime() + minutes * MINUTE)
      const sent = { classID, type: 'sick', startTime: time(from), endTime: time(to), reason: 'Fever' }
      return (await answerOf<Leave>(as('learner'), requestLeave, sent)).leaveID
    }
    const approve = (leaveID: string) =>
      answerOf(as('headmaster'), sendLeaveEvent, { leaveID, type: 'approve', revision: 1, reason: '' })
    const aClass = async () => {
      // A leave of the demo would stand in the way.
      await db().deleteFrom('leave').where('learner_id', '=', userId('learner')).execute()
      const classId = await classWith(db(), ['learner'])
      await db().updateTable('class').set({ leave_chain: 'headmaster' }).where('id', '=', classId).execute()
      return { classId, lessonID: await lessonOf(db(), classId, { from: -30 * MINUTE, to: 0 }) }
    }

    it('excuses by leaves that lie end to end over it', async () => {
      const { classId, lessonID } = await aClass()
      at(-90 * MINUTE)
      await approve(await request(classId, -60, -15))
      await approve(await request(classId, -15, 60))
      at(0)
      await settleLessons(portal().portal, portal().clock.now())
      expect(await stateOf('learner', lessonID)).toBe('excused')
    })

    it('is made good by a leave that is approved after it, and the learner is told', async () => {
      const { classId, lessonID } = await aClass()
      at(-90 * MINUTE)
      const leaveID = await request(classId, -60, 60)
      at(0)
      await settleLessons(portal().portal, portal().clock.now())
      expect(await stateOf('learner', lessonID)).toBe('absent')
      await approve(leaveID)
      await portal().portal.effects.settled()
      expect(await stateOf('learner', lessonID)).toBe('excused')
      const { data } = await answerOf<{ data: Notice[] }>(as('learner'), findNotices, { pageSize: '40' })
      const told = data.filter(({ link }) => link?.includes(lessonID) === true)
      expect(told.map(({ title }) => title)).toEqual(['Your absence is excused'])
      expect((await replayRecords(db(), [attendanceKind])).differences).toEqual([])
    })

    it('is left as staff have said by a leave that is approved after it', async () => {
      const { classId, lessonID } = await aClass()
      at(-90 * MINUTE)
      const leaveID = await request(classId, -60, 60)
      at(0)
      const sent = { lessonID, userID: userId('learner'), type: 'markAbsent', revision: 0, reason: 'Was in town' }
      await answerOf(as('headmaster'), sendAttendanceEvent, sent)
      await approve(leaveID)
      await portal().portal.effects.settled()
      expect(await stateOf('learner', lessonID)).toBe('absent')
    })
  })

  describe('a correction', () => {
    const corrects = (who: string, lessonID: string, type: string, revision: number, reason = 'She was there.') =>
      as(who).call(sendAttendanceEvent, { lessonID, userID: userId('learner'), type, revision, reason })

    it('by who teaches, with a reason that all can read who see it', async () => {
      at(0)
      const lessonID = await lessonOf(db(), await classWith(db(), ['learner']), { teachers: ['teacher'] })
      expect((await corrects('teacher', lessonID, 'lessonEnded', 0)).body.reason).toBe('record.unknownEvent')
      expect((await corrects('committee', lessonID, 'markPresent', 0)).status).toBe(404)
      const { body } = await corrects('teacher', lessonID, 'markPresent', 0)
      const { state, reason, log, revision } = body.data as Attendance
      expect([state, reason, revision]).toEqual(['present', 'She was there.', 1])
      expect(log.map(({ event, who, words }) => [event, who?.userId, words])).toEqual([
        ['markPresent', userId('teacher'), 'She was there.'],
      ])
      expect((await corrects('headmaster', lessonID, 'excuse', 1)).body.code).toBe(2000)
      expect(await stateOf('learner', lessonID)).toBe('excused')
    })

    it('again and again is told by its newest twenty changes in a list, and by more in one record', async () => {
      at(0)
      const lessonID = await lessonOf(db(), await classWith(db(), ['learner', 'leader']))
      const type = (i: number) => (i % 2 === 0 ? 'markPresent' : 'excuse')
      const leader = { lessonID, userID: userId('leader'), type: 'excuse', revision: 0, reason: 'ill' }
      await answerOf<Attendance>(as('headmaster'), sendAttendanceEvent, leader)
      for (let i = 0; i < 30; i += 1) {
        const { data } = (await corrects('headmaster', lessonID, type(i), i, `Word ${i}`)).body
        expect((data as Attendance).log).toHaveLength(i + 1)
      }
      const { list } = await answerOf<{ list: Attendance[] }>(as('headmaster'), listAttendance, { lessonID })
      const { log } = list.find(({ learner }) => learner.userId === userId('learner'))!
      expect(log.map(({ words }) => words)).toEqual(Array.from({ length: 20 }, (_, i) => `Word ${i + 10}`))
      expect(list.find(({ learner }) => learner.userId === userId('leader'))!.log).toHaveLength(1)
    })
  })

  describe('the timetable', () => {
    it('[CLASS-02 in part] lists the lessons of a class in order of time to who is in it or runs it', async () => {
      at(0)
      const classId = await classWith(db(), ['learner'])
      const second = await lessonOf(db(), classId, { title: 'Models', from: HOUR, room: '', teachers: ['teacher'] })
      const first = await lessonOf(db(), classId)
      await db().insertInto('lesson_text').values({ lesson_id: first, language: 'fr_FR', title: 'Jaugeage' }).execute()
      const { list } = await answerOf<{ list: Lesson[] }>(as('learner'), listLessons, { classID: classId })
      expect(list.map((one) => [one.lessonID, one.title, one.room, one.attendance, one.canCheckIn])).toEqual([
        [first, 'Gauging', '205', 'expected', true],
        [second, 'Models', '', 'expected', false],
      ])
      expect(list[1]?.teachers.map((one) => one.userId)).toEqual([userId('teacher')])
      const { body } = await as('learner').call(listLessons, { classID: classId }, { lang: 'fr_FR' })
      expect((body.data as { list: Lesson[] }).list[0]?.title).toBe('Jaugeage')
      for (const [who, isTeaching] of [
        ['headmaster', [true, true]],
        ['teacher', [false, true]],
      ] as const) {
        const seen = await answerOf<{ list: Lesson[] }>(as(who), listLessons, { classID: classId })
        expect(seen.list.map((one) => [one.attendance, one.isTeaching])).toEqual(isTeaching.map((is) => [null, is]))
      }
    })

    it('is refused to who is not registered; a class that is not announced, or not open to them, is not found', async () => {
      const classId = await classWith(db(), ['learner'], { audience: 'all' })
      const lessonID = await lessonOf(db(), classId)
      expect((await as('leader').call(listLessons, { classID: classId })).body.reason).toBe('timetable.notRegistered')
      expect((await as('leader').call(getLesson, { lessonID })).body.reason).toBe('timetable.notRegistered')
      await db().updateTable('class').set({ audience: 'invitation' }).where('id', '=', classId).execute()
      expect((await as('leader').call(listLessons, { classID: classId })).status).toBe(404)
      expect((await as('leader').call(getLesson, { lessonID })).status).toBe(404)
      await db().updateTable('class').set({ state: 'draft' }).where('id', '=', classId).execute()
      expect((await as('learner').call(listLessons, { classID: classId })).status).toBe(404)
      expect((await as('learner').call(listLessons, { classID: 'none' })).status).toBe(404)
    })
  })
})
