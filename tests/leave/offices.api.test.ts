import { beforeAll, describe, expect, it } from 'vitest'
import { setClassOffice } from '#api/class/class-groups.contract.ts'
import { getManagedClass, saveClass, type ManagedClass } from '#api/class/managed-class.contract.ts'
import { getOwnRegistration, sendRegistrationEvent, type Registration } from '#api/class/registration.contract.ts'
import {
  getLeave,
  getLeaveProspect,
  leaveApprovers,
  requestLeave,
  sendLeaveEvent,
  type Leave,
  type LeaveApprover,
  type LeaveProspect,
} from '#api/leave/leave.contract.ts'
import { findNotices, getNotice, type Notice } from '#api/message/notice.contract.ts'
import { getPerson, savePerson, sendAccountEvent, type ManagedPerson } from '#api/person/managed-person.contract.ts'
import { replayRecords } from '#server/commands/replay.ts'
import { timeText } from '#server/database/codec.ts'
import { demoAccounts } from '#server/demo/accounts.ts'
import { userId } from '#server/demo/ids.ts'
import { recordKinds } from '#server/parts.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import { onBothEngines, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR, START } from '#tests/kit/server/test-clock.ts'
import { signedIn, type Visitor } from '#tests/kit/server/visitor.ts'
import { classWith } from '#tests/timetable/lessons.ts'

const DAY = 24 * HOUR
/** What is read of a class, and not written. */
const NOT_WRITTEN = new Set([
  'state',
  'headmaster',
  'teachers',
  'invited',
  'taken',
  'mayHandOver',
  'createdAt',
  'updatedAt',
])
const HELD = { teamLeader: 'leader', disciplineCommittee: 'committee' } as const

