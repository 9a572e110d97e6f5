import {
  getLeave,
  getLeaveProspect,
  listDecidedLeaves,
  listMyLeaves,
  requestLeave,
  sendLeaveEvent,
} from '#api/leave/leave.contract.ts'
import { notFound } from '#server/answer/refusal.ts'
import { asking } from '#server/http/asking.ts'
import type { Serve } from '#server/http/serve.ts'
import { recordName } from '#server/commands/record-name.ts'
import { request, sendEvent } from './commands.ts'
import { decidedLeaves, findLeave, ownLeaves } from './leaves.ts'
import { leaveProspect } from './prospect.ts'
import type { Portal } from '../portal.ts'

/** Leave, for learners and approvers. */
export function leaveRoutes(serve: Serve, portal: Portal): void {
  const { db } = portal
  serve(listMyLeaves, (asked, handling) => ownLeaves(db, asked, asking(handling)))
  serve(listDecidedLeaves, (asked, handling) => decidedLeaves(db, asked, asking(handling)))
  serve(getLeaveProspect, (_payload, handling) => leaveProspect(db, asking(handling)))

  serve(
    getLeave,
    async ({ leaveID }, handling) => {
      const leave = await findLeave(db, leaveID, asking(handling))
      if (leave === null) throw notFound()
      return leave
    },
    { follows: ({ leaveID }) => [recordName('leave', leaveID)] },
  )

  serve(requestLeave, (asked, handling) => request(portal, asked, asking(handling)))
  serve(sendLeaveEvent, (asked, handling) => sendEvent(portal, asked, asking(handling)))
}
