import { beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#api/kit/call.ts'
import * as contract from '#api/class/managed-class.contract.ts'
import type { ManagedClass, ManagedClassEntry } from '#api/class/managed-class.contract.ts'
import * as groups from '#api/class/class-groups.contract.ts'
import type { ClassGroups } from '#api/class/class-groups.contract.ts'
import {
  decideRegistrations,
  getOwnRegistration,
  listRegistrations,
  registerForClass,
  type Registration,
} from '#api/class/registration.contract.ts'
import { saveLesson } from '#api/timetable/managed-timetable.contract.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { answerOf, type Page } from '#tests/kit/server/answers.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { onBothEngines, portalFor } from '#tests/kit/server/portal.ts'
import { signedIn, type Visitor } from '#tests/kit/server/visitor.ts'

/** The test's clock begins on 2026-03-02 08:00. */
const aClass = (change: object = {}) => ({
  kind: 'face',
  texts: [
    { language: 'zh_CN', name: '水文测验班', place: '三号楼', about: '' },
    { language: 'en_US', name: 'Gauging class', place: 'Building 3', about: 'One.\n\nTwo.' },
  ],
  opensAt: '2026-03-01 00:00:00',
  closesAt: '2026-03-09 00:00:00',
  startsAt: '2026-03-10 00:00:00',
  endsAt: '2026-03-20 00:00:00',
  capacity: null,
  asksApproval: false,
  hasWaitingList: true,
  declinesAtEnd: false,
  audience: 'all',
  timeZone: null,
  departmentCodes: [],
  requiredPassCount: 1,
  electivePassCount: 0,
  requiredHours: 10,
  electiveHours: 5,
  leaveChain: ['headmaster'],
  headmasterID: null,
  teacherIDs: [],
  invitedIDs: [],
  courses: [{ courseID: demoId('course', 'river-measurement'), kind: 'required' }],
  ...change,
})

onBothEngines((engine) => {
  const portal = portalFor(engine)
  const people = new Map<string, Visitor>()
  const as = (name: string): Visitor => people.get(name)!
  beforeAll(async () => {
    for (const name of ['teacher', 'headmaster', 'admin', 'learner', 'leader', 'committee'])
      people.set(name, await signedIn(portal(), name))
  })

  const make = (change: object = {}, who = 'teacher') =>
    answerOf<ManagedClass>(as(who), contract.createClass, aClass(change))
  const tell = ({ classID, revision }: ManagedClass, type: string, who = 'teacher') =>
    answerOf<ManagedClass>(as(who), contract.sendClassEvent, { classID, revision, type })
  const save = ({ classID, revision }: ManagedClass, change: object, who = 'teacher') =>
    answerOf<ManagedClass>(as(who), contract.saveClass, { classID, revision, ...aClass(change) })
  const announced = async (change: object = {}) => tell(await make(change), 'announce')
  const refused = async (call: Call, payload: object, who = 'teacher') => {
    const { body } = await as(who).call(call, payload, { lang: 'en_US' })
    expect(body.code).toBe(5000)
    return body.reason
  }
  const stateOf = async (name: string, { classID }: ManagedClass) =>
    (await answerOf<Registration>(as(name), getOwnRegistration, { classID })).state
  const register = (name: string, { classID }: ManagedClass) =>
    answerOf<Registration>(as(name), registerForClass, { classID, revision: 0 })

  describe('a class', () => {
    it('is a draft of its author with everything that was sent; its teachers and administrators see it, others do not', async () => {
      const made = await make({ leaveChain: ['schoolLeader', 'teamLeader'] })
      expect(made).toMatchObject({
        state: 'draft',
        revision: 1,
        kind: 'face',
        opensAt: '2026-03-01 00:00:00',
        endsAt: '2026-03-20 00:00:00',
        // Always in the order of the four (gap GAP-52).
        leaveChain: ['teamLeader', 'schoolLeader'],
        headmaster: { userId: userId('teacher') },
        taken: 0,
        mayHandOver: true,
      })
      expect(made.texts.map(({ name }) => name)).toEqual(['水文测验班', 'Gauging class'])
      expect(made.courses.map(({ kind }) => kind)).toEqual(['required'])
      const { classID } = made
      const statusFor = async (who: string) => (await as(who).call(contract.getManagedClass, { classID })).status
      expect([await statusFor('teacher'), await statusFor('admin')]).toEqual([200, 200])
      // Another teacher cannot tell it from one that is not there; a learner may ask for none.
      expect([await statusFor('headmaster'), await statusFor('learner')]).toEqual([404, 403])
      const saved = await save(made, { teacherIDs: [userId('headmaster')] })
      expect([saved.revision, await statusFor('headmaster')]).toEqual([2, 200])
    })

    it('has its time zone by the name that is listed, however it was written', async () => {
      const made = await make({ timeZone: 'europe/PARIS' })
      expect([made.timeZone, (await save(made, { timeZone: 'US/Pacific' })).timeZone]).toEqual([
        'Europe/Paris',
        'America/Los_Angeles',
      ])
    })

    it.each([
      [null, 2027],
      ['Europe/Paris', 2026],
    ])('is of the year that the clocks of its place show at its start: %s', async (timeZone, year) => {
      const times = { startsAt: '2026-12-31 18:15:00', endsAt: '2027-01-09 00:00:00' }
      const { classID } = await make({ ...times, timeZone })
      const stored = await portal().db.selectFrom('class').select('year').where('id', '=', classID).executeTakeFirst()
      expect(stored?.year).toBe(year)
    })

    it.each([
      ['nobody', { invitedIDs: ['nobody'] }, 'class.unknownPart'],
      ['an offset for a time zone', { timeZone: 'Etc/GMT+8' }, 'request.invalid'],
      ['no such department', { departmentCodes: ['nothing'] }, 'class.unknownPart'],
      ['some departments, and names none', { audience: 'departments' }, 'class.departmentsMissing'],
      ['no such course', { courses: [{ courseID: 'nothing', kind: 'elective' }] }, 'class.unknownPart'],
      ['a window that closes first', { closesAt: '2026-02-01 00:00:00' }, 'class.endBeforeStart'],
    ])('is refused with %s, and nothing is stored', async (_what, change, reason) => {
      const before = await contentsOf(portal().db)
      expect(await refused(contract.createClass, aClass(change))).toBe(reason)
      expect(await contentsOf(portal().db)).toEqual(before)
    })

    it.each([
      { startsAt: '2026-02-30 00:00:00' },
      { capacity: 0 },
      { capacity: 1.5 },
      { leaveChain: ['learner'] },
      { teacherIDs: [userId('teacher'), userId('teacher')] },
      { audience: 'friends' },
      { taken: 3 },
      { texts: [{ language: 'xx_XX', name: 'One', place: '', about: '' }] },
    ])('is malformed %#', async (change) => {
      expect((await as('teacher').call(contract.createClass, aClass(change))).status).toBe(400)
    })

    it('can be handed over by its owner', async () => {
      const made = await save(await make(), { teacherIDs: [userId('headmaster')] })
      const given = await save(made, { headmasterID: userId('headmaster') })
      expect(given.headmaster?.userId).toBe(userId('headmaster'))
      expect((await as('teacher').call(contract.getManagedClass, { classID: made.classID })).status).toBe(404)
    })
  })

  describe('those who run it beside its owner', () => {
    it('neither name nor remove class teachers, and change the rest', async () => {
      const made = await save(await make(), { teacherIDs: [userId('headmaster')] })
      for (const teacherIDs of [[], [userId('headmaster'), userId('school')], [userId('school')]]) {
        const sent = { classID: made.classID, revision: made.revision, ...aClass({ teacherIDs }) }
        expect(await refused(contract.saveClass, sent, 'headmaster')).toBe('class.ownerOnly')
      }
      const changed = await save(made, { teacherIDs: [userId('headmaster')], requiredHours: 12 }, 'headmaster')
      expect(changed).toMatchObject({ requiredHours: 12, mayHandOver: false })
      expect((await save(changed, { teacherIDs: [] }, 'admin')).teachers).toEqual([])
    })
  })

  describe('its courses', () => {
    it('are published ones or one’s own: a draft of others is not there, and its title is not shown', async () => {
      const { db } = portal()
      const courseID = demoId('course', 'river-measurement')
      const { published_at, owner_id } = await db
        .selectFrom('course')
        .select(['published_at', 'owner_id'])
        .where('id', '=', courseID)
        .executeTakeFirstOrThrow()
      const has = await make()
      await db
        .updateTable('course')
        .set({ published_at: null, owner_id: userId('headmaster') })
        .where('id', '=', courseID)
        .execute()
      expect(await refused(contract.createClass, aClass())).toBe('class.unknownPart')
      // What it has already, one’s own, and for administrators any.
      expect((await save(has, { requiredHours: 11 })).courses).toHaveLength(1)
      for (const who of ['headmaster', 'admin']) expect((await make({}, who)).courses).toHaveLength(1)
      await db.updateTable('course').set({ published_at, owner_id }).where('id', '=', courseID).execute()
    })
  })

  describe('a discarded class', () => {
    it('is kept as it was: neither its groups nor its timetable are changed', async () => {
      const { classID } = await tell(await make(), 'discard')
      const lesson = {
        classID,
        lessonID: null,
        titles: { zh_CN: '测流' },
        startTime: '2026-03-11 08:00:00',
        endTime: '2026-03-11 09:00:00',
        room: '205',
        teacherIDs: [],
        repeat: 0,
        acceptsClashes: false,
      }
      const before = await contentsOf(portal().db)
      expect(await refused(groups.createClassGroup, { classID, name: 'One' })).toBe('class.discarded')
      expect(await refused(saveLesson, lesson)).toBe('class.discarded')
      expect(await contentsOf(portal().db)).toEqual(before)
    })
  })

  describe('its places', () => {
    it('go up by exactly as many as wait first when there are more', async () => {
      const made = await announced({ capacity: 1 })
      for (const name of ['learner', 'leader', 'committee']) await register(name, made)
      const states = async () => [
        await stateOf('learner', made),
        await stateOf('leader', made),
        await stateOf('committee', made),
      ]
      expect(await states()).toEqual(['registered', 'waiting', 'waiting'])
      const saved = await save(made, { capacity: 2 })
      expect([await states(), saved.taken]).toEqual([['registered', 'registered', 'waiting'], 2])
    })
  })

  describe('closing', () => {
    it('ends it and what waits, and reopening gives back its times', async () => {
      const made = await announced({ capacity: 1 })
      await register('learner', made)
      await register('leader', made)
      const closed = await tell(made, 'close')
      expect(closed).toMatchObject({ state: 'closed', startsAt: closed.endsAt })
      expect(Date.parse(`${closed.endsAt}Z`)).toBeLessThanOrEqual(portal().clock.now().getTime())
      expect([await stateOf('learner', made), await stateOf('leader', made)]).toEqual(['registered', 'declined'])
      const open = await tell(closed, 'reopen')
      expect(open).toMatchObject({
        state: 'announced',
        startsAt: '2026-03-10 00:00:00',
        endsAt: '2026-03-20 00:00:00',
      })
    })
  })

  describe('the list', () => {
    it('holds what one runs, by kind, state and words; administrators see all', async () => {
      const made = await make({
        kind: 'party',
        texts: [{ language: 'zh_CN', name: 'Ärenkunde', place: '', about: '' }],
      })
      const listed = async (who: string, filter: object = {}) =>
        (
          await answerOf<Page<ManagedClassEntry>>(as(who), contract.listManagedClasses, {
            pageNum: 1,
            pageSize: 20,
            ...filter,
          })
        ).list.map(({ classID }) => classID)
      expect(await listed('teacher', { keyword: 'arenk' })).toEqual([made.classID])
      expect(await listed('admin', { keyword: 'arenk', kind: 'party', state: 'draft' })).toEqual([made.classID])
      expect(await listed('teacher', { keyword: 'arenk', kind: 'face' })).toEqual([])
      expect(await listed('headmaster', { keyword: 'arenk' })).toEqual([])
      expect((await as('learner').call(contract.listManagedClasses, { pageNum: 1, pageSize: 10 })).status).toBe(403)
    })
  })

  describe('groups and offices', () => {
    it('[CLASS-02 in part] are arranged among the members, and nothing is changed by what is refused', async () => {
      const made = await announced()
      const { classID } = made
      for (const name of ['learner', 'leader']) await register(name, made)
      const change = (call: Call, payload: object) =>
        answerOf<ClassGroups>(as('teacher'), call, { classID, ...payload })
      const { groups: first } = await change(groups.createClassGroup, { name: 'One' })
      const { groups: both } = await change(groups.createClassGroup, { name: 'Two' })
      const [one, two] = both.map(({ groupID }) => groupID)
      expect(both.map(({ name }) => name)).toEqual(['One', 'Two'])
      expect(first).toHaveLength(1)
      const moved = await change(groups.moveClassMembers, { groupID: two, userIDs: [userId('learner')] })
      expect(moved.groups.map(({ members }) => members.map((person) => person.userId))).toEqual([
        [],
        [userId('learner')],
      ])
      expect(moved.ungrouped.map((person) => person.userId)).toEqual([userId('leader')])
      const ordered = await change(groups.orderClassGroups, { groupIDs: [two, one] })
      expect(ordered.groups.map(({ name }) => name)).toEqual(['Two', 'One'])
      const led = await change(groups.setClassOffice, { office: 'teamLeader', userIDs: [userId('leader')] })
      expect(led.offices.teamLeader.map((person) => person.userId)).toEqual([userId('leader')])

      const before = await contentsOf(portal().db)
      const stranger = { classID, groupID: one, userIDs: [userId('leader'), userId('committee')] }
      expect(await refused(groups.moveClassMembers, stranger)).toBe('class.notMembers')
      const office = { classID, office: 'disciplineCommittee', userIDs: [userId('committee')] }
      expect(await refused(groups.setClassOffice, office)).toBe('class.notMembers')
      expect(await refused(groups.createClassGroup, { classID, name: 'One' })).toBe('class.groupNameTaken')
      expect(await refused(groups.orderClassGroups, { classID, groupIDs: [one, one] })).toBe('record.stale')
      const elsewhere = { classID, groupID: demoId('group', 'x'), userIDs: [userId('leader')] }
      expect((await as('teacher').call(groups.moveClassMembers, elsewhere)).status).toBe(404)
      expect((await as('headmaster').call(groups.getClassGroups, { classID })).status).toBe(404)
      expect((await as('teacher').call(groups.createClassGroup, { classID, name: ' ' })).status).toBe(400)
      expect(await contentsOf(portal().db)).toEqual(before)

      const fewer = await change(groups.removeClassGroup, { groupID: two })
      expect(fewer.ungrouped).toHaveLength(2)
    })
  })

  describe('its learners', () => {
    it('[CLASS-02 in part] who ask are approved by those who run it, several at once', async () => {
      const made = await announced({ asksApproval: true })
      const { classID } = made
      for (const name of ['learner', 'leader']) await register(name, made)
      const asked = { classID, state: 'underReview', pageNum: 1, pageSize: 10 }
      const { list } = await answerOf<Page<Registration>>(as('teacher'), listRegistrations, asked)
      expect(list).toHaveLength(2)
      const registrations = list.map(({ registrationID, revision }) => ({ registrationID, revision }))
      await answerOf(as('teacher'), decideRegistrations, { decision: 'approve', registrations, reason: '' })
      expect([await stateOf('learner', made), await stateOf('leader', made)]).toEqual(['registered', 'registered'])
    })
  })
})
