import { useEffect } from 'react'

import type { ExamPaper } from './exam-paper.ts'

/** The browser asks before a page is closed that has answers which the server does not have. */
export function useUnsaved(paper: ExamPaper): void {
  useEffect(() => {
    const beforeClosing = (event: BeforeUnloadEvent) => {
      const snapshot = paper.getSnapshot()
      if (snapshot.hasTag('unsaved') || snapshot.hasTag('handingIn')) event.preventDefault()
    }
    window.addEventListener('beforeunload', beforeClosing)
    return () => window.removeEventListener('beforeunload', beforeClosing)
  }, [paper])
}
