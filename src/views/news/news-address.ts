import { newsAddress } from '#api/news/addresses.ts'
import { KEYWORD_MAX, topicCode } from '#api/news/news.contract.ts'

export const LIST = newsAddress('dynamicList')

/** [ROUTE-17] */
export const articleAddress = (informationID: string): string => newsAddress('dynamicDetail', { informationID })

export interface NewsFilter {
  readonly topic: string
  readonly keyword: string
}

/** The list's filter in the address (gap GAP-07); malformed topics are ignored. */
export function newsFilter(query: URLSearchParams): NewsFilter {
  return {
    topic: topicCode.safeParse(query.get('topic')).data ?? '',
    keyword: (query.get('keyword') ?? '').trim().slice(0, KEYWORD_MAX),
  }
}

/** The address of the first page with a changed filter; empty values are omitted. */
export function narrowed(query: URLSearchParams, changes: Partial<NewsFilter>): string {
  const next = new URLSearchParams(query)
  next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next.size === 0 ? LIST : `${LIST}?${next}`
}
