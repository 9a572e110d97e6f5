import type { Letter } from '#api/message/letter.contract.ts'
import { timeText } from '#server/database/codec.ts'
import type { LetterTable } from './tables.ts'
import type { Caller } from '#server/session/sessions.ts'
import type { Side } from './dialogues.ts'

/** A reader and writer of letters. */
export type Writer = Pick<Caller, 'userId'> & { readonly account: Pick<Caller['account'], 'original_name'> }

/** [ENTITY-03] */
const [READ, UNREAD] = [1, 2] as const

/** [ENTITY-03] A letter as one participant of its dialogue sees it. */
export function letterOf(
  { id, position, sender_id, content, sent_at }: Omit<LetterTable, 'dialogue_id'>,
  me: Writer,
  { dialogueId, readPosition, partner }: Side,
): Letter {
  const isOwn = sender_id === me.userId
  return {
    messageId: id,
    dialogueId,
    chatUserName: partner.originalName,
    chatUserId: partner.userId,
    senderName: isOwn ? me.account.original_name : partner.originalName,
    isOwn,
    content,
    sendTime: timeText(sent_at),
    messageState: isOwn || position <= readPosition ? READ : UNREAD,
    otherPhoto: partner.photo,
  }
}
