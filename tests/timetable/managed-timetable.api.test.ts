import { beforeAll, describe, expect, it } from 'vitest'
import {
  findTeachers,
  getManagedTimetable,
  removeLesson,
  saveLesson,
  type Clash,
  type ManagedTimetable,
} from '#api/timetable/managed-timetable.contract.ts'
import { findNotices, type Notice } from '#api/message/notice.contract.ts'
import { checkIn, getCheckInNumber, type CheckInNumber } from '#api/timetable/timetable.contract.ts'
import { timeText } from '#server/database/codec.ts'
import { userId } from '#server/demo/ids.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import { onBothEngines, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR, START } from '#tests/kit/server/test-clock.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'
import type { Visitor } from '#tests/kit/server/visitor.ts'
import { classWith, lessonOf } from './lessons.ts'

const DAY = 24 * HOUR
const at = (milliseconds: number) => timeText(START.getTime() + milliseconds)

onBothEngines((engine) => {
  const portal = portalFor(engine)
  const visitors = new Map<string, Visitor>()
  const as = (name: string): Visitor => visitors.get(name)!
  const db = () => portal().db
  beforeAll(async () => {
    for (const name of ['learner', 'headmaster', 'teacher', 'admin']) visitors.set(name, await signedIn(portal(), name))
  })
  const lesson = (classID: string, changed: object = {}) => ({
    classID,
    lessonID: null,
    titles: { zh_CN: ' 测流 ', fr_FR: 'Jaugeage', en_US: '' },
    startTime: at(DAY),
    endTime: at(DAY + HOUR),
    room: ' 205 ',
    teacherIDs: [userId('teacher')],
    repeat: 0,
    acceptsClashes: false,
    ...changed,
  })
  const saves = (classID: string, changed: object = {}, who = 'headmaster') =>
    as(who).call(saveLesson, lesson(classID, changed))
  const timetableOf = (classID: string) =>
    answerOf<ManagedTimetable>(as('headmaster'), getManagedTimetable, { classID })

  describe('the timetable of a class', () => {
    it('[CLASS-02 in part] is kept by its staff: a lesson in several languages, repeated, changed and removed', async () => {
      const classID = await classWith(db(), ['learner'])
      expect((await saves(classID, { repeat: 2, acceptsClashes: true })).body.data).toMatchObject({ isSaved: true })
      const { list, rooms } = await timetableOf(classID)
      expect(list.map(({ startTime, endTime }) => [startTime, endTime])).toEqual([
        [at(DAY), at(DAY + HOUR)],
        [at(8 * DAY), at(8 * DAY + HOUR)],
        [at(15 * DAY), at(15 * DAY + HOUR)],
      ])
      expect(list[0]).toMatchObject({ titles: { zh_CN: '测流', fr_FR: 'Jaugeage' }, room: '205' })
      expect(list[0]?.teachers.map((one) => one.userId)).toEqual([userId('teacher')])
      expect(rooms).toContain('205')
      const lessonID = list[1]?.lessonID ?? ''
      const moved = { lessonID, startTime: at(9 * DAY), endTime: at(9 * DAY + 2 * HOUR), room: '', teacherIDs: [] }
      expect((await saves(classID, moved)).body.data).toEqual({ isSaved: true, clashes: [] })
      const changed = (await timetableOf(classID)).list.find((one) => one.lessonID === lessonID)
      expect(changed).toMatchObject({ startTime: at(9 * DAY), endTime: at(9 * DAY + 2 * HOUR), room: '', teachers: [] })
      expect((await as('headmaster').call(removeLesson, { classID, lessonID })).body.code).toBe(2000)
      expect((await timetableOf(classID)).list).toHaveLength(2)
    })

    it.each([
      ['in the hour that is left out', '2026-03-22 01:10', '2026-03-22 01:50', '2026-03-29 01:10', '2026-03-29 01:50'],
      ['out of that hour', '2026-03-22 01:30', '2026-03-22 02:10', '2026-03-29 01:30', '2026-03-29 02:10'],
      [
        'across the start of the repeated hour',
        '2026-10-17 23:30',
        '2026-10-18 00:30',
        '2026-10-24 23:30',
        '2026-10-25 00:30',
      ],
      ['across its end', '2026-10-18 00:30', '2026-10-18 01:30', '2026-10-25 00:30', '2026-10-25 01:30'],
    ])('keeps the length of a lesson that is repeated %s when clocks change', async (_where, ...times) => {
      const [from, to, laterFrom, laterTo] = times.map((time) => `${time}:00`)
      const classID = await classWith(db(), [], { ends_at: START.getTime() + 300 * DAY })
      await db().updateTable('class').set({ time_zone: 'Europe/Paris' }).where('id', '=', classID).execute()
      const changed = { startTime: from, endTime: to, repeat: 1, room: '', teacherIDs: [] }
      expect((await saves(classID, changed)).body.data).toMatchObject({ isSaved: true })
      expect((await timetableOf(classID)).list.map(({ startTime, endTime }) => [startTime, endTime])).toEqual([
        [from, to],
        [laterFrom, laterTo],
      ])
    })

    it('tells of a room and of a teacher used twice at once, by name, before it saves; and saves all the same', async () => {
      const other = await classWith(db(), [], { name: 'Hydrology' })
      await lessonOf(db(), other, { title: 'Models', room: 'R 9', from: 20 * DAY, teachers: ['teacher'] })
      const classID = await classWith(db(), ['learner'])
      const half = { startTime: at(20 * DAY + HOUR / 2), endTime: at(20 * DAY + 2 * HOUR), room: 'R 9' }
      const { data } = (await saves(classID, half)).body as { data: { isSaved: boolean; clashes: Clash[] } }
      const times = { startTime: at(20 * DAY), endTime: at(20 * DAY + HOUR) }
      const shared = { of: { lesson: 'Models', className: 'Hydrology' }, ...times }
      const { original_name: name } = await db()
        .selectFrom('user')
        .select('original_name')
        .where('id', '=', userId('teacher'))
        .executeTakeFirstOrThrow()
      expect(data).toEqual({
        isSaved: false,
        clashes: [
          { kind: 'room', name: 'R 9', ...shared },
          { kind: 'teacher', name, ...shared },
        ],
      })
      // A class that is not shown to the teacher is not named.
      const own = await classWith(db(), [])
      await db()
        .updateTable('class')
        .set({ headmaster_id: userId('teacher') })
        .where('id', '=', own)
        .execute()
      expect((await saves(own, half, 'teacher')).body.data).toEqual({
        isSaved: false,
        clashes: [
          { kind: 'room', name: 'R 9', of: null, ...times },
          { kind: 'teacher', name, of: null, ...times },
        ],
      })
      expect((await timetableOf(classID)).list).toEqual([])
      expect((await saves(classID, { ...half, acceptsClashes: true })).body.data).toMatchObject({ isSaved: true })
      const after = { startTime: at(20 * DAY + 2 * HOUR), endTime: at(20 * DAY + 3 * HOUR), room: 'R 9' }
      expect((await saves(classID, after)).body.data).toEqual({ isSaved: true, clashes: [] })
    })

    it('refuses what cannot be, in words, and changes nothing', async () => {
      const classID = await classWith(db(), ['learner'])
      const { ends_at: end } = await db()
        .selectFrom('class')
        .select('ends_at')
        .where('id', '=', classID)
        .executeTakeFirstOrThrow()
      const wrong: readonly (readonly [object, string])[] = [
        [{ titles: { en_US: '\u200B' } }, 'timetable.titleMissing'],
        [{ endTime: at(DAY) }, 'timetable.endBeforeStart'],
        [{ endTime: at(2 * DAY + 1000) }, 'timetable.tooLong'],
        [{ startTime: at(-8 * DAY), endTime: at(-8 * DAY + HOUR) }, 'timetable.outsideClass'],
        [{ startTime: timeText(end - HOUR), endTime: timeText(end + 1000) }, 'timetable.outsideClass'],
        [{ repeat: 52 }, 'timetable.outsideClass'],
        [{ teacherIDs: [userId('learner')] }, 'timetable.unknownTeacher'],
        [{ lessonID: 'none' }, 'request.notFound'],
        [{ startTime: '2026-02-30 10:00:00' }, 'request.invalid'],
        [{ startTime: '0000-01-01 10:00:00' }, 'request.invalid'],
        [{ repeat: 53 }, 'request.invalid'],
        [{ titles: { zh_CN: '\ud800' } }, 'request.invalid'],
      ]
      for (const [changed, reason] of wrong) expect((await saves(classID, changed)).body.reason).toBe(reason)
      expect((await timetableOf(classID)).list).toEqual([])
    })

    it('is for its staff alone', async () => {
      const classID = await classWith(db(), ['learner'])
      for (const [who, reason] of [
        ['learner', 'timetable.notStaff'],
        // Who does not see the class is not told that there is one.
        ['teacher', 'request.notFound'],
      ] as const) {
        expect((await saves(classID, {}, who)).body.reason).toBe(reason)
        expect((await as(who).call(getManagedTimetable, { classID })).body.reason).toBe(reason)
        expect((await as(who).call(findTeachers, { classID, keywords: '' })).body.reason).toBe(reason)
      }
      const taught = await lessonOf(db(), classID)
      expect((await as('learner').call(removeLesson, { classID, lessonID: taught })).body.reason).toBe(
        'timetable.notStaff',
      )
      const other = await classWith(db(), [])
      expect((await as('headmaster').call(removeLesson, { classID: other, lessonID: taught })).status).toBe(404)
      expect((await saves(classID, { startTime: at(30 * DAY), endTime: at(30 * DAY + HOUR) }, 'admin')).body.code).toBe(
        2000,
      )
      const { list } = await answerOf<{ list: { userId: string }[] }>(as('headmaster'), findTeachers, {
        classID,
        keywords: '',
      })
      expect(list.length).toBeGreaterThan(0)
      expect(list.map((one) => one.userId)).not.toContain(userId('learner'))
    })

    it('tells the members and the other teachers once of another time or room, and of a lesson that is off', async () => {
      const classID = await classWith(db(), ['learner'])
      const lessonID = await lessonOf(db(), classID, { from: DAY, teachers: ['teacher'] })
      const told = async (who: string): Promise<[string, string][]> => {
        const { data } = await answerOf<{ data: Notice[] }>(as(who), findNotices, { pageSize: 40 })
        return data
          .filter(({ link }) => link?.includes(classID))
          .map(({ title, content }) => [title, content.map(({ text }) => text).join('')])
      }
      const kept = { lessonID, teacherIDs: [userId('teacher')], room: '205', acceptsClashes: true }
      // Another title is no news.
      await saves(classID, { ...kept, titles: { zh_CN: '复习' } })
      expect(await told('learner')).toEqual([])
      const moved = { startTime: at(2 * DAY), endTime: at(2 * DAY + HOUR) }
      await saves(classID, { ...kept, ...moved })
      for (const who of ['learner', 'teacher']) {
        const [news, ...others] = await told(who)
        expect([news?.[0], others]).toEqual(['A lesson has been moved', []])
        expect(news?.[1]).toContain(at(DAY))
        expect(news?.[1]).toContain(at(2 * DAY))
      }
      portal().clock.pass(1000)
      await saves(classID, { ...kept, ...moved, room: '' })
      expect((await told('learner'))[0]).toEqual(['A lesson has changed rooms', expect.stringMatching(/205.*—/)])
      portal().clock.pass(1000)
      await as('headmaster').call(removeLesson, { classID, lessonID })
      expect((await told('learner')).map(([title]) => title)).toEqual([
        'A lesson has been cancelled',
        'A lesson has changed rooms',
        'A lesson has been moved',
      ])
      expect(await told('headmaster')).toEqual([])
      // What is over is nobody's news.
      const over = await lessonOf(db(), classID, { from: -2 * HOUR })
      await as('headmaster').call(removeLesson, { classID, lessonID: over })
      expect(await told('learner')).toHaveLength(3)
    })

    it('goes on with a teacher who has lost the role, and says by name who newly cannot teach', async () => {
      const classID = await classWith(db(), ['learner'])
      const lessonID = await lessonOf(db(), classID, { from: DAY, teachers: ['learner'] })
      const kept = { lessonID, room: '205', acceptsClashes: true }
      const stored = { ...kept, titles: { zh_CN: '复习' }, teacherIDs: [userId('learner')] }
      expect((await saves(classID, stored)).body.data).toMatchObject({ isSaved: true })
      const named = { ...kept, teacherIDs: [userId('learner'), userId('committee')] }
      const { reason, message } = (await as('headmaster').call(saveLesson, lesson(classID, named), { lang: 'en_US' }))
        .body
      expect([reason, message]).toEqual(['timetable.unknownTeacher', 'Not a teacher: \u2068Дмитрий Волков\u2069.'])
      await db().updateTable('user').set({ state: 'disabled' }).where('id', '=', userId('teacher')).execute()
      try {
        const disabled = { ...kept, teacherIDs: [userId('teacher')] }
        expect((await saves(classID, disabled)).body.reason).toBe('timetable.unknownTeacher')
      } finally {
        await db().updateTable('user').set({ state: 'active' }).where('id', '=', userId('teacher')).execute()
      }
    })

    it('stays within its class from both sides, and can be renamed wherever it is', async () => {
      const classID = await classWith(db(), ['learner'])
      const lessonID = await lessonOf(db(), classID, { from: 90 * DAY })
      const there = { lessonID, startTime: at(90 * DAY), endTime: at(90 * DAY + HOUR), titles: { zh_CN: '复习' } }
      expect((await saves(classID, there)).body.data).toMatchObject({ isSaved: true })
      expect((await saves(classID, { ...there, endTime: at(90 * DAY + 2 * HOUR) })).body.reason).toBe(
        'timetable.outsideClass',
      )
    })

    it('neither moves nor removes a lesson at which somebody has an attendance', async () => {
      const classID = await classWith(db(), ['learner'])
      const lessonID = await lessonOf(db(), classID)
      const { code } = await answerOf<CheckInNumber>(as('headmaster'), getCheckInNumber, { lessonID })
      expect((await as('learner').call(checkIn, { lessonID, code })).body.code).toBe(2000)
      expect((await as('headmaster').call(removeLesson, { classID, lessonID })).body.reason).toBe(
        'timetable.hasAttendance',
      )
      expect((await saves(classID, { lessonID })).body.reason).toBe('timetable.hasAttendance')
      const same = { lessonID, startTime: at(0), endTime: at(HOUR), room: '207', teacherIDs: [] }
      expect((await saves(classID, same)).body.data).toMatchObject({ isSaved: true })
    })
  })
})
