import type { PayloadOf } from '#api/kit/call.ts'
import * as contract from './managed-resource.contract.ts'
import type { Page } from '#api/kit/paging.ts'

import type { Transport } from '#api/kit/transport.ts'

type Managed = contract.ManagedResource

/** Last uploaded first; null and an empty keyword narrow nothing. */
export function listManagedResources(
  transport: Transport,
  { type, keyword }: { readonly type: contract.ResourceType | null; readonly keyword: string },
  { page, size }: Page,
): Promise<{ list: Managed[]; count: number }> {
  return transport.send(contract.listManagedResources, {
    pageNum: page,
    pageSize: size,
    ...(type !== null && { type }),
    ...(keyword !== '' && { keyword }),
  })
}

/** Rejects with `request.notFound` where there is no such resource. */
export function getManagedResource(transport: Transport, resourceID: string): Promise<Managed> {
  return transport.send(contract.getManagedResource, { resourceID })
}

export function createResource(
  transport: Transport,
  resource: PayloadOf<typeof contract.createResource>,
): Promise<Managed> {
  return transport.send(contract.createResource, resource)
}

export function saveResource(transport: Transport, saved: PayloadOf<typeof contract.saveResource>): Promise<Managed> {
  return transport.send(contract.saveResource, saved)
}

export async function removeResource(transport: Transport, resourceID: string): Promise<void> {
  await transport.send(contract.removeResource, { resourceID })
}
