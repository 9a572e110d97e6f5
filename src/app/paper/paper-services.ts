import { fromCallback, type EventObject } from 'xstate'

import type { StoreEvent } from '#machines/kit/retrying.ts'
import type { ClockEvent, StoreCommand } from '#machines/paper/paper-context.ts'

import type { keptPapers } from '#browser/kept-paper.ts'
import { lastInTurn } from '#app/kit/last-in-turn.ts'
import { networkService } from '#app/kit/network-service.ts'

const SECOND = 1000

/** What answering needs of a browser, whatever is answered. @param device what it keeps of a person, asked anew */
export const paperServices = (device: () => ReturnType<typeof keptPapers>) => ({
  store: fromCallback<StoreCommand, undefined, StoreEvent>(({ sendBack, receive }) => {
    const kept = device()
    receive(
      lastInTurn(
        ({ type, kept: paper }) => kept[type](paper),
        () => sendBack({ type: 'store.failed' }),
      ),
    )
  }),
  clock: fromCallback<EventObject, undefined, ClockEvent>(({ sendBack }) => {
    const timer = setInterval(() => sendBack({ type: 'clock.ticked', now: performance.now() }), SECOND)
    return () => clearInterval(timer)
  }),
  network: networkService,
})
