import { classTypes, getClass, listMyClasses } from '#api/class/class.contract.ts'
import { oneOf, paged } from '#api/kit/paging.ts'
import type { Transport } from '#api/kit/transport.ts'
import { detailOf } from '#machines/kit/detail.flow.ts'
import { listOf } from '#machines/kit/list.flow.ts'

import { asMissing } from '#app/kit/missing.ts'

/** The flows of the class pages. An unknown type lists all (gap GAP-15). */
export function provideClasses(transport: Transport) {
  return {
    /** [ROUTE-62] Filtered by type. */
    mine: listOf(({ filter, ...page }) =>
      transport.send(listMyClasses, { type: oneOf(classTypes, filter.type), ...paged(page) }),
    ),
    /** [ROUTE-63] */
    oneClass: detailOf((id) => asMissing(transport.send(getClass, { classID: id }))),
  }
}
