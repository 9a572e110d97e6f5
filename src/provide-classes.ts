import { fromPromise } from 'xstate'

import { classTypes } from '#api/contract/classes.ts'
import * as classes from '#api/service/classes.ts'
import type { Transport } from '#api/service/transport.ts'
import { detailFlow, type DetailInput } from '#machines/flows/detail.ts'
import { listFlow, type Page, type PageRequest } from '#machines/flows/list.ts'

import { asMissing } from './missing.ts'
import type { ClassFlows } from './views/portal/portal-context.ts'

/** The flows of the pages about classes. A type that no class knows asks for all of them (gap GAP-15). */
export function provideClasses(transport: Transport): ClassFlows {
  return {
    mine: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input: { filter, ...page } }) =>
          classes.listMyClasses(transport, classTypes.find((type) => type === filter.type) ?? null, page),
        ),
      },
    }),
    oneClass: detailFlow.provide({
      actors: {
        loadItem: fromPromise<unknown, DetailInput>(({ input }) => asMissing(classes.getClass(transport, input.id))),
      },
    }),
  }
}
