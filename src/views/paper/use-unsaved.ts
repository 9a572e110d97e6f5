import { useEffect } from 'react'

import type { PaperActor } from './paper-actor.ts'

/** The browser asks before a page is closed that has answers which neither the server nor the device has. */
export function useUnsaved(paper: PaperActor): void {
  useEffect(() => {
    const beforeClosing = (event: BeforeUnloadEvent) => {
      const snapshot = paper.getSnapshot()
      const { isKeeping, waiting } = snapshot.context
      const isInTabOnly = snapshot.hasTag('onDevice') && !isKeeping && waiting.length > 0
      if (snapshot.hasTag('unsaved') || snapshot.hasTag('handingIn') || isInTabOnly) event.preventDefault()
    }
    window.addEventListener('beforeunload', beforeClosing)
    return () => window.removeEventListener('beforeunload', beforeClosing)
  }, [paper])
}
