import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#api/kit/call.ts'
import { getClass, type ClassDetail } from '#api/class/class.contract.ts'
import * as groups from '#api/class/class-groups.contract.ts'
import type { ClassGroups } from '#api/class/class-groups.contract.ts'
import { listClassContacts, type ClassContacts } from '#api/class/contact.contract.ts'
import * as contract from '#api/class/managed-class.contract.ts'
import type { ClassDocument, ManagedClass, ManagedClassEntry } from '#api/class/managed-class.contract.ts'
import { putInLearners, type RegistrationResults } from '#api/class/registration.contract.ts'
import { searchOfClass } from '#server/class/class-search.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { putExam } from '#tests/exam/exam-scene.ts'
import { answerOf, type Page } from '#tests/kit/server/answers.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { putCourse } from '#tests/kit/server/study-course.ts'
import { HOUR } from '#tests/kit/server/test-clock.ts'
import { signedIn, type Visitor } from '#tests/kit/server/visitor.ts'
import { lessonOf } from '#tests/timetable/lessons.ts'
import { putMembers } from './members.ts'
import { putClass } from './registration-scene.ts'
import { aClass, fallingIds, putGroups, putInGroup, putNamed, putOffice, storedOf } from './two-classes.ts'

const DAY = 24 * HOUR
const PEOPLE = ['teacher', 'headmaster', 'school', 'learner', 'leader', 'committee'] as const

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const people = new Map<string, Visitor>()
  const as = (name: (typeof PEOPLE)[number]): Visitor => people.get(name)!
  /** Members of both classes: by name, and those of one name by id. */
  let members: readonly string[]
  beforeAll(async () => {
    for (const name of PEOPLE) people.set(name, await signedIn(portal(), name))
    const [ada, bea, other, cyd] = await putNamed(portal().db, ['Ada', 'Bea', 'Bea', 'Cyd'])
    members = [ada!, other!, bea!, cyd!]
  })

  const make = async (who: (typeof PEOPLE)[number], change: Partial<ClassDocument> = {}) => {
    const { classID, revision } = await answerOf<ManagedClass>(as(who), contract.createClass, aClass(change))
    return answerOf<ManagedClass>(as(who), contract.sendClassEvent, { classID, revision, type: 'announce' })
  }
  const saving = ({ classID, revision }: ManagedClass, change: Partial<ClassDocument>) => ({
    classID,
    revision,
    ...aClass(change),
  })
  const save = (one: ManagedClass, change: Partial<ClassDocument>, who: (typeof PEOPLE)[number] = 'teacher') =>
    answerOf<ManagedClass>(as(who), contract.saveClass, saving(one, change))
  const reasonOf = async (call: Call, payload: object, who: (typeof PEOPLE)[number] = 'teacher') =>
    (await as(who).call(call, payload)).body.reason
  const idsOf = (some: readonly { readonly userId: string }[]) => some.map((one) => one.userId)
  const meet = (classId: string, ids: readonly string[]) =>
    putMembers(
      portal().db,
      ids.map((user_id) => ({ user_id, class_id: classId })),
    )

  /** One of the teacher and one of the school, with the same members. */
  const pair = async (change: Partial<ClassDocument> = {}) => {
    const [here, there] = [await make('teacher', change), await make('school', change)]
    for (const { classID } of [here, there]) await meet(classID, members)
    return { here, there }
  }

  describe('groups and offices', () => {
    it('are in their order, those at one place by id, with people by name, those of one name by id', async () => {
      const { db } = portal()
      const { here, there } = await pair()
      const ids = await putGroups(db, here.classID, [1, 1, 0])
      const others = await putGroups(db, there.classID, [0, 1])
      await putInGroup(db, here.classID, ids[0]!, members.toReversed())
      await putInGroup(db, there.classID, others[0]!, members.slice(2))
      for (const office of ['teamLeader', 'disciplineCommittee'] as const)
        await putOffice(db, here.classID, office, members.toReversed())
      await putOffice(db, there.classID, 'teamLeader', [members[3]!])
      await putOffice(db, there.classID, 'classTeacher', [members[0]!])
      const found = await answerOf<ClassGroups>(as('teacher'), groups.getClassGroups, { classID: here.classID })
      const inOrder = [ids[2], ids[1], ids[0]]
      expect(found.groups.map(({ groupID }) => groupID)).toEqual(inOrder)
      expect(found.groups.map((one) => idsOf(one.members))).toEqual([[], [], members])
      expect([idsOf(found.offices.teamLeader), idsOf(found.offices.disciplineCommittee)]).toEqual([members, members])
      const other = await answerOf<ClassGroups>(as('school'), groups.getClassGroups, { classID: there.classID })
      expect(idsOf(other.ungrouped)).toEqual(members.slice(0, 2))
      expect([idsOf(other.offices.teamLeader), other.offices.disciplineCommittee]).toEqual([[members[3]], []])
      const contacts = await answerOf<ClassContacts>(as('teacher'), listClassContacts, { classID: here.classID })
      expect(contacts.groups.map(({ groupID }) => groupID)).toEqual(inOrder)
    })

    it('change by themselves: nothing of the other class, of other groups and of other people', async () => {
      const { db } = portal()
      const { here, there } = await pair()
      const { classID } = here
      const [one, two] = (await putGroups(db, classID, [0, 1])) as [string, string]
      const [other] = (await putGroups(db, there.classID, [0])) as [string]
      await putInGroup(db, classID, one, members)
      await putInGroup(db, there.classID, other, members)
      await putOffice(db, classID, 'disciplineCommittee', members)
      await putOffice(db, there.classID, 'teamLeader', members)
      await putOffice(db, there.classID, 'disciplineCommittee', members)
      const before = await storedOf(db, there.classID)
      const change = (call: Call, payload: object) =>
        answerOf<ClassGroups>(as('teacher'), call, { classID, ...payload })
      const renamed = await change(groups.renameClassGroup, { groupID: two, name: 'Boats' })
      expect(renamed.groups.map(({ name }) => name)).toEqual(['Group 1', 'Boats'])
      const moved = await change(groups.moveClassMembers, { groupID: two, userIDs: [members[1]] })
      expect(moved.groups.map((group) => idsOf(group.members))).toEqual([
        [members[0], members[2], members[3]],
        [members[1]],
      ])
      const out = await change(groups.moveClassMembers, { groupID: null, userIDs: [members[2]] })
      expect([out.groups.map((group) => idsOf(group.members)), idsOf(out.ungrouped)]).toEqual([
        [[members[0], members[3]], [members[1]]],
        [members[2]],
      ])
      const led = await change(groups.setClassOffice, { office: 'teamLeader', userIDs: [members[0]] })
      expect([idsOf(led.offices.teamLeader), idsOf(led.offices.disciplineCommittee)]).toEqual([[members[0]], members])
      const fewer = await change(groups.removeClassGroup, { groupID: two })
      expect(fewer.groups.map((group) => idsOf(group.members))).toEqual([[members[0], members[3]]])
      expect(await storedOf(db, there.classID)).toEqual(before)
    })

    it('are for members of this class: neither who is in the other one, nor who leads there', async () => {
      const { db } = portal()
      const { here, there } = await pair()
      const [one] = (await putGroups(db, here.classID, [0])) as [string]
      await meet(there.classID, [userId('learner')])
      await putOffice(db, there.classID, 'teamLeader', [userId('learner')])
      const [other] = (await putGroups(db, there.classID, [0])) as [string]
      const before = await contentsOf(db)
      const userIDs = [userId('learner')]
      for (const [call, payload] of [
        [groups.moveClassMembers, { groupID: one, userIDs }],
        [groups.moveClassMembers, { groupID: null, userIDs: [members[0], ...userIDs] }],
        [groups.setClassOffice, { office: 'teamLeader', userIDs }],
      ] as const)
        expect(await reasonOf(call, { classID: here.classID, ...payload })).toBe('class.notMembers')
      const elsewhere = { classID: here.classID, groupID: other, userIDs: [members[0]] }
      expect(await reasonOf(groups.moveClassMembers, elsewhere)).toBe('request.notFound')
      expect(await contentsOf(db)).toEqual(before)
    })
  })

  describe('a class that is saved', () => {
    it('has its own people by name, its own departments and its courses in their order, and keeps its offices', async () => {
      const { db } = portal()
      const [abe, ben, cas, dan] = (await putNamed(db, ['Abe', 'Ben', 'Cas', 'Dan'], 'teacher')) as [
        string,
        string,
        string,
        string,
      ]
      const courses = ['river-measurement', 'water-quality', 'early-warning']
        .map((name) => ({ courseID: demoId('course', name), kind: 'required' as const }))
        .sort((a, b) => (a.courseID < b.courseID ? 1 : -1))
      const parts = {
        teacherIDs: [cas, abe, ben],
        invitedIDs: members.toReversed(),
        departmentCodes: ['hydrology', 'engineering'],
        courses,
      }
      const here = await make('teacher', parts)
      const there = await make('school', {
        ...parts,
        teacherIDs: [dan, abe],
        invitedIDs: [dan, members[0]!],
        departmentCodes: ['hydrology'],
        courses: courses.slice(1).toReversed(),
      })
      for (const { classID } of [here, there]) {
        await meet(classID, members)
        await putOffice(db, classID, 'teamLeader', members.slice(0, 2))
        await putOffice(db, classID, 'disciplineCommittee', members.slice(2))
      }
      const before = await storedOf(db, there.classID)
      const saved = await save(here, { ...parts, requiredHours: 3 })
      expect(idsOf(saved.teachers)).toEqual([abe, ben, cas])
      expect(idsOf(saved.invited)).toEqual(members)
      expect(saved.departmentCodes).toEqual(['engineering', 'hydrology'])
      expect(saved.courses.map(({ courseID }) => courseID)).toEqual(courses.map(({ courseID }) => courseID))
      const { offices } = await answerOf<ClassGroups>(as('teacher'), groups.getClassGroups, { classID: here.classID })
      expect([idsOf(offices.teamLeader), idsOf(offices.disciplineCommittee)]).toEqual([
        members.slice(0, 2),
        members.slice(2),
      ])
      expect(await storedOf(db, there.classID)).toEqual(before)
    })

    it('may go on naming who has lost the role, beside others who lead teams; nobody new without the role', async () => {
      const { db } = portal()
      const [gone] = (await putNamed(db, ['Gone'], 'teacher')) as [string]
      const teacherIDs = [gone, userId('headmaster')]
      const { here } = await pair({ teacherIDs })
      await putOffice(db, here.classID, 'teamLeader', members)
      await db.deleteFrom('user_role').where('user_id', '=', gone).execute()
      const saved = await save(here, { teacherIDs, requiredHours: 1 })
      // Whoever runs it beside its owner leaves the class teachers as they are.
      const again = await save(saved, { teacherIDs, requiredHours: 2 }, 'headmaster')
      for (const named of [members[0]!, userId('learner')])
        expect(await reasonOf(contract.saveClass, saving(again, { teacherIDs: [...teacherIDs, named] }))).toBe(
          'class.unknownPart',
        )
    })

    it('is held by its own lessons alone, and only by those outside of its times', async () => {
      const { db } = portal()
      const { here, there } = await pair()
      await lessonOf(db, here.classID, { from: 9 * DAY })
      await lessonOf(db, there.classID, { from: 30 * DAY })
      const longer = await save(here, { endsAt: '2026-03-22 00:00:00' })
      expect(longer.endsAt).toBe('2026-03-22 00:00:00')
      const later = saving(longer, { startsAt: '2026-03-12 00:00:00', endsAt: '2026-03-22 00:00:00' })
      expect(await reasonOf(contract.saveClass, later)).toBe('class.lessonsOutside')
    })

    it('does not take a draft of others from the other class', async () => {
      const { db } = portal()
      const { here, there } = await pair()
      const { id } = await putCourse(db, { isPublished: false })
      const course = { course_id: id, kind: 'elective' as const, position: 0 }
      await db
        .insertInto('class_course')
        .values({ ...course, class_id: there.classID })
        .execute()
      const courses = [{ courseID: id, kind: course.kind }]
      expect(await reasonOf(contract.saveClass, saving(here, { courses }))).toBe('class.unknownPart')
      await db
        .insertInto('class_course')
        .values({ ...course, class_id: here.classID })
        .execute()
      expect((await save(here, { courses })).courses).toHaveLength(1)
    })
  })

  describe('one of two classes, as learners see it', () => {
    it('has its own class teachers, its owner first, and none who leads a team', async () => {
      const { db } = portal()
      const [abe, ben, cas] = (await putNamed(db, ['Abe', 'Ben', 'Cas'], 'teacher')) as [string, string, string]
      const here = await make('teacher', { teacherIDs: [ben, abe] })
      await make('school', { teacherIDs: [cas, abe] })
      await meet(here.classID, [...members, cas])
      await putOffice(db, here.classID, 'teamLeader', [members[0]!])
      await putOffice(db, here.classID, 'disciplineCommittee', [cas])
      const shown = await answerOf<ClassDetail>(as('learner'), getClass, { classID: here.classID })
      expect(idsOf(shown.teachers)).toEqual([userId('teacher'), abe, ben])
    })

    it('counts its own exams that take place, and of them those that the reader has passed', async () => {
      const { db } = portal()
      const { here, there } = await pair()
      for (const { classID } of [here, there]) await meet(classID, [userId('learner'), userId('leader')])
      const exam = (classId: string, state: 'published' | 'withdrawn' = 'published') =>
        putExam(db, { class_id: classId, state, ...(state === 'withdrawn' && { published_at: null }) })
      const [passed, begun, withdrawn, other] = [
        await exam(here.classID),
        await exam(here.classID),
        await exam(here.classID, 'withdrawn'),
        await exam(there.classID),
      ]
      const stands = (name: string, exam_id: string, state: string) => ({
        ...{ exam_id, learner_id: userId(name), id: randomUUID(), version: 1, snapshot: '{}', state, revision: 1 },
        ...{ attempts: 1, best: null, created_at: 0, updated_at: 0 },
      })
      await db
        .insertInto('learner_exam')
        .values([
          ...[passed, withdrawn, other].map((id) => stands('learner', id, 'passed')),
          stands('learner', begun, 'inProgress'),
          ...[passed, begun, other].map((id) => stands('leader', id, 'passed')),
        ])
        .execute()
      const examsOf = async (name: 'learner' | 'leader' | 'committee', { classID }: ManagedClass) =>
        (await answerOf<ClassDetail>(as(name), getClass, { classID })).exams
      expect(await examsOf('learner', here)).toEqual({ passed: 1, asked: 2 })
      expect(await examsOf('leader', here)).toEqual({ passed: 2, asked: 2 })
      expect(await examsOf('committee', here)).toEqual({ passed: 0, asked: 2 })
      expect(await examsOf('learner', there)).toEqual({ passed: 1, asked: 1 })
    })
  })

  describe('whoever leads a team', () => {
    it('does not run the class, also with the role of those who do', async () => {
      const { db } = portal()
      const here = await make('teacher')
      const { classID } = here
      const own = await make('school')
      await meet(classID, [userId('school'), userId('headmaster')])
      await putOffice(db, classID, 'teamLeader', [userId('school')])
      await putOffice(db, classID, 'disciplineCommittee', [userId('headmaster')])
      const before = await storedOf(db, classID)
      for (const who of ['school', 'headmaster'] as const) {
        expect((await as(who).call(contract.getManagedClass, { classID })).status).toBe(404)
        const { results } = await answerOf<{ results: RegistrationResults }>(as(who), putInLearners, {
          classID,
          userIDs: [userId('learner')],
        })
        expect(results.map(({ reason }) => reason)).toEqual(['registration.notStaff'])
      }
      const { list } = await answerOf<Page<ManagedClassEntry>>(as('school'), contract.listManagedClasses, {
        pageSize: 40,
      })
      const listed = list.map((one) => one.classID)
      expect([listed.includes(classID), listed.includes(own.classID)]).toEqual([false, true])
      expect(await storedOf(db, classID)).toEqual(before)
    })
  })

  describe('the lists of those who run classes', () => {
    it('have classes with the latest start first, those of one start by id', async () => {
      const [last, third, second, first] = fallingIds(4) as [string, string, string, string]
      const at = portal().clock.now().getTime()
      for (const [id, days] of [
        [third, 40],
        [last, 41],
        [first, 39],
        [second, 40],
      ] as const)
        await putClass(portal().db, {
          ...{ id, starts_at: at + days * DAY, ends_at: at + 50 * DAY, headmaster_id: userId('teacher') },
          search: searchOfClass(['startsinorder']),
        })
      const { list } = await answerOf<Page<ManagedClassEntry>>(as('teacher'), contract.listManagedClasses, {
        keyword: 'startsinorder',
      })
      expect(list.map(({ classID }) => classID)).toEqual([last, second, third, first])
    })

    it('have people by name, those of one name by id, nobody who is disabled, and those who may run one', async () => {
      const { db } = portal()
      const [abe, bo, same, gone] = (await putNamed(db, [
        'Listable Abe',
        'Listable Bo',
        'Listable Bo',
        'Listable Z',
      ])) as [string, string, string, string]
      const [staff, over] = (await putNamed(db, ['Listable Ann', 'Listable Yves'], 'teacher')) as [string, string]
      await db.updateTable('user').set({ state: 'disabled' }).where('id', 'in', [gone, over]).execute()
      const found = async (among: string) => {
        const asked = { keyword: 'listable', among, pageSize: 40 }
        const { list, count } = await answerOf<Page<{ userId: string }>>(as('teacher'), contract.findClassPeople, asked)
        expect(count).toBe(list.length)
        return idsOf(list)
      }
      expect(await found('everybody')).toEqual([abe, staff, same, bo])
      expect(await found('staff')).toEqual([staff])
    })
  })
})
