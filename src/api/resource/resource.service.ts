import * as contract from './resource.contract.ts'
import type { Page } from '#api/kit/paging.ts'

import type { ReceivedFile } from '#api/kit/receive-file.ts'
import type { Transport } from '#api/kit/transport.ts'

/** What a list of resources is narrowed to; null and an empty keyword narrow nothing. */
export interface ResourceFilter {
  readonly courseID: string | null
  readonly type: contract.ResourceType | null
  readonly keyword: string
  /** Null: in the order of their course. */
  readonly sort: contract.ResourceOrder | null
}

/** [RESOURCE-01] */
export function listResources(
  transport: Transport,
  { courseID, type, keyword, sort }: ResourceFilter,
  { page, size }: Page,
): Promise<{ list: contract.Resource[]; count: number }> {
  return transport.send(contract.listResources, {
    ...(courseID !== null && { courseID }),
    ...(type !== null && { type }),
    ...(keyword !== '' && { keyword }),
    ...(sort !== null && { sort }),
    pageNum: page,
    pageSize: size,
  })
}

/** [RESOURCE-03] Rejects with `resource.alreadyRated` where the caller has rated it before. */
export function rateResource(
  transport: Transport,
  resourceID: string,
  stars: number,
): Promise<contract.ResourceRating> {
  return transport.send(contract.rateResource, { resourceID, stars })
}

/** [RESOURCE-01] `received` hears how many bytes are there so far. Rejects with `resource.noAttachment` where there is nothing [ERROR-20]. */
export function downloadResource(
  transport: Transport,
  resourceID: string,
  received: (bytes: number) => void,
  signal: AbortSignal,
): Promise<ReceivedFile> {
  return transport.receiveFile(contract.downloadResource, { resourceID }, received, signal)
}
