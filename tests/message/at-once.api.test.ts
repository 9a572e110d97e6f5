import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { findDialogues, openDialogue, sendLetter } from '#api/message/letter.contract.ts'
import type { Letter } from '#api/message/letter.contract.ts'
import { updateReadMessage } from '#api/message/notice.contract.ts'
import { userId } from '#server/demo/ids.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import { onBothEngines, portalFor } from '#tests/kit/server/portal.ts'
import { signedIn } from '#tests/kit/server/visitor.ts'
import type { Visitor } from '#tests/kit/server/visitor.ts'

onBothEngines((engine) => {
  const portal = portalFor(engine)
  let learner: Visitor
  let leader: Visitor
  let headmaster: Visitor
  beforeAll(async () => {
    await portal().db.deleteFrom('dialogue').execute()
    learner = await signedIn(portal(), 'learner')
    leader = await signedIn(portal(), 'leader')
    headmaster = await signedIn(portal(), 'headmaster')
  })

  const open = async (who: Visitor, name: string) =>
    (await answerOf<{ dialogueId: string }>(who, openDialogue, { userId: userId(name) })).dialogueId
  const send = (who: Visitor, dialogueId: string, content: string, letterId: string = randomUUID()) =>
    who.call(sendLetter, { dialogueId, letterId, content })
  const write = (who: Visitor, dialogueId: string, content: string, letterId: string = randomUUID()) =>
    answerOf<Letter>(who, sendLetter, { dialogueId, letterId, content })
  const mark = (who: Visitor, messageIds: readonly string[]) => answerOf<null>(who, updateReadMessage, { messageIds })

  it('a letter is written once, to one dialogue', async () => {
    const [dialogueId, other] = [await open(learner, 'leader'), await open(learner, 'headmaster')]
    const letterId = randomUUID()
    const replies = await Promise.all(Array.from({ length: 6 }, () => write(learner, dialogueId, 'once', letterId)))
    expect(new Set(replies.map((letter) => JSON.stringify(letter))).size).toBe(1)
    const twice = randomUUID()
    const race = await Promise.all([send(learner, dialogueId, 'here', twice), send(learner, other, 'there', twice)])
    expect(race.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([2000, 10003])
    await portal().db.deleteFrom('dialogue').execute()
  })

  it('writers and readers leave no gap, and correct counts', async () => {
    const dialogueId = await open(learner, 'leader')
    const first = await write(leader, dialogueId, 'first')
    const writing = Array.from({ length: 40 }, (_, i) => write(i % 2 === 0 ? leader : learner, dialogueId, `${i}`))
    const reading = Array.from({ length: 12 }, async (_, i) => {
      const letter = await writing[i * 3]!
      await mark(i % 2 === 0 ? learner : leader, [letter.messageId, first.messageId])
    })
    await Promise.all([...writing, ...reading])
    const { db } = portal()
    const letters = await db
      .selectFrom('letter')
      .selectAll()
      .where('dialogue_id', '=', dialogueId)
      .orderBy('position')
      .execute()
    expect(letters.map(({ position }) => position)).toEqual(Array.from({ length: 41 }, (_, i) => i + 1))
    const members = await db.selectFrom('dialogue_member').selectAll().where('dialogue_id', '=', dialogueId).execute()
    for (const member of members) {
      const unread = letters.filter(
        (letter) => letter.position > member.read_position && letter.sender_id !== member.user_id,
      ).length
      expect([member.unread, member.last_letter_id]).toEqual([unread, letters.at(-1)!.id])
    }
    // Mutual replies in several dialogues must not deadlock.
    const other = await open(learner, 'headmaster')
    const latest = [await write(leader, dialogueId, 'x'), await write(headmaster, other, 'y')].map(
      ({ messageId }) => messageId,
    )
    await Promise.all(Array.from({ length: 8 }, (_, i) => mark(learner, i % 2 === 0 ? latest : latest.toReversed())))
    expect((await answerOf<{ unread: number }>(learner, findDialogues)).unread).toBe(0)
  })
})
