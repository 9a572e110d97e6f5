import { beforeAll, describe, expect, it } from 'vitest'
import { countDesk, decideOnDesk, listDesk } from '#api/desk/desk.contract.ts'
import type { DeskCount, DeskItem, DeskPage, DeskResults } from '#api/desk/desk.contract.ts'
import { registerForClass } from '#api/class/registration.contract.ts'
import { getLeave, requestLeave } from '#api/leave/leave.contract.ts'
import type { Leave } from '#api/leave/leave.contract.ts'
import { timeText } from '#server/database/codec.ts'
import { demoAccounts } from '#server/demo/accounts.ts'
import { userId } from '#server/demo/ids.ts'
import { putClasses, putMembers } from '#tests/class/members.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR, START } from '#tests/kit/server/test-clock.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'
import type { Visitor } from '#tests/kit/server/visitor.ts'

const DAY = 24 * HOUR
const CLASSES = ['desk-river', 'desk-lake'] as const
const WRITTEN = ['leave', 'transition_log', 'effect', 'notice'] as const

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const visitors = new Map<string, Promise<Visitor>>()
  const as = (name: string): Promise<Visitor> => {
    const visitor = visitors.get(name) ?? signedIn(portal(), name)
    visitors.set(name, visitor)
    return visitor
  }
  /** Sessions do not outlast it. */
  const pass = (milliseconds: number): void => {
    portal().clock.pass(milliseconds)
    visitors.clear()
  }
  beforeAll(async () => {
    const { db } = portal()
    await db.deleteFrom('leave').execute()
    const at = START.getTime()
    await putClasses(
      db,
      CLASSES.map((id) => ({
        id,
        name: id === 'desk-river' ? 'Rivers' : 'Lakes',
        kind: 'face' as const,
        starts_at: at - DAY,
        ends_at: at + 90 * DAY,
        place: null,
        headmaster_id: userId('headmaster'),
        leave_chain: 'teamLeader,headmaster',
      })),
    )
    await putMembers(
      db,
      CLASSES.map((id) => ({ class_id: id, user_id: userId('learner') })),
    )
    await db
      .insertInto('class_officer')
      .values(CLASSES.map((id) => ({ class_id: id, office: 'teamLeader' as const, user_id: userId('leader') })))
      .execute()
    for (const name of ['learner', 'leader', 'committee', 'headmaster', 'school', 'weak']) await as(name)
  })

  let hours = 24
  /**
   * Asks for four hours of leave that begin so many hours after the start of the tests; each test has times of its own.
   */
  const asked = async (from: number, classID: string = CLASSES[0], reason = 'To see the dentist'): Promise<Leave> =>
    answerOf<Leave>(await as('learner'), requestLeave, {
      classID,
      type: 'sick',
      startTime: timeText(START.getTime() + from * HOUR),
      endTime: timeText(START.getTime() + (from + 4) * HOUR),
      reason,
    })
  const free = (): number => (hours += 6)
  const desk = async (who: string, more: object = {}): Promise<DeskPage> =>
    answerOf<DeskPage>(await as(who), listDesk, { pageSize: 40, ...more })
  const onDesk = async (who: string, { leaveID }: Leave): Promise<DeskItem> => {
    const found = (await desk(who)).list.find(({ id }) => id === leaveID)
    if (found === undefined) throw new Error('It is not on the desk.')
    return found
  }
  const named = ({ lifecycle, id, revision }: DeskItem) => ({ lifecycle, id, revision })
  const decided = async (who: string, decision: string, items: object[], reason = ''): Promise<DeskResults> =>
    (await answerOf<{ results: DeskResults }>(await as(who), decideOnDesk, { decision, items, reason })).results

  describe('what waits', () => {
    it('[ROLE-04] whoever’s turn it is sees what is asked, what for, since when, until when, and what can be done', async () => {
      pass(2 * HOUR)
      const leave = await asked(free(), CLASSES[0], 'A wisdom tooth')
      const from = START.getTime() + hours * HOUR
      expect(await onDesk('leader', leave)).toEqual({
        lifecycle: 'leave',
        id: leave.leaveID,
        name: 'Leave',
        revision: 1,
        who: { userId: userId('learner'), originalName: '林晓雯' },
        subject: { id: 'desk-river', name: 'Rivers' },
        since: timeText(portal().clock.now().getTime()),
        dueTime: timeText(from),
        asOf: timeText(portal().clock.now().getTime()),
        facts: [
          { label: 'Type', value: { kind: 'text', text: 'Sick leave' } },
          { label: 'Time', value: { kind: 'span', from: timeText(from), to: timeText(from + 4 * HOUR) } },
          { label: 'Reason', value: { kind: 'words', text: 'A wisdom tooth' } },
          { label: 'Requested', value: { kind: 'time', at: timeText(portal().clock.now().getTime()) } },
        ],
        decisions: [
          { decision: 'approve', word: 'Approve', closed: null, reason: { isRequired: false, limit: 100 } },
          { decision: 'reject', word: 'Reject', closed: null, reason: { isRequired: true, limit: 100 } },
        ],
        full: { entry: 'portal', address: `/dxClass/leave-audit?leaveID=${leave.leaveID}` },
      })
      pass(HOUR)
      await decided('leader', 'approve', [named(await onDesk('leader', leave))])
      // It waits for the next one only since then.
      expect((await onDesk('headmaster', leave)).since).toBe(timeText(portal().clock.now().getTime()))
    })

    it('[ROLE-04] nobody sees what waits for another', async () => {
      const leave = await asked(free())
      const seenBy = async (who: string) => (await desk(who)).list.some(({ id }) => id === leave.leaveID)
      expect(await seenBy('leader')).toBe(true)
      for (const who of ['committee', 'headmaster', 'school']) expect([who, await seenBy(who)]).toEqual([who, false])
      for (const who of ['learner', 'weak']) {
        for (const call of [listDesk, countDesk])
          expect((await (await as(who)).call(call)).body).toMatchObject({ reason: 'desk.notDeciding' })
      }
    })

    it('is filtered by kind, class, name and due time, sorted and paged, with counts regardless of the filter', async () => {
      const now = portal().clock.now().getTime()
      const start = START.getTime()
      const inHours = (at: number): number => Math.round((now - start) / HOUR) + at
      const [late, soon, far] = [
        await asked(inHours(1), CLASSES[1]),
        await asked(inHours(71), CLASSES[1]),
        await asked(inHours(76), CLASSES[1]),
      ]
      pass(2 * HOUR)
      const idsOf = async (more: object) =>
        (await desk('leader', { subjectID: CLASSES[1], ...more })).list.map((one) => one.id)
      expect(await idsOf({})).toEqual([late.leaveID, soon.leaveID, far.leaveID])
      expect(await idsOf({ due: 'overdue' })).toEqual([late.leaveID])
      expect(await idsOf({ due: 'soon' })).toEqual([soon.leaveID])
      expect(await idsOf({ lifecycle: 'leave', keyword: '晓雯' })).toHaveLength(3)
      expect(await idsOf({ keyword: 'nobody' })).toEqual([])
      expect(await idsOf({ keyword: '100%' })).toEqual([])
      expect(await idsOf({ lifecycle: 'nonsense' })).toEqual([])
      expect(await idsOf({ pageSize: 2, pageNum: 2 })).toEqual([far.leaveID])
      const byAge = (await desk('leader', { sort: 'age' })).list.map(({ since }) => since)
      expect(byAge).toEqual(byAge.toSorted())
      const page = await desk('leader', { keyword: 'nobody' })
      expect([page.list, page.count]).toEqual([[], 0])
      const { count, lifecycles } = await answerOf<DeskCount>(await as('leader'), countDesk)
      expect(lifecycles).toEqual([{ lifecycle: 'leave', count }])
      expect(page.lifecycles.find(({ lifecycle }) => lifecycle === 'leave')).toEqual({
        lifecycle: 'leave',
        name: 'Leave',
        count,
      })
      expect(page.subjects.find(({ id }) => id === CLASSES[1])).toEqual({ id: CLASSES[1], name: 'Lakes', count: 3 })
      expect((await desk('leader', { lifecycle: 'nonsense' })).subjects).toEqual([])
      for (const wrong of [{ sort: 'size' }, { due: 'never' }, { pageSize: 41 }, { subjectID: "' or 1=1" }])
        expect((await (await as('leader')).call(listDesk, wrong)).status).toBe(400)
    })
  })

  describe('deciding', () => {
    it('[ROLE-04, LEAVE-05] several at once: what can be decided is, with the reason, and each refusal says why', async () => {
      const [first, second, gone] = [await asked(free()), await asked(free()), await asked(free())]
      const items = await Promise.all([first, second, gone].map((leave) => onDesk('leader', leave)))
      await decided('leader', 'approve', [named(items[2]!)])
      const results = await decided(
        'leader',
        'reject',
        [
          ...items.map(named),
          { lifecycle: 'leave', id: 'there-is-no-such-leave', revision: 1 },
          { lifecycle: 'account', id: first.leaveID, revision: 1 },
        ],
        'The exam is that day',
      )
      expect(results.map(({ id, reason }) => [id, reason])).toEqual([
        [first.leaveID, null],
        [second.leaveID, null],
        [gone.leaveID, 'leave.turnPassed'],
        ['there-is-no-such-leave', 'request.notFound'],
        [first.leaveID, 'request.notFound'],
      ])
      expect(results[2]?.message).toBe('Your step of this leave has been decided already.')
      const rows = await portal().db.selectFrom('leave').select(['id', 'state']).execute()
      const stateOf = (id: string) => rows.find((row) => row.id === id)?.state
      expect([first, second, gone].map(({ leaveID }) => stateOf(leaveID))).toEqual([
        'rejected',
        'rejected',
        'pending.headmaster',
      ])
      for (const { leaveID } of [first, second])
        expect((await answerOf<Leave>(await as('learner'), getLeave, { leaveID })).log.at(-1)).toMatchObject({
          event: 'reject',
          who: { userId: userId('leader') },
          words: 'The exam is that day',
        })
    })

    it('[LEAVE-05] refuses a missing reason, a stale revision, another’s turn and a forged id, and changes nothing', async () => {
      const leave = await asked(free())
      const item = await onDesk('leader', leave)
      // What is told of earlier changes is written by itself.
      await portal().portal.effects.settled()
      const before = await contentsOf(portal().db, WRITTEN)
      const said = async (who: string, ...[decision, one, reason]: [string, object, string?]) =>
        (await decided(who, decision, [one], reason)).map(({ reason: why }) => why)
      for (const missing of ['', ' '])
        expect(await said('leader', 'reject', named(item), missing)).toEqual(['leave.reasonMissing'])
      expect(await said('leader', 'reject', named(item), 'x'.repeat(101))).toEqual(['leave.reasonTooLong'])
      expect(await said('leader', 'approve', { ...named(item), revision: 0 })).toEqual(['record.stale'])
      expect(await said('headmaster', 'approve', named(item))).toEqual(['leave.notYourTurn'])
      expect(await said('committee', 'approve', named(item))).toEqual(['request.notFound'])
      for (const wrong of [
        { decision: 'cancel', items: [named(item)], reason: '' },
        { decision: 'xstate.init', items: [named(item)], reason: '' },
        { decision: 'approve', items: [], reason: '' },
        { decision: 'approve', items: Array.from({ length: 101 }, () => named(item)), reason: '' },
        { decision: 'approve', items: [{ ...named(item), state: 'approved' }], reason: '' },
        { decision: 'approve', items: [{ ...named(item), revision: undefined }], reason: '' },
      ])
        expect((await (await as('leader')).call(decideOnDesk, wrong)).status).toBe(400)
      expect(
        (await (await as('learner')).call(decideOnDesk, { decision: 'approve', items: [named(item)], reason: '' }))
          .status,
      ).toBe(403)
      expect(await contentsOf(portal().db, WRITTEN)).toEqual(before)
    })

    it('decided by two at once: one wins, the other is told', async () => {
      const leave = await asked(free())
      await portal()
        .db.insertInto('class_officer')
        .values({ class_id: CLASSES[0], office: 'teamLeader', user_id: userId('committee') })
        .execute()
      const item = await onDesk('committee', leave)
      const said = await Promise.all([
        decided('leader', 'approve', [named(item)]),
        decided('committee', 'reject', [named(item)], 'No'),
      ])
      const reasons = said.flat().map(({ reason }) => reason)
      expect(reasons.filter((reason) => reason === null)).toHaveLength(1)
      expect(['leave.turnPassed', 'leave.alreadyDecided', 'record.stale']).toContain(
        reasons.find((reason) => reason !== null),
      )
    })
  })

  it('[ROLE-03, ROLE-04] registrations and leaves are one list, counted by kind, and one request decides on both', async () => {
    const now = portal().clock.now().getTime()
    await putClasses(portal().db, [
      {
        id: 'desk-weir',
        name: 'Weirs',
        kind: 'face',
        starts_at: now + 30 * DAY,
        ends_at: now + 60 * DAY,
        opens_at: now - DAY,
        closes_at: now + 10 * DAY,
        audience: 'all',
        asks_approval: 1,
        capacity: 5,
        place: null,
        headmaster_id: userId('headmaster'),
      },
    ])
    const leave = await asked(1900)
    await decided('leader', 'approve', [named(await onDesk('leader', leave))])
    const before = await answerOf<DeskCount>(await as('headmaster'), countDesk)
    await answerOf(await as('learner'), registerForClass, { classID: 'desk-weir', revision: 0 })
    const counted = await answerOf<DeskCount>(await as('headmaster'), countDesk)
    const of = ({ lifecycles }: DeskCount, lifecycle: string) =>
      lifecycles.find((one) => one.lifecycle === lifecycle)?.count ?? 0
    expect(of(counted, 'registration')).toBe(of(before, 'registration') + 1)
    expect(of(counted, 'leave')).toBe(of(before, 'leave'))
    expect(counted.count).toBe(counted.lifecycles.reduce((sum, { count }) => sum + count, 0))
    const { list, lifecycles } = await desk('headmaster')
    for (const lifecycle of ['registration', 'leave'])
      expect(lifecycles.find((one) => one.lifecycle === lifecycle)?.count).toBe(of(counted, lifecycle))
    const both = list.filter(({ id, subject }) => id === leave.leaveID || subject.id === 'desk-weir')
    expect(both.map(({ lifecycle }) => lifecycle).toSorted()).toEqual(['leave', 'registration'])
    const results = await decided('headmaster', 'approve', both.map(named))
    expect(results.map(({ reason }) => reason)).toEqual([null, null])
    const after = await answerOf<DeskCount>(await as('headmaster'), countDesk)
    expect(after.count).toBe(counted.count - 2)
  })

  it('registrations under review wait for those who run the class, full classes are closed to more', async () => {
    const now = portal().clock.now().getTime()
    await putClasses(portal().db, [
      {
        id: 'desk-dam',
        name: 'Dams',
        kind: 'face',
        starts_at: now + 30 * DAY,
        ends_at: now + 60 * DAY,
        opens_at: now - DAY,
        closes_at: now + 10 * DAY,
        audience: 'all',
        asks_approval: 1,
        has_waiting_list: 0,
        capacity: 1,
        place: null,
        headmaster_id: userId('headmaster'),
      },
    ])
    await answerOf(await as('learner'), registerForClass, { classID: 'desk-dam', revision: 0 })
    pass(60_000)
    await answerOf(await as('leader'), registerForClass, { classID: 'desk-dam', revision: 0 })
    const waiting = async (who: string) => (await desk(who, { subjectID: 'desk-dam' })).list
    const [first, second] = await waiting('headmaster')
    expect(first).toMatchObject({
      lifecycle: 'registration',
      name: 'Registration',
      revision: 1,
      who: { userId: userId('learner') },
      subject: { id: 'desk-dam', name: 'Dams' },
      since: timeText(now),
      dueTime: timeText(now + 30 * DAY),
      decisions: [
        { decision: 'approve', word: 'Approve', closed: null, reason: null },
        { decision: 'reject', word: 'Decline', closed: null, reason: { isRequired: true, limit: 100 } },
      ],
    })
    expect(await waiting('leader')).toEqual([])
    expect((await waiting('admin')).map(({ id }) => id)).toEqual([first!.id, second!.id])
    const reasons = async (who: string, ...[decision, item, reason]: [string, DeskItem, string?]) =>
      (await decided(who, decision, [named(item)], reason)).map(({ reason: why }) => why)
    expect(await reasons('headmaster', 'reject', first!)).toEqual(['registration.reasonMissing'])
    expect(await reasons('headmaster', 'approve', first!)).toEqual([null])
    const [left] = await waiting('headmaster')
    expect(left?.id).toBe(second!.id)
    expect(left?.decisions[0]?.closed?.reason).toBe('registration.full')
    expect(left?.decisions[0]?.closed?.message).not.toBe('')
    expect(await reasons('headmaster', 'approve', second!)).toEqual(['registration.full'])
    expect(await reasons('headmaster', 'reject', second!, 'There is no place left')).toEqual([null])
    expect(await waiting('headmaster')).toEqual([])
  })

  it('[ROLE-06] the accounts of the demo organisation reach the desk exactly if they decide', async () => {
    for (const { name, roles } of demoAccounts) {
      const { status } = await (await as(name)).call(listDesk)
      const decides = ['leader', 'committee', 'headmaster', 'school', 'teacher', 'admin'].includes(name)
      if (!decides) expect([name, roles, status]).toEqual([name, roles, 403])
      else if (name !== 'teacher' && name !== 'admin') expect([name, status]).toEqual([name, 200])
    }
  })
})
