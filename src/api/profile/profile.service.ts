import * as contract from './profile.contract.ts'
import type { PayloadOf } from '#api/kit/call.ts'
import type { Page } from '#api/kit/paging.ts'

import type { Transport } from '#api/kit/transport.ts'

/** [ROUTE-37] */
export function getProfile(transport: Transport): Promise<contract.Profile> {
  return transport.send(contract.getProfile, {})
}

/** [ROUTE-39] Rejects with `profile.changedElsewhere` where another window was faster. */
export function saveProfile(
  transport: Transport,
  written: PayloadOf<typeof contract.saveProfile>,
): Promise<contract.Profile> {
  return transport.send(contract.saveProfile, written)
}

export function listOwnSessions(
  transport: Transport,
): Promise<{ sessions: contract.OwnSession[]; devices: contract.OwnDevice[] }> {
  return transport.send(contract.listOwnSessions, {})
}

export async function endOwnSession(transport: Transport, sessionID: string): Promise<void> {
  await transport.send(contract.endOwnSession, { sessionID })
}

export async function endOtherSessions(transport: Transport): Promise<void> {
  await transport.send(contract.endOtherSessions, {})
}

export async function forgetOwnDevice(transport: Transport, deviceID: string): Promise<void> {
  await transport.send(contract.forgetOwnDevice, { deviceID })
}

export function listSignIns(
  transport: Transport,
  { page, size }: Page,
): Promise<{ list: contract.OwnSignIn[]; count: number }> {
  return transport.send(contract.listSignIns, { pageNum: page, pageSize: size })
}
