import { fromCallback, fromPromise } from 'xstate'
import * as z from 'zod/mini'

import * as leave from '#api/leave/leave.contract.ts'
import { oneOf, paged } from '#api/kit/paging.ts'
import type { Transport } from '#api/kit/transport.ts'
import { provide } from '#machines/kit/services.ts'
import type { KeepWriting } from '#machines/kit/keeping.ts'
import { leaveRequestFlow, REQUEST } from '#machines/leave/leave-request.flow.ts'
import { sentTime, type LeaveDraft } from '#machines/leave/leave-verdicts.ts'
import { listOf } from '#machines/kit/list.flow.ts'
import { recordOf } from '#machines/kit/record.flow.ts'

import type { KeptForms } from '#app/kit/kept-form.ts'
import { asMissing } from '#app/kit/missing.ts'

const keptDraft = z.object({
  classID: z.string(),
  type: z.enum(leave.leaveTypes),
  start: z.string(),
  end: z.string(),
  reason: z.string(),
})

/** The flows of leave. An unknown status lists all. */
export function provideLeave(transport: Transport, kept: KeptForms) {
  const form = kept('leave', keptDraft)
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
        restoreDraft: fromPromise(() => form.restore(REQUEST)),
        keepDraft: fromCallback<KeepWriting<LeaveDraft>>(({ receive }) => form.keep(receive)),
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
