import { createActor, fromCallback, fromPromise, type ActorRefFrom, type EventObject } from 'xstate'

import { signalKinds } from '#api/signal/signal.contract.ts'
import { listenToSignals } from '#api/signal/signal.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import { provide } from '#machines/kit/services.ts'
import {
  signalFlow,
  type LeadGranted,
  type NetworkReturned,
  type PassedSignal,
  type PassOn,
  type SignalFlow,
  type StreamEvent,
} from '#machines/signal/signal.flow.ts'

import { pageSettled } from '#browser/page-settled.ts'

/** Name of the lock and the channel shared by the tabs of a browser. */
const SHARED = 'portal-signals'
/** Milliseconds for which a tab keeps the lead after its session has ended, until the other tabs know of that. */
const FAREWELL = 1000
/** The signals of a page; those of a browser's tabs, of the portal and of the administration, share one stream. */
export const startSignals = (transport: Transport): ActorRefFrom<SignalFlow> =>
  createActor(
    provide(signalFlow, {
      actors: {
        settle: fromPromise(() => pageSettled(window)),
        channel,
        election,
        network,
        stream: streamOf(transport),
      },
    }),
  ).start()

const canShare = () => 'BroadcastChannel' in window && 'locks' in navigator

/** Broadcasts signals between tabs. */
const channel = fromCallback<PassOn, undefined, PassedSignal>(({ sendBack, receive }) => {
  if (!canShare()) return
  const shared = new BroadcastChannel(SHARED)
  shared.onmessage = ({ data }: MessageEvent<unknown>) => {
    const kind = signalKinds.find((one) => one === data)
    if (kind !== undefined) sendBack({ type: 'signal.passed', kind })
  }
  receive(({ kind }) => shared.postMessage(kind))
  return () => shared.close()
})

/** The leader holds the lock; the browser passes it on at once when the tab closes. */
const election = fromCallback<EventObject, undefined, LeadGranted>(({ sendBack }) => {
  if (!canShare()) {
    sendBack({ type: 'lead.granted' })
    return
  }
  const leaving = new AbortController()
  const held = new Promise<void>((release) => leaving.signal.addEventListener('abort', () => release()))
  let leads = false
  navigator.locks
    .request(SHARED, { signal: leaving.signal }, () => {
      leads = true
      sendBack({ type: 'lead.granted' })
      return held
    })
    .catch(() => {
      // Aborted while waiting for the lock, or locks are unavailable, as in a sandbox.
      if (!leaving.signal.aborted) sendBack({ type: 'lead.granted' })
    })
  // Another tab that does not know yet would open a stream without a session.
  return () => {
    if (leads) setTimeout(() => leaving.abort(), FAREWELL)
    else leaving.abort()
  }
})

const network = fromCallback<EventObject, undefined, NetworkReturned>(({ sendBack }) => {
  const returned = () => sendBack({ type: 'network.returned' })
  window.addEventListener('online', returned)
  return () => window.removeEventListener('online', returned)
})

const streamOf = (transport: Transport) =>
  fromCallback<EventObject, undefined, StreamEvent>(({ sendBack }) => listenToSignals(transport, sendBack))
