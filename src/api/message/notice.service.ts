import type { Page } from '#api/kit/paging.ts'
import * as contract from './notice.contract.ts'

import type { Transport } from '#api/kit/transport.ts'

/** [CALL-20, MSG-08] The caller's system notices, the newest first; `unread`: only those (gap GAP-29). */
export function listNotices(
  transport: Transport,
  { unread }: { unread: boolean },
  { page, size }: Page,
): Promise<{ data: contract.Notice[]; count: number }> {
  const payload = { pageNum: page, pageSize: size, ...(unread && { queryReceiverState: '2' as const }) }
  return transport.send(contract.findNotices, payload)
}

/** [MSG-02] Reading it marks it as read. Rejects with `request.notFound` where the caller has no such notice. */
export function getNotice(transport: Transport, mesNotifyId: string): Promise<contract.Notice> {
  return transport.send(contract.getNotice, { mesNotifyId })
}

/** [CALL-23, MSG-05] */
export async function markNoticesRead(transport: Transport, mesNotifyId: string[]): Promise<void> {
  await transport.send(contract.updateNotifyReceiverState, { messageIds: [], mesNotifyId })
}

/** [CALL-22, MSG-05] The letters named, and all before them in their dialogues. */
export async function markLettersRead(transport: Transport, messageIds: string[]): Promise<void> {
  await transport.send(contract.updateReadMessage, { messageIds, mesNotifyId: [] })
}
