import { beforeAll, describe, expect, it } from 'vitest'
import { listDesk, type DeskPage } from '#api/desk/desk.contract.ts'
import {
  getLeave,
  getLeaveProspect,
  leaveActions,
  listMyLeaves,
  requestLeave,
  sendLeaveEvent,
} from '#api/leave/leave.contract.ts'
import type { Leave, LeaveProspect } from '#api/leave/leave.contract.ts'
import { getCurrentUser } from '#api/session/user.contract.ts'
import type { CurrentUser } from '#api/session/user.contract.ts'
import { languages } from '#i18n/locales.ts'
import { closedBecause } from '#machines/leave/leave-verdicts.ts'
import { replayRecords } from '#server/commands/replay.ts'
import { timeText } from '#server/database/codec.ts'
import { demoAccounts } from '#server/demo/accounts.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { recordKinds } from '#server/parts.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import type { Page } from '#tests/kit/server/answers.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR, START } from '#tests/kit/server/test-clock.ts'
import { signedIn, type Said, type Visitor } from '#tests/kit/server/visitor.ts'
import { prolongClasses } from './prolonged.ts'

const classId = (name: string): string => demoId('class', name)
/** The n-th day after the start of the tests, at nine in the morning. */
const day = (days: number, hours = 0): string => timeText(START.getTime() + days * 24 * HOUR + hours * HOUR)
/** Days without demo leaves: each test uses its own. */
let lastDay = 100
const freeDay = (): number => (lastDay += 2)
const asked = (on: number, more: object = {}) => ({
  classID: classId('flood'),
  type: 'sick',
  startTime: day(on),
  endTime: day(on, 4),
  reason: 'A visit to the dentist',
  ...more,
})

