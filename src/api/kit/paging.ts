import * as z from 'zod/mini'

/** The largest page number accepted. */
export const PAGE_MAX = 1_000_000

/** The fields of a call that answers a list page by page: `{ list, count }`. Pages count from 1 [CONST-01]. */
export const paging = {
  pageNum: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_MAX)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(40)), 10),
}

/** The requested page of a list. */
export interface Page {
  readonly page: number
  readonly size: number
}

/** The page as payload fields. */
export const paged = ({ page, size }: Page): { pageNum: number; pageSize: number } => ({
  pageNum: page,
  pageSize: size,
})

/** Parses a filter of an address with a fixed set of values; undefined, no filter: absent or unknown. */
export const oneOf = <Known extends string>(known: readonly Known[], named: string | undefined): Known | undefined =>
  known.find((one) => one === named)

/** Parses a free-text filter of an address; undefined, no filter: absent or empty. */
export const words = (said: string | undefined): string | undefined => (said === '' ? undefined : said)
