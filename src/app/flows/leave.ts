import { fromPromise } from 'xstate'

import { leaveStatuses, type Leave } from '#api/leave/leave.contract.ts'
import * as leave from '#api/leave/leave.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import { detailFlow, type DetailInput } from '#machines/kit/detail.flow.ts'
import { leaveAuditFlow } from '#machines/leave/leave-audit.flow.ts'
import { leaveRequestFlow } from '#machines/leave/leave-request.flow.ts'
import { sentTime } from '#machines/leave/leave-verdicts.ts'
import { listFlow, type Page, type PageRequest } from '#machines/kit/list.flow.ts'
import { recordFlow } from '#machines/kit/record.flow.ts'

import { asMissing } from '#app/missing.ts'
import type { LeaveFlows } from '#app/context/portal-context.ts'

/** The flows of leave. A status that no leave has asks for all. */
export function provideLeave(transport: Transport): LeaveFlows {
  return {
    mine: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input: { filter, ...page } }) =>
          leave.listMyLeaves(transport, leaveStatuses.find((status) => status === filter.status) ?? null, page),
        ),
      },
    }),
    toAudit: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input: { filter, ...page } }) =>
          leave.listLeavesToAudit(transport, filter.view === 'decided' ? 'decided' : 'waiting', page),
        ),
      },
    }),
    waiting: detailFlow.provide({
      actors: {
        loadItem: fromPromise<unknown, DetailInput>(
          async () => (await leave.listLeavesToAudit(transport, 'waiting', { page: 1, size: 1 })).waiting,
        ),
      },
    }),
    leave: recordFlow.provide({
      actors: {
        loadRecord: fromPromise<unknown, { id: string }>(({ input }) => asMissing(leave.getLeave(transport, input.id))),
        sendEvent: fromPromise(({ input: { id, item, intent } }) =>
          leave.sendLeaveEvent(transport, {
            leaveID: id,
            type: intent.event,
            // What this flow holds is what the service above has brought.
            revision: (item as Leave).revision,
            reason: intent.words.trim(),
          }),
        ),
      },
    }),
    request: leaveRequestFlow.provide({
      actors: {
        loadProspect: fromPromise(() => leave.getLeaveProspect(transport)),
        sendRequest: fromPromise(({ input: { classID, type, start, end, reason } }) =>
          leave.requestLeave(transport, {
            classID,
            type,
            startTime: sentTime(start),
            endTime: sentTime(end),
            reason: reason.trim(),
          }),
        ),
      },
    }),
    audit: leaveAuditFlow.provide({
      actors: {
        decide: fromPromise(({ input: { decision, words, leaves } }) =>
          leave.decideLeaves(transport, {
            decision,
            leaves: leaves.map(({ leaveID, revision }) => ({ leaveID, revision })),
            reason: words.trim(),
          }),
        ),
      },
    }),
  }
}
