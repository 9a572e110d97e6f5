import type { LeaveStatus } from '#api/leave/leave.contract.ts'

export const LEAVE_PATH = '/usercenter/leave'
export const AUDIT_PATH = '/dxClass/leave-audit'
/** What stands in the address while a leave is asked for. */
export const REQUEST = 'request'

const withQuery = (path: string, query: Readonly<Record<string, string | null>>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

/** [ROUTE-32] The learner's own leaves; a status of null: all of them. */
export const leaveListHref = (status: LeaveStatus | null): string => withQuery(LEAVE_PATH, { status })
/** One of them; the status leads back to the list that it was chosen from. */
export const leaveHref = (leaveID: string, status: LeaveStatus | null = null): string =>
  withQuery(LEAVE_PATH, { leaveID, status })
export const requestHref = withQuery(LEAVE_PATH, { view: REQUEST })

export type AuditView = 'waiting' | 'decided'
/** [ROUTE-81] Those that wait need no saying. */
const spoken = (view: AuditView) => (view === 'waiting' ? null : view)
export const auditListHref = (view: AuditView): string => withQuery(AUDIT_PATH, { view: spoken(view) })
export const auditHref = (leaveID: string, view: AuditView): string =>
  withQuery(AUDIT_PATH, { leaveID, view: spoken(view) })
