import { countDesk, decideOnDesk, listDesk } from '#api/desk/desk.contract.ts'
import { asking } from '#server/http/asking.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../portal.ts'
import { decide, deskCount, deskPage } from './desk.ts'

/** The inbox of all that waits for a decision of the caller. */
export function deskRoutes(serve: Serve, portal: Portal): void {
  const { db, waiting } = portal
  serve(listDesk, (asked, handling) => deskPage(db, waiting, asked, asking(handling)))
  serve(countDesk, async (_payload, handling) => ({ count: await deskCount(db, waiting, asking(handling)) }))
  serve(decideOnDesk, async (asked, handling) => ({
    results: await decide(portal, waiting, asked, asking(handling)),
  }))
}
