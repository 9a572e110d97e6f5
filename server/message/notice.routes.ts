import { findNotices, getNotice, updateNotifyReceiverState } from '#api/message/notice.contract.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Serve } from '#server/http/serve.ts'
import { findOwnNotices, markNoticesRead, readOwnNotice } from './own-notices.ts'
import type { Portal } from '../portal.ts'

/** The caller's system notices. */
export function noticeRoutes(serve: Serve, { db }: Portal): void {
  serve(findNotices, (asked, { signedIn, language }) => findOwnNotices(db, signedIn().userId, asked, language))

  serve(getNotice, async ({ mesNotifyId }, { signedIn, language, now }) => {
    const notice = await readOwnNotice(db, { userId: signedIn().userId, id: mesNotifyId }, language, now)
    if (notice === null) throw notFound()
    return notice
  })

  // Letters have their own call, so letter ids in the shared body are ignored here (gap GAP-54).
  serve(updateNotifyReceiverState, async ({ mesNotifyId }, { signedIn, now }) => {
    await markNoticesRead(db, signedIn().userId, mesNotifyId, now)
    return null
  })
}
