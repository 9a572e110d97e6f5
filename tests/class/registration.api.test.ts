import { beforeAll, describe, expect, it } from 'vitest'
import {
  registrationActions,
  decideRegistrations,
  getOwnRegistration,
  listRegistrations,
  putInLearners,
  registerForClass,
  sendRegistrationEvent,
} from '#api/class/registration.contract.ts'
import type { Registration, RegistrationResults } from '#api/class/registration.contract.ts'
import { getExam, registerForExam, type OneExam } from '#api/exam/exam.contract.ts'
import { listDesk, type DeskPage } from '#api/desk/desk.contract.ts'
import { getLeave, requestLeave, sendLeaveEvent, type Leave } from '#api/leave/leave.contract.ts'
import type { Notice } from '#api/message/notice.contract.ts'
import { findNotices } from '#api/message/notice.contract.ts'
import { getClass } from '#api/class/class.contract.ts'
import { listClassContacts } from '#api/class/contact.contract.ts'
import { PAUSE_MS } from '#machines/class/registration.lifecycle.ts'
import { closedBecause } from '#machines/class/registration-verdicts.ts'
import { endWindows } from '#server/class/registration/clock.ts'
import { mayEnter } from '#server/class/registration/enter.ts'
import { placesFreed } from '#server/class/registration/kind.ts'
import { replayRecords } from '#server/commands/replay.ts'
import { timeText } from '#server/database/codec.ts'
import { demoAccounts } from '#server/demo/accounts.ts'
import { userId } from '#server/demo/ids.ts'
import { recordKinds } from '#server/parts.ts'
import { putExam } from '#tests/exam/exam-scene.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR, START } from '#tests/kit/server/test-clock.ts'
import type { Said, Visitor } from '#tests/kit/server/visitor.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'
import { learnersIn, placesOf, putClass } from './registration-scene.ts'

const DAY = 24 * HOUR
const WRITTEN = ['class', 'registration', 'transition_log', 'effect', 'class_officer', 'class_group_member'] as const

