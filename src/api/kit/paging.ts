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
