import { fromCallback, fromPromise, type EventObject } from 'xstate'

import { getPaper, takeOverPaper } from '#api/exam/paper.contract.ts'
import type { Transport } from '#api/kit/transport.ts'
import type { ClockEvent, NetworkEvent, StoreCommand, StoreEvent } from '#machines/exam/paper-context.ts'
import { paperFlow } from '#machines/exam/paper.flow.ts'
import { provide } from '#machines/kit/services.ts'

import { keptPapers } from '#browser/kept-paper.ts'
import type { LocalStore } from '#browser/storage.ts'
import { asMissing } from '#app/kit/missing.ts'
import { handIn, sendAnswers } from './send-answers.ts'

const SECOND = 1000

/** [ROUTE-47] The paper with its services. */
export function providePaper(transport: Transport, store: LocalStore) {
  const device = () => keptPapers(store.get('userId') ?? '')
  return {
    isOnline: () => navigator.onLine,
    paper: provide(paperFlow, {
      actors: {
        loadPaper: fromPromise(async ({ input: { paperID } }) => {
          const opened = await device().open(paperID)
          const at = performance.now()
          const paper = await asMissing(transport.send(getPaper, { paperID, device: opened.device }))
          return { ...opened, paper, at }
        }),
        takeOver: fromPromise(async ({ input }) => {
          const at = performance.now()
          return { paper: await transport.send(takeOverPaper, input), at }
        }),
        save: fromPromise(async ({ input }) => {
          const at = performance.now()
          const saved = await sendAnswers(transport, input)
          return { ...saved, at }
        }),
        handIn: fromPromise(({ input }) => handIn(transport, input)),
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
      },
    }),
  }
}
