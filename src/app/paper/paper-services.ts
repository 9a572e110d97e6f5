import { fromCallback, type EventObject } from 'xstate'

import type { ClockEvent, NetworkEvent, StoreCommand, StoreEvent } from '#machines/paper/paper-context.ts'

import type { keptPapers } from '#browser/kept-paper.ts'

const SECOND = 1000

/** What answering needs of a browser, whatever is answered. @param device what it keeps of a person, asked anew */
export const paperServices = (device: () => ReturnType<typeof keptPapers>) => ({
  store: fromCallback<StoreCommand, undefined, StoreEvent>(({ sendBack, receive }) => {
    const kept = device()
    // One after the other, and of those that wait the last: it holds all that came before.
    let next: StoreCommand | null = null
    let isBusy = false
    const work = async (): Promise<void> => {
      isBusy = true
      for (; next !== null; ) {
        const { type, kept: paper } = next
        next = null
        await kept[type](paper).catch(() => sendBack({ type: 'store.failed' }))
      }
      isBusy = false
    }
    receive((command) => {
      next = command
      if (!isBusy) void work()
    })
  }),
  clock: fromCallback<EventObject, undefined, ClockEvent>(({ sendBack }) => {
    const timer = setInterval(() => sendBack({ type: 'clock.ticked', now: performance.now() }), SECOND)
    return () => clearInterval(timer)
  }),
  network: fromCallback<EventObject, undefined, NetworkEvent>(({ sendBack }) => {
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('offline', () => sendBack({ type: 'network.lost' }), { signal })
    window.addEventListener('online', () => sendBack({ type: 'network.returned' }), { signal })
    return () => listening.abort()
  }),
})