onBothEngines((engine) => {
  const portal = portalFor(engine)
  const visitors = new Map<string, Visitor>()
  const as = (name: string): Visitor => visitors.get(name)!
  const db = () => portal().db
  beforeAll(async () => {
    for (const { name, weak } of demoAccounts) if (!weak) visitors.set(name, await signedIn(portal(), name))
  })

  /** A class of three learners, two of whom hold its offices. */
  const aClass = async (chain: readonly LeaveApprover[] = leaveApprovers): Promise<string> => {
    const classID = await classWith(db(), ['learner', 'leader', 'committee'])
    await db().updateTable('class').set({ leave_chain: chain.join() }).where('id', '=', classID).execute()
    const officers = Object.entries(HELD).map(([office, name]) => ({
      class_id: classID,
      office: office as keyof typeof HELD,
      user_id: userId(name),
    }))
    await db().insertInto('class_officer').values(officers).execute()
    return classID
  }
  // The demo organisation's own leaves end before.
  let days = 20
  const asks = (classID: string, who = 'learner'): Promise<Leave> => {
    days += 1
    return answerOf<Leave>(as(who), requestLeave, {
      classID,
      type: 'casual',
      startTime: timeText(START.getTime() + days * DAY),
      endTime: timeText(START.getTime() + days * DAY + HOUR),
      reason: 'A wedding',
    })
  }
  const approves = (who: string, { leaveID }: Leave, revision: number): Promise<Leave> =>
    answerOf<Leave>(as(who), sendLeaveEvent, { leaveID, type: 'approve', revision, reason: '' })
  const standing = async ({ leaveID }: Leave): Promise<Leave> => {
    await portal().portal.effects.settled()
    return answerOf<Leave>(as('learner'), getLeave, { leaveID })
  }
  /** The notices about a class or the own leaves that somebody has got since they were last asked for. */
  const seen = new Map<string, Set<string>>()
  const news = async (who: string): Promise<string[]> => {
    await portal().portal.effects.settled()
    const { data } = await answerOf<{ data: Notice[] }>(as(who), findNotices, { pageSize: 40 })
    const before = seen.get(who) ?? new Set()
    seen.set(who, new Set(data.map(({ mesNotifyId }) => mesNotifyId)))
    return data
      .filter(({ mesNotifyId }) => !before.has(mesNotifyId))
      .map(({ content }) => content.map(({ text }) => text).join(''))
  }
  const names = (classID: string, office: keyof typeof HELD, ...people: string[]) =>
    answerOf(as('headmaster'), setClassOffice, { classID, office, userIDs: people.map((name) => userId(name)) })
  const person = (who: string) => answerOf<ManagedPerson>(as('admin'), getPerson, { userId: userId(who) })
  const sends = async (who: string, type: 'disable' | 'enable') =>
    answerOf(as('admin'), sendAccountEvent, { userId: userId(who), type, revision: (await person(who)).revision })
  const gives = async (who: string, roles: readonly string[]) => {
    const { revision, accountName, originalName, phone, email, language, department } = await person(who)
    const known = { accountName, originalName, phone, email, language, department }
    return answerOf(as('admin'), savePerson, { userId: userId(who), revision, ...known, roles })
  }
  const withdraws = async (who: string, classID: string) => {
    const own = await answerOf<Registration>(as(who), getOwnRegistration, { classID })
    const registrationID = own.registrationID ?? ''
    const sent = { registrationID, type: 'withdraw', revision: own.revision, reason: 'No time' }
    return answerOf(as(who), sendRegistrationEvent, sent)
  }
  const chainOf = async (classID: string) => {
    const { classes } = await answerOf<LeaveProspect>(as('learner'), getLeaveProspect, {})
    return classes.find((one) => one.classID === classID)?.chain
  }

  describe('a leave that waits for an office', () => {
    it('goes on to the next approver when the only team leader withdraws, who is told, and says so', async () => {
      const classID = await aClass()
      const leave = await asks(classID)
      await news('committee')
      await withdraws('leader', classID)
      const now = await standing(leave)
      expect([now.value, now.chain]).toEqual([
        { pending: 'disciplineCommittee' },
        ['disciplineCommittee', 'headmaster', 'schoolLeader'],
      ])
      expect(now.log.map(({ state, event, who }) => [state, event, who?.userId])).toEqual([
        ['draft', 'request', userId('learner')],
        ['pending.teamLeader', 'officeVacated', undefined],
      ])
      expect(await news('committee')).toEqual([expect.stringContaining('林晓雯')])
      // A new chain does without the office as well.
      expect(await chainOf(classID)).toEqual(['disciplineCommittee', 'headmaster', 'schoolLeader'])
    })

    it('goes on when the office is given to nobody, or the role or the account of its holder is taken', async () => {
      const classID = await aClass()
      const leave = await asks(classID)
      await names(classID, 'teamLeader')
      expect((await standing(leave)).value).toEqual({ pending: 'disciplineCommittee' })
      await sends('committee', 'disable')
      expect((await standing(leave)).value).toEqual({ pending: 'headmaster' })
      const { roles } = await person('headmaster')
      await gives('headmaster', ['headmaster'])
      try {
        const now = await standing(leave)
        expect([now.value, now.chain]).toEqual([{ pending: 'schoolLeader' }, ['schoolLeader']])
        expect(await chainOf(classID)).toEqual(['schoolLeader'])
      } finally {
        await gives('headmaster', roles)
        await sends('committee', 'enable')
        visitors.set('committee', await signedIn(portal(), 'committee'))
      }
    })

    it('goes on to the last one, over all that nobody holds', async () => {
      const classID = await aClass()
      const leave = await asks(classID)
      await names(classID, 'disciplineCommittee')
      expect((await standing(leave)).value).toEqual({ pending: 'teamLeader' })
      // It comes to the empty office by a decision, and does not stay there.
      await approves('leader', leave, 1)
      const now = await standing(leave)
      expect([now.value, now.chain]).toEqual([{ pending: 'headmaster' }, ['teamLeader', 'headmaster', 'schoolLeader']])
    })

    it('stays where nobody decides after it, and those who can fill the office are told once', async () => {
      const classID = await aClass(['headmaster', 'schoolLeader'])
      const [one, other] = [await asks(classID), await asks(classID)]
      for (const leave of [one, other]) await approves('headmaster', leave, 1)
      for (const who of ['admin', 'school', 'headmaster']) await news(who)
      await sends('school', 'disable')
      try {
        const now = await standing(one)
        expect([now.value, now.revision]).toEqual([{ pending: 'schoolLeader' }, 2])
        const told = await news('admin')
        expect(
          told.filter((text) => text.startsWith('Nobody holds this office any more: School leader.')),
        ).toHaveLength(1)
        expect(await news('headmaster')).toEqual([])
      } finally {
        await sends('school', 'enable')
        visitors.set('school', await signedIn(portal(), 'school'))
      }
      // Whoever holds the office again reads how many wait.
      const told = await news('school')
      expect(told).toHaveLength(1)
      expect(told[0]).toMatch(/\d/)
      expect((await approves('school', other, 2)).status).toBe('approved')
    })

    it('has one notice for each office and reader, of all leaves that wait there, and is told anew only of others', async () => {
      const classID = await aClass(['headmaster', 'schoolLeader'])
      const vacancy = 'Nobody holds this office any more: School leader. Leave waiting for it:'
      /** What the vacancy's notices say, and whether they have been read. */
      const told = async (): Promise<[string | undefined, number][]> => {
        await portal().portal.effects.settled()
        const { data } = await answerOf<{ data: Notice[] }>(as('admin'), findNotices, { pageSize: 40 })
        return data
          .map(({ content, receiverState }): [string, number] => [
            content.map(({ text }) => text).join(''),
            receiverState,
          ])
          .filter(([text]) => text.startsWith(vacancy))
          .map(([text, state]) => [/\d+/.exec(text)?.[0], state])
      }
      const waiting = async () => {
        const leaves = db().selectFrom('leave').where('state', '=', 'pending.schoolLeader')
        return String((await leaves.select('id').execute()).length)
      }
      const [READ, UNREAD] = [1, 2]
      const [one, other] = [await asks(classID), await asks(classID)]
      await approves('headmaster', one, 1)
      await db().deleteFrom('notice').execute()
      await sends('school', 'disable')
      try {
        expect(await told()).toEqual([[await waiting(), UNREAD]])
        await approves('headmaster', other, 1)
        expect(await told()).toEqual([[await waiting(), UNREAD]])
        // An account that has nothing to do with it changes.
        const { roles } = await person('leader')
        await gives('leader', [...roles, 'teacher'])
        await db().updateTable('notice').set({ read_at: START.getTime() }).execute()
        await gives('leader', roles)
        expect(await told()).toEqual([[await waiting(), READ]])
        const { data } = await answerOf<{ data: Notice[] }>(as('admin'), findNotices, { pageSize: 1 })
        const mesNotifyId = data[0]?.mesNotifyId ?? ''
        expect(await answerOf<Notice>(as('admin'), getNotice, { mesNotifyId })).toMatchObject({ mesNotifyId })
      } finally {
        await sends('school', 'enable')
        visitors.set('school', await signedIn(portal(), 'school'))
      }
      // It was filled in between, so its falling vacant again is news.
      await sends('school', 'disable')
      try {
        expect(await told()).toEqual([
          [await waiting(), UNREAD],
          [await waiting(), READ],
        ])
      } finally {
        await sends('school', 'enable')
        visitors.set('school', await signedIn(portal(), 'school'))
      }
      expect((await told()).map(([, state]) => state)).toEqual([READ, READ])
    })

    it('tells whoever newly holds it, by each way in', async () => {
      const classID = await aClass()
      await asks(classID)
      await news('committee')
      await names(classID, 'teamLeader', 'leader', 'committee')
      expect(await news('committee')).toHaveLength(1)
      // Who holds it already is told of nothing.
      await news('leader')
      await names(classID, 'teamLeader', 'leader')
      expect(await news('leader')).toEqual([])

      const headed = await aClass(['headmaster'])
      const window = { opens_at: START.getTime() - DAY, closes_at: START.getTime() + DAY }
      await db().updateTable('class').set(window).where('id', '=', headed).execute()
      await db()
        .insertInto('class_text')
        .values({ class_id: headed, language: 'zh_CN', name: '防汛', place: null })
        .execute()
      const leave = await asks(headed)
      await news('teacher')
      const item = await answerOf<ManagedClass>(as('admin'), getManagedClass, { classID: headed })
      const { headmaster, teachers, invited, courses } = item
      const written = Object.entries(item).filter(([name]) => !NOT_WRITTEN.has(name))
      const kept = {
        ...Object.fromEntries(written),
        teacherIDs: teachers.map((one) => one.userId),
        invitedIDs: invited.map((one) => one.userId),
        courses: courses.map(({ courseID, kind }) => ({ courseID, kind })),
      }
      await answerOf(as('admin'), saveClass, { ...kept, headmasterID: headmaster?.userId ?? null })
      expect(await news('teacher')).toEqual([])
      await answerOf(as('admin'), saveClass, {
        ...kept,
        revision: item.revision + 1,
        headmasterID: userId('teacher'),
      })
      expect(await news('teacher')).toHaveLength(1)
      expect((await approves('teacher', leave, 1)).status).toBe('approved')
    })

    it('has a history that leads to the same state again', async () => {
      await portal().portal.effects.settled()
      expect((await replayRecords(db(), recordKinds)).differences).toEqual([])
    })
  })
})
