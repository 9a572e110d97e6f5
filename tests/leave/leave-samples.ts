import type { Leave, LeaveProspect } from '#api/leave/leave.contract.ts'
import { CallFailure } from '#api/kit/problem.ts'

export const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
export const refused = (reason: string) => new CallFailure({ kind: 'refused', code: 5000, reason, message: 'No.' })

/** A leave pending at its team leader, as its learner sees it. */
export const pending: Leave = {
  leaveID: '7',
  learner: { userId: 'learner', originalName: '林晓雯' },
  classID: 'flood',
  className: 'Flood Forecasting',
  type: 'sick',
  startTime: '2026-03-03 08:00:00',
  endTime: '2026-03-04 18:00:00',
  reason: 'A fever.',
  status: 'pending',
  value: { pending: 'teamLeader' },
  revision: 1,
  chain: ['teamLeader', 'headmaster'],
  requestedAt: '2026-03-02 08:00:00',
  log: [
    {
      state: 'draft',
      event: 'request',
      who: { userId: 'learner', originalName: '林晓雯' },
      at: '2026-03-02 08:00:00',
      words: '',
    },
  ],
  facts: { now: Date.parse('2026-03-02T09:00:00Z'), isOwner: true, parts: [] },
}
/** The same, pending at the next approver. */
export const agreed: Leave = { ...pending, value: { pending: 'headmaster' }, revision: 2 }
export const approved: Leave = { ...pending, value: 'approved', status: 'approved', revision: 3 }
export const cancelled: Leave = { ...pending, value: 'cancelled', status: 'cancelled', revision: 4 }
/** As its team leader sees it. */
export const toDecide: Leave = { ...pending, facts: { ...pending.facts, isOwner: false, parts: ['teamLeader'] } }

export const prospect: LeaveProspect = {
  now: pending.facts.now,
  classes: [
    {
      classID: 'flood',
      className: 'Flood Forecasting',
      startTime: '2026-02-20 00:00:00',
      endTime: '2026-03-20 00:00:00',
      chain: ['teamLeader', 'headmaster'],
    },
  ],
  taken: [],
}
