import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { writeToGroup } from '#api/class/contact.contract.ts'
import * as contract from '#api/class/managed-class.contract.ts'
import type { ClassDocument, ManagedClass } from '#api/class/managed-class.contract.ts'
import { getOwnRegistration, registerForClass, sendRegistrationEvent } from '#api/class/registration.contract.ts'
import type { Registration } from '#api/class/registration.contract.ts'
import { endWindows } from '#server/class/registration/clock.ts'
import { userId } from '#server/demo/ids.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR } from '#tests/kit/server/test-clock.ts'
import { signedIn, type Visitor } from '#tests/kit/server/visitor.ts'
import { putMembers } from './members.ts'
import { learnersIn, putClass, putLearners } from './registration-scene.ts'
import {
  aClass,
  putGroups,
  putInGroup,
  putNamed,
  putOffice,
  putRegistrations,
  sorted,
  storedOf,
  toldOf,
} from './two-classes.ts'

const PEOPLE = ['teacher', 'headmaster', 'school', 'learner', 'leader', 'committee'] as const
type Name = (typeof PEOPLE)[number]

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const people = new Map<string, Visitor>()
  const as = (name: Name): Visitor => people.get(name)!
  beforeAll(async () => {
    for (const name of PEOPLE) people.set(name, await signedIn(portal(), name))
  })

  const make = async (who: Name, change: Partial<ClassDocument> = {}) => {
    const { classID, revision } = await answerOf<ManagedClass>(as(who), contract.createClass, aClass(change))
    return answerOf<ManagedClass>(as(who), contract.sendClassEvent, { classID, revision, type: 'announce' })
  }
  const save = ({ classID, revision }: ManagedClass, change: Partial<ClassDocument>) =>
    answerOf<ManagedClass>(as('teacher'), contract.saveClass, { classID, revision, ...aClass(change) })
  const meet = (classId: string, ...ids: string[]) =>
    putMembers(
      portal().db,
      ids.map((user_id) => ({ user_id, class_id: classId })),
    )
  const told = ({ classID }: ManagedClass) => toldOf(portal(), classID)

  describe('who is registered', () => {
    it('is told of another time or place of the own class, of what has changed, and of nothing else', async () => {
      const [here, there] = [await make('teacher'), await make('school')]
      await meet(here.classID, userId('learner'), userId('leader'))
      await meet(there.classID, userId('leader'), userId('committee'))
      const members = sorted(userId('learner'), userId('leader'))
      const texts = [{ language: 'zh_CN', name: '水文测验班', place: '五号楼', about: '' }]
      let one = await save(here, { requiredHours: 2 })
      expect(await told(here)).toEqual({})
      one = await save(one, { texts })
      expect(await told(here)).toEqual({ 'class.placeChanged': members })
      one = await save(one, { texts, endsAt: '2026-03-21 00:00:00' })
      expect(await told(here)).toEqual({ 'class.placeChanged': members, 'class.timeChanged': members })
      await portal().db.deleteFrom('notice').execute()
      one = await save(one, { texts, startsAt: '2026-03-11 00:00:00', endsAt: '2026-03-21 00:00:00' })
      expect(await told(here)).toEqual({ 'class.timeChanged': members })
      await portal().db.deleteFrom('notice').execute()
      one = await save(one, { startsAt: '2026-03-11 00:00:00', endsAt: '2026-03-22 00:00:00' })
      expect(await told(here)).toEqual({ 'class.placeChanged': members, 'class.timeChanged': members })
      expect(await told(there)).toEqual({})
    })
  })

  describe('those who run a class', () => {
    it('are told of a request, but not of one of their own, nor who runs another or leads a team', async () => {
      const { db } = portal()
      const here = await make('teacher', { asksApproval: true, teacherIDs: [userId('headmaster')] })
      await make('school', { asksApproval: true })
      await meet(here.classID, userId('school'))
      await putOffice(db, here.classID, 'teamLeader', [userId('school')])
      await answerOf(as('headmaster'), registerForClass, { classID: here.classID, revision: 0 })
      expect(await told(here)).toEqual({ 'registration.asked': [userId('teacher')] })
      await db.deleteFrom('notice').execute()
      await answerOf(as('learner'), registerForClass, { classID: here.classID, revision: 0 })
      expect(await told(here)).toEqual({ 'registration.asked': sorted(userId('teacher'), userId('headmaster')) })
    })
  })

  describe('closing one of two classes', () => {
    it('ends what is pending in it, tells those concerned, and changes nothing of the other', async () => {
      const { db } = portal()
      const [here, there] = [await make('teacher'), await make('school')]
      const ids = (await putNamed(db, ['Al', 'Bo', 'Cy', 'Di', 'Ed', 'Fo'])) as [string, ...string[]]
      const [invited, asks, waits, member, declined, gone] = ids as [string, string, string, string, string, string]
      for (const { classID } of [here, there]) {
        await putRegistrations(db, classID, 'invited', [invited])
        await putRegistrations(db, classID, 'underReview', [asks])
        await putRegistrations(db, classID, 'waiting', [waits])
        await meet(classID, member)
        await putRegistrations(db, classID, 'declined', [declined])
        await putRegistrations(db, classID, 'withdrawn', [gone])
      }
      const before = await storedOf(db, there.classID)
      const { classID, revision } = here
      await answerOf(as('teacher'), contract.sendClassEvent, { classID, revision, type: 'close' })
      const declinedNow = await learnersIn(db, classID, 'declined')
      expect(declinedNow.sort()).toEqual(sorted(invited, asks, waits, declined))
      expect(await learnersIn(db, classID, 'registered')).toEqual([member])
      expect(await learnersIn(db, classID, 'withdrawn')).toEqual([gone])
      expect(await told(here)).toEqual({ 'class.closed': [member], 'registration.lapsed': sorted(asks, waits) })
      expect(await told(there)).toEqual({})
      expect(await storedOf(db, there.classID)).toEqual(before)
    })
  })

  describe('who leaves one of two classes', () => {
    it('gives up group and offices there alone, and the place goes to the first who waits for it', async () => {
      const { db } = portal()
      const [here, there] = [await make('teacher', { capacity: 2 }), await make('school', { capacity: 2 })]
      const [first, second, other] = (await putNamed(db, ['First', 'Second', 'Other'])) as [string, string, string]
      for (const { classID } of [here, there]) {
        await meet(classID, userId('learner'), userId('leader'))
        const [group] = (await putGroups(db, classID, [0])) as [string]
        await putInGroup(db, classID, group, [userId('learner'), userId('leader')])
        for (const office of ['teamLeader', 'disciplineCommittee'] as const)
          await putOffice(db, classID, office, [userId('learner'), userId('leader')])
      }
      await putRegistrations(db, there.classID, 'waiting', [other])
      // Numbers are of a class: the first of this one has come later than the one of the other.
      await db.updateTable('class').set({ tickets: 5 }).where('id', '=', here.classID).execute()
      await putRegistrations(db, here.classID, 'waiting', [first, second])
      const before = await storedOf(db, there.classID)
      const own = await answerOf<Registration>(as('learner'), getOwnRegistration, { classID: here.classID })
      const { registrationID, revision } = own
      const said = { registrationID, type: 'withdraw', revision, reason: 'No time' }
      await answerOf(as('learner'), sendRegistrationEvent, said)
      expect(sorted(...(await learnersIn(db, here.classID, 'registered')))).toEqual(sorted(first, userId('leader')))
      expect(await learnersIn(db, here.classID, 'waiting')).toEqual([second])
      const kept = await storedOf(db, here.classID)
      expect([kept.class_group_member?.length, kept.class_officer?.length]).toEqual([1, 2])
      expect(await told(here)).toEqual({ 'registration.movedUp': [first] })
      expect(await told(there)).toEqual({})
      expect(await storedOf(db, there.classID)).toEqual(before)
    })

    it('registers again by the class: no registration is told to', async () => {
      const here = await make('teacher')
      const [registrationID] = await putRegistrations(portal().db, here.classID, 'withdrawn', [userId('learner')])
      const { body } = await as('learner').call(sendRegistrationEvent, {
        ...{ registrationID, type: 'register', revision: 1, reason: '' },
      })
      expect([body.code, body.reason]).toEqual([5000, 'record.unknownEvent'])
      expect(await learnersIn(portal().db, here.classID, 'registered')).toEqual([])
    })
  })

  describe('a letter to a group', () => {
    it('is signalled to those who get it', async () => {
      const { db } = portal()
      const here = await make('teacher')
      await meet(here.classID, userId('learner'), userId('leader'), userId('committee'))
      const [one, two] = (await putGroups(db, here.classID, [0, 1])) as [string, string]
      await putInGroup(db, here.classID, one, [userId('learner'), userId('leader')])
      await putInGroup(db, here.classID, two, [userId('committee')])
      const tell = vi.spyOn(portal().portal.signals, 'tell')
      const letter = { classID: here.classID, letterId: randomUUID(), group: one, content: 'The room has changed.' }
      for (let i = 0; i < 2; i++) await answerOf(as('learner'), writeToGroup, letter)
      const letters = tell.mock.calls.filter(([, what]) => what === 'letter')
      tell.mockRestore()
      // Sent again, it reaches nobody anew.
      expect(letters).toEqual([[[userId('leader')], 'letter']])
    })
  })

  describe('the clock', () => {
    it('ends more than it asks for at once, passes once over what fails, and leaves what is not pending', async () => {
      const { db, portal: running, clock } = portal()
      const at = clock.now().getTime()
      const error = vi.fn()
      const ends = (ms: number) => endWindows({ ...running, logger: { error } }, new Date(at + ms))
      // What the demo organisation has left open.
      await ends(2 * HOUR)
      error.mockReset()
      const [here, there] = [await putClass(db, { ends_at: at + 2 * HOUR }), await putClass(db)]
      const waiting = await putLearners(db, 130)
      const [member, declined, gone] = (await putLearners(db, 3)) as [string, string, string]
      for (const classId of [here, there]) {
        await meet(classId, member)
        await putRegistrations(db, classId, 'declined', [declined])
        await putRegistrations(db, classId, 'withdrawn', [gone])
      }
      await putRegistrations(db, there, 'waiting', waiting.slice(0, 2))
      const ids = await putRegistrations(db, here, 'waiting', waiting)
      const broken = ids.at(-1) ?? ''
      await db.updateTable('registration').set({ snapshot: '{}' }).where('id', '=', broken).execute()
      const before = await storedOf(db, there)
      clock.pass(2 * HOUR)
      try {
        expect(await ends(2 * HOUR)).toBe(129)
        expect(error.mock.calls.map(([about]) => (about as { recordId: string }).recordId)).toEqual([broken])
        expect(await toldOf(portal(), here)).toEqual({ 'registration.lapsed': sorted(...waiting.slice(0, -1)) })
      } finally {
        clock.pass(-2 * HOUR)
      }
      expect(await learnersIn(db, here, 'waiting')).toEqual(waiting.slice(-1))
      expect(await learnersIn(db, here, 'registered')).toEqual([member])
      expect(await learnersIn(db, here, 'withdrawn')).toEqual([gone])
      expect(await storedOf(db, there)).toEqual(before)
    })
  })
})
