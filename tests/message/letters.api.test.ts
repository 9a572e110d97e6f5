import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  findCorrespondents,
  findDialogues,
  findLetters,
  openDialogue,
  sendLetter,
} from '#api/message/letter.contract.ts'
import type { Correspondent, Dialogue, Letter, Letters } from '#api/message/letter.contract.ts'
import { LETTER_LIMIT } from '#api/message/letter-rule.ts'
import { updateNotifyReceiverState, updateReadMessage } from '#api/message/notice.contract.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { putMembers, removeMembers } from '#tests/class/members.ts'
import { answerOf, type Page } from '#tests/kit/server/answers.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { plansOf } from '#tests/kit/server/query-plans.ts'
import { MINUTE, START } from '#tests/kit/server/test-clock.ts'
import { signedIn, type Visitor } from '#tests/kit/server/visitor.ts'

interface Listed {
  data: Dialogue[]
  count: number
  unread: number
}

onEachEngine((engine) => {
  const portal = portalFor(engine)
  let learner: Visitor
  let leader: Visitor
  let headmaster: Visitor
  let weak: Visitor
  beforeAll(async () => {
    ;[learner, leader, headmaster, weak] = (await Promise.all(
      ['learner', 'leader', 'headmaster', 'weak'].map((name) => signedIn(portal(), name)),
    )) as [Visitor, Visitor, Visitor, Visitor]
  })
  beforeEach(async () => {
    await portal().db.deleteFrom('dialogue').execute()
  })

  const open = async (who: Visitor, name: string) =>
    (await answerOf<{ dialogueId: string }>(who, openDialogue, { userId: userId(name) })).dialogueId
  const send = (who: Visitor, dialogueId: string, content: string, letterId: string = randomUUID()) =>
    who.call(sendLetter, { dialogueId, letterId, content })
  const write = (who: Visitor, dialogueId: string, content: string, letterId: string = randomUUID()) =>
    answerOf<Letter>(who, sendLetter, { dialogueId, letterId, content })
  const dialoguesOf = (who: Visitor, payload: object = {}) => answerOf<Listed>(who, findDialogues, payload)
  const read = (who: Visitor, dialogueId: string, before?: string) =>
    answerOf<Letters>(who, findLetters, { dialogueId, ...(before !== undefined && { before }) })
  const mark = (who: Visitor, body: object, call = updateReadMessage) => answerOf<null>(who, call, body)
  const contentsIn = ({ list }: Letters) => list.map(({ content }) => content)
  /** Bulk insert into the database. */
  const fill = async (dialogueId: string, count: number) => {
    const letters = Array.from({ length: count }, (_, i) => ({
      id: randomUUID(),
      dialogue_id: dialogueId,
      position: i + 1,
      sender_id: userId('leader'),
      content: `letter ${i + 1}`,
      sent_at: START.getTime() + i,
    }))
    for (let i = 0; i < count; i += 1000)
      await portal()
        .db.insertInto('letter')
        .values(letters.slice(i, i + 1000))
        .execute()
    const last = letters.at(-1)!
    await portal()
      .db.updateTable('dialogue_member')
      .set({ last_letter_id: last.id, last_at: last.sent_at })
      .where('dialogue_id', '=', dialogueId)
      .execute()
    await portal()
      .db.updateTable('dialogue_member')
      .set({ unread: count })
      .where('dialogue_id', '=', dialogueId)
      .where('user_id', '=', userId('learner'))
      .execute()
    return letters
  }

  describe('the people one can write to', () => {
    it("are the members and class teachers of the caller's classes, each once, with a shared class", async () => {
      const found = async (payload: object) => answerOf<Page<Correspondent>>(learner, findCorrespondents, payload)
      const first = await found({ pageSize: 40 })
      const second = await found({ pageSize: 40, pageNum: 2 })
      const all = [...first.list, ...second.list]
      expect([all.length, new Set(all.map((one) => one.userId)).size]).toEqual([first.count, first.count])
      const classmates = await portal()
        .db.selectFrom('class_member as other')
        .innerJoin('class_member as own', 'own.class_id', 'other.class_id')
        .select('other.user_id')
        .distinct()
        .where('own.user_id', '=', userId('learner'))
        .where('other.user_id', '!=', userId('learner'))
        .execute()
      const headmasters = ['headmaster', 'teacher', 'camille.moreau'].map(userId)
      expect(new Set(all.map((one) => one.userId))).toEqual(
        new Set([...classmates.map((row) => row.user_id), ...headmasters]),
      )
      const amelie = all.find((one) => one.userId === userId('leader'))
      // The shared class that begins last.
      expect(amelie).toEqual({
        userId: userId('leader'),
        originalName: 'Amélie Laurent',
        className: 'Sediment Modelling',
        otherPhoto: null,
      })
      expect(all.find((one) => one.userId === userId('headmaster'))!.className).toBe('Field Practice in Stream Gauging')
    })

    it('are searched case- and accent-insensitively, and sorted in the order of the language', async () => {
      const names = async (keyword: string, lang = 'en_US') =>
        (await answerOf<Page<Correspondent>>(learner, findCorrespondents, { keyword }, lang)).list.map(
          ({ originalName }) => originalName,
        )
      expect(await names('  laurent AMELIE ')).toEqual(['Amélie Laurent'])
      expect(await names('雨涵')).toEqual(['陈雨涵'])
      expect(await names('%')).toEqual([])
      const { list } = await answerOf<Page<Correspondent>>(learner, findCorrespondents, { pageSize: 40 }, 'ru_RU')
      const sorted = list.map(({ originalName }) => originalName)
      expect(sorted).toEqual(sorted.toSorted(new Intl.Collator('ru').compare))
    })

    it('are, for a headmaster, those of the classes taught; for a user without classes, nobody', async () => {
      const found = (who: Visitor, keyword = '') =>
        answerOf<Page<Correspondent>>(who, findCorrespondents, { pageSize: 40, keyword })
      const { original_name: name } = await portal()
        .db.selectFrom('user')
        .select('original_name')
        .where('id', '=', userId('learner'))
        .executeTakeFirstOrThrow()
      expect((await found(headmaster, name)).list.map((one) => one.userId)).toContain(userId('learner'))
      expect(await found(await signedIn(portal(), 'admin'))).toEqual({ list: [], count: 0 })
    })
  })

  describe('a dialogue', () => {
    it('is unique per pair, whoever opens it and however often, and unlisted before the first letter', async () => {
      const ids = await Promise.all([
        open(learner, 'leader'),
        open(leader, 'learner'),
        open(learner, 'leader'),
        open(leader, 'learner'),
      ])
      expect(new Set(ids).size).toBe(1)
      expect(await dialoguesOf(learner)).toEqual({ data: [], count: 0, unread: 0 })
      expect(await read(learner, ids[0])).toEqual({
        partner: { userId: userId('leader'), originalName: 'Amélie Laurent' },
        canWrite: true,
        list: [],
        hasEarlier: false,
      })
    })

    it('is refused without a shared class, with oneself or with an unknown user', async () => {
      for (const other of [userId('admin'), userId('learner'), 'nobody']) {
        const { status, body } = await learner.call(openDialogue, { userId: other })
        expect([status, body.code, body.reason]).toEqual([200, 5000, 'message.noSharedClass'])
      }
      expect(await portal().db.selectFrom('dialogue').selectAll().execute()).toEqual([])
    })

    it('with a headmaster can be begun by either side', async () => {
      expect(await open(headmaster, 'learner')).toBe(await open(learner, 'headmaster'))
    })

    it('is private: a guessed id is not found', async () => {
      const dialogueId = await open(learner, 'leader')
      const { messageId } = await write(learner, dialogueId, 'a secret')
      const before = await contentsOf(portal().db)
      for (const who of [headmaster, weak]) {
        for (const reply of [
          await who.call(findLetters, { dialogueId }),
          await who.call(findLetters, { dialogueId, before: messageId }),
          await send(who, dialogueId, 'let me in'),
          await send(who, dialogueId, 'let me in', messageId),
        ]) {
          expect([reply.status, reply.body.reason]).toEqual([404, 'request.notFound'])
          expect(reply.raw.body).not.toContain('secret')
        }
        await mark(who, { messageIds: [messageId] })
      }
      expect(await contentsOf(portal().db)).toEqual(before)
      const other = await open(weak, 'headmaster')
      expect((await weak.call(findLetters, { dialogueId: other, before: messageId })).status).toBe(404)
    })

    it('stays readable without a shared class, but is closed for writing', async () => {
      const dialogueId = await open(learner, 'leader')
      await write(learner, dialogueId, 'see you')
      const membership = portal().db.selectFrom('class_member').selectAll().where('user_id', '=', userId('leader'))
      const rows = await membership.execute()
      await removeMembers(portal().db, { user_id: userId('leader') })
      expect(await read(leader, dialogueId)).toMatchObject({ canWrite: false, list: [{ content: 'see you' }] })
      for (const who of [learner, leader]) {
        expect((await send(who, dialogueId, 'still there?')).body).toMatchObject({
          code: 5000,
          reason: 'message.noSharedClass',
        })
      }
      expect(await open(learner, 'leader')).toBe(dialogueId)
      expect((await dialoguesOf(leader)).data[0]!.content).toBe('see you')
      await putMembers(portal().db, rows)
      expect((await read(leader, dialogueId)).canWrite).toBe(true)
      expect((await send(leader, dialogueId, 'yes')).body.code).toBe(2000)
    })
  })

  describe('the list of dialogues', () => {
    it('[CALL-21, ENTITY-05] answers data, the list, and count beside the code', async () => {
      const dialogueId = await open(learner, 'leader')
      await open(learner, 'headmaster').then((id) => write(learner, id, 'earlier'))
      portal().clock.pass(MINUTE)
      const { messageId } = await write(leader, dialogueId, 'later')
      const { body } = await learner.call(findDialogues, { pageSize: 1 })
      expect(body).toEqual({
        code: 2000,
        message: '',
        reason: null,
        data: [expect.objectContaining({ messageId, dialogueId })],
        count: 2,
        unread: 1,
      })
    })

    it('[ENTITY-03, MSG-04] has the latest letter of each, with partner and sender, newest first', async () => {
      const [one, two] = [await open(learner, 'leader'), await open(learner, 'headmaster')]
      await write(leader, one, 'first')
      portal().clock.pass(MINUTE)
      const sent = await write(headmaster, two, 'second')
      portal().clock.pass(MINUTE)
      await write(leader, one, 'third')
      const { data, count, unread } = await dialoguesOf(learner)
      expect([data.map(({ content }) => content), count, unread]).toEqual([['third', 'second'], 2, 3])
      expect(data[1]).toEqual({
        messageId: sent.messageId,
        dialogueId: two,
        chatUserName: 'Nguyễn Thị Hương',
        chatUserId: userId('headmaster'),
        senderName: 'Nguyễn Thị Hương',
        isOwn: false,
        content: 'second',
        sendTime: sent.sendTime,
        messageState: 2,
        otherPhoto: null,
        unread: 1,
      })
      expect((await dialoguesOf(leader)).data[0]).toMatchObject({
        chatUserName: '林晓雯',
        chatUserId: userId('learner'),
        senderName: 'Amélie Laurent',
        isOwn: true,
        messageState: 1,
        unread: 0,
      })
      expect((await dialoguesOf(learner, { pageSize: 1, pageNum: 2 })).data.map(({ content }) => content)).toEqual([
        'second',
      ])
      expect(await dialoguesOf(learner, { pageNum: 7 })).toEqual({ data: [], count: 2, unread: 3 })
    })

    it('contains no dialogue of others', async () => {
      await write(learner, await open(learner, 'leader'), 'hello')
      expect(await dialoguesOf(weak)).toEqual({ data: [], count: 0, unread: 0 })
    })
  })

  describe('a letter', () => {
    it("[ENTITY-03] is returned from its sender's view", async () => {
      const dialogueId = await open(learner, 'leader')
      const letterId = randomUUID()
      expect(await write(learner, dialogueId, '你好，Amélie！', letterId)).toMatchObject({
        messageId: letterId,
        dialogueId,
        chatUserName: 'Amélie Laurent',
        senderName: '林晓雯',
        isOwn: true,
        content: '你好，Amélie！',
        messageState: 1,
      })
    })

    it.each([
      '',
      ' ',
      '\n\t \r\n',
      '\u3000\u00a0\u2003',
      '\u200b\u200d\ufeff\u2800\u3164',
      '\u202e\u2066\u2069',
      '\u0001\u0007\u001b',
    ])('[VALID-15 in part, ERROR-36] of blanks is refused: %j', async (content) => {
      const dialogueId = await open(learner, 'leader')
      const before = await contentsOf(portal().db)
      const { status, body } = await send(learner, dialogueId, content)
      expect([status, body.code, body.reason, body.message]).toEqual([
        200,
        5000,
        'message.letterEmpty',
        'The message is empty.',
      ])
      expect(await contentsOf(portal().db)).toEqual(before)
    })

    it('[VALID-15 in part] has at most 2000 user-perceived characters', async () => {
      const dialogueId = await open(learner, 'leader')
      expect((await write(learner, dialogueId, '🌊'.repeat(LETTER_LIMIT))).content).toBe('🌊'.repeat(LETTER_LIMIT))
      expect((await write(learner, dialogueId, `  ${'水'.repeat(LETTER_LIMIT)}\n`)).content).toHaveLength(LETTER_LIMIT)
      for (const content of ['水'.repeat(LETTER_LIMIT + 1), 'x'.repeat(200_000)]) {
        expect((await send(learner, dialogueId, content)).body).toMatchObject({
          code: 5000,
          reason: 'message.letterTooLong',
        })
      }
    })

    it('of a megabyte is too large, and changes nothing', async () => {
      const dialogueId = await open(learner, 'leader')
      const before = await contentsOf(portal().db)
      const { status, body } = await send(learner, dialogueId, 'x'.repeat(1024 * 1024))
      expect([status, body.reason]).toEqual([413, 'request.tooLarge'])
      expect(await contentsOf(portal().db)).toEqual(before)
    })

    it('keeps markup as plain text', async () => {
      const dialogueId = await open(learner, 'leader')
      const content = `<script>alert(1)</script> <b>bold</b> &amp; ' " \\ %s {name} '; drop table letter; --`
      expect((await write(learner, dialogueId, content)).content).toBe(content)
      expect(contentsIn(await read(leader, dialogueId))).toEqual([content])
    })

    it('loses control characters, and its line breaks are normalised', async () => {
      const dialogueId = await open(learner, 'leader')
      const { content } = await write(learner, dialogueId, ' \u0001one\r\ntwo\rthree\u001b[31m\tfour\u0085 ')
      expect(content).toBe('one\ntwo\nthree[31m\tfour')
      expect(contentsIn(await read(leader, dialogueId))).toEqual([content])
    })

    it('is idempotent by id, and answers the first one', async () => {
      const dialogueId = await open(learner, 'leader')
      const letterId = randomUUID()
      await write(learner, dialogueId, 'once', letterId)
      expect((await write(learner, dialogueId, 'something else', letterId)).content).toBe('once')
      expect(contentsIn(await read(leader, dialogueId))).toEqual(['once'])
      expect((await dialoguesOf(leader)).unread).toBe(1)
    })

    it("with the id of another user's or another dialogue's letter is refused", async () => {
      const [dialogueId, other] = [await open(learner, 'leader'), await open(learner, 'headmaster')]
      const { messageId } = await write(learner, dialogueId, 'mine')
      for (const reply of [
        await send(leader, dialogueId, 'not yours', messageId),
        await send(learner, other, 'elsewhere', messageId),
      ]) {
        expect([reply.body.code, reply.body.reason]).toEqual([10003, 'request.repeated'])
      }
    })

    it.each([
      { letterId: 'x' },
      { content: 7 },
      { content: null },
      { sender_id: userId('leader') },
      { sentAt: 1 },
      { position: 1 },
    ])('with %j is refused', async (forged) => {
      const dialogueId = await open(learner, 'leader')
      const { status } = await learner.call(sendLetter, { dialogueId, letterId: randomUUID(), content: 'x', ...forged })
      expect(status).toBe(400)
      expect((await read(learner, dialogueId)).list).toEqual([])
    })
  })

  describe('marking as read', () => {
    it("[CALL-22] covers the letters named and all before them, on the caller's side only", async () => {
      const dialogueId = await open(learner, 'leader')
      const sent: Letter[] = []
      for (let i = 1; i <= 4; i += 1) sent.push(await write(i === 2 ? learner : leader, dialogueId, `${i}`))
      await mark(learner, { messageIds: [sent[2]!.messageId], mesNotifyId: [] })
      expect((await read(learner, dialogueId)).list.map(({ messageState }) => messageState)).toEqual([1, 1, 1, 2])
      expect([(await dialoguesOf(learner)).unread, (await dialoguesOf(leader)).unread]).toEqual([1, 1])
      // Reading is never undone.
      await mark(learner, { messageIds: [sent[0]!.messageId] })
      expect((await dialoguesOf(learner)).unread).toBe(1)
      await mark(learner, { messageIds: [sent[3]!.messageId] })
      expect((await dialoguesOf(learner)).data[0]).toMatchObject({ messageState: 1, unread: 0 })
    })

    it("accepts letters of several dialogues, unknown and notice ids, and affects only the caller's own", async () => {
      const [one, two] = [await open(learner, 'leader'), await open(learner, 'headmaster')]
      const [a, b] = [await write(leader, one, 'a'), await write(headmaster, two, 'b')]
      await mark(leader, { messageIds: [a.messageId, b.messageId] })
      await mark(learner, { messageIds: [], mesNotifyId: [a.messageId] })
      await mark(learner, { mesNotifyId: [], messageIds: [a.messageId] }, updateNotifyReceiverState)
      expect((await dialoguesOf(learner)).unread).toBe(2)
      await mark(learner, { messageIds: [a.messageId, b.messageId, randomUUID(), 'no-id-at-all'] })
      expect((await dialoguesOf(learner)).unread).toBe(0)
    })
  })

  describe('of 10,000 letters', () => {
    it('any page is read, and all before one are marked', async () => {
      const dialogueId = await open(learner, 'leader')
      const letters = await fill(dialogueId, 10_000)
      const latest = await read(learner, dialogueId)
      expect([latest.list.at(-1)!.content, latest.list[0]!.content, latest.hasEarlier]).toEqual([
        'letter 10000',
        'letter 9981',
        true,
      ])
      const middle = await read(learner, dialogueId, letters[5000]!.id)
      expect([middle.list.at(-1)!.content, middle.list.length, middle.hasEarlier]).toEqual(['letter 5000', 20, true])
      const first = await read(learner, dialogueId, letters[3]!.id)
      expect([contentsIn(first), first.hasEarlier]).toEqual([['letter 1', 'letter 2', 'letter 3'], false])
      await write(learner, dialogueId, 'one more')
      expect(await dialoguesOf(learner)).toMatchObject({ count: 1, unread: 10_000 })
      await mark(learner, { messageIds: [letters[8999]!.id] })
      expect((await dialoguesOf(learner)).unread).toBe(1000)
    })

    it.runIf(engine === 'SQLite')('no page reads all, nor sorts them', async () => {
      const dialogueId = await open(learner, 'leader')
      const letters = await fill(dialogueId, 30)
      const steps = await plansOf(portal(), 'letter', async () => {
        await read(learner, dialogueId)
        await read(learner, dialogueId, letters[10]!.id)
        await write(learner, dialogueId, 'one more')
        await mark(learner, { messageIds: [letters[20]!.id] })
        await dialoguesOf(learner)
      })
      expect(steps).not.toEqual([])
      expect(steps.filter((step) => /SCAN|B-TREE/.test(step))).toEqual([])
    })

    it('each is on exactly one page', async () => {
      const dialogueId = await open(learner, 'leader')
      await fill(dialogueId, 130)
      const seen: string[] = []
      let page = await read(learner, dialogueId)
      for (;;) {
        seen.unshift(...contentsIn(page))
        if (!page.hasEarlier) break
        page = await read(learner, dialogueId, page.list[0]!.messageId)
      }
      expect(seen).toEqual(Array.from({ length: 130 }, (_, i) => `letter ${i + 1}`))
    })
  })
})

