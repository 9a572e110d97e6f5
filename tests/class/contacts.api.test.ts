import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { listClassContacts, writeToGroup } from '#api/class/contact.contract.ts'
import type { ClassContacts } from '#api/class/contact.contract.ts'
import { userId } from '#server/demo/ids.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { signedIn, type Visitor } from '#tests/kit/server/visitor.ts'
import { putMembers } from './members.ts'
import { putClass, putLearners } from './registration-scene.ts'

const PEOPLE = ['learner', 'leader', 'committee', 'headmaster', 'teacher', 'admin', 'school'] as const

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const people = new Map<string, Visitor>()
  const as = (name: (typeof PEOPLE)[number]): Visitor => people.get(name)!
  /** Run by the headmaster, with the teacher beside; learner and committee are in group one, leader in none. */
  let classId: string
  let [one, two, empty] = ['', '', '']
  beforeAll(async () => {
    for (const name of PEOPLE) people.set(name, await signedIn(portal(), name))
    const { db } = portal()
    classId = await putClass(db, { name: 'Contacts' })
    ;[one, two, empty] = [`1${classId}`.slice(0, 36), `2${classId}`.slice(0, 36), `3${classId}`.slice(0, 36)]
    const more = await putLearners(db, 3)
    const ids = [...['learner', 'leader', 'committee'].map(userId), ...more]
    await putMembers(
      db,
      ids.map((user_id) => ({ user_id, class_id: classId })),
    )
    await db
      .insertInto('class_group')
      .values(
        [one, two, empty].map((id, position) => ({ id, class_id: classId, name: `Group ${position + 1}`, position })),
      )
      .execute()
    const placed = (user_id: string, group_id: string) => ({ class_id: classId, user_id, group_id })
    await db
      .insertInto('class_group_member')
      .values([placed(userId('learner'), one), placed(userId('committee'), one), ...more.map((id) => placed(id, two))])
      .execute()
    await db
      .insertInto('class_officer')
      .values([
        { class_id: classId, user_id: userId('teacher'), office: 'classTeacher' },
        { class_id: classId, user_id: userId('committee'), office: 'disciplineCommittee' },
      ])
      .execute()
  })
  const contactsOf = (who: Visitor, asked: object = {}) =>
    answerOf<ClassContacts>(who, listClassContacts, { classID: classId, ...asked })
  const idsIn = ({ list }: ClassContacts) => list.map((contact) => contact.userId)
  const write = (who: Visitor, group: string | null, more: object = {}) =>
    who.call(writeToGroup, {
      classID: classId,
      letterId: randomUUID(),
      group,
      content: 'The room has changed.',
      ...more,
    })
  /** Who has had a letter since. */
  const lettersAfter = async (act: () => Promise<unknown>): Promise<string[]> => {
    const { db } = portal()
    const letters = () => db.selectFrom('letter').select(['id', 'dialogue_id', 'sender_id']).execute()
    const before = new Set((await letters()).map(({ id }) => id))
    await act()
    const written = (await letters()).filter(({ id }) => !before.has(id))
    const receivers = await Promise.all(
      written.map(({ dialogue_id, sender_id }) =>
        db
          .selectFrom('dialogue_member')
          .select('user_id')
          .where('dialogue_id', '=', dialogue_id)
          .where('user_id', '!=', sender_id)
          .executeTakeFirstOrThrow(),
      ),
    )
    return receivers.map(({ user_id }) => user_id).sort()
  }

  describe('the contact list of a class', () => {
    it('has those who run it first, then those with an office, then all others, with their groups', async () => {
      const found = await contactsOf(as('learner'), { pageSize: 40 })
      expect(found.list.slice(0, 3).map((contact) => [contact.userId, contact.offices, contact.groupID])).toEqual([
        [userId('headmaster'), ['headmaster'], null],
        [userId('teacher'), ['classTeacher'], null],
        [userId('committee'), ['disciplineCommittee'], one],
      ])
      expect(found.count).toBe(8)
      expect(found.groups).toEqual([
        { groupID: one, name: 'Group 1', count: 2 },
        { groupID: two, name: 'Group 2', count: 3 },
        { groupID: empty, name: 'Group 3', count: 0 },
      ])
      expect([found.ungrouped, found.className, found.canWrite, found.canWriteToAll]).toEqual([
        1,
        'Contacts',
        true,
        false,
      ])
      expect(found.list.filter(({ isSelf }) => isSelf).map((contact) => contact.userId)).toEqual([userId('learner')])
    })

    it('tells name and picture of a person, and nothing else', async () => {
      const { raw } = await as('learner').call(listClassContacts, { classID: classId, pageSize: 40 })
      const people = await portal().db.selectFrom('user').select(['phone', 'email', 'account_name']).execute()
      for (const { phone, email } of people)
        for (const own of [phone, email]) if (own !== null) expect(raw.body).not.toContain(own)
    })

    it('is filtered by group and by name, and goes page by page', async () => {
      expect(idsIn(await contactsOf(as('leader'), { group: one })).sort()).toEqual(
        [userId('learner'), userId('committee')].sort(),
      )
      expect(idsIn(await contactsOf(as('leader'), { group: 'none' }))).toEqual([userId('leader')])
      expect((await contactsOf(as('leader'), { group: empty })).count).toBe(0)
      expect(idsIn(await contactsOf(as('leader'), { keyword: 'amelie LAURENT' }))).toEqual([userId('leader')])
      expect((await contactsOf(as('leader'), { keyword: '%' })).count).toBe(0)
      const pages = await Promise.all([1, 2, 3, 4].map((pageNum) => contactsOf(as('leader'), { pageSize: 3, pageNum })))
      expect(pages.map(({ list, count }) => [list.length, count])).toEqual([
        [3, 8],
        [3, 8],
        [2, 8],
        [0, 8],
      ])
      expect(new Set(pages.flatMap(idsIn)).size).toBe(8)
    })

    it('is for its members and for those who run it, and for nobody else', async () => {
      for (const who of ['learner', 'headmaster', 'teacher'] as const)
        expect((await contactsOf(as(who))).canWrite, who).toBe(true)
      // An administrator sees it, and is not one of the class.
      expect(await contactsOf(as('admin'))).toMatchObject({ canWrite: false, canWriteToAll: false })
      const { body } = await as('school').call(listClassContacts, { classID: classId })
      expect(body).toMatchObject({ reason: 'registration.notRegistered', data: null })
      expect((await as('learner').call(listClassContacts, { classID: 'nothing' })).status).toBe(404)
    })

    it.each([{ group: 'a b' }, { keyword: 'x'.repeat(101) }, { pageSize: 41 }, { office: 'headmaster' }])(
      'refuses %j',
      async (asked) => {
        const { status, body } = await as('learner').call(listClassContacts, { classID: classId, ...asked })
        expect([status, body.reason, body.data]).toEqual([400, 'request.invalid', null])
      },
    )
  })

  describe('a letter', () => {
    it('to a group goes to each one of it but the sender, once however often it is sent', async () => {
      const letterId = randomUUID()
      const twice = async () => {
        for (let i = 0; i < 2; i++) {
          const { body } = await write(as('learner'), one, { letterId })
          expect(body).toMatchObject({ code: 2000 })
        }
      }
      expect(await lettersAfter(twice)).toEqual([userId('committee')])
      expect(await lettersAfter(() => write(as('leader'), one))).toEqual(
        [userId('learner'), userId('committee')].sort(),
      )
    })

    it('to the whole class is for those who run it', async () => {
      const all = idsIn(await contactsOf(as('headmaster'), { pageSize: 40 }))
      expect(await lettersAfter(() => write(as('headmaster'), null))).toEqual(
        all.filter((id) => id !== userId('headmaster')).sort(),
      )
      expect(await lettersAfter(() => write(as('teacher'), null))).toHaveLength(7)
    })

    it.each([
      ['to the whole class from a member', 'learner', null, {}, 'request.forbidden'],
      ['from an administrator who is not of the class', 'admin', null, {}, 'request.forbidden'],
      ['from somebody who has no place in it', 'school', 'one', {}, 'registration.notRegistered'],
      ['to nobody', 'learner', 'empty', {}, 'request.notFound'],
      ['to a group of no class', 'learner', 'nothing', {}, 'request.notFound'],
      ['without a word', 'learner', 'one', { content: ' \n ' }, 'message.letterEmpty'],
      ['with an id that is none', 'learner', 'one', { letterId: 'x' }, 'request.invalid'],
      ['with receivers of its own', 'learner', 'one', { to: ['x'] }, 'request.invalid'],
    ] as const)('is refused %s, and nobody gets it', async (_what, who, group, more, reason) => {
      const ids: Readonly<Record<string, string>> = { one, empty }
      const before = await contentsOf(portal().db)
      const { body } = await write(as(who), group === null ? null : (ids[group] ?? group), more)
      expect([body.code, body.reason, body.data]).toEqual([5000, reason, null])
      expect(await contentsOf(portal().db)).toEqual(before)
    })

    it('to the own group is refused where nobody else is in it', async () => {
      const alone = await putClass(portal().db)
      await putMembers(portal().db, [{ user_id: userId('learner'), class_id: alone }])
      await portal()
        .db.insertInto('class_group')
        .values({ id: `g${alone}`, class_id: alone, name: 'Alone', position: 0 })
        .execute()
      await portal()
        .db.insertInto('class_group_member')
        .values({ class_id: alone, user_id: userId('learner'), group_id: `g${alone}` })
        .execute()
      const { body } = await write(as('learner'), `g${alone}`, { classID: alone })
      expect([body.code, body.reason]).toEqual([5000, 'message.nobodyToWriteTo'])
    })
  })
})
