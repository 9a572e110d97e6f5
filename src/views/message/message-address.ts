import { messageAddress } from '#api/message/addresses.ts'
import type { Dialogue } from '#api/message/letter.contract.ts'

export const LISTS = messageAddress('myMessage')
export const lettersOf = (lists: string): string => `${lists}?tab=letters`

/** [MSG-02] */
export const noticeAddress = (mesNotifyId: string): string => messageAddress('system-detail', { mesNotifyId })

/** [MSG-03, MSG-04] The name is the partner's, with the sender's as a fallback. */
export const dialogueAddress = ({
  dialogueId,
  chatUserName,
  senderName,
}: Pick<Dialogue, 'dialogueId' | 'chatUserName' | 'senderName'>): string =>
  messageAddress('message-detail', { dialogueId, name: chatUserName || senderName })
