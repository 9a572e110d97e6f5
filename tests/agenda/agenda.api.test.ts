import ICAL from 'ical.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { listAgenda } from '#api/agenda/agenda.contract.ts'
import { getCalendarFeed, renewCalendarFeed, stopCalendarFeed } from '#api/agenda/calendar-feed.contract.ts'
import type { AgendaItem } from '#api/agenda/agenda.contract.ts'
import type { CalendarFeed, NewFeed } from '#api/agenda/calendar-feed.contract.ts'
import { registerForExam } from '#api/exam/exam.contract.ts'
import { changePassword } from '#api/account/account.contract.ts'
import { findNotices } from '#api/message/notice.contract.ts'
import type { Notice } from '#api/message/notice.contract.ts'
import { endOtherSessions } from '#api/profile/profile.contract.ts'
import { sendAttendanceEvent } from '#api/timetable/timetable.contract.ts'
import { timeText } from '#server/database/codec.ts'
import { userId } from '#server/demo/ids.ts'
import { md5Of } from '#server/session/password.ts'
import { putExam } from '#tests/exam/exam-scene.ts'
import { removeMembers } from '#tests/class/members.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR, START } from '#tests/kit/server/test-clock.ts'
import { Visitor, passwordOf, signedIn } from '#tests/kit/server/visitor.ts'
import { classWith, lessonOf } from '#tests/timetable/lessons.ts'

