import { fromPromise } from 'xstate'

import { classTypes, getClass, listMyClasses } from '#api/class/class.contract.ts'
import { oneOf, paged } from '#api/kit/paging.ts'
import type { Transport } from '#api/kit/transport.ts'
import { detailFlow, type DetailInput } from '#machines/kit/detail.flow.ts'
import { listFlow, type Page, type PageRequest } from '#machines/kit/list.flow.ts'

import { asMissing } from '#app/missing.ts'
import type { ClassFlows } from '#app/context/portal-context.ts'

/** The flows of the pages about classes. A type that no class knows asks for all of them (gap GAP-15). */
export function provideClasses(transport: Transport): ClassFlows {
  return {
    mine: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input: { filter, ...page } }) =>
          transport.send(listMyClasses, { type: oneOf(classTypes, filter.type), ...paged(page) }),
        ),
      },
    }),
    oneClass: detailFlow.provide({
      actors: {
        loadItem: fromPromise<unknown, DetailInput>(({ input }) =>
          asMissing(transport.send(getClass, { classID: input.id })),
        ),
      },
    }),
  }
}
