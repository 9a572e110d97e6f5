import { beforeAll, describe, expect, it } from 'vitest'
import { getClass, listMyClasses } from '#api/class/class.contract.ts'
import { getCurrentInfo } from '#api/class/current-classes.contract.ts'
import { listToday } from '#api/class/today.contract.ts'
import { listClassContacts } from '#api/class/contact.contract.ts'
import type { ClassContacts } from '#api/class/contact.contract.ts'
import type { ClassDetail, ListedClass } from '#api/class/class.contract.ts'
import type { Today } from '#api/class/today.contract.ts'
import { languages } from '#i18n/locales.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { answerOf, type Page } from '#tests/kit/server/answers.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR, MINUTE, START } from '#tests/kit/server/test-clock.ts'
import { signedIn, type Visitor } from '#tests/kit/server/visitor.ts'
import { putMembers, removeMembers } from './members.ts'

const classId = (name: string): string => demoId('class', name)
const courseId = (name: string): string => demoId('course', name)

onEachEngine((engine) => {
  const portal = portalFor(engine)
  let learner: Visitor
  beforeAll(async () => {
    learner = await signedIn(portal(), 'learner')
  })

  const classesOf = (payload: object = {}, who = learner, lang = 'en_US') =>
    answerOf<Page<ListedClass>>(who, listMyClasses, payload, lang)
  const namesOf = ({ list }: Page<ListedClass>) => list.map(({ className }) => className)
  const todayOf = (name: string) => signedIn(portal(), name).then((who) => answerOf<Today>(who, listToday))

  describe('the list of classes', () => {
    it("holds the caller's classes, latest first", async () => {
      const page = await classesOf()
      expect([page.count, namesOf(page)]).toEqual([
        5,
        [
          'Sediment Modelling',
          'Field Practice in Stream Gauging',
          'Flood Forecasting and Emergency Command',
          'Water Law Across Borders',
          'Dam Safety',
        ],
      ])
      const { members } = await portal()
        .db.selectFrom('class_member')
        .select((eb) => eb.fn.countAll<number>().as('members'))
        .where('class_id', '=', classId('flood'))
        .executeTakeFirstOrThrow()
      expect(page.list[2]).toEqual({
        classID: classId('flood'),
        className: 'Flood Forecasting and Emergency Command',
        kind: 'face',
        place: 'Main campus, building 3, room 205',
        startTime: '2026-02-21 01:00:00',
        endTime: '2026-03-13 09:00:00',
        memberCount: members,
        headmasterName: 'Nguyễn Thị Hương',
        state: 'inProgress',
        opensTime: page.list[2]!.opensTime,
        closesTime: page.list[2]!.closesTime,
        window: 'ended',
        capacity: page.list[2]!.capacity,
        hasWaitingList: page.list[2]!.hasWaitingList,
        registration: 'registered',
      })
      expect(page.list[3]).toMatchObject({ kind: 'online', place: null, headmasterName: 'Sok Chanthy' })
    })

    it('[CLASS-03] filters by in progress, ended and upcoming, the next first', async () => {
      expect(namesOf(await classesOf({ type: 'current' }))).toEqual([
        'Flood Forecasting and Emergency Command',
        'Water Law Across Borders',
      ])
      expect(namesOf(await classesOf({ type: 'history' }))).toEqual(['Dam Safety'])
      const coming = await classesOf({ type: 'coming' })
      expect([coming.count, namesOf(coming)]).toEqual([2, ['Field Practice in Stream Gauging', 'Sediment Modelling']])
      const states = async (type: string) => (await classesOf({ type })).list.map(({ state }) => state)
      expect([await states('current'), await states('history'), await states('coming')]).toEqual([
        ['inProgress', 'inProgress'],
        ['ended'],
        ['notStarted', 'notStarted'],
      ])
    })

    it('goes page by page', async () => {
      expect(namesOf(await classesOf({ pageSize: 2, pageNum: 2 }))).toEqual([
        'Flood Forecasting and Emergency Command',
        'Water Law Across Borders',
      ])
      expect(await classesOf({ pageSize: 2, pageNum: 4 })).toEqual({ list: [], count: 5 })
    })

    it('[CLASS-01] has face-to-face, online and party-school classes', async () => {
      const kinds = await Promise.all(
        ['learner', 'committee'].map(async (name) =>
          (await classesOf({}, await signedIn(portal(), name))).list.map(({ kind }) => kind),
        ),
      )
      expect(new Set(kinds.flat())).toEqual(new Set(['face', 'online', 'party']))
    })

    it("includes a headmaster's classes, for that headmaster only", async () => {
      const headmaster = await signedIn(portal(), 'headmaster')
      expect(namesOf(await classesOf({}, headmaster))).toEqual([
        // As a class teacher beside the owner.
        'Hydropower and Environmental Flows',
        'River Chiefs’ Training Class',
        'Urban Drainage and Flash Floods',
        'Field Practice in Stream Gauging',
        'Flood Forecasting and Emergency Command',
        'Dam Safety',
      ])
      expect(await classesOf({}, await signedIn(portal(), 'admin'))).toEqual({ list: [], count: 0 })
      const member = { user_id: userId('headmaster'), class_id: classId('flood') }
      await putMembers(portal().db, [member])
      expect((await classesOf({}, headmaster)).count).toBe(6)
      await removeMembers(portal().db, { user_id: member.user_id })
    })

    it.each(languages.map(({ code }) => code))('has translated names and places in %s', async (lang) => {
      const texts = await Promise.all(
        [lang, lang === 'en_US' ? 'zh_CN' : 'en_US'].map(async (code) => (await classesOf({}, learner, code)).list),
      )
      const [own, other] = texts as [ListedClass[], ListedClass[]]
      own.forEach(({ className, place }, i) => {
        expect([className === '', className === other[i]!.className]).toEqual([false, false])
        expect(place === null).toBe(other[i]!.place === null)
        if (place !== null) expect(place).not.toBe(other[i]!.place)
      })
    })

    it("falls back to a class's own name without a translation", async () => {
      await portal()
        .db.deleteFrom('class_text')
        .where('class_id', '=', classId('dam-safety'))
        .where('language', '=', 'vi_VN')
        .execute()
      const { list } = await classesOf({ type: 'history' }, learner, 'vi_VN')
      expect(list[0]).toMatchObject({ className: '大坝安全研修班', place: '龙门水库培训基地' })
    })

    it.each([
      { type: 'all' },
      { type: '' },
      { pageNum: -1 },
      { pageNum: 0 },
      { pageNum: 1.5 },
      { pageNum: 1e9 },
      { pageNum: 'two' },
      { pageSize: 0 },
      { pageSize: 41 },
      { pageSize: 'many' },
      { userId: 'x' },
    ])('refuses %j', async (payload) => {
      const { status, body } = await learner.call(listMyClasses, payload)
      expect([status, body.code, body.reason]).toEqual([400, 5000, 'request.invalid'])
    })
  })

  describe('one class', () => {
    const shown = (who: Visitor, name: string) => answerOf<ClassDetail>(who, getClass, { classID: classId(name) })

    const contactsOf = (who: Visitor, name: string, asked: object = {}) =>
      answerOf<ClassContacts>(who, listClassContacts, { classID: classId(name), ...asked })

    it('is visible to its members, with the other members', async () => {
      const detail = await shown(learner, 'flood')
      expect(detail).toMatchObject({
        className: 'Flood Forecasting and Emergency Command',
        state: 'inProgress',
        isMember: true,
      })
      const { list, count } = await contactsOf(learner, 'flood', { pageSize: 40 })
      // Its headmaster is not counted among the learners.
      expect(count).toBe(detail.memberCount + 1)
      expect(list).toContainEqual(expect.objectContaining({ userId: userId('leader'), originalName: 'Amélie Laurent' }))
    })

    it('is visible to its headmaster and to administrators', async () => {
      expect((await shown(await signedIn(portal(), 'headmaster'), 'flood')).isMember).toBe(false)
      expect((await shown(await signedIn(portal(), 'admin'), 'flood')).isMember).toBe(false)
    })

    it.each(['school', 'weak', 'teacher'])('is hidden from others, such as %s', async (name) => {
      const { status, body } = await (await signedIn(portal(), name)).call(getClass, { classID: classId('flood') })
      expect([status, body.code, body.reason, body.data]).toEqual([404, 5000, 'request.notFound', null])
    })

    it('lists members page by page and counts all', async () => {
      const people = await portal().db.selectFrom('user').select('id').execute()
      await removeMembers(portal().db, { class_id: classId('dam-safety') })
      await putMembers(
        portal().db,
        people.map(({ id }) => ({ user_id: id, class_id: classId('dam-safety') })),
      )
      const { list, count } = await contactsOf(learner, 'dam-safety', { pageSize: 40 })
      const { memberCount } = await shown(learner, 'dam-safety')
      expect([list.length, count, memberCount, people.length > 60]).toEqual([40, people.length, people.length, true])
    })

    it.each([classId('nothing'), 'nothing'])('refuses %s as not found', async (classID) => {
      expect((await learner.call(getClass, { classID })).body.reason).toBe('request.notFound')
      expect((await (await signedIn(portal(), 'admin')).call(getClass, { classID })).status).toBe(404)
    })
  })

  it('[CALL-14, CLASS-06] currentinfo has the ids of classes in progress, including a headmaster’s own', async () => {
    const current = async (name: string) =>
      (await answerOf<{ currentClasses: string[] }>(await signedIn(portal(), name), getCurrentInfo)).currentClasses
    expect(await current('learner')).toEqual(['water-law', 'flood'].map(classId))
    expect(await current('headmaster')).toEqual([classId('flood')])
    expect(await current('weak')).toEqual([])
  })

  describe('today', () => {
    it('has tasks to continue, upcoming classes and required courses not begun', async () => {
      expect((await todayOf('learner')).tasks).toEqual([
        {
          kind: 'continueCourse',
          lifecycle: null,
          id: courseId('flood-forecasting'),
          name: 'Flood Forecasting in Practice',
          classKind: null,
          progress: 62,
          dueTime: null,
        },
        {
          kind: 'continueCourse',
          lifecycle: null,
          id: courseId('water-quality'),
          name: 'Taking Water Samples',
          classKind: null,
          progress: 35,
          dueTime: null,
        },
        {
          kind: 'questionnaire',
          lifecycle: null,
          id: demoId('questionnaire', 'field-day'),
          name: 'Where should the next field day go?',
          classKind: null,
          progress: null,
          dueTime: '2026-03-08 00:00:00',
        },
        {
          kind: 'evaluation',
          lifecycle: null,
          id: demoId('questionnaire', 'evaluation-of-flood'),
          name: 'Evaluation of the class',
          classKind: null,
          progress: null,
          dueTime: '2026-03-13 00:00:00',
        },
        {
          kind: 'homework',
          lifecycle: null,
          id: demoId('task', 'levee-photos'),
          name: 'Photos of a levee patrol',
          classKind: null,
          progress: null,
          dueTime: '2026-03-05 00:00:00',
        },
        {
          kind: 'homework',
          lifecycle: null,
          id: demoId('task', 'flow-report'),
          name: 'Report on a discharge measurement',
          classKind: null,
          progress: null,
          dueTime: null,
        },
        {
          kind: 'classStarts',
          lifecycle: null,
          id: classId('field-measurement'),
          name: 'Field Practice in Stream Gauging',
          classKind: 'face',
          progress: null,
          dueTime: '2026-03-07 01:00:00',
        },
        {
          kind: 'requiredCourse',
          lifecycle: null,
          id: courseId('early-warning'),
          name: 'Warnings That Reach the Last Village',
          classKind: null,
          progress: 0,
          dueTime: null,
        },
      ])
    })

    it('lists at most five tasks beside what is to be answered, and required courses for learners only', async () => {
      await portal().db.updateTable('course').set({ kind: 'required', year: 2026 }).execute()
      const { tasks } = await todayOf('learner')
      expect(tasks.map(({ kind }) => kind)).toEqual([
        'continueCourse',
        'continueCourse',
        'questionnaire',
        'evaluation',
        'homework',
        'homework',
        'classStarts',
        'requiredCourse',
        'requiredCourse',
      ])
      expect((await todayOf('teacher')).tasks.map(({ kind }) => kind)).toEqual([
        'decision',
        'decision',
        'continueCourse',
        'questionnaire',
        'questionnaire',
      ])
    })

    it('[CLASS-03] follows the clock: a class starts, goes on to its last moment and is over', async () => {
      const field = async (type: string) =>
        (await classesOf({ type }, await signedIn(portal(), 'learner'))).list.find(
          ({ classID }) => classID === classId('field-measurement'),
        )?.state ?? null
      const states = () => Promise.all(['coming', 'current', 'history'].map(field))
      const passUntil = (time: string) =>
        portal().clock.pass(new Date(`${time}Z`).getTime() - portal().clock.now().getTime())
      passUntil('2026-03-07T00:59:59')
      expect(await states()).toEqual(['notStarted', null, null])
      passUntil('2026-03-07T01:00:00')
      expect(await states()).toEqual([null, 'inProgress', null])
      passUntil('2026-03-11T08:59:59')
      expect(await states()).toEqual([null, 'inProgress', null])
      passUntil('2026-03-11T09:00:00')
      expect(await states()).toEqual([null, null, 'ended'])
      expect(portal().clock.now().getTime() - START.getTime()).toBe(9 * 24 * HOUR + 60 * MINUTE)
    })
  })
})
