import { randomUUID } from 'node:crypto'
import type { PayloadOf } from '#api/kit/call.ts'
import type { Dialogue, findDialogues } from '#api/message/letter.contract.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { Refusal } from '#server/answer/refusal.ts'
import { shareClass } from './correspondence.ts'
import { letterOf } from './letter-of.ts'
import type { Writer } from './letter-of.ts'

/** One side of a dialogue: its owner, and the partner. */
export interface Side {
  readonly userId: string
  readonly dialogueId: string
  readonly readPosition: number
  readonly partner: { readonly userId: string; readonly originalName: string; readonly photo: string | null }
}

/** A user's side of a dialogue; null: it does not exist or is another's. */
export async function sideOf(db: Querying, userId: string, dialogueId: string): Promise<Side | null> {
  const row = await sides(db, userId).where('mine.dialogue_id', '=', dialogueId).executeTakeFirst()
  return row === undefined ? null : sideIn(userId, row)
}

const sides = (db: Querying, userId: string) =>
  db
    .selectFrom('dialogue_member as mine')
    .innerJoin('user as partner', 'partner.id', 'mine.partner_id')
    .select(['mine.dialogue_id', 'mine.read_position', 'mine.partner_id', 'partner.original_name', 'partner.head_img'])
    .where('mine.user_id', '=', userId)

const sideIn = (
  userId: string,
  row: {
    dialogue_id: string
    read_position: number
    partner_id: string
    original_name: string
    head_img: string | null
  },
): Side => ({
  userId,
  dialogueId: row.dialogue_id,
  readPosition: row.read_position,
  partner: { userId: row.partner_id, originalName: row.original_name, photo: row.head_img },
})

/**
 * [CALL-21, ENTITY-05] A page of somebody's dialogues, each by its latest letter (gap GAP-66), and what is unread in
 * all.
 */
export async function findOwnDialogues(
  db: Database,
  me: Writer,
  { pageNum, pageSize }: PayloadOf<typeof findDialogues>,
): Promise<{ data: Dialogue[]; count: number; unread: number }> {
  const [rows, counted] = await Promise.all([
    sides(db, me.userId)
      .innerJoin('letter', 'letter.id', 'mine.last_letter_id')
      .select(['letter.id', 'letter.position', 'letter.sender_id', 'letter.content', 'letter.sent_at', 'mine.unread'])
      .orderBy('mine.last_at', 'desc')
      .orderBy('mine.dialogue_id', 'desc')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    db
      .selectFrom('dialogue_member')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum<number | null>('unread').as('unread')])
      .where('user_id', '=', me.userId)
      .where('last_letter_id', 'is not', null)
      .executeTakeFirstOrThrow(),
  ])
  return {
    data: rows.map((row) => ({ ...letterOf(row, me, sideIn(me.userId, row)), unread: row.unread })),
    count: counted.count,
    unread: counted.unread ?? 0,
  }
}

/** The dialogue between two users, created if missing. @throws Refusal when they share no class */
export async function openDialogueWith(
  db: Database,
  { userId, partnerId, now }: { userId: string; partnerId: string; now: Date },
): Promise<{ dialogueId: string; originalName: string }> {
  return db.transaction().execute(async (trx) => {
    const known = await between(trx, userId, partnerId)
    if (known !== undefined) return known
    if (!(await shareClass(trx, userId, partnerId))) throw new Refusal('message.noSharedClass')
    const [first_id, second_id] = userId < partnerId ? [userId, partnerId] : [partnerId, userId]
    const begun = await trx
      .insertInto('dialogue')
      .values({ id: randomUUID(), first_id, second_id, created_at: now.getTime() })
      // Insert race: if both create it at once, one insert wins.
      .onConflict((conflict) => conflict.columns(['first_id', 'second_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (begun !== undefined) {
      const empty = { dialogue_id: begun.id, last_letter_id: null, last_at: null, unread: 0, read_position: 0 }
      await trx
        .insertInto('dialogue_member')
        .values([
          { ...empty, user_id: first_id, partner_id: second_id },
          { ...empty, user_id: second_id, partner_id: first_id },
        ])
        .execute()
    }
    const opened = await between(trx, userId, partnerId)
    if (opened === undefined) throw new Error('The new dialogue was not found')
    return opened
  })
}

const between = (db: Querying, userId: string, partnerId: string) =>
  sides(db, userId)
    .where('mine.partner_id', '=', partnerId)
    .clearSelect()
    .select(['mine.dialogue_id as dialogueId', 'partner.original_name as originalName'])
    .executeTakeFirst()
