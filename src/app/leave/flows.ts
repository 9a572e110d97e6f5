import { fromPromise } from 'xstate'

import * as leave from '#api/leave/leave.contract.ts'
import { oneOf, paged } from '#api/kit/paging.ts'
import type { Transport } from '#api/kit/transport.ts'
import { provide } from '#machines/kit/services.ts'
import { detailOf } from '#machines/kit/detail.flow.ts'
import { leaveAuditFlow } from '#machines/leave/leave-audit.flow.ts'
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
    /** [ROUTE-81] Filtered by view: pending, or decided by the caller. */
    toAudit: listOf(({ filter, ...page }) =>
      transport.send(leave.listLeavesToAudit, {
        view: filter.view === 'decided' ? 'decided' : 'waiting',
        ...paged(page),
      }),
    ),
    /** Number of leaves pending for the caller. */
    waiting: detailOf(async () => {
      const asked = { view: 'waiting', ...paged({ page: 1, size: 1 }) } as const
      return (await transport.send(leave.listLeavesToAudit, asked)).waiting
    }),
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
    audit: provide(leaveAuditFlow, {
      actors: {
        decide: fromPromise(async ({ input: { decision, words, leaves } }) => {
          const { results } = await transport.send(leave.decideLeaves, {
            decision,
            leaves: leaves.map(({ leaveID, revision }) => ({ leaveID, revision })),
            reason: words.trim(),
          })
          return results
        }),
      },
    }),
  }
}
