import type { Dialogue } from '#api/message/letter.contract.ts'

export const LISTS = '/usercenter/myMessage'
export const lettersOf = (lists: string): string => `${lists}?tab=letters`

/** [MSG-02] */
export const noticeAddress = (mesNotifyId: string): string =>
  `/notice-announcement/system-detail?${new URLSearchParams({ mesNotifyId })}`

/** [MSG-03, MSG-04] The name is the partner's and, failing that, the sender's. */
export const dialogueAddress = ({
  dialogueId,
  chatUserName,
  senderName,
}: Pick<Dialogue, 'dialogueId' | 'chatUserName' | 'senderName'>): string =>
  `/notice-announcement/message-detail?${new URLSearchParams({ dialogueId, name: chatUserName || senderName })}`