/** What the page of a registration offers. */
const offersOf = (one: Registration) => registrationActions.filter((action) => closedBecause(one, action) === null)

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const visitors = new Map<string, Visitor>()
  const as = (name: string): Visitor => {
    const visitor = visitors.get(name)
    if (visitor === undefined) throw new Error(`${name} has not signed in`)
    return visitor
  }
  beforeAll(async () => {
    for (const { name, weak } of demoAccounts) if (!weak) visitors.set(name, await signedIn(portal(), name))
  })
  const aClass = (more: Parameters<typeof putClass>[1] = {}) => putClass(portal().db, more)
  const own = (who: string, classID: string) => answerOf<Registration>(as(who), getOwnRegistration, { classID })
  /** As the page does, which has seen the registration. */
  const register = async (who: string, classID: string): Promise<Said> => {
    const { data } = (await as(who).call(getOwnRegistration, { classID })).body
    const { revision = 0 } = (data ?? {}) as Partial<Registration>
    return (await as(who).call(registerForClass, { classID, revision }, { lang: 'en_US' })).body
  }
  const registered = async (who: string, classID: string): Promise<Registration> => {
    const body = await register(who, classID)
    expect(body.code, body.message).toBe(2000)
    return body.data as Registration
  }
  const say = async (who: string, one: Registration, type: string, reason = '', more: object = {}): Promise<Said> =>
    (
      await as(who).call(
        sendRegistrationEvent,
        { registrationID: one.registrationID, type, revision: one.revision, reason, ...more },
        { lang: 'en_US' },
      )
    ).body
  const said = async (...what: Parameters<typeof say>): Promise<Registration> => {
    const body = await say(...what)
    expect(body.code, body.message).toBe(2000)
    return body.data as Registration
  }
  const putIn = async (who: string, classID: string, ...userIDs: string[]): Promise<RegistrationResults> =>
    (await answerOf<{ results: RegistrationResults }>(as(who), putInLearners, { classID, userIDs })).results
  const tellings = async (who: string, classId: string): Promise<string[]> => {
    await portal().portal.effects.settled()
    const { data } = await answerOf<{ data: Notice[] }>(as(who), findNotices, { pageSize: 40 })
    return data.filter(({ link }) => link?.includes(classId)).map(({ title }) => title)
  }
  /** Runs at another time; sessions end by the clock, so it is set back. */
  const later = async <Result>(ms: number, run: () => Promise<Result>): Promise<Result> => {
    portal().clock.pass(ms)
    try {
      return await run()
    } finally {
      portal().clock.pass(-ms)
    }
  }
  const at = START.getTime()

  describe('a learner', () => {
    it('takes along what has not begun when leaving: leaves, and registrations for exams', async () => {
      const classId = await aClass({ leave_chain: 'headmaster', ends_at: at + 400 * DAY })
      const one = await registered('learner', classId)
      const ask = (days: number) =>
        answerOf<Leave>(as('learner'), requestLeave, {
          classID: classId,
          type: 'casual',
          startTime: timeText(at + days * DAY),
          endTime: timeText(at + days * DAY + HOUR),
          reason: 'A wedding',
        })
      const [pending, approved] = [await ask(300), await ask(301)]
      const approve = { leaveID: approved.leaveID, type: 'approve', revision: 1, reason: '' }
      await answerOf(as('headmaster'), sendLeaveEvent, approve)
      const examID = await putExam(portal().db, { class_id: classId, asks_registration: 1 })
      await answerOf(as('learner'), registerForExam, { examID, revision: 0 })
      await said('learner', one, 'withdraw', 'A flood at home')
      await portal().portal.effects.settled()
      for (const { leaveID } of [pending, approved]) {
        const leave = await answerOf<Leave>(as('learner'), getLeave, { leaveID })
        expect([leave.status, leave.log.at(-1)?.event, leave.log.at(-1)?.who]).toEqual([
          'cancelled',
          'membershipEnded',
          null,
        ])
      }
      const { registration } = await answerOf<OneExam>(as('learner'), getExam, { examID })
      expect([registration.state, registration.log.at(-1)?.event]).toEqual(['unregistered', 'membershipEnded'])
      const { list } = await answerOf<DeskPage>(as('headmaster'), listDesk, { subjectID: classId })
      expect(list).toEqual([])
      const { data } = await answerOf<{ data: Notice[] }>(as('learner'), findNotices, { pageSize: 40 })
      const titles = data.filter(({ link }) => link?.includes(pending.leaveID)).map(({ title }) => title)
      expect(titles).toEqual(['Your leave has been cancelled'])
      const kinds = recordKinds.filter(({ table }) => ['registration', 'leave', 'exam_registration'].includes(table))
      expect((await replayRecords(portal().db, kinds)).differences).toEqual([])
    })

    it('[REG-01, REG-04] registers, and withdraws with a reason', async () => {
      const classId = await aClass({ capacity: 2 })
      expect(await own('learner', classId)).toMatchObject({
        registrationID: null,
        state: 'unregistered',
        revision: 0,
      })
      const one = await registered('learner', classId)
      expect(one).toMatchObject({ state: 'registered', revision: 1, position: null })
      expect(offersOf(one)).toEqual(['withdraw'])
      expect(one.requestedAt).toBe('2026-03-02 08:00:00')
      expect(await placesOf(portal().db, classId)).toEqual({ counted: 1, registered: 1 })
      const gone = await said('learner', one, 'withdraw', 'A flood at home')
      expect(gone).toMatchObject({ state: 'withdrawn', reason: 'A flood at home' })
      expect(offersOf(gone)).toEqual([])
      expect(gone.log.map(({ event, words }) => [event, words])).toEqual([
        ['register', ''],
        ['withdraw', 'A flood at home'],
      ])
      expect(await placesOf(portal().db, classId)).toEqual({ counted: 0, registered: 0 })
    })

    it('registers again after a pause, to the millisecond', async () => {
      const classId = await aClass()
      await said('learner', await registered('learner', classId), 'withdraw', 'No time')
      expect(closedBecause(await own('learner', classId), 'register')).toBe('registration.tooSoon')
      expect(await later(PAUSE_MS - 1, () => register('learner', classId))).toMatchObject({
        reason: 'registration.tooSoon',
        message: 'Less than a minute has passed since the withdrawal. Please try again shortly.',
      })
      expect((await later(PAUSE_MS, () => register('learner', classId))).code).toBe(2000)
    })

    it('[REG-03, ERROR-25] does not register before the window opens, to the millisecond', async () => {
      const classId = await aClass({ opens_at: at + HOUR })
      expect(await later(HOUR - 1, () => register('learner', classId))).toMatchObject({
        reason: 'registration.notStarted',
        message: 'Registration has not started yet.',
      })
      expect((await later(HOUR, () => register('learner', classId))).code).toBe(2000)
    })

    it('[REG-03, ERROR-26] does not register once the window has ended, to the millisecond', async () => {
      const classId = await aClass({ closes_at: at + HOUR })
      expect(await later(HOUR, () => register('learner', classId))).toMatchObject({
        reason: 'registration.ended',
        message: 'Registration has ended.',
      })
      expect((await later(HOUR - 1, () => register('learner', classId))).code).toBe(2000)
    })

    it('[ERROR-27] neither registers for a class that is finished nor withdraws from it', async () => {
      const classId = await aClass({ ends_at: at + HOUR, closes_at: at + HOUR })
      const one = await registered('learner', classId)
      await later(HOUR, async () => {
        expect(await register('leader', classId)).toMatchObject({ reason: 'registration.classFinished' })
        expect(await say('learner', one, 'withdraw', 'Late')).toMatchObject({
          reason: 'registration.classFinished',
          message: 'This class is over; its registrations can no longer be changed.',
        })
      })
      expect((await later(HOUR - 1, () => say('learner', one, 'withdraw', 'In time'))).code).toBe(2000)
    })

    it('[ERROR-28] is told that the registration has not been approved yet', async () => {
      const classId = await aClass({ asks_approval: 1 })
      const one = await registered('learner', classId)
      expect(one).toMatchObject({ state: 'underReview', position: null })
      expect(offersOf(one)).toEqual(['withdraw'])
      expect(await register('learner', classId)).toMatchObject({
        reason: 'registration.notYetApproved',
        message: 'The registration has not been approved yet.',
      })
      const sender = { userId: userId('learner'), roles: ['learner'] } as const
      await expect(mayEnter(portal().db, classId, sender, START)).rejects.toThrow('registration.notYetApproved')
    })

    it('registers for what is open to the own department or by invitation, and for nothing else', async () => {
      const { db } = portal()
      const [departments, invitation] = [
        await aClass({ audience: 'departments' }),
        await aClass({ audience: 'invitation' }),
      ]
      await db.updateTable('user').set({ department_code: 'hydrology' }).where('id', '=', userId('learner')).execute()
      await db.updateTable('user').set({ department_code: 'dams' }).where('id', '=', userId('leader')).execute()
      await db.insertInto('class_department').values({ class_id: departments, department_code: 'hydrology' }).execute()
      await db
        .insertInto('class_invitation')
        .values({ class_id: invitation, user_id: userId('leader') })
        .execute()
      expect(await register('leader', departments)).toMatchObject({ reason: 'registration.notInvited' })
      expect(await register('learner', invitation)).toMatchObject({ reason: 'registration.notInvited' })
      expect(await register('committee', departments)).toMatchObject({ reason: 'registration.notInvited' })
      expect((await register('learner', departments)).code).toBe(2000)
      expect((await register('leader', invitation)).code).toBe(2000)
    })

    it('is told by a class by invitation that it may register; nobody else is told that there is one, unless they were in it', async () => {
      const invitation = await aClass({ audience: 'invitation' })
      await portal()
        .db.insertInto('class_invitation')
        .values({ class_id: invitation, user_id: userId('leader') })
        .execute()
      const invited = await own('leader', invitation)
      expect(invited).toMatchObject({ registrationID: null, state: 'unregistered' })
      expect(offersOf(invited)).toEqual(['register'])
      expect((await as('learner').call(getOwnRegistration, { classID: invitation })).status).toBe(404)
      expect((await as('learner').call(listClassContacts, { classID: invitation })).status).toBe(404)
      const put = await as('learner').call(putInLearners, { classID: invitation, userIDs: [userId('weak'), 'nobody'] })
      expect(put.status).toBe(404)
      await registered('leader', invitation).then((one) => say('leader', one, 'withdraw', 'no time'))
      await portal().db.deleteFrom('class_invitation').where('class_id', '=', invitation).execute()
      const before = await later(PAUSE_MS, () => own('leader', invitation))
      expect(before.state).toBe('withdrawn')
      expect(offersOf(before)).toEqual([])
      expect(closedBecause(before, 'register')).toBe('registration.notInvited')
      expect((await as('learner').call(getClass, { classID: invitation })).body.reason).toBe('request.notFound')
      expect((await as('leader').call(getClass, { classID: invitation })).body.code).toBe(2000)
    })

    it('puts nobody in without running the class, and does not learn by it who there is', async () => {
      const open = await aClass()
      const { data } = (await as('learner').call(putInLearners, { classID: open, userIDs: [userId('weak'), 'nobody'] }))
        .body
      const { results } = data as { results: { reason: string }[] }
      expect(results.map(({ reason }) => reason)).toEqual(['registration.notStaff', 'registration.notStaff'])
    })

    it('sends declared events only', async () => {
      const one = await registered('leader', await aClass())
      for (const type of ['placeFreed', 'adopt', 'windowEnded', 'classEnded', 'enter', 'register', 'nonsense'])
        expect((await say('leader', one, type, 'x')).reason, type).toBe('record.unknownEvent')
    })

    it("neither sees nor changes somebody else's registration", async () => {
      const one = await registered('leader', await aClass({ asks_approval: 1 }))
      await portal().portal.effects.settled()
      const before = await contentsOf(portal().db, WRITTEN)
      for (const type of ['withdraw', 'approve', 'decline', 'putIn', 'takeOut'])
        expect((await say('learner', one, type, 'x')).reason, type).toBe('request.notFound')
      expect((await say('leader', one, 'approve')).reason).toBe('registration.ownRegistration')
      expect((await say('leader', { ...one, revision: 0 }, 'withdraw', 'x')).reason).toBe('record.stale')
      expect(await contentsOf(portal().db, WRITTEN)).toEqual(before)
    })
  })

  describe('the waiting list', () => {
    it('is in the order of arrival, and gives a place that comes free to the first, who is told', async () => {
      const { db } = portal()
      const classId = await aClass({ capacity: 1, has_waiting_list: 1 })
      const first = await registered('learner', classId)
      await db
        .insertInto('class_group')
        .values({ id: `g${classId}`, class_id: classId, name: 'G', position: 1 })
        .execute()
      await db
        .insertInto('class_group_member')
        .values({ class_id: classId, user_id: userId('learner'), group_id: `g${classId}` })
        .execute()
      await db
        .insertInto('class_officer')
        .values([
          { class_id: classId, user_id: userId('learner'), office: 'teamLeader' },
          { class_id: classId, user_id: userId('learner'), office: 'classTeacher' },
        ])
        .execute()
      expect(await registered('leader', classId)).toMatchObject({ state: 'waiting', position: 1 })
      expect(await own('committee', classId)).toMatchObject({ state: 'unregistered', position: null, inLine: 1 })
      expect(await registered('committee', classId)).toMatchObject({ state: 'waiting', position: 2, inLine: 2 })
      expect(await register('leader', classId)).toMatchObject({ reason: 'registration.alreadyWaiting' })
      await said('learner', first, 'withdraw', 'No time')
      expect(await own('leader', classId)).toMatchObject({ state: 'registered', position: null })
      expect(await own('committee', classId)).toMatchObject({ state: 'waiting', position: 1 })
      expect(await placesOf(db, classId)).toEqual({ counted: 1, registered: 1 })
      expect(await tellings('leader', classId)).toEqual(['You have moved up from the waiting list'])
      expect(await tellings('committee', classId)).toEqual([])
      // Office and group are given up; who teaches goes on teaching.
      const offices = await db.selectFrom('class_officer').select('office').where('class_id', '=', classId).execute()
      expect(offices).toEqual([{ office: 'classTeacher' }])
      expect(await db.selectFrom('class_group_member').selectAll().where('class_id', '=', classId).execute()).toEqual(
        [],
      )
      // Who has moved up may give the place back.
      await said('leader', await own('leader', classId), 'withdraw', 'Not any more')
      expect(await own('committee', classId)).toMatchObject({ state: 'registered' })
      // Whoever registers again joins the end.
      await later(PAUSE_MS, () => registered('learner', classId))
      expect(await later(PAUSE_MS, () => registered('leader', classId))).toMatchObject({
        state: 'waiting',
        position: 2,
      })
    })

    it('is left without a place being touched', async () => {
      const classId = await aClass({ capacity: 1, has_waiting_list: 1 })
      await registered('learner', classId)
      const one = await registered('leader', classId)
      await registered('committee', classId)
      await said('leader', one, 'withdraw', 'No time')
      expect(await own('committee', classId)).toMatchObject({ state: 'waiting', position: 1 })
      expect(await placesOf(portal().db, classId)).toEqual({ counted: 1, registered: 1 })
    })

    it('moves up as many as there are new places, and nobody once the class is over', async () => {
      const { db } = portal()
      const classId = await aClass({ capacity: 0, has_waiting_list: 1 })
      const moveUp = (now: Date) =>
        db.transaction().execute(async (trx) => {
          for (const send of await placesFreed(trx, classId, now)) await send(trx, now)
        })
      for (const who of ['learner', 'leader', 'committee']) await registered(who, classId)
      await db.updateTable('class').set({ capacity: 2 }).where('id', '=', classId).execute()
      await moveUp(new Date(at + 9 * DAY))
      expect(await learnersIn(db, classId, 'waiting')).toHaveLength(3)
      await moveUp(START)
      expect(await learnersIn(db, classId, 'waiting')).toEqual([userId('committee')])
      await db.updateTable('class').set({ capacity: null }).where('id', '=', classId).execute()
      await moveUp(START)
      expect(await placesOf(db, classId)).toEqual({ counted: 3, registered: 3 })
    })
  })

  describe('those who run a class', () => {
    it('approve in any order, and a request that is full by then waits in the order of arrival', async () => {
      const classId = await aClass({ asks_approval: 1, has_waiting_list: 1, capacity: 1 })
      const [a, b, c] = [
        await registered('learner', classId),
        await registered('leader', classId),
        await registered('committee', classId),
      ]
      await said('headmaster', c, 'approve')
      expect(await said('headmaster', b, 'approve')).toMatchObject({ state: 'waiting', position: 1 })
      expect(await said('headmaster', a, 'approve')).toMatchObject({ state: 'waiting', position: 1 })
      expect(await own('leader', classId)).toMatchObject({ state: 'waiting', position: 2 })
      expect(await tellings('learner', classId)).toEqual(['Approved, and on the waiting list'])
    })

    it('decide on several, each by itself', async () => {
      const classId = await aClass({ asks_approval: 1 })
      const [one, other] = [await registered('learner', classId), await registered('leader', classId)]
      const { results } = await answerOf<{ results: RegistrationResults }>(as('admin'), decideRegistrations, {
        decision: 'approve',
        registrations: [
          { registrationID: one.registrationID, revision: 9 },
          { registrationID: 'nothing', revision: 1 },
          { registrationID: other.registrationID, revision: other.revision },
        ],
        reason: '',
      })
      expect(results.map(({ id, reason }) => [id, reason])).toEqual([
        [one.registrationID, 'record.stale'],
        ['nothing', 'request.notFound'],
        [other.registrationID, null],
      ])
      expect((await own('leader', classId)).state).toBe('registered')
    })

    it('[ROLE-03] put in whom they want whatever the window says, and take out with a reason', async () => {
      const classId = await aClass({ closes_at: at - HOUR, capacity: 2 })
      const results = await putIn(
        'headmaster',
        classId,
        userId('learner'),
        'nobody',
        userId('learner'),
        userId('headmaster'),
        userId('leader'),
        userId('committee'),
      )
      expect(results.map(({ id, reason }) => [id, reason])).toEqual([
        [userId('learner'), null],
        ['nobody', 'request.notFound'],
        [userId('headmaster'), 'registration.ownRegistration'],
        [userId('leader'), null],
        [userId('committee'), 'registration.full'],
      ])
      expect(await putIn('admin', classId, userId('learner'))).toMatchObject([
        { reason: 'registration.alreadyRegistered' },
      ])
      expect(await tellings('learner', classId)).toEqual(['You have been added to a class'])
      const { list } = await answerOf<{ list: Registration[] }>(as('headmaster'), listRegistrations, {
        classID: classId,
        keywords: '林晓雯',
      })
      const [one] = list
      expect(list).toHaveLength(1)
      expect((await say('headmaster', one!, 'takeOut')).reason).toBe('registration.reasonMissing')
      expect(await said('headmaster', one!, 'takeOut', 'Moved away')).toMatchObject({ state: 'withdrawn' })
      expect(await tellings('learner', classId)).toContain('You have been removed from a class')
    })

    it('invite whom the class is not open to: there is no place, and nothing of it is theirs, before they accept', async () => {
      const classId = await aClass({ audience: 'invitation' })
      expect((await as('learner').call(getOwnRegistration, { classID: classId })).status).toBe(404)
      expect(await putIn('headmaster', classId, userId('learner'), userId('leader'))).toMatchObject([
        { reason: null },
        { reason: null },
      ])
      expect(await putIn('headmaster', classId, userId('learner'))).toMatchObject([
        { reason: 'registration.alreadyInvited' },
      ])
      expect(await placesOf(portal().db, classId)).toEqual({ counted: 0, registered: 0 })
      expect(await tellings('learner', classId)).toEqual(['You have been invited to a class'])
      const one = await own('learner', classId)
      expect([one.state, offersOf(one)]).toEqual(['invited', ['accept', 'turnDown']])
      expect((await as('learner').call(listClassContacts, { classID: classId })).body.reason).toBe(
        'registration.notRegistered',
      )
      expect(await said('learner', one, 'accept')).toMatchObject({ state: 'registered' })
      expect(await said('leader', await own('leader', classId), 'turnDown')).toMatchObject({
        state: 'withdrawn',
        reason: '',
      })
      expect(await placesOf(portal().db, classId)).toEqual({ counted: 1, registered: 1 })
      expect((await tellings('headmaster', classId)).sort()).toEqual([
        'An invitation has been accepted',
        'An invitation has been turned down',
      ])
    })

    it('take an invitation back, and see who is invited; an administrator asks nobody', async () => {
      const classId = await aClass({ audience: 'invitation' })
      await putIn('headmaster', classId, userId('learner'), userId('leader'))
      const { list, counts } = await answerOf<{ list: Registration[]; counts: Record<string, number> }>(
        as('headmaster'),
        listRegistrations,
        { classID: classId, state: 'invited' },
      )
      expect([list.length, counts.invited]).toEqual([2, 2])
      const one = list.find(({ learner }) => learner.userId === userId('learner'))!
      expect(await said('headmaster', one, 'takeOut', 'The wrong person')).toMatchObject({ state: 'withdrawn' })
      expect(await tellings('learner', classId)).toContain('An invitation has been withdrawn')
      expect((await say('learner', await own('learner', classId), 'accept')).reason).toBe('registration.noInvitation')
      expect(await putIn('admin', classId, userId('learner'), userId('leader'))).toMatchObject([
        { reason: null },
        { reason: null },
      ])
      expect(await placesOf(portal().db, classId)).toEqual({ counted: 2, registered: 2 })
    })

    it('see the list: who waits or is under review in the order of arrival, others by name', async () => {
      const classId = await aClass({ asks_approval: 1, capacity: 1, has_waiting_list: 1 })
      for (const who of ['leader', 'learner', 'committee', 'weak']) {
        if (who !== 'weak') await registered(who, classId)
      }
      await putIn('admin', classId, userId('weak'))
      await said('headmaster', await own('committee', classId), 'approve')
      const page = await answerOf<{ list: Registration[]; count: number; counts: Record<string, number> }>(
        as('headmaster'),
        listRegistrations,
        { classID: classId },
      )
      expect(page.list.map(({ learner, state }) => [learner.userId, state])).toEqual([
        [userId('leader'), 'underReview'],
        [userId('learner'), 'underReview'],
        [userId('committee'), 'waiting'],
        [userId('weak'), 'registered'],
      ])
      expect(page.count).toBe(4)
      expect(page.counts).toEqual({
        unregistered: 0,
        invited: 0,
        underReview: 2,
        waiting: 1,
        registered: 1,
        declined: 0,
        withdrawn: 0,
      })
      for (const who of ['learner', 'teacher', 'school'])
        expect((await as(who).call(listRegistrations, { classID: classId })).body.reason).toBe('request.notFound')
      await portal()
        .db.insertInto('class_officer')
        .values({ class_id: classId, user_id: userId('teacher'), office: 'classTeacher' })
        .execute()
      const waiting = await answerOf<{ list: Registration[]; count: number }>(as('teacher'), listRegistrations, {
        classID: classId,
        state: 'underReview',
        pageSize: 1,
        pageNum: 2,
      })
      expect([waiting.list[0]?.learner.userId, waiting.count]).toEqual([userId('learner'), 2])
      expect(waiting.list.map(offersOf)).toEqual([['approve', 'decline']])
    })
  })

  describe('the clock', () => {
    const ends = (ms: number) => endWindows(portal().portal, new Date(at + ms))

    it('declines who is under review when the window ends, where the class says so, once', async () => {
      const { db } = portal()
      const [strict, patient] = [
        await aClass({ asks_approval: 1, declines_at_end: 1, closes_at: at + HOUR }),
        await aClass({ asks_approval: 1, closes_at: at + HOUR }),
      ]
      await registered('learner', strict)
      await registered('learner', patient)
      expect(await ends(HOUR - 1)).toBe(0)
      // As by several processes at once.
      const counts = await Promise.all([ends(HOUR), ends(HOUR), ends(HOUR)])
      expect(counts.reduce((sum, count) => sum + count)).toBe(1)
      expect((await own('learner', strict)).state).toBe('declined')
      expect((await own('learner', patient)).state).toBe('underReview')
      // Effects are due by the clock of the portal, too.
      await later(HOUR, () => portal().portal.effects.dispatch())
      expect(await tellings('learner', strict)).toEqual(['Your registration has lapsed'])
      await db
        .updateTable('class')
        .set({ ends_at: at + 2 * HOUR })
        .where('id', '=', patient)
        .execute()
      expect(await ends(2 * HOUR - 1)).toBe(0)
      expect(await ends(2 * HOUR)).toBe(1)
      expect((await own('learner', patient)).state).toBe('declined')
    })

    it('ends the waiting with the class, and passes over one that fails', async () => {
      const { db } = portal()
      const [one, other] = [
        await aClass({ capacity: 1, has_waiting_list: 1, ends_at: at + HOUR }),
        await aClass({ capacity: 1, has_waiting_list: 1, ends_at: at + HOUR }),
      ]
      for (const classId of [one, other])
        for (const who of ['learner', 'leader', 'committee']) await registered(who, classId)
      const broken = await own('leader', one)
      const id = broken.registrationID ?? ''
      const { snapshot } = await db
        .selectFrom('registration')
        .select('snapshot')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await db.updateTable('registration').set({ snapshot: '{}' }).where('id', '=', id).execute()
      expect(await ends(HOUR)).toBe(3)
      await db.updateTable('registration').set({ snapshot }).where('id', '=', id).execute()
      expect(await ends(HOUR)).toBe(1)
      expect(await learnersIn(db, one, 'waiting')).toEqual([])
      expect(await learnersIn(db, one, 'registered')).toEqual([userId('learner')])
    })
  })

  it('the log of every registration reproduces what is stored', async () => {
    const { differences } = await replayRecords(
      portal().db,
      recordKinds.filter(({ table }) => table === 'registration'),
    )
    expect(differences).toEqual([])
  })
})
