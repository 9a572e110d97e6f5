import { useActorRef } from '@xstate/react'

import type { ListActor, ListFlow, ListInput } from '#machines/kit/list.flow.ts'

import { usePortal } from '#app/context/portal-context.ts'

/** A list that begins with what it showed last time, so that a page that was open before is there at once. */
export function useList<Row>(flow: ListFlow<Row>, asked: ListInput): ListActor<Row> {
  const { shownLists } = usePortal()
  return useActorRef(flow, { input: { ...asked, atHand: shownLists.last(flow, asked) } }, ({ value, context }) => {
    if (value === 'filled') shownLists.keep(flow, asked, { list: context.rows, count: context.count })
    else if (value === 'empty' || value === 'forbidden') shownLists.keep(flow, asked, null)
  })
}
