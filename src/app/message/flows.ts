import { createActor, type ActorRefFrom } from 'xstate'

import { findDialogues } from '#api/message/letter.contract.ts'
import { findNotices, UNREAD, updateNotifyReceiverState, updateReadMessage } from '#api/message/notice.contract.ts'
import { paged } from '#api/kit/paging.ts'
import type { ListKind } from '#api/signal/signal.contract.ts'
import type { Transport } from '#api/kit/transport.ts'
import { inboxOf } from '#machines/message/inbox.flow.ts'
import { messagesFlow } from '#machines/message/messages.flow.ts'
import type { SessionFlow } from '#machines/session/session.flow.ts'

import { startSignals } from './signals.ts'

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
  const signals = startSignals(transport)

  const inboxes = { notice: notices, letter: letters } as const satisfies Record<ListKind, unknown>
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
