import type { Dialogue } from '#api/message/letter.contract.ts'
import { addressOf } from '#app/routes/address-of.ts'

export const LISTS = addressOf('myMessage')
export const lettersOf = (lists: string): string => `${lists}?tab=letters`

/** [MSG-02] */
export const noticeAddress = (mesNotifyId: string): string => addressOf('system-detail', { mesNotifyId })

/** [MSG-03, MSG-04] The name is the partner's, with the sender's as a fallback. */
export const dialogueAddress = ({
  dialogueId,
  chatUserName,
  senderName,
}: Pick<Dialogue, 'dialogueId' | 'chatUserName' | 'senderName'>): string =>
  addressOf('message-detail', { dialogueId, name: chatUserName || senderName })
