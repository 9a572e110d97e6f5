import { useEffect, useEffectEvent } from 'react'

import { isTyping } from '#views/kit/keyboard/is-typing.ts'
import type { ReviewAction } from './review-questions.ts'

interface Keyed {
  readonly previous: () => void
  readonly next: () => void
  readonly choose: (action: ReviewAction) => void
}

/** The desk's keys for one homework: j and k go on, a approves, r gives back. They rest while somebody writes. */
export function useReviewKeys({ previous, next, choose }: Keyed): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return
    // A dialog is open: it has the keys.
    if (document.querySelector('[role=dialog]') !== null) return
    const acts: Readonly<Record<string, () => void>> = {
      j: next,
      k: previous,
      a: () => choose('approve'),
      r: () => choose('reject'),
    }
    const act = acts[event.key.toLowerCase()]
    if (act === undefined) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}
