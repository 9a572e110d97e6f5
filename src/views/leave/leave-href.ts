import type { LeaveStatus } from '#api/leave/leave.contract.ts'
import { addressOf } from '#app/routes/address-of.ts'

export const LEAVE_PATH = addressOf('leave')
export const AUDIT_PATH = addressOf('leave-audit')
/** What stands in the address while a leave is asked for. */
export const REQUEST = 'request'

/** [ROUTE-32] The learner's own leaves; a status of null: all of them. */
export const leaveListHref = (status: LeaveStatus | null): string => addressOf('leave', { status })
/** One of them; the status leads back to the list that it was chosen from. */
export const leaveHref = (leaveID: string, status: LeaveStatus | null = null): string =>
  addressOf('leave', { leaveID, status })
export const requestHref = addressOf('leave', { view: REQUEST })

export type AuditView = 'waiting' | 'decided'
/** [ROUTE-81] Those that wait need no saying. */
const spoken = (view: AuditView) => (view === 'waiting' ? null : view)
export const auditListHref = (view: AuditView): string => addressOf('leave-audit', { view: spoken(view) })
export const auditHref = (leaveID: string, view: AuditView): string =>
  addressOf('leave-audit', { leaveID, view: spoken(view) })
