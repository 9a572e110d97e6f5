import type { Page } from '#api/kit/paging.ts'
import * as contract from './class.contract.ts'

import type { Transport } from '#api/kit/transport.ts'

/** [CALL-14] The ids of the caller's current classes. */
export async function getCurrentClasses(transport: Transport): Promise<string[]> {
  return (await transport.send(contract.getCurrentInfo, {})).currentClasses
}

/** [ROUTE-62] The caller's classes; a type of null asks for all. */
export function listMyClasses(
  transport: Transport,
  type: contract.ClassType | null,
  { page, size }: Page,
): Promise<{ list: contract.ClassCard[]; count: number }> {
  const payload = { pageNum: page, pageSize: size, ...(type !== null && { type }) }
  return transport.send(contract.listMyClasses, payload)
}

/** [ROUTE-63] Rejects with `request.notFound` where there is no such class of the caller's. */
export function getClass(transport: Transport, classID: string): Promise<contract.ClassDetail> {
  return transport.send(contract.getClass, { classID })
}

/** The caller's classes of these days and open tasks. */
export function listToday(transport: Transport): Promise<contract.Today> {
  return transport.send(contract.listToday, {})
}
