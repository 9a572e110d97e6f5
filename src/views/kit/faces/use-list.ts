import { useActorRef } from '@xstate/react'

import type { listFlow, ListInput } from '#machines/kit/list.flow.ts'

import { usePortal } from '#app/context/portal-context.ts'
import type { ListActor } from './list-faces.tsx'

/** A list that begins with what it showed last time, so that a page that was open before is there at once. */
export function useList(flow: typeof listFlow, asked: ListInput): ListActor {
  const { shownLists } = usePortal()
  return useActorRef(flow, { input: { ...asked, atHand: shownLists.last(flow, asked) } }, ({ value, context }) => {
    if (value === 'filled') shownLists.keep(flow, asked, { list: context.rows, count: context.count })
    else if (value === 'empty' || value === 'forbidden') shownLists.keep(flow, asked, null)
  })
}
