import { use, useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { DialogueFlow } from '#machines/message/dialogue.flow.ts'
import type { LetterWritingFlow } from '#machines/message/letter-writing.flow.ts'

import { usePortal } from '#app/context/portal-context.ts'

export type DialogueActor = ActorRefFrom<DialogueFlow>
export type WritingActor = ActorRefFrom<LetterWritingFlow>

/**
 * What an open dialogue hears of: signals, the network, whether somebody is looking; and what the header hears of it.
 */
export function useSurroundings(dialogue: DialogueActor, writer: WritingActor, dialogueId: string): void {
  const { signals, letters } = use(usePortal().flows.messages())
  useEffect(() => {
    // At once, and not with the lists: who reads a letter as it comes is not told two seconds later that it has come.
    const signalled = signals.on('signalled', ({ kind }) => {
      if (kind === 'letter') dialogue.send({ type: 'letters.reloaded' })
    })
    const read = dialogue.on('lettersRead', () => letters.send({ type: 'subject.read', subject: dialogueId }))
    const sent = writer.on('sent', ({ letter }) => dialogue.send({ type: 'letter.sent', letter }))
    const returned = () => writer.send({ type: 'network.returned' })
    const looked = () => dialogue.send({ type: document.visibilityState === 'visible' ? 'page.seen' : 'page.hidden' })
    window.addEventListener('online', returned)
    document.addEventListener('visibilitychange', looked)
    return () => {
      signalled.unsubscribe()
      read.unsubscribe()
      sent.unsubscribe()
      window.removeEventListener('online', returned)
      document.removeEventListener('visibilitychange', looked)
    }
  }, [dialogue, writer, dialogueId, signals, letters])
}
