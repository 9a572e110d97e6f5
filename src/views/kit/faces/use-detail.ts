import { useActorRef } from '@xstate/react'

import type { DetailActor, DetailFlow } from '#machines/kit/detail.flow.ts'

import { usePortal } from '#app/context/portal-context.ts'

/** A detail that starts with its last shown item (a cache hit), so that a revisited page renders at once. */
export function useDetail<Item, Params>(flow: DetailFlow<Item, Params>, id: NoInfer<Params>): DetailActor<Item> {
  const { shownLists } = usePortal()
  return useActorRef(flow, { input: { id, atHand: shownLists.lastItem(flow, id) } }, ({ value, context }) => {
    if (value === 'shown') shownLists.keepItem(flow, id, context.item)
    else if (value === 'missing' || value === 'forbidden') shownLists.keepItem(flow, id, null)
  })
}