const DAY = 24 * HOUR
const span = (from: number, to: number) => ({
  from: timeText(START.getTime() + from),
  to: timeText(START.getTime() + to),
})

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const visitors = new Map<string, Visitor>()
  const as = (name: string): Visitor => visitors.get(name)!
  const db = () => portal().db
  beforeAll(async () => {
    for (const name of ['learner', 'leader', 'headmaster', 'teacher', 'admin'])
      visitors.set(name, await signedIn(portal(), name))
  })
  const agendaOf = async (who: string, from = -DAY, to = 2 * DAY): Promise<AgendaItem[]> =>
    (await answerOf<{ list: AgendaItem[] }>(as(who), listAgenda, span(from, to))).list
  const idsOf = async (who: string): Promise<string[]> => (await agendaOf(who)).map(({ itemID }) => itemID)

  describe('the agenda', () => {
    it('has own classes and lessons, those one teaches or runs, and nobody else’s', async () => {
      const classId = await classWith(db(), ['learner'])
      const lessonId = await lessonOf(db(), classId, { teachers: ['teacher'], room: '301' })
      const later = await lessonOf(db(), classId, { from: 2 * DAY })
      const found = (await agendaOf('learner')).find(({ itemID }) => itemID === `lesson-${lessonId}`)
      expect(found).toMatchObject({
        kind: 'lesson',
        title: 'Gauging',
        startTime: timeText(START.getTime()),
        endTime: timeText(START.getTime() + HOUR),
        place: '301',
        classID: classId,
        classKind: 'face',
        canCheckIn: true,
        isTeaching: false,
      })
      expect(await idsOf('learner')).toContain(`class-${classId}`)
      expect(await idsOf('learner')).not.toContain(`lesson-${later}`)
      expect(await idsOf('headmaster')).toEqual(expect.arrayContaining([`lesson-${lessonId}`, `class-${classId}`]))
      expect(await idsOf('teacher')).toContain(`lesson-${lessonId}`)
      expect(await idsOf('teacher')).not.toContain(`class-${classId}`)
      for (const other of ['leader', 'admin']) {
        expect(await idsOf(other)).not.toContain(`lesson-${lessonId}`)
        expect(await idsOf(other)).not.toContain(`class-${classId}`)
      }
      await removeMembers(db(), { class_id: classId, user_id: userId('learner') })
      expect(await idsOf('learner')).not.toContain(`lesson-${lessonId}`)
    })

    it('tells the classes apart that one is in, runs or teaches, alike in a day and in months; others have no place', async () => {
      const classIds = [await classWith(db(), ['learner']), await classWith(db(), ['learner'])]
      for (const classId of classIds) await lessonOf(db(), classId, { teachers: ['teacher'] })
      const placesOf = async (who: string, from?: number, to?: number) =>
        new Map((await agendaOf(who, from, to)).map(({ classID, classPlace }) => [classID, classPlace]))
      for (const who of ['learner', 'headmaster', 'teacher']) {
        const inDays = await placesOf(who)
        const places = classIds.map((id) => inDays.get(id))
        expect(new Set(places).size).toBe(2)
        expect(places).toEqual([expect.any(Number), expect.any(Number)])
        const inMonths = await placesOf(who, -60 * DAY, 60 * DAY)
        expect(classIds.map((id) => inMonths.get(id))).toEqual(places)
        const own = [...inMonths.values()].filter((place) => place !== null)
        expect(new Set(own).size).toBe(own.length)
      }
      const other = await classWith(db(), ['leader'])
      const window = { opens_at: START.getTime() - DAY, closes_at: START.getTime() + HOUR }
      await db()
        .updateTable('class')
        .set({ ...window, audience: 'all' })
        .where('id', '=', other)
        .execute()
      expect((await placesOf('learner')).get(other)).toBeNull()
      for (const classId of classIds) await removeMembers(db(), { class_id: classId, user_id: userId('learner') })
    })

    it('says where a lesson without a room is: at the place of its class, unless that is online', async () => {
      for (const [kind, place, own] of [
        ['face', 'Hall 3', 'Hall 3'],
        ['party', 'Hall 4', 'Hall 4'],
        ['online', 'Nowhere', ''],
        ['face', null, ''],
      ] as const) {
        const classId = await classWith(db(), ['learner'], { kind, place })
        const ids = [await lessonOf(db(), classId, { room: '' }), await lessonOf(db(), classId, { room: '205' })]
        const found = await agendaOf('learner')
        const places = ids.map((id) => found.find(({ itemID }) => itemID === `lesson-${id}`)?.place)
        expect(places).toEqual([own, '205'])
        await removeMembers(db(), { class_id: classId, user_id: userId('learner') })
      }
    })

    it('says that a teacher has attended, who was a member at that time', async () => {
      const classId = await classWith(db(), ['teacher'])
      const lessonId = await lessonOf(db(), classId, { teachers: ['teacher'] })
      const present = { userID: userId('teacher'), type: 'markPresent', revision: 0, reason: 'Seen in the room' }
      await answerOf(as('headmaster'), sendAttendanceEvent, { lessonID: lessonId, ...present })
      await removeMembers(db(), { class_id: classId, user_id: userId('teacher') })
      const found = (await agendaOf('teacher')).find(({ itemID }) => itemID === `lesson-${lessonId}`)
      expect(found).toMatchObject({ isTeaching: true, hasAttended: true })
    })

    it('has the exams that one can take: with a registration once it is there, and none that is passed', async () => {
      const [open, asking, over] = [
        await putExam(db()),
        await putExam(db(), { asks_registration: 1 }),
        await putExam(db(), { closes_at: START.getTime() - 2 * DAY, opens_at: START.getTime() - 3 * DAY }),
      ]
      const exams = async () =>
        (await idsOf('learner')).filter((id) => [open, asking, over].some((one) => id === `exam-${one}`))
      expect(await exams()).toEqual([`exam-${open}`])
      expect((await agendaOf('learner')).find(({ examID }) => examID === open)).toMatchObject({
        kind: 'exam',
        startTime: timeText(START.getTime() - HOUR),
        endTime: timeText(START.getTime() + 3 * HOUR),
      })
      await answerOf(as('learner'), registerForExam, { examID: asking, revision: 0 })
      expect((await exams()).sort()).toEqual([`exam-${open}`, `exam-${asking}`].sort())
      await db().updateTable('exam').set({ state: 'withdrawn' }).where('id', '=', open).execute()
      expect(await exams()).toEqual([`exam-${asking}`])
    })

    it('has the end of the registration of a class that one may join, until one has registered', async () => {
      const classId = await classWith(db(), ['leader'])
      const window = { opens_at: START.getTime() - DAY, closes_at: START.getTime() + HOUR }
      await db()
        .updateTable('class')
        .set({ ...window, audience: 'all' })
        .where('id', '=', classId)
        .execute()
      expect(await idsOf('learner')).toContain(`deadline-${classId}`)
      expect(await idsOf('leader')).not.toContain(`deadline-${classId}`)
      await db().updateTable('class').set({ audience: 'invitation' }).where('id', '=', classId).execute()
      expect(await idsOf('learner')).not.toContain(`deadline-${classId}`)
      await db()
        .insertInto('class_invitation')
        .values({ class_id: classId, user_id: userId('learner') })
        .execute()
      expect(await idsOf('learner')).toContain(`deadline-${classId}`)
      await db().updateTable('class').set({ state: 'draft' }).where('id', '=', classId).execute()
      expect(await idsOf('learner')).not.toContain(`deadline-${classId}`)
    })

    it('has own leave that is pending or approved, and broadcasts', async () => {
      const items = await agendaOf('learner', -60 * DAY, 60 * DAY)
      const leaves = await db()
        .selectFrom('leave')
        .select(['id', 'state'])
        .where('learner_id', '=', userId('learner'))
        .execute()
      const open = leaves.filter(({ state }) => state === 'approved' || state.startsWith('pending.'))
      expect(items.flatMap(({ leaveID }) => leaveID ?? []).sort()).toEqual(open.map(({ id }) => id).sort())
      expect(items.filter(({ kind }) => kind === 'live').every(({ joinUrl }) => joinUrl !== null)).toBe(true)
      expect(items.some(({ kind }) => kind === 'live')).toBe(true)
      expect(items.map(({ startTime }) => startTime)).toEqual(items.map(({ startTime }) => startTime).sort())
    })

    it('answers at most 400 days, and no time that runs backwards or does not exist', async () => {
      const refused = async (payload: object) => (await as('learner').call(listAgenda, payload)).body.reason
      expect(await refused(span(0, 400 * DAY))).toBeNull()
      expect(await refused(span(0, 401 * DAY))).toBe('agenda.rangeTooLong')
      expect(await refused(span(DAY, 0))).toBe('request.invalid')
      expect(await refused({ from: '2026-02-30 00:00:00', to: '2026-03-02 00:00:00' })).toBe('request.invalid')
    })
  })

  describe('the calendar feed', () => {
    const read = (path: string) => new Visitor(portal()).send({ method: 'GET', url: path })
    const eventsOf = (body: string): ICAL.Event[] =>
      new ICAL.Component(ICAL.parse(body) as unknown[])
        .getAllSubcomponents('vevent')
        .map((component) => new ICAL.Event(component))

    it('is read without a session by another parser: stable ids, UTC, escaped and folded texts, in its owner’s language', async () => {
      const title = `Rivers, lakes; and\nfloods \\ ${'水文 🌊 '.repeat(30)}`
      const classId = await classWith(db(), ['learner'], { name: 'Hydrology, applied' })
      const lessonId = await lessonOf(db(), classId, { title, room: 'A, 3' })
      const gone = await lessonOf(db(), classId, { title: 'Gone' })
      await db().updateTable('user').set({ language: 'fr_FR' }).where('id', '=', userId('learner')).execute()
      await db().insertInto('lesson_text').values({ lesson_id: gone, language: 'fr_FR', title: 'Parti' }).execute()
      const { path } = await answerOf<NewFeed>(as('learner'), renewCalendarFeed, {})
      expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/)
      const { raw } = await read(path)
      expect([raw.statusCode, raw.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
      expect(raw.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
      const event = eventsOf(raw.body).find(({ uid }) => uid.startsWith(`lesson-${lessonId}@`))
      expect(event?.summary.replaceAll('\r', '')).toBe(title)
      expect(event?.location).toBe('A, 3')
      expect(event?.startDate.zone.tzid).toBe('UTC')
      expect(event?.startDate.toJSDate()).toEqual(START)
      expect(event?.endDate.toJSDate()).toEqual(new Date(START.getTime() + HOUR))
      const named = eventsOf(raw.body).find(({ uid }) => uid.startsWith(`lesson-${gone}@`))
      expect(named?.summary).toBe('Parti')

      await db().deleteFrom('lesson').where('id', '=', gone).execute()
      const after = eventsOf((await read(path)).raw.body).map(({ uid }) => uid)
      expect(after).toContain(event?.uid)
      expect(after).not.toContain(named?.uid)
    })

    it('holds no control characters, and nothing that turns its lines round, whatever titles and rooms hold', async () => {
      const odd = { title: 'Ri\u0001ve\u001brs\u0085 \u202eand\u2066\r\nBEGIN:VALARM', room: '\u0007205\u007f' }
      const classId = await classWith(db(), ['leader'], { name: 'Hy\u0008drology\u200f' })
      const lessonId = await lessonOf(db(), classId, odd)
      const { path } = await answerOf<NewFeed>(as('leader'), renewCalendarFeed, {})
      const { raw } = await read(path)
      expect(raw.body.replaceAll('\r\n', '')).toMatch(/^[^\p{Cc}\p{Cf}]+$/u)
      const event = eventsOf(raw.body).find(({ uid }) => uid.startsWith(`lesson-${lessonId}@`))
      expect([event?.summary, event?.location, event?.description]).toEqual([
        'Rivers and\nBEGIN:VALARM',
        '205',
        'Hydrology',
      ])
    })

    it('has a new address at once, while the one before and guessed ones are not found, all in the same words', async () => {
      const first = await answerOf<NewFeed>(as('leader'), renewCalendarFeed, {})
      expect((await read(first.path)).status).toBe(200)
      const second = await answerOf<NewFeed>(as('leader'), renewCalendarFeed, {})
      expect((await read(second.path)).status).toBe(200)
      const guesses = [first.path, `/calendar/${'a'.repeat(43)}.ics`, '/calendar/.ics', second.path.slice(0, -4)]
      const said = await Promise.all(guesses.map((path) => read(path)))
      expect(said.map(({ status }) => status)).toEqual([404, 404, 404, 404])
      expect(new Set(said.map(({ raw }) => raw.body)).size).toBe(1)
      const stored = await db().selectFrom('calendar_feed').selectAll().execute()
      expect(JSON.stringify(stored)).not.toContain(second.path.slice(10, -4))

      const { createdAt } = await answerOf<CalendarFeed>(as('leader'), getCalendarFeed, {})
      expect(createdAt).toBe(timeText(portal().clock.now().getTime()))
      expect(await answerOf<CalendarFeed>(as('leader'), stopCalendarFeed, {})).toEqual({ createdAt: null })
      expect((await read(second.path)).status).toBe(404)
    })

    it('is told to its owner, and ends with a change of password and with all other sessions', async () => {
      const { path } = await answerOf<NewFeed>(as('teacher'), renewCalendarFeed, {})
      const { data } = await answerOf<{ data: Notice[] }>(as('teacher'), findNotices, {})
      expect(data[0]).toMatchObject({ title: 'A secret link to your agenda was created', receiverState: 2 })
      expect((await read(path)).status).toBe(200)
      await answerOf<null>(as('teacher'), endOtherSessions)
      expect((await read(path)).status).toBe(404)

      const again = await answerOf<NewFeed>(as('teacher'), renewCalendarFeed, {})
      await answerOf<null>(as('teacher'), changePassword, {
        original: md5Of(passwordOf('teacher')),
        password: 'Quite2Different',
        confirmation: 'Quite2Different',
      })
      expect((await read(again.path)).status).toBe(404)
    })

    it('is dead while its owner’s account is disabled', async () => {
      const { path } = await answerOf<NewFeed>(as('headmaster'), renewCalendarFeed, {})
      const where = { state: 'disabled' }
      await db().updateTable('user').set(where).where('id', '=', userId('headmaster')).execute()
      expect((await read(path)).status).toBe(404)
    })
  })
})
