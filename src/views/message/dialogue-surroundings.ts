import { use, useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { DialogueFlow } from '#machines/message/dialogue.flow.ts'
import type { LetterWritingActor } from '#machines/message/letter-writing.flow.ts'

import { usePortal } from '#app/context/portal-context.ts'

export type DialogueActor = ActorRefFrom<DialogueFlow>
export type WritingActor = LetterWritingActor

/** Connects an open dialogue to signals, network and visibility, and reports reads to the header. */
export function useSurroundings(dialogue: DialogueActor, writer: WritingActor, dialogueId: string): void {
  const { signals, letters } = use(usePortal().flows.messages())
  useEffect(() => {
    // Immediately, not debounced like the lists: a letter read on arrival is not announced two seconds later.
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
