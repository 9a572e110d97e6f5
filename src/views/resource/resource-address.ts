import { resourceAddress } from '#api/resource/addresses.ts'
import {
  RESOURCE_KEYWORD_MAX,
  resourceOrders,
  resourceTypes,
  type ResourceOrder,
  type ResourceType,
} from '#api/resource/resource.contract.ts'

export const RESOURCES_PATH = resourceAddress('resources')

/** Filters and order of the resources, as in their address. */
export interface ResourcesAsked {
  readonly type: ResourceType | null
  readonly keyword: string
  readonly sort: ResourceOrder
}

/** Parses an untrusted address: malformed values are ignored. */
export const resourcesAsked = (query: URLSearchParams): ResourcesAsked => ({
  type: resourceTypes.find((type) => type === query.get('type')) ?? null,
  keyword: (query.get('keyword') ?? '').trim().slice(0, RESOURCE_KEYWORD_MAX),
  sort: resourceOrders.find((order) => order === query.get('sort')) ?? 'new',
})

/** The address of the first page of a filter; the page size is kept. */
export function resourcesHref({ type, keyword, sort }: ResourcesAsked, size: string | null): string {
  return resourceAddress('resources', {
    type,
    keyword: keyword === '' ? null : keyword,
    sort: sort === 'new' ? null : sort,
    size,
  })
}