onEachEngine((engine) => {
  const portal = portalFor(engine)

  it('the demo organisation has letters', async () => {
    const { db } = portal()
    const learner = await signedIn(portal(), 'learner')
    const { data, unread } = await answerOf<Listed>(learner, findDialogues)
    expect(data.map(({ chatUserName, unread: waiting }) => [chatUserName, waiting])).toEqual([
      ['陈雨涵', 2],
      ['Amélie Laurent', 1],
      ['Nguyễn Thị Hương', 1],
      ['ياسمين صالح', 0],
    ])
    expect(unread).toBe(4)
    const dialogueId = demoId('dialogue', 'learner chen.yuhan')
    const letters = await answerOf<Letters>(learner, findLetters, { dialogueId })
    expect([letters.canWrite, letters.hasEarlier, letters.list.at(-1)!.messageState]).toEqual([true, true, 2])
    // They are consistent with sent ones.
    const members = await db.selectFrom('dialogue_member').selectAll().execute()
    for (const member of members) {
      const all = await db
        .selectFrom('letter')
        .selectAll()
        .where('dialogue_id', '=', member.dialogue_id)
        .orderBy('position')
        .execute()
      expect(all.map(({ position }) => position)).toEqual(all.map((_, i) => i + 1))
      expect(all.map(({ sent_at }) => sent_at)).toEqual(all.map(({ sent_at }) => sent_at).toSorted((a, b) => a - b))
      expect(member).toMatchObject({
        last_letter_id: all.at(-1)!.id,
        last_at: all.at(-1)!.sent_at,
        unread: all.filter(({ position, sender_id }) => position > member.read_position && sender_id !== member.user_id)
          .length,
      })
    }
    for (const name of ['leader', 'committee', 'headmaster', 'school', 'weak']) {
      const listed = await answerOf<Listed>(await signedIn(portal(), name), findDialogues)
      expect(listed.count, name).toBeGreaterThan(0)
      for (const dialogue of listed.data) {
        expect(
          (await answerOf<Letters>(await signedIn(portal(), name), findLetters, { dialogueId: dialogue.dialogueId }))
            .canWrite,
          `${name} and ${dialogue.chatUserName}`,
        ).toBe(true)
      }
    }
  })
})
