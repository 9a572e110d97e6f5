import { useActorRef } from '@xstate/react'

import type { ListActor, ListFlow, ListInput } from '#machines/kit/list.flow.ts'

import { usePortal } from '#app/context/portal-context.ts'

/** A list that starts with its last shown rows (a cache hit), so that a revisited page renders at once. */
export function useList<Row>(flow: ListFlow<Row>, asked: ListInput): ListActor<Row> {
  const { shownLists } = usePortal()
  return useActorRef(flow, { input: { ...asked, atHand: shownLists.last(flow, asked) } }, ({ value, context }) => {
    if (value === 'filled') shownLists.keep(flow, asked, { list: context.rows, count: context.count })
    else if (value === 'empty' || value === 'forbidden') shownLists.keep(flow, asked, null)
  })
}
