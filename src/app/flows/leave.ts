import { fromPromise } from 'xstate'

import * as leave from '#api/leave/leave.contract.ts'
import { oneOf, paged } from '#api/kit/paging.ts'
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
          transport.send(leave.listMyLeaves, { status: oneOf(leave.leaveStatuses, filter.status), ...paged(page) }),
        ),
      },
    }),
    toAudit: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input: { filter, ...page } }) =>
          transport.send(leave.listLeavesToAudit, {
            view: filter.view === 'decided' ? 'decided' : 'waiting',
            ...paged(page),
          }),
        ),
      },
    }),
    waiting: detailFlow.provide({
      actors: {
        loadItem: fromPromise<unknown, DetailInput>(async () => {
          const asked = { view: 'waiting', ...paged({ page: 1, size: 1 }) } as const
          return (await transport.send(leave.listLeavesToAudit, asked)).waiting
        }),
      },
    }),
    leave: recordFlow.provide({
      actors: {
        loadRecord: fromPromise<unknown, { id: string }>(({ input }) =>
          asMissing(transport.send(leave.getLeave, { leaveID: input.id })),
        ),
        sendEvent: fromPromise(({ input: { id, item, intent } }) =>
          transport.send(leave.sendLeaveEvent, {
            leaveID: id,
            type: intent.event,
            // What this flow holds is what the service above has brought.
            revision: (item as leave.Leave).revision,
            reason: intent.words.trim(),
          }),
        ),
      },
    }),
    request: leaveRequestFlow.provide({
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
    audit: leaveAuditFlow.provide({
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
