import { letterFault, cleanLetter } from '#api/message/letter-rule.ts'
import type { Letter, Letters } from '#api/message/letter.contract.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import type { LetterTable } from './tables.ts'
import { Refusal, notFound, repeated } from '#server/answer/refusal.ts'
import { shareClass } from './correspondence.ts'
import { sideOf } from './dialogues.ts'
import { letterOf } from './letter-of.ts'
import type { Writer } from './letter-of.ts'

/** Page size. */
const PAGE = 20

const columns = ['id', 'position', 'sender_id', 'content', 'sent_at'] as const

/** The latest letters of a dialogue, or those before a given one, oldest first. @throws Refusal not found */
export async function lettersOf(
  db: Database,
  me: Writer,
  { dialogueId, before }: { dialogueId: string; before: string | null },
): Promise<Letters> {
  const side = await sideOf(db, me.userId, dialogueId)
  if (side === null) throw notFound()
  const end = before === null ? null : await positionOf(db, dialogueId, before)
  const rows = await db
    .selectFrom('letter')
    .select(columns)
    .where('dialogue_id', '=', dialogueId)
    .$if(end !== null, (query) => query.where('position', '<', end))
    .orderBy('position', 'desc')
    .limit(PAGE + 1)
    .execute()
  return {
    partner: { userId: side.partner.userId, originalName: side.partner.originalName },
    canWrite: await shareClass(db, me.userId, side.partner.userId),
    list: rows
      .slice(0, PAGE)
      .toReversed()
      .map((row) => letterOf(row, me, side)),
    hasEarlier: rows.length > PAGE,
  }
}

async function positionOf(db: Database, dialogueId: string, letterId: string): Promise<number> {
  const letter = await db
    .selectFrom('letter')
    .select('position')
    .where('id', '=', letterId)
    .where('dialogue_id', '=', dialogueId)
    .executeTakeFirst()
  if (letter === undefined) throw notFound()
  return letter.position
}

interface Sending {
  readonly dialogueId: string
  readonly letterId: string
  readonly content: string
  readonly now: Date
}

/**
 * Writes a letter. Returns its recipient too; null for a repeated request, which notifies nobody.
 * @throws Refusal
 */
export async function sendLetterTo(
  db: Database,
  me: Writer,
  { dialogueId, letterId, content, now }: Sending,
): Promise<{ letter: Letter; receiver: string | null }> {
  const cleaned = cleanLetter(content)
  const fault = letterFault(cleaned)
  if (fault !== null) throw new Refusal(fault)
  return db.transaction().execute(async (trx) => {
    await lockDialogue(trx, dialogueId)
    const side = await sideOf(trx, me.userId, dialogueId)
    if (side === null) throw notFound()
    const sent = await trx
      .selectFrom('letter')
      .select([...columns, 'dialogue_id'])
      .where('id', '=', letterId)
      .executeTakeFirst()
    if (sent !== undefined) {
      if (sent.sender_id !== me.userId || sent.dialogue_id !== dialogueId) throw repeated()
      return { letter: letterOf(sent, me, side), receiver: null }
    }
    if (!(await shareClass(trx, me.userId, side.partner.userId))) throw new Refusal('message.noSharedClass')
    const letter: LetterTable = {
      id: letterId,
      dialogue_id: dialogueId,
      position: (await lastPosition(trx, dialogueId)) + 1,
      sender_id: me.userId,
      content: cleaned,
      sent_at: now.getTime(),
    }
    await insert(trx, letter)
    await noteLetter(trx, letter)
    return { letter: letterOf(letter, me, side), receiver: side.partner.userId }
  })
}

/** [CALL-22, MSG-05] Marks letters of a user as read, with all preceding them in their dialogues. */
export async function markLettersRead(db: Database, userId: string, letterIds: readonly string[]): Promise<void> {
  if (letterIds.length === 0) return
  const upTo = await db
    .selectFrom('letter')
    .innerJoin('dialogue_member as mine', (join) =>
      join.onRef('mine.dialogue_id', '=', 'letter.dialogue_id').on('mine.user_id', '=', userId),
    )
    .select((eb) => ['letter.dialogue_id as dialogueId', eb.fn.max<number>('letter.position').as('position')])
    .where('letter.id', 'in', letterIds)
    .whereRef('letter.position', '>', 'mine.read_position')
    .groupBy('letter.dialogue_id')
    // Fixed lock order, against deadlocks.
    .orderBy('letter.dialogue_id')
    .execute()
  if (upTo.length === 0) return
  await db.transaction().execute(async (trx) => {
    for (const { dialogueId, position } of upTo) {
      await lockDialogue(trx, dialogueId)
      const { unread } = await trx
        .selectFrom('letter')
        .select((eb) => eb.fn.countAll<number>().as('unread'))
        .where('dialogue_id', '=', dialogueId)
        .where('position', '>', position)
        .where('sender_id', '!=', userId)
        .executeTakeFirstOrThrow()
      await trx
        .updateTable('dialogue_member')
        .set({ read_position: position, unread })
        .where('user_id', '=', userId)
        .where('dialogue_id', '=', dialogueId)
        .where('read_position', '<', position)
        .execute()
    }
  })
}

/** Serialises the writers and readers of a dialogue. */
async function lockDialogue(trx: Querying, dialogueId: string): Promise<void> {
  if (!hasRowLocks(trx)) return
  await trx.selectFrom('dialogue').select('id').where('id', '=', dialogueId).forUpdate().executeTakeFirst()
}

async function lastPosition(trx: Querying, dialogueId: string): Promise<number> {
  const last = await trx
    .selectFrom('letter')
    .select('position')
    .where('dialogue_id', '=', dialogueId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.position ?? 0
}

/** Two people may have generated the same id; the second is refused. */
async function insert(trx: Querying, letter: LetterTable): Promise<void> {
  const inserted = await trx
    .insertInto('letter')
    .values(letter)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted === undefined) throw repeated()
}

/** Appends a letter to both sides of its dialogue, unread for the recipient. */
async function noteLetter(trx: Querying, { id, dialogue_id, sender_id, sent_at }: LetterTable): Promise<void> {
  await trx
    .updateTable('dialogue_member')
    .set((eb) => ({
      last_letter_id: id,
      last_at: sent_at,
      unread: eb
        .case()
        .when('user_id', '=', sender_id)
        .then(eb.ref('unread'))
        .else(eb('unread', '+', 1))
        .end(),
    }))
    .where('dialogue_id', '=', dialogue_id)
    .execute()
}
