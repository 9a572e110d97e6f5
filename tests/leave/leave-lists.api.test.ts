import { beforeAll, describe, expect, it } from 'vitest'
import { listDesk, type DeskPage } from '#api/desk/desk.contract.ts'
import { getLeave, listDecidedLeaves, listMyLeaves, requestLeave, sendLeaveEvent } from '#api/leave/leave.contract.ts'
import type { Leave } from '#api/leave/leave.contract.ts'
import { listToday, type Today } from '#api/class/today.contract.ts'
import { findNotices, type Notice } from '#api/message/notice.contract.ts'
import { languageOf, languages } from '#i18n/locales.ts'
import { replayRecords } from '#server/commands/replay.ts'
import { timeText } from '#server/database/codec.ts'
import { demoAccounts } from '#server/demo/accounts.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { demoLeaves } from '#server/leave/leaves.demo.ts'
import { leaveKind } from '#server/leave/kind.ts'
import { noticeTitle } from '#server/message/notice-texts.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import type { Page } from '#tests/kit/server/answers.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR, MINUTE, START } from '#tests/kit/server/test-clock.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'
import type { Visitor } from '#tests/kit/server/visitor.ts'
import { prolongClasses } from './prolonged.ts'

const classId = (name: string): string => demoId('class', name)

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const visitors = new Map<string, Visitor>()
  const as = (name: string): Visitor => visitors.get(name)!
  beforeAll(async () => {
    for (const { name } of demoAccounts) visitors.set(name, await signedIn(portal(), name))
  })
  const mine = (name: string, query: object = {}) =>
    answerOf<Page<Leave>>(as(name), listMyLeaves, { pageSize: 40, ...query })
  const waitingFor = (name: string, query: object = {}) =>
    answerOf<DeskPage>(as(name), listDesk, { lifecycle: 'leave', sort: 'age', pageSize: 40, ...query })
  const decidedBy = (name: string, query: object = {}) =>
    answerOf<Page<Leave>>(as(name), listDecidedLeaves, { pageSize: 40, ...query })
  const approvers = ['leader', 'committee', 'headmaster', 'school']

  describe('the leaves of the demo organisation', () => {
    it('[LEAVE-06] are in every state for the learner', async () => {
      const { list, count } = await mine('learner')
      expect(count).toBe(demoLeaves.filter(({ who }) => who === 'learner').length)
      expect(new Set(list.map(({ status }) => status))).toEqual(
        new Set(['pending', 'approved', 'rejected', 'cancelled']),
      )
    })

    it('[LEAVE-04] wait for each approver, and have come to be what they are by their logs', async () => {
      for (const name of approvers) expect((await waitingFor(name)).count, name).toBeGreaterThan(0)
      expect(await replayRecords(portal().db, [leaveKind])).toEqual({ count: demoLeaves.length, differences: [] })
      expect(await portal().db.selectFrom('effect').select('id').where('done_at', 'is', null).execute()).toEqual([])
    })

    it('[ROLE-04] are among the tasks of their approvers, by class, the most urgent first', async () => {
      const waiting = async (name: string) =>
        (await answerOf<Today>(as(name), listToday)).tasks.filter(({ lifecycle }) => lifecycle === 'leave')
      expect(await waiting('leader')).toEqual([
        {
          kind: 'decision',
          lifecycle: 'leave',
          id: classId('flood'),
          name: 'Flood Forecasting and Emergency Command',
          progress: null,
          dueTime: '2026-03-03 01:00:00',
          classKind: null,
        },
      ])
      expect((await waiting('school')).map(({ id }) => id)).toEqual(
        [classId('leadership'), classId('water-law')].sort(),
      )
      for (const name of ['learner', 'admin', 'weak']) expect(await waiting(name)).toEqual([])
    })
  })

  describe("a learner's own leaves", () => {
    it('are listed, the last requested first, page by page, filtered by status', async () => {
      const all = await mine('learner')
      const times = all.list.map(({ requestedAt }) => requestedAt)
      expect(times).toEqual(times.toSorted().reverse())
      const second = await mine('learner', { pageSize: 3, pageNum: 2 })
      expect([second.count, second.list]).toEqual([all.count, all.list.slice(3, 6)])
      for (const status of ['pending', 'approved', 'rejected', 'cancelled']) {
        const filtered = await mine('learner', { status })
        expect(filtered).toEqual({
          list: all.list.filter((leave) => leave.status === status),
          count: all.list.filter((leave) => leave.status === status).length,
        })
      }
      expect(await mine('learner', { pageNum: 9 })).toEqual({ list: [], count: all.count })
    })

    it('are private: %s has none', async () => {
      for (const name of ['admin', 'teacher', 'school', 'headmaster', 'weak'])
        expect(await mine(name)).toEqual({ list: [], count: 0 })
      for (const { learner } of (await mine('leader')).list) expect(learner.userId).toBe(userId('leader'))
    })

    it.each(languages.map(({ code }) => code))('name their classes in %s', async (lang) => {
      const { list } = await answerOf<Page<Leave>>(as('learner'), listMyLeaves, {}, lang)
      const [english] = (await mine('learner')).list
      expect(list[0]!.className === english!.className).toBe(lang === 'en_US')
    })

    it.each([
      { status: 'draft' },
      { status: '' },
      { pageNum: 0 },
      { pageSize: 41 },
      { pageNum: 'x' },
      { learnerId: userId('leader') },
    ])('refuse %o', async (query) => {
      expect((await as('learner').call(listMyLeaves, query)).status).toBe(400)
    })
  })

  describe('the leaves to decide on', () => {
    const partOf: Readonly<Record<string, string>> = {
      leader: 'teamLeader',
      committee: 'disciplineCommittee',
      headmaster: 'headmaster',
      school: 'schoolLeader',
    }
    it.each(approvers)(
      '[ROLE-04] of %s are those at their turn, longest waiting first, never their own',
      async (name) => {
        const { list, count } = await waitingFor(name)
        expect(list.length).toBe(count)
        for (const { id, who } of list) {
          expect(who.userId).not.toBe(userId(name))
          const { status, value, facts } = await answerOf<Leave>(as(name), getLeave, { leaveID: id })
          expect(status).toBe('pending')
          expect(facts.parts).toContain((value as { pending: string }).pending)
          if (name !== 'school') expect(value).toEqual({ pending: partOf[name] })
        }
        const since = list.map((one) => one.since)
        expect(since).toEqual(since.toSorted())
        const second = await waitingFor(name, { pageSize: 1, pageNum: 2 })
        expect([second.count, second.list]).toEqual([count, list.slice(1, 2)])
      },
    )

    it('a school leader who heads a class decides there twice, a headmaster in their own classes only', async () => {
      const { list } = await waitingFor('school', { subjectID: classId('leadership') })
      const values = await Promise.all(
        list.map(async ({ id }) => (await answerOf<Leave>(as('school'), getLeave, { leaveID: id })).value),
      )
      expect(values).toContainEqual({ pending: 'headmaster' })
      for (const { subject } of (await waitingFor('headmaster')).list)
        expect([classId('flood'), classId('field-measurement'), classId('dam-safety')]).toContain(subject.id)
    })

    it.each(approvers)('decided by %s are exactly those with their decisions, latest first', async (name) => {
      const { list, count } = await decidedBy(name)
      const decisions = demoLeaves.flatMap(({ who, steps }) => steps.filter(({ by }) => by === name && who !== name))
      expect([list.length, count]).toEqual([decisions.length, decisions.length])
      const times = list.map(({ log }) => log.filter(({ who }) => who?.userId === userId(name)).at(-1)!.at)
      expect(times).toEqual(times.toSorted().reverse())
      expect((await decidedBy(name, { pageSize: 2, pageNum: 2 })).list).toEqual(list.slice(2, 4))
    })

    it('a granted and a revoked office take effect at once', async () => {
      const office = { class_id: classId('flood'), office: 'disciplineCommittee', user_id: userId('leader') } as const
      const before = (await waitingFor('leader')).count
      await portal().db.insertInto('class_officer').values(office).execute()
      expect((await waitingFor('leader')).count).toBeGreaterThan(before)
      await portal()
        .db.deleteFrom('class_officer')
        .where('user_id', '=', office.user_id)
        .where('office', '=', office.office)
        .execute()
      expect((await waitingFor('leader')).count).toBe(before)
    })

    it.each(['learner', 'teacher', 'admin', 'weak'])(
      'are empty for %s, who has none of the four roles',
      async (name) => {
        const { status, body } = await as(name).call(listDecidedLeaves)
        expect([status, body.reason]).toEqual([403, 'request.forbidden'])
      },
    )

    it.each([{ pageSize: 0 }, { classID: 'x' }])('refuse %o', async (query) => {
      expect((await as('leader').call(listDecidedLeaves, query)).status).toBe(400)
    })
  })

  describe('one leave', () => {
    it.each(demoAccounts.map(({ name }) => name))(
      '[ROLE-04] is visible to %s exactly if it is their own, decided by them, or theirs to decide on',
      async (name) => {
        const leaves = await portal()
          .db.selectFrom('leave')
          .innerJoin('class', 'class.id', 'leave.class_id')
          .select(['leave.id', 'leave.learner_id', 'leave.class_id', 'class.headmaster_id', 'leave.snapshot'])
          .execute()
        const officers = await portal()
          .db.selectFrom('class_officer')
          .select(['class_id', 'office', 'user_id'])
          .execute()
        const logs = await portal().db.selectFrom('transition_log').select(['record_id', 'by_user_id']).execute()
        for (const leave of leaves) {
          const { chain } = (JSON.parse(leave.snapshot) as { context: { chain: string[] } }).context
          const parts = [
            ...officers
              .filter((officer) => officer.user_id === userId(name) && officer.class_id === leave.class_id)
              .map(({ office }) => office),
            ...(leave.headmaster_id === userId(name) ? ['headmaster'] : []),
            ...(name === 'school' ? ['schoolLeader'] : []),
          ]
          const isShown =
            leave.learner_id === userId(name) ||
            parts.some((part) => chain.includes(part)) ||
            logs.some((log) => log.record_id === leave.id && log.by_user_id === userId(name))
          const { status, body } = await as(name).call(getLeave, { leaveID: leave.id })
          expect([leave.id, status, body.reason]).toEqual([
            leave.id,
            isShown ? 200 : 404,
            isShown ? null : 'request.notFound',
          ])
          if (isShown)
            expect(body.data).toMatchObject({
              leaveID: leave.id,
              facts: { isOwner: leave.learner_id === userId(name) },
            })
        }
      },
    )

    it.each(['nothing', demoId('leave', 'none'), "'"])(
      'that does not exist, such as %s, is not found or has a malformed id',
      async (leaveID) => {
        expect([400, 404]).toContain((await as('learner').call(getLeave, { leaveID })).status)
      },
    )
  })

  describe('notifications', () => {
    const told = async (name: string): Promise<[string, string | null][]> => {
      await portal().portal.effects.settled()
      const rows = await portal()
        .db.selectFrom('notice')
        .select(['code', 'link'])
        .where('user_id', '=', userId(name))
        .where('created_at', '=', portal().clock.now().getTime())
        .execute()
      return rows.map(({ code, link }) => [code, link])
    }
    beforeAll(() => prolongClasses(portal().db, START.getTime()))
    let leave: Leave
    let lastTold = 410
    const say = async (name: string, type: string, reason = ''): Promise<void> => {
      portal().clock.pass(MINUTE)
      leave = await answerOf<Leave>(as(name), sendLeaveEvent, {
        leaveID: leave.leaveID,
        type,
        revision: leave.revision,
        reason,
      })
    }
    const request = async (days: number): Promise<void> => {
      portal().clock.pass(MINUTE)
      const at = START.getTime() + days * 24 * HOUR
      leave = await answerOf<Leave>(as('learner'), requestLeave, {
        classID: classId('flood'),
        type: 'sick',
        startTime: timeText(at),
        endTime: timeText(at + HOUR),
        reason: 'to the doctor',
      })
    }

    it('[LEAVE-04] go to each next approver, then to the learner, and after a revocation to all who had approved', async () => {
      await request(400)
      for (const [i, name] of approvers.entries()) {
        expect(await told(name)).toEqual([['leave.turn', '/dxClass/leave-audit']])
        for (const other of demoAccounts.filter((account) => account.name !== name))
          expect(await told(other.name), other.name).toEqual([])
        await say(name, 'approve', i === 3 ? 'of course' : '')
      }
      expect(await told('learner')).toEqual([['leave.approved', `/usercenter/leave?leaveID=${leave.leaveID}`]])
      await say('learner', 'revoke', 'I am well again')
      for (const name of approvers) expect(await told(name)).toEqual([['leave.revoked', '/dxClass/leave-audit']])
      expect(await told('learner')).toEqual([])
    })

    it("of a rejection go to the learner, with its reason, in the reader's language", async () => {
      await request(401)
      await say('leader', 'reject', 'a <b>test</b> is on that day')
      expect(await told('learner')).toEqual([['leave.rejected', `/usercenter/leave?leaveID=${leave.leaveID}`]])
      const { data } = await answerOf<{ data: { title: string; content: { text: string }[] }[] }>(
        as('learner'),
        findNotices,
        {},
      )
      expect(data[0]!.title).toBe('Your leave has been rejected')
      expect(data[0]!.content.map(({ text }) => text).join('')).toContain('a <b>test</b> is on that day')
    })

    it.each(languages.map(({ code }) => code))(
      '[MSG-02] say from when, then to when, to either side, in %s',
      async (lang) => {
        const timesTold = async (name: string, code: string) => {
          const { data } = await answerOf<{ data: Notice[] }>(as(name), findNotices, { pageSize: 40 }, lang)
          const title = noticeTitle(languageOf(lang)!, code)
          const found = data.find(
            ({ mesNotifyId, title: own }) => mesNotifyId.startsWith(leave.leaveID) && own === title,
          )
          return found?.content.filter(({ kind }) => kind === 'time').map(({ text }) => text)
        }
        const days = (lastTold += 1)
        const at = START.getTime() + days * 24 * HOUR
        const both = [timeText(at), timeText(at + HOUR)]
        await request(days)
        await portal().portal.effects.settled()
        expect(await timesTold('leader', 'leave.turn')).toEqual(both)
        for (const name of approvers) await say(name, 'approve')
        await portal().portal.effects.settled()
        expect(await timesTold('learner', 'leave.approved')).toEqual(both)
        await say('learner', 'revoke', 'I am well again')
        await portal().portal.effects.settled()
        for (const name of approvers) expect(await timesTold(name, 'leave.revoked')).toEqual(both)
        await request(days)
        await say('leader', 'reject', 'an exam is on that day')
        await portal().portal.effects.settled()
        expect(await timesTold('learner', 'leave.rejected')).toEqual(both)
      },
    )
  })
})
