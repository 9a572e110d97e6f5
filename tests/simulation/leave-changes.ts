import { decideOnDesk } from '#api/desk/desk.contract.ts'
import { requestLeave, sendLeaveEvent } from '#api/leave/leave.contract.ts'

import type { Scene } from './kit/scene.ts'

const change = (type: string, by: string, recordId: string, revision: number): string =>
  `${type} by ${by} of ${recordId} at ${revision}`

/** Which changes are asked for, which the log tells, and which a device is told of. */
export const leaveChanges: Pick<Scene, 'asks' | 'askedFor' | 'told' | 'isTakenAnew'> = {
  asks({ sender: { userId } }, call, payload) {
    if (call === requestLeave) return [`request by ${userId}`]
    if (call === decideOnDesk) {
      const { decision, items } = decideOnDesk.payload.parse(payload)
      return items.map(({ id, revision }) => change(decision, userId, id, revision))
    }
    if (call !== sendLeaveEvent) return []
    const { type, leaveID, revision } = sendLeaveEvent.payload.parse(payload)
    return [change(type, userId, leaveID, revision)]
  },
  askedFor: ({ said: { type }, by_user_id: by, record_id: recordId, revision }) =>
    type === 'request' ? `request by ${by}` : change(type, by ?? '', recordId, revision - 1),
  isTakenAnew: (call) => call === requestLeave,
  told(_sending, call, payload, answer) {
    if (call === requestLeave) {
      const { leaveID: recordId } = requestLeave.answer.parse(answer)
      return [{ recordId, event: 'request', revision: 1 }]
    }
    if (call === decideOnDesk) {
      const { decision, items } = decideOnDesk.payload.parse(payload)
      const { results } = decideOnDesk.answer.parse(answer)
      return items.flatMap(({ id: recordId, revision }, place) =>
        results[place]?.reason === null ? [{ recordId, event: decision, revision: revision + 1 }] : [],
      )
    }
    if (call !== sendLeaveEvent) return []
    const { type: event, leaveID: recordId, revision } = sendLeaveEvent.payload.parse(payload)
    return [{ recordId, event, revision: revision + 1 }]
  },
}
