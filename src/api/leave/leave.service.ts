import * as contract from './leave.contract.ts'
import type { Page } from '#api/kit/paging.ts'
import type { PayloadOf } from '#api/kit/call.ts'

import type { Transport } from '#api/kit/transport.ts'

type Leave = contract.Leave

/** [ROUTE-32] The caller's own leaves; a status of null asks for all. */
export function listMyLeaves(
  transport: Transport,
  status: contract.LeaveStatus | null,
  { page, size }: Page,
): Promise<{ list: Leave[]; count: number }> {
  return transport.send(contract.listMyLeaves, { pageNum: page, pageSize: size, ...(status !== null && { status }) })
}

/** [ROUTE-81] Rejects with `request.forbidden` where the caller is no approver. */
export function listLeavesToAudit(
  transport: Transport,
  view: 'waiting' | 'decided',
  { page, size }: Page,
): Promise<{ list: Leave[]; count: number; waiting: number }> {
  return transport.send(contract.listLeavesToAudit, { view, pageNum: page, pageSize: size })
}

/** [LEAVE-01] The classes that the caller can ask for leave of, and the times that leaves cover already. */
export function getLeaveProspect(transport: Transport): Promise<contract.LeaveProspect> {
  return transport.send(contract.getLeaveProspect, {})
}

/** Rejects with `request.notFound` where there is no such leave, or none of the caller's. */
export function getLeave(transport: Transport, leaveID: string): Promise<Leave> {
  return transport.send(contract.getLeave, { leaveID })
}

/** [LEAVE-01] Rejects as the lifecycle refuses it. */
export function requestLeave(transport: Transport, request: PayloadOf<typeof contract.requestLeave>): Promise<Leave> {
  return transport.send(contract.requestLeave, request)
}

/** [LEAVE-05, LEAVE-07, LEAVE-08] Rejects as the lifecycle refuses it, with `leave.stale` when somebody else was faster. */
export function sendLeaveEvent(transport: Transport, event: PayloadOf<typeof contract.sendLeaveEvent>): Promise<Leave> {
  return transport.send(contract.sendLeaveEvent, event)
}

/** [LEAVE-05] What came of each; only a caller who may decide on none is rejected. */
export async function decideLeaves(
  transport: Transport,
  decision: PayloadOf<typeof contract.decideLeaves>,
): Promise<contract.LeaveDecisionResults> {
  return (await transport.send(contract.decideLeaves, decision)).results
}
