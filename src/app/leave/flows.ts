import { fromPromise } from 'xstate'

import * as leave from '#api/leave/leave.contract.ts'
import { oneOf, paged } from '#api/kit/paging.ts'
import type { Transport } from '#api/kit/transport.ts'
import { provide } from '#machines/kit/services.ts'
import { leaveRequestFlow } from '#machines/leave/leave-request.flow.ts'
import { sentTime } from '#machines/leave/leave-verdicts.ts'
import { listOf } from '#machines/kit/list.flow.ts'
import { recordOf } from '#machines/kit/record.flow.ts'

import { asMissing } from '#app/kit/missing.ts'

/** The flows of leave. An unknown status lists all. */
export function provideLeave(transport: Transport) {
  return {
    /** [ROUTE-32] Filtered by status. */
    mine: listOf(({ filter, ...page }) =>
      transport.send(leave.listMyLeaves, { status: oneOf(leave.leaveStatuses, filter.status), ...paged(page) }),
    ),
    /** [ROUTE-81] Decided by the caller. */
    decided: listOf((input) => transport.send(leave.listDecidedLeaves, paged(input))),
    leave: recordOf<leave.Leave, leave.LeaveAction>({
      load: (id) => asMissing(transport.send(leave.getLeave, { leaveID: id })),
      send: ({ id, item, intent }) =>
        transport.send(leave.sendLeaveEvent, {
          leaveID: id,
          type: intent.event,
          revision: item.revision,
          reason: intent.words.trim(),
        }),
    }),
    request: provide(leaveRequestFlow, {
      actors: {
        loadProspect: fromPromise(() => transport.send(leave.getLeaveProspect, {})),
        sendRequest: fromPromise(({ input: { classID, type, start, end, reason } }) =>
          transport.send(leave.requestLeave, {
            classID,
            type,
            startTime: sentTime(start),
            endTime: sentTime(end),
            reason: reason.trim(),
          }),
        ),
      },
    }),
  }
}
