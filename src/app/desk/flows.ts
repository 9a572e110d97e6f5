import { fromPromise } from 'xstate'

import * as desk from '#api/desk/desk.contract.ts'
import { oneOf, paged, words } from '#api/kit/paging.ts'
import type { Transport } from '#api/kit/transport.ts'
import { askedOnce } from '#app/kit/whole-list.ts'
import { deskFlow } from '#machines/desk/desk.flow.ts'
import { detailOf } from '#machines/kit/detail.flow.ts'
import { listOf } from '#machines/kit/list.flow.ts'
import { provide } from '#machines/kit/services.ts'

/** The flows of what waits for the caller's decision. */
export function provideDesk(transport: Transport) {
  return {
    /** Filtered by kind, what is asked for, due time and name; unknown values are no filter. */
    desk: listOf(({ filter, ...page }) =>
      transport.send(desk.listDesk, {
        lifecycle: words(filter.lifecycle),
        subjectID: words(filter.subject),
        due: oneOf(desk.deskDues, filter.due),
        keyword: words(filter.keyword),
        sort: oneOf(desk.deskSorts, filter.sort) ?? 'due',
        ...paged(page),
      }),
    ),
    /** What there is to filter by, of one lifecycle or, if empty, of all. */
    deskFilters: detailOf(async (lifecycle) => {
      const { lifecycles, subjects } = await transport.send(desk.listDesk, {
        lifecycle: words(lifecycle),
        sort: 'due',
        ...paged({ page: 1, size: 1 }),
      })
      return { lifecycles, subjects }
    }),
    /** What waits first of a lifecycle; `first` is null if nothing does. */
    deskNext: detailOf(async (lifecycle) => {
      const { list } = await transport.send(desk.listDesk, {
        lifecycle,
        sort: 'due',
        ...paged({ page: 1, size: 1 }),
      })
      return { first: list[0] ?? null }
    }),
    /** How much waits of each lifecycle; header and home ask for it at the same time. */
    deskCount: detailOf(askedOnce(() => transport.send(desk.countDesk, {}))),
    deskWork: provide(deskFlow, {
      actors: {
        decide: fromPromise(async ({ input: { decision, words: reason, items } }) => {
          const { results } = await transport.send(desk.decideOnDesk, {
            decision,
            items: items.map(({ lifecycle, id, revision }) => ({ lifecycle, id, revision })),
            reason: reason.trim(),
          })
          return results
        }),
      },
    }),
  }
}
