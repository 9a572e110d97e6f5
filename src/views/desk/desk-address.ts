import { DESK_KEYWORD_MAX, deskDues, deskSorts } from '#api/desk/desk.contract.ts'
import { sizeAskedFor } from '#machines/kit/pages.ts'
import type { ListInput } from '#machines/kit/list.flow.ts'

import { keywordIn } from '#views/kit/search-box/keyword-in.ts'

export type DeskFilterName = 'lifecycle' | 'subject' | 'due' | 'sort' | 'keyword'
type DeskFilter = Readonly<Record<DeskFilterName, string>>
const DEFAULT_SORT = 'due'

/** @param lifecycle the only one of the desk; empty: the address says which, or all */
export const deskFilterIn = (query: URLSearchParams, lifecycle: string): DeskFilter => ({
  lifecycle: lifecycle === '' ? (query.get('lifecycle') ?? '') : lifecycle,
  subject: query.get('subject') ?? '',
  due: deskDues.find((one) => one === query.get('due')) ?? '',
  sort: deskSorts.find((one) => one === query.get('sort')) ?? DEFAULT_SORT,
  keyword: keywordIn(query, DESK_KEYWORD_MAX),
})

/** What the list is asked for at an address. */
export const deskAsked = (query: URLSearchParams, lifecycle: string): ListInput => ({
  size: sizeAskedFor(query.get('size')),
  page: query.get('page'),
  filter: deskFilterIn(query, lifecycle),
})

/** The address of the first page with a changed filter; defaults are omitted. */
export function deskHref(path: string, query: URLSearchParams, name: DeskFilterName, value: string): string {
  const next = new URLSearchParams(query)
  next.delete('page')
  if (value === '' || (name === 'sort' && value === DEFAULT_SORT)) next.delete(name)
  else next.set(name, value)
  return next.size === 0 ? path : `${path}?${next}`
}
