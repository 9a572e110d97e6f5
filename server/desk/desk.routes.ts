import { countDesk, decideOnDesk, listDesk } from '#api/desk/desk.contract.ts'
import { asking } from '#server/http/asking.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../portal.ts'
import { decide, deskChanges, deskCount, deskPage } from './desk.ts'

/** The inbox of all that waits for a decision of the caller. */
export function deskRoutes(serve: Serve, portal: Portal): void {
  const { db, waiting, signals } = portal
  serve(listDesk, (asked, handling) => deskPage(db, waiting, asked, asking(handling)))
  serve(countDesk, async (_payload, handling) => {
    const asked = asking(handling)
    const changes = await deskChanges(db, waiting, asked)
    return signals.following(asked.sender.userId, changes, () => deskCount(db, waiting, asked))
  })
  serve(decideOnDesk, async (asked, handling) => ({
    results: await decide(portal, waiting, asked, asking(handling)),
  }))
}
