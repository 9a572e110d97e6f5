import {
  RESOURCE_KEYWORD_MAX,
  resourceOrders,
  resourceTypes,
  type ResourceOrder,
  type ResourceType,
} from '#api/resource/resource.contract.ts'
import { addressOf } from '#app/routes/address-of.ts'

export const RESOURCES_PATH = addressOf('resources')

/** What the resources are narrowed to and sorted by, as their address says it. */
export interface ResourcesAsked {
  readonly type: ResourceType | null
  readonly keyword: string
  readonly sort: ResourceOrder
}

/** Reads an address, whoever wrote it: what makes no sense narrows nothing. */
export const resourcesAsked = (query: URLSearchParams): ResourcesAsked => ({
  type: resourceTypes.find((type) => type === query.get('type')) ?? null,
  keyword: (query.get('keyword') ?? '').trim().slice(0, RESOURCE_KEYWORD_MAX),
  sort: resourceOrders.find((order) => order === query.get('sort')) ?? 'new',
})

/** The address of the first page of what is asked for; the size of a page stays as it was. */
export function resourcesHref({ type, keyword, sort }: ResourcesAsked, size: string | null): string {
  return addressOf('resources', {
    type,
    keyword: keyword === '' ? null : keyword,
    sort: sort === 'new' ? null : sort,
    size,
  })
}
