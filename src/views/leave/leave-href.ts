import { leaveAddress } from '#api/leave/addresses.ts'
import type { LeaveStatus } from '#api/leave/leave.contract.ts'

export const LEAVE_PATH = leaveAddress('leave')
export const AUDIT_PATH = leaveAddress('leave-audit')
/** Replaces the id in the address of a new request. */
export const REQUEST = 'request'

/** [ROUTE-32] The address of the learner's leaves; a status of null: all. */
export const leaveListHref = (status: LeaveStatus | null): string => leaveAddress('leave', { status })
/** The address of one of them; `status` restores the filter of the list on the way back. */
export const leaveHref = (leaveID: string, status: LeaveStatus | null = null): string =>
  leaveAddress('leave', { leaveID, status })
export const requestHref = leaveAddress('leave', { view: REQUEST })

export type AuditView = 'waiting' | 'decided'
/** [ROUTE-81] The pending view is the default and is omitted. */
const spoken = (view: AuditView) => (view === 'waiting' ? null : view)
export const auditListHref = (view: AuditView): string => leaveAddress('leave-audit', { view: spoken(view) })
export const auditHref = (leaveID: string, view: AuditView): string =>
  leaveAddress('leave-audit', { leaveID, view: spoken(view) })
