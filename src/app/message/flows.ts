import { createActor, fromCallback, fromPromise, type ActorRefFrom, type EventObject } from 'xstate'

import { findDialogues } from '#api/message/letter.contract.ts'
import { findNotices, UNREAD, updateNotifyReceiverState, updateReadMessage } from '#api/message/notice.contract.ts'
import { paged } from '#api/kit/paging.ts'
import type { SignalKind } from '#api/signal/signal.contract.ts'
import { listenToSignals } from '#api/signal/signal.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import { provide } from '#machines/kit/services.ts'
import { inboxOf } from '#machines/message/inbox.flow.ts'
import { messagesFlow } from '#machines/message/messages.flow.ts'
import type { SessionFlow } from '#machines/session/session.flow.ts'
import {
  signalFlow,
  type LeadGranted,
  type NetworkReturned,
  type PassedSignal,
  type PassOn,
  type StreamEvent,
} from '#machines/signal/signal.flow.ts'

import { pageSettled } from '#browser/page-settled.ts'

/** Name of the lock and the channel shared by the tabs of a browser. */
const SHARED = 'portal-signals'
/** Page size of the pop-up. */
const LISTED = paged({ page: 1, size: 20 })

/** The header's message actors, one for all pages: two inboxes, the pop-up and the signals. */
export function provideMessages(transport: Transport, session: ActorRefFrom<SessionFlow>) {
  const notices = createActor(
    inboxOf({
      load: async () => {
        // [MSG-08]
        const { data, count } = await transport.send(findNotices, { queryReceiverState: UNREAD, ...LISTED })
        const rows = data.map((item) => ({
          id: item.mesNotifyId,
          subject: item.mesNotifyId,
          unread: item.receiverState === 2 ? 1 : 0,
          item,
        }))
        return { rows, count, unread: count }
      },
      mark: async (ids) => {
        await transport.send(updateNotifyReceiverState, { messageIds: [], mesNotifyId: [...ids] }) // [MSG-05]
      },
    }),
  ).start()
  const letters = createActor(
    inboxOf({
      load: async () => {
        const { data, count, unread } = await transport.send(findDialogues, LISTED)
        const rows = data.map((item) => ({
          id: item.messageId,
          subject: item.dialogueId,
          unread: item.messageState === 2 ? Math.max(1, item.unread) : 0,
          item,
        }))
        return { rows, count, unread }
      },
      mark: async (ids) => {
        await transport.send(updateReadMessage, { messageIds: [...ids], mesNotifyId: [] }) // [MSG-05]
      },
    }),
  ).start()
  const popUp = createActor(messagesFlow).start()
  const signals = createActor(
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

  const inboxes = { notice: notices, letter: letters } as const satisfies Record<SignalKind, unknown>
  popUp.on('opened', () => Object.values(inboxes).forEach((inbox) => inbox.send({ type: 'list.reloaded' })))
  signals.on('listDue', ({ kind }) => inboxes[kind].send({ type: 'list.reloaded' })) // [MSG-07]
  let hasBegun = false
  const follow = (isSignedIn: boolean) => {
    if (isSignedIn === hasBegun) return
    hasBegun = isSignedIn
    const event = isSignedIn ? ({ type: 'session.began' } as const) : ({ type: 'session.ended' } as const)
    for (const actor of [notices, letters, signals]) actor.send(event)
    if (event.type === 'session.ended') popUp.send(event)
  }
  session.subscribe((snapshot) => follow(snapshot.matches('signedIn')))
  follow(session.getSnapshot().matches('signedIn'))
  return { notices, letters, popUp, signals }
}

const canShare = () => 'BroadcastChannel' in window && 'locks' in navigator

/** Broadcasts signals between tabs. */
const channel = fromCallback<PassOn, undefined, PassedSignal>(({ sendBack, receive }) => {
  if (!canShare()) return
  const shared = new BroadcastChannel(SHARED)
  shared.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'notice' || data === 'letter') sendBack({ type: 'signal.passed', kind: data })
  }
  receive(({ kind }) => shared.postMessage(kind))
  return () => shared.close()
})

/** The leader holds the lock; the browser passes it on when the tab closes. */
const election = fromCallback<EventObject, undefined, LeadGranted>(({ sendBack }) => {
  if (!canShare()) {
    sendBack({ type: 'lead.granted' })
    return
  }
  const leaving = new AbortController()
  const held = new Promise<void>((release) => leaving.signal.addEventListener('abort', () => release()))
  navigator.locks
    .request(SHARED, { signal: leaving.signal }, () => {
      sendBack({ type: 'lead.granted' })
      return held
    })
    .catch(() => {
      // Aborted while waiting for the lock, or locks are unavailable, as in a sandbox.
      if (!leaving.signal.aborted) sendBack({ type: 'lead.granted' })
    })
  return () => leaving.abort()
})

const network = fromCallback<EventObject, undefined, NetworkReturned>(({ sendBack }) => {
  const returned = () => sendBack({ type: 'network.returned' })
  window.addEventListener('online', returned)
  return () => window.removeEventListener('online', returned)
})

const streamOf = (transport: Transport) =>
  fromCallback<EventObject, undefined, StreamEvent>(({ sendBack }) => listenToSignals(transport, sendBack))
