import { beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#api/kit/call.ts'
import { getClass, listMyClasses, listOpenClasses } from '#api/class/class.contract.ts'
import { listClassContacts, writeToGroup } from '#api/class/contact.contract.ts'
import {
  getOwnRegistration,
  listRegistrations,
  putInLearners,
  registerForClass,
  sendRegistrationEvent,
} from '#api/class/registration.contract.ts'
import type { Registration } from '#api/class/registration.contract.ts'
import { defaultLanguage } from '#i18n/locales.ts'
import { register, sendEvent } from '#server/class/registration/commands.ts'
import { replayRecords } from '#server/commands/replay.ts'
import { userId } from '#server/demo/ids.ts'
import { recordKinds } from '#server/parts.ts'
import { answerOf, type Page } from '#tests/kit/server/answers.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { openPortal } from '#tests/kit/server/open-portal.ts'
import { PAUSE_MS } from '#machines/class/registration.lifecycle.ts'
import { freshDatabase, onBothEngines, portalFor } from '#tests/kit/server/portal.ts'
import { START } from '#tests/kit/server/test-clock.ts'
import { signedIn, type Said, type Visitor } from '#tests/kit/server/visitor.ts'
import { learnersIn, placesOf, putClass, putLearners } from './registration-scene.ts'

const LETTER = '00000000-0000-4000-8000-000000000001'

onBothEngines((engine) => {
  const portal = portalFor(engine)
  const people = new Map<string, Visitor>()
  const as = (name: string): Visitor => people.get(name)!
  beforeAll(async () => {
    for (const name of ['learner', 'leader', 'committee', 'headmaster', 'admin'])
      people.set(name, await signedIn(portal(), name))
  })
  const aClass = (more: Parameters<typeof putClass>[1] = {}) => putClass(portal().db, more)
  const asking = (id: string, now = START) => ({
    sender: { userId: id, roles: ['learner'] as const },
    language: defaultLanguage,
    now,
  })
  /** When a withdrawal at the start lies back far enough. */
  const afterPause = new Date(START.getTime() + PAUSE_MS)
  const joins = (classID: string, id: string, now = START, revision = 0): Promise<Registration> =>
    register(portal().portal, { classID, revision }, asking(id, now))
  const leaves = ({ registrationID, revision, learner }: Registration): Promise<Registration> =>
    sendEvent(
      portal().portal,
      { registrationID: registrationID ?? '', type: 'withdraw', revision, reason: 'No time' },
      asking(learner.userId),
    )
  const linesOf = (classId: string) => learnersIn(portal().db, classId, 'waiting')
  const inOf = async (classId: string) => (await learnersIn(portal().db, classId, 'registered')).sort()
  const sorted = (ids: readonly string[]) => [...ids].sort()
  const asked = async (who: Visitor, classID: string): Promise<Said> =>
    (await who.call(registerForClass, { classID, revision: 0 })).body
  const own = (who: string, classID: string) => answerOf<Registration>(as(who), getOwnRegistration, { classID })
  const movedUpTo = async (classId: string): Promise<string[]> => {
    await portal().portal.effects.dispatch()
    const rows = await portal()
      .db.selectFrom('notice')
      .select('user_id')
      .where('code', '=', 'registration.movedUp')
      .where('link', 'like', `%${classId}%`)
      .execute()
    return rows.map(({ user_id }) => user_id).sort()
  }

  describe('at the same moment', () => {
    it('two tabs of a learner register once: the other is told that this is so already', async () => {
      const classId = await aClass({ capacity: 5 })
      const other = await signedIn(portal(), 'learner')
      const answers = await Promise.all([
        asked(as('learner'), classId),
        asked(other, classId),
        asked(as('learner'), classId),
      ])
      expect(answers.map(({ code }) => code).filter((code) => code === 2000)).toHaveLength(1)
      expect(answers.filter(({ code }) => code !== 2000).map(({ reason }) => reason)).toEqual([
        'registration.alreadyRegistered',
        'registration.alreadyRegistered',
      ])
      expect(await placesOf(portal().db, classId)).toEqual({ counted: 1, registered: 1 })
      expect((await own('learner', classId)).log).toHaveLength(1)
    })

    it('two tabs of a learner who has withdrawn register again once, in the same record', async () => {
      const classId = await aClass()
      const [id = ''] = await putLearners(portal().db, 1)
      const first = await joins(classId, id)
      const { revision } = await leaves(first)
      const again = () => joins(classId, id, afterPause, revision)
      const results = await Promise.allSettled([again(), again()])
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
      const rows = await portal()
        .db.selectFrom('registration')
        .select('revision')
        .where('class_id', '=', classId)
        .execute()
      expect(rows).toEqual([{ revision: 3 }])
    })

    it('a request that arrives once more after the withdrawal does not register again', async () => {
      const classId = await aClass()
      const [id = ''] = await putLearners(portal().db, 1)
      const asks = () => register(portal().portal, { classID: classId, revision: 0 }, asking(id))
      const gone = await leaves(await asks())
      await expect(asks()).rejects.toThrow('record.stale')
      expect(await placesOf(portal().db, classId)).toEqual({ counted: 0, registered: 0 })
      const again = await register(
        portal().portal,
        { classID: classId, revision: gone.revision },
        asking(id, afterPause),
      )
      expect([again.state, again.revision]).toEqual(['registered', 3])
    })

    it('several ask for the last place: one has it, the others are refused', async () => {
      const classId = await aClass({ capacity: 1 })
      const answers = await Promise.all(['learner', 'leader', 'committee'].map((name) => asked(as(name), classId)))
      expect(answers.map(({ code, reason }) => (code === 2000 ? 'in' : reason)).sort()).toEqual([
        'in',
        'registration.full',
        'registration.full',
      ])
      expect(await placesOf(portal().db, classId)).toEqual({ counted: 1, registered: 1 })
      expect(await linesOf(classId)).toEqual([])
    })

    it('many register: the first have the places, the others wait in the order of arrival and are told their place', async () => {
      const classId = await aClass({ capacity: 10, has_waiting_list: 1 })
      const ids = await putLearners(portal().db, 50)
      const answers = await Promise.all(ids.map((id) => joins(classId, id)))
      expect(await inOf(classId)).toEqual(sorted(ids.slice(0, 10)))
      expect(await linesOf(classId)).toEqual(ids.slice(10))
      expect(answers.map(({ position }) => position)).toEqual(ids.map((_, i) => (i < 10 ? null : i - 9)))
    })

    it('several withdraw: as many move up, the first of the line, each once', async () => {
      const classId = await aClass({ capacity: 8, has_waiting_list: 1 })
      const ids = await putLearners(portal().db, 20)
      const answers = await Promise.all(ids.map((id) => joins(classId, id)))
      await Promise.all(answers.slice(0, 5).map((one) => leaves(one)))
      expect(await inOf(classId)).toEqual(sorted(ids.slice(5, 13)))
      expect(await linesOf(classId)).toEqual(ids.slice(13))
      expect(await placesOf(portal().db, classId)).toEqual({ counted: 8, registered: 8 })
      expect(await movedUpTo(classId)).toEqual(sorted(ids.slice(8, 13)))
    })

    it('a withdrawal that is sent twice frees one place', async () => {
      const classId = await aClass({ capacity: 1, has_waiting_list: 1 })
      const ids = await putLearners(portal().db, 3)
      const [first] = await Promise.all(ids.map((id) => joins(classId, id)))
      const results = await Promise.allSettled([leaves(first!), leaves(first!)])
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(await inOf(classId)).toEqual([ids[1]])
      expect(await linesOf(classId)).toEqual([ids[2]])
    })

    it('some register, withdraw and register again: nobody is passed over, and the log tells the same', async () => {
      const classId = await aClass({ capacity: 6, has_waiting_list: 1 })
      const ids = await putLearners(portal().db, 30)
      await Promise.all(
        ids.map(async (id, i) => {
          const one = await joins(classId, id)
          if (i % 3 !== 0) return
          // It may have moved up meanwhile.
          const { revision } = await portal()
            .db.selectFrom('registration')
            .select('revision')
            .where('id', '=', one.registrationID ?? '')
            .executeTakeFirstOrThrow()
          const gone = await leaves({ ...one, revision }).catch(() => null)
          if (gone !== null && i % 2 === 0) await joins(classId, id, afterPause, gone.revision)
        }),
      )
      const line = await linesOf(classId)
      expect(await placesOf(portal().db, classId)).toEqual({ counted: 6, registered: 6 })
      const stayed = (of: readonly string[]) => of.filter((id) => ids.indexOf(id) % 3 !== 0)
      // Who stayed is in the order of arrival, and all who are in came before all who wait.
      expect(stayed(line)).toEqual(stayed(ids).slice(-stayed(line).length))
      const { differences } = await replayRecords(
        portal().db,
        recordKinds.filter(({ table }) => table === 'registration'),
      )
      expect(differences).toEqual([])
    })
  })

  // The embedded database belongs to one process.
  describe.skipIf(engine === 'SQLite')('in two processes at the same moment', () => {
    it('learners who register in both have one place each, and the line is as long as it has to be', async () => {
      const { settings, remove } = await freshDatabase(engine)
      const [one, other] = [await openPortal(settings), await openPortal(settings)]
      try {
        const classID = await putClass(one.db, { capacity: 10, has_waiting_list: 1 })
        const ids = await putLearners(one.db, 40)
        const results = await Promise.allSettled(
          ids.flatMap((id) =>
            [one, other].map(({ portal: door }) => register(door, { classID, revision: 0 }, asking(id))),
          ),
        )
        const refused = results.flatMap((result) =>
          result.status === 'rejected' ? [result.reason instanceof Error ? result.reason.message : ''] : [],
        )
        expect(refused).toHaveLength(40)
        expect([...new Set(refused)].sort()).toEqual(['registration.alreadyRegistered', 'registration.alreadyWaiting'])
        const [inIt, line] = [
          await learnersIn(one.db, classID, 'registered'),
          await learnersIn(one.db, classID, 'waiting'),
        ]
        expect([inIt.length, line.length]).toEqual([10, 30])
        expect(sorted([...inIt, ...line])).toEqual(sorted(ids))
        const { tickets } = await one.db
          .selectFrom('class')
          .select('tickets')
          .where('id', '=', classID)
          .executeTakeFirstOrThrow()
        expect(tickets).toBe(30)
      } finally {
        await other.close()
        await one.close()
        await remove()
      }
    })
  })

  describe('changes nothing', () => {
    const unchanged = async (act: () => Promise<void>): Promise<void> => {
      await portal().portal.effects.dispatch()
      const before = await contentsOf(portal().db)
      await act()
      expect(await contentsOf(portal().db)).toEqual(before)
    }

    it.each([
      { state: 'registered' },
      { ticket: 0 },
      { position: 1 },
      { learnerID: userId('leader') },
      { facts: { isFull: false } },
      { revision: 0.5 },
    ])('a registration with %j', async (forged) => {
      const classId = await aClass({ capacity: 0, has_waiting_list: 1 })
      await unchanged(async () => {
        const { status, body } = await as('learner').call(registerForClass, {
          classID: classId,
          revision: 0,
          ...forged,
        })
        expect([status, body.reason, body.data]).toEqual([400, 'request.invalid', null])
      })
    })

    it.each([{ state: 'registered' }, { ticket: 0 }, { facts: { isStaff: true } }, { by: userId('headmaster') }])(
      'an event with %j',
      async (forged) => {
        const classId = await aClass({ asks_approval: 1 })
        await asked(as('learner'), classId)
        const { registrationID, revision } = await own('learner', classId)
        await unchanged(async () => {
          const sent = { registrationID, type: 'withdraw', revision, reason: 'x', ...forged }
          expect((await as('learner').call(sendRegistrationEvent, sent)).body.reason).toBe('request.invalid')
        })
      },
    )

    it.each(['draft', 'discarded'])('a class that is a %s, by its id, and nothing of it is shown', async (state) => {
      const classId = await aClass({ name: 'Secret of the river' })
      await portal().db.updateTable('class').set({ state }).where('id', '=', classId).execute()
      const calls: readonly (readonly [Call, object])[] = [
        [getClass, {}],
        [getOwnRegistration, {}],
        [registerForClass, { revision: 0 }],
        [putInLearners, { userIDs: [userId('leader')] }],
        [listRegistrations, {}],
        [listClassContacts, {}],
        [writeToGroup, { letterId: LETTER, group: null, content: 'Hello' }],
      ]
      await unchanged(async () => {
        for (const [call, more] of calls) {
          const { status, body, raw } = await as('learner').call(call, { classID: classId, ...more })
          expect([status, body.reason, body.data], call.path).toEqual([404, 'request.notFound', null])
          expect(raw.body).not.toContain('Secret')
        }
        for (const call of [listOpenClasses, listMyClasses])
          expect((await answerOf<Page<unknown>>(as('learner'), call, { keyword: 'Secret' })).count).toBe(0)
      })
    })

    it('the contact list, for who has withdrawn, was declined, waits or is under review', async () => {
      const { db } = portal()
      const refusedAs = async (classId: string, name: string) => {
        const calls: readonly (readonly [Call, object])[] = [
          [listClassContacts, {}],
          [writeToGroup, { letterId: LETTER, group: `g${classId}`, content: 'Hello' }],
        ]
        const reasons = new Set<string | null>()
        for (const [call, more] of calls) {
          const { body, raw } = await as(name).call(call, { classID: classId, ...more })
          expect([body.code, body.data]).toEqual([5000, null])
          expect(raw.body).not.toContain('Amélie')
          reasons.add(body.reason)
        }
        return [...reasons]
      }
      const [open, reviewed, full] = [
        await aClass(),
        await aClass({ asks_approval: 1 }),
        await aClass({ capacity: 1, has_waiting_list: 1 }),
      ]
      for (const classId of [open, full]) await asked(as('leader'), classId)
      await asked(as('learner'), open)
      // Who takes part sees it.
      expect((await answerOf<Page<unknown>>(as('learner'), listClassContacts, { classID: open })).count).toBe(3)
      const { registrationID, revision } = await own('learner', open)
      await answerOf(as('learner'), sendRegistrationEvent, { registrationID, type: 'withdraw', revision, reason: 'x' })
      for (const classId of [reviewed, full]) await asked(as('learner'), classId)
      for (const classId of [open, reviewed, full])
        await db
          .insertInto('class_group')
          .values({ id: `g${classId}`, class_id: classId, name: 'G', position: 0 })
          .execute()
      await unchanged(async () => {
        expect(await refusedAs(open, 'learner')).toEqual(['registration.notRegistered'])
        expect(await refusedAs(reviewed, 'learner')).toEqual(['registration.notYetApproved'])
        expect(await refusedAs(full, 'learner')).toEqual(['registration.alreadyWaiting'])
        expect(await refusedAs(full, 'committee')).toEqual(['registration.notRegistered'])
      })
      const request = await own('learner', reviewed)
      const decline = {
        registrationID: request.registrationID,
        type: 'decline',
        revision: request.revision,
        reason: 'x',
      }
      await answerOf(as('headmaster'), sendRegistrationEvent, decline)
      expect(await refusedAs(reviewed, 'learner')).toEqual(['registration.notRegistered'])
    })
  })
})
