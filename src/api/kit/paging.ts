import * as z from 'zod/mini'

/** The last page that can be asked for. */
export const PAGE_MAX = 1_000_000

/** The fields of a call that answers a list page by page: `{ list, count }`. Pages count from 1 [CONST-01]. */
export const paging = {
  pageNum: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_MAX)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(40)), 10),
}

/** The page that a list asks for. */
export interface Page {
  readonly page: number
  readonly size: number
}

/** The page as the fields of its call. */
export const paged = ({ page, size }: Page): { pageNum: number; pageSize: number } => ({
  pageNum: page,
  pageSize: size,
})

/** The one of these that an address names. Undefined, which narrows a list to nothing: it names none of them. */
export const oneOf = <Known extends string>(known: readonly Known[], named: string | undefined): Known | undefined =>
  known.find((one) => one === named)

/** What an address says in words of its own. Undefined, which narrows a list to nothing: it says nothing. */
export const words = (said: string | undefined): string | undefined => (said === '' ? undefined : said)
