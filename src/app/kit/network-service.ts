import { fromCallback, type EventObject } from 'xstate'

import type { NetworkEvent } from '#machines/kit/retrying.ts'

/** What the browser tells of the network, as a service of flows. */
export const networkService = fromCallback<EventObject, undefined, NetworkEvent>(({ sendBack }) => {
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('offline', () => sendBack({ type: 'network.lost' }), { signal })
  window.addEventListener('online', () => sendBack({ type: 'network.returned' }), { signal })
  return () => listening.abort()
})