/** The tables written by leaves. */
const WRITTEN = ['leave', 'transition_log', 'effect', 'notice', 'message', 'user', 'class', 'class_officer'] as const

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const visitors = new Map<string, Promise<Visitor>>()
  /** Clients are cached: signing in is slow, and writes rows of its own. */
  const as = (name: string): Promise<Visitor> => {
    const visitor = visitors.get(name) ?? signedIn(portal(), name)
    visitors.set(name, visitor)
    return visitor
  }
  beforeAll(async () => {
    for (const { name } of demoAccounts) await as(name)
    await prolongClasses(portal().db, START.getTime())
  })
  const requested = async (more: object = {}, who = 'learner'): Promise<Leave> =>
    answerOf<Leave>(await as(who), requestLeave, asked(freeDay(), more))
  const say = async (who: string, leave: Leave, type: string, more: object = {}): Promise<Said> =>
    (
      await (
        await as(who)
      ).call(
        sendLeaveEvent,
        { leaveID: leave.leaveID, type, revision: leave.revision, reason: '', ...more },
        { lang: 'en_US' },
      )
    ).body
  const said = async (...what: Parameters<typeof say>): Promise<Leave> => {
    const body = await say(...what)
    expect(body.code, body.message).toBe(2000)
    return body.data as Leave
  }
  /** Requests a leave and approves it by the given number of approvers. */
  const agreed = async (leave: Leave, ...approvers: string[]): Promise<Leave> => {
    let now = leave
    for (const name of approvers) now = await said(name, now, 'approve')
    return now
  }
  const ALL = ['leader', 'committee', 'headmaster', 'school'] as const
  /** Expects a refusal, with nothing changed. */
  const refused = async (reason: string, act: () => Promise<Said>): Promise<void> => {
    await portal().portal.effects.settled()
    const before = await contentsOf(portal().db, WRITTEN)
    const body = await act()
    expect([body.code, body.reason, body.data]).toEqual([5000, reason, null])
    expect(body.message).not.toBe('')
    await portal().portal.effects.settled()
    const after = await contentsOf(portal().db, WRITTEN)
    expect(after).toEqual(before)
  }

  describe('requesting leave', () => {
    it('[LEAVE-01, LEAVE-02, ENTITY-20] a learner requests leave, and sees it as requested', async () => {
      const on = freeDay()
      const leave = await answerOf<Leave>(
        await as('learner'),
        requestLeave,
        asked(on, { type: 'business', reason: '  to see a weir <b>built</b> ' }),
      )
      expect(leave).toEqual({
        leaveID: leave.leaveID,
        learner: { userId: userId('learner'), originalName: '林晓雯' },
        classID: classId('flood'),
        className: 'Flood Forecasting and Emergency Command',
        type: 'business',
        startTime: day(on),
        endTime: day(on, 4),
        reason: 'to see a weir <b>built</b>',
        status: 'pending',
        value: { pending: 'teamLeader' },
        revision: 1,
        chain: ['teamLeader', 'disciplineCommittee', 'headmaster', 'schoolLeader'],
        requestedAt: '2026-03-02 08:00:00',
        log: [
          {
            state: 'draft',
            event: 'request',
            who: { userId: userId('learner'), originalName: '林晓雯' },
            at: '2026-03-02 08:00:00',
            words: 'to see a weir <b>built</b>',
          },
        ],
        facts: { now: START.getTime(), isOwner: true, parts: [] },
      })
      expect(await answerOf<Leave>(await as('learner'), getLeave, { leaveID: leave.leaveID })).toEqual(leave)
    })

    it('[LEAVE-04] skips approvers the class does without, and offices that nobody else holds (gap GAP-52)', async () => {
      expect((await requested({ classID: classId('water-law') })).chain).toEqual(['schoolLeader'])
      expect((await requested({ classID: classId('field-measurement') })).chain).toEqual(['headmaster', 'schoolLeader'])
      expect(await requested({}, 'leader')).toMatchObject({
        chain: ['disciplineCommittee', 'headmaster', 'schoolLeader'],
        value: { pending: 'disciplineCommittee' },
      })
      expect(await requested({}, 'committee')).toMatchObject({
        chain: ['teamLeader', 'headmaster', 'schoolLeader'],
        value: { pending: 'teamLeader' },
      })
    })

    const request = async (more: object, who = 'learner'): Promise<Said> =>
      (await (await as(who)).call(requestLeave, asked(freeDay(), more))).body
    it.each([
      ['leave.notMember', { classID: classId('dam-safety') }],
      ['leave.notMember', { classID: 'no-such-class' }],
      ['leave.reasonMissing', { reason: ' \n\t\u3000 ' }],
      ['leave.reasonMissing', { reason: '\u0007\u001b\u0085' }],
      ['leave.reasonTooLong', { reason: 'x'.repeat(10_000) }],
    ])('[VALID-11] is refused with %s for %o', async (reason, more) => {
      await refused(reason, () => request(more))
    })

    it('lies within its class at least in part', async () => {
      const found = portal().db.selectFrom('class').select(['starts_at', 'ends_at']).where('id', '=', classId('flood'))
      const { starts_at: begin, ends_at: end } = await found.executeTakeFirstOrThrow()
      const times = (from: number, to: number) => ({ startTime: timeText(from), endTime: timeText(to) })
      for (const outside of [
        times(begin - HOUR, begin),
        times(end, end + HOUR),
        { endTime: '9999-12-31 00:00:00', startTime: '9999-12-30 00:00:00' },
      ])
        await refused('leave.outsideClass', () => request(outside))
      for (const inPart of [times(begin - HOUR, begin + 1000), times(end - 1000, end + HOUR)])
        expect((await requested(inPart)).status).toBe('pending')
    })

    it('[VALID-11, CONST-05 in part] counts a reason in user-perceived characters', async () => {
      expect((await requested({ reason: '😀'.repeat(100) })).reason).toBe('😀'.repeat(100))
    })

    it('stores the reason as written', async () => {
      for (const reason of ['<script>alert(1)</script>', "'); drop table leave; --", '‮abc']) {
        expect((await requested({ reason })).reason).toBe(reason)
      }
      expect((await requested({ reason: ' a\u001b\r\nb\u0085 ' })).reason).toBe('a\nb')
    })

    it('is refused with leave.overlaps beside an own approved leave to the second, not after it has been revoked or rejected', async () => {
      const on = freeDay()
      const learner = await as('learner')
      const approved = await agreed(await answerOf<Leave>(learner, requestLeave, asked(on)), ...ALL)
      const second = 1 / 3600
      const times = (from: number, to: number) => ({ startTime: day(on, from), endTime: day(on, to) })
      for (const taken of [times(0, 4), times(-1, second), times(4 - second, 5), times(1, 2), times(-1, 5)])
        await refused('leave.overlaps', () => request(taken))
      expect((await requested(times(0, 4), 'leader')).status).toBe('pending')
      for (const free of [times(-1, 0), times(4, 5)]) expect((await requested(free)).status).toBe('pending')
      await said('learner', approved, 'revoke', { reason: 'not needed' })
      const rejected = await said('leader', await requested(times(0, 4)), 'reject', { reason: 'an exam' })
      expect(rejected.status).toBe('rejected')
      expect((await requested(times(0, 4))).status).toBe('pending')
    })

    it.each([
      [{ type: 'holiday' }],
      [{ startTime: '2026-02-30 08:00:00' }],
      [{ startTime: '0000-00-00 00:00:00' }],
      [{ startTime: '0000-01-01 00:00:00' }],
      [{ startTime: '0999-12-31 23:59:59' }],
      [{ reason: 'a\u0000b' }],
      [{ reason: 'a\ud800b' }],
      [{ endTime: '2026-06-01' }],
      [{ endTime: null }],
      [{ reason: 7 }],
      [{ reason: 'x'.repeat(10_001) }],
      [{ classID: "'; drop table leave; --" }],
      [{ by: userId('leader') }],
      [{ now: 0 }],
      [{ state: 'approved' }],
      [{ revision: 7 }],
      [{ facts: { isMember: true } }],
      [{ learner: userId('leader') }],
    ])('a payload that violates the contract, such as %o, is refused before it is processed', async (more) => {
      await refused('request.invalid', () => request(more))
    })

    it('a body of a megabyte is refused', async () => {
      const { status, body } = await (await as('learner')).call(
        requestLeave,
        asked(freeDay(), { reason: 'x'.repeat(1 << 20) }),
      )
      expect([status, body.reason]).toEqual([413, 'request.tooLarge'])
    })
  })

  describe('what is open', () => {
    it('[LEAVE-04, LEAVE-07, ROLE-04] is named for each caller, as their page finds it by the facts alone', async () => {
      const { leaveID } = await requested()
      const openTo = async (who: string) => {
        const leave = await answerOf<Leave>(await as(who), getLeave, { leaveID })
        return leaveActions.filter((action) => closedBecause(leave, action) === null)
      }
      expect([await openTo('learner'), await openTo('leader'), await openTo('committee')]).toEqual([
        ['cancel'],
        ['approve', 'reject'],
        [],
      ])
    })
  })

  describe('deciding', () => {
    it('[LEAVE-04, LEAVE-05, LEAVE-06, ROLE-04, ENTITY-20] passes from the team leader to the school leader, whose approval is final', async () => {
      let leave = await requested()
      for (const [i, name] of ALL.entries()) {
        expect(leave).toMatchObject({
          status: 'pending',
          value: { pending: ['teamLeader', 'disciplineCommittee', 'headmaster', 'schoolLeader'][i] },
        })
        leave = await said(name, leave, 'approve', { reason: ` ${name} agrees ` })
      }
      expect(leave).toMatchObject({ status: 'approved', value: 'approved', revision: 5 })
      expect(leave.log.map(({ state, event, who, words }) => [state, event, who?.userId, words])).toEqual([
        ['draft', 'request', userId('learner'), 'A visit to the dentist'],
        ['pending.teamLeader', 'approve', userId('leader'), 'leader agrees'],
        ['pending.disciplineCommittee', 'approve', userId('committee'), 'committee agrees'],
        ['pending.headmaster', 'approve', userId('headmaster'), 'headmaster agrees'],
        ['pending.schoolLeader', 'approve', userId('school'), 'school agrees'],
      ])
    })

    it('[ROLE-04] is open to who holds the office in the class, without the role being given', async () => {
      const { db } = portal()
      const office = { class_id: classId('flood'), office: 'teamLeader' as const, user_id: userId('weak') }
      await db.insertInto('class_officer').values(office).execute()
      const leave = await requested()
      const { roles } = await answerOf<CurrentUser>(await as('weak'), getCurrentUser)
      expect(roles).toContain('teamLeader')
      const waiting = { lifecycle: 'leave', pageSize: '40' }
      const { list } = await answerOf<DeskPage>(await as('weak'), listDesk, waiting)
      expect(list.map(({ id }) => id)).toContain(leave.leaveID)
      expect((await said('weak', leave, 'approve')).value).toEqual({ pending: 'disciplineCommittee' })
      await db.deleteFrom('class_officer').where('user_id', '=', office.user_id).execute()
      const gone = await (await as('weak')).call(listDesk, waiting)
      expect(gone.body.reason).toBe('desk.notDeciding')
    })

    it('[ROLE-04] is refused for an approver on their own leave', async () => {
      const leaders = await requested({}, 'leader')
      await refused('leave.ownLeave', () => say('leader', leaders, 'approve'))
    })

    it.each(['teacher', 'weak', 'admin'])(
      '[ROLE-04] %s, who decides for no class of the learner’s, gets not found',
      async (name) => {
        const leave = await requested()
        for (const type of ['approve', 'reject', 'cancel', 'revoke'])
          await refused('request.notFound', () => say(name, leave, type, { reason: 'me' }))
      },
    )

    it('[ROLE-04] an approver of another class gets not found', async () => {
      const leave = await requested({ classID: classId('water-law') })
      for (const name of ['leader', 'committee', 'headmaster', 'teacher'])
        await refused('request.notFound', () => say(name, leave, 'approve'))
      expect((await said('school', leave, 'approve')).status).toBe('approved')
    })

    it('a former approver cannot decide, but still sees past decisions', async () => {
      const leave = await agreed(await requested({}, 'learner'), 'leader')
      const office = { class_id: classId('flood'), office: 'teamLeader', user_id: userId('leader') } as const
      await portal()
        .db.deleteFrom('class_officer')
        .where('class_id', '=', office.class_id)
        .where('user_id', '=', office.user_id)
        .execute()
      expect(await answerOf<Leave>(await as('leader'), getLeave, { leaveID: leave.leaveID })).toMatchObject({
        facts: { parts: [] },
      })
      await refused('leave.notYours', () => say('leader', leave, 'approve'))
      await portal().db.insertInto('class_officer').values(office).execute()
    })

    it('a revision that is yet to come is refused', async () => {
      const leave = await requested()
      await refused('record.stale', () => say('leader', leave, 'approve', { revision: 2 }))
    })
  })

  describe('commands', () => {
    it.each([
      // Leave is asked for by a call of its own.
      'request',
      'xstate.init',
      'xstate.stop',
      'xstate.done.state.leave',
      '',
      'decided',
      'constructor',
      '__proto__',
      'version.upgraded',
      'deadline.passed',
    ])('reject an event named %o', async (type) => {
      const leave = await requested()
      await refused('record.unknownEvent', () => say('learner', leave, type, { reason: 'x' }))
      await refused('record.unknownEvent', () => say('leader', leave, type, { reason: 'x' }))
    })

    it.each([
      { by: userId('school') },
      { now: 0 },
      { state: 'approved' },
      { facts: { parts: ['teamLeader'] } },
      { revision: '1' },
      { revision: 1.5 },
      { reason: null },
      { type: 'x'.repeat(65) },
    ])('reject forged input, such as %o', async (more) => {
      const leave = await requested()
      await refused('request.invalid', () => say('leader', leave, 'approve', more))
    })

    it.each(languages.map(({ code, tag }) => [code, tag]))('explain a refusal in %s', async (lang) => {
      const leave = await requested()
      const { body } = await (await as('school')).call(
        sendLeaveEvent,
        { leaveID: leave.leaveID, type: 'xstate.init', revision: 1, reason: '' },
        { lang },
      )
      const { body: english } = await (await as('school')).call(sendLeaveEvent, {
        leaveID: leave.leaveID,
        type: 'xstate.init',
        revision: 1,
        reason: '',
      })
      expect(body.message).not.toBe('')
      expect(body.message === english.message).toBe(lang === 'en_US')
    })

    it('answer request.notFound for an unknown leave', async () => {
      for (const leaveID of ['nothing', demoId('leave', 'none')]) {
        expect(
          (await (await as('learner')).call(sendLeaveEvent, { leaveID, type: 'cancel', revision: 1, reason: 'x' })).body
            .reason,
        ).toBe('request.notFound')
        expect((await (await as('learner')).call(getLeave, { leaveID })).status).toBe(404)
      }
    })

    it('report a corrupt snapshot as an error, without repairing it silently', async () => {
      const leave = await requested()
      const stored = await portal()
        .db.selectFrom('leave')
        .selectAll()
        .where('id', '=', leave.leaveID)
        .executeTakeFirstOrThrow()
      const wrong = [
        'no json',
        '{}',
        stored.snapshot.replace('"teamLeader"}', '"nobody"}'),
        stored.snapshot.replace('"active"', '"stopped"'),
        stored.snapshot.replace('"revision":1', '"revision":2'),
        stored.snapshot.replace('"sick"', '"holiday"'),
      ]
      for (const snapshot of wrong) {
        expect(snapshot).not.toBe(stored.snapshot)
        await portal().db.updateTable('leave').set({ snapshot }).where('id', '=', leave.leaveID).execute()
        await portal().db.deleteFrom('error_report').execute()
        const body = await say('leader', leave, 'approve')
        expect([body.code, body.reason]).toEqual([5000, 'request.failed'])
        await portal().portal.reporter.settled()
        expect(await portal().db.selectFrom('error_report').select('message').execute()).toEqual([
          { message: `What is stored of leave ${leave.leaveID} does not fit version 1 of its lifecycle` },
        ])
        expect(
          await portal().db.selectFrom('leave').select('snapshot').where('id', '=', leave.leaveID).executeTakeFirst(),
        ).toEqual({ snapshot })
      }
      await portal().db.updateTable('leave').set(stored).where('id', '=', leave.leaveID).execute()
    })
  })

  it('the log of every leave still replays to what is stored', async () => {
    const { count, differences } = await replayRecords(portal().db, recordKinds)
    expect(differences).toEqual([])
    expect(count).toBeGreaterThan(60)
  })

  it("the request form's data: active classes, their approvers, and the times taken", async () => {
    await portal()
      .db.updateTable('class')
      .set({ leave_chain: 'teamLeader' })
      .where('id', '=', classId('sediment'))
      .execute()
    const prospect = await answerOf<LeaveProspect>(await as('leader'), getLeaveProspect)
    expect(prospect.now).toBe(portal().clock.now().getTime())
    const chains = new Map(prospect.classes.map(({ classID, chain }) => [classID, chain]))
    expect(chains.get(classId('flood'))).toEqual(['disciplineCommittee', 'headmaster', 'schoolLeader'])
    expect(chains.get(classId('sediment'))).toEqual([])
    const active = await portal()
      .db.selectFrom('class_member')
      .innerJoin('class', 'class.id', 'class_member.class_id')
      .select('class.id')
      .where('user_id', '=', userId('leader'))
      .where('ends_at', '>', prospect.now)
      .execute()
    expect([...chains.keys()].sort()).toEqual(active.map(({ id }) => id).sort())
    const { list } = await answerOf<Page<Leave>>(await as('leader'), listMyLeaves, { pageSize: 40 })
    const open = list
      .filter(({ status }) => status === 'pending' || status === 'approved')
      .map(({ startTime, endTime }) => ({ startTime, endTime }))
    expect(prospect.taken).toEqual(open.sort((a, b) => a.startTime.localeCompare(b.startTime)))
    expect(await answerOf<LeaveProspect>(await as('admin'), getLeaveProspect)).toMatchObject({ classes: [], taken: [] })
  })
})
