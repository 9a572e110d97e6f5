import { fromPromise } from 'xstate'

import { leaveStatuses, type Leave } from '#api/contract/leave.ts'
import * as leave from '#api/service/leave.ts'
import type { Transport } from '#api/service/transport.ts'
import { detailFlow, type DetailInput } from '#machines/flows/detail.ts'
import { leaveAuditFlow } from '#machines/flows/leave-audit.ts'
import { leaveRequestFlow } from '#machines/flows/leave-request.ts'
import { sentTime } from '#machines/flows/leave-verdicts.ts'
import { listFlow, type Page, type PageRequest } from '#machines/flows/list.ts'
import { recordFlow } from '#machines/flows/record.ts'

import { asMissing } from './missing.ts'
import type { LeaveFlows } from './views/portal/portal-context.ts'

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
