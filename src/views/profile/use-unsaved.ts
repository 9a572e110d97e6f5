import { useEffect } from 'react'

import { draftOf, isSameDraft } from '#machines/profile/profile-draft.ts'

import type { ProfileActor } from './profile-screen.tsx'

/** What browsers tell of a change of address before it happens. */
interface NavigateEvent extends Event {
  readonly destination: { readonly url: string; readonly sameDocument: boolean }
}

function hasUnsaved(profile: ProfileActor): boolean {
  const snapshot = profile.getSnapshot()
  const { profile: kept, draft } = snapshot.context
  return snapshot.hasTag('changing') && kept !== null && !isSameDraft(draft, draftOf(kept))
}

/** Closing, reloading and going elsewhere are asked about while something is written that is not saved. */
export function useUnsaved(profile: ProfileActor): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const beforeClosing = (event: BeforeUnloadEvent) => {
      if (hasUnsaved(profile)) event.preventDefault()
    }
    const beforeGoing = (event: Event) => {
      const { cancelable, destination } = event as NavigateEvent
      if (!cancelable || !destination.sameDocument || !hasUnsaved(profile)) return
      event.preventDefault()
      profile.send({ type: 'leaving.requested', destination: new URL(destination.url).hash.slice(1) })
    }
    window.addEventListener('beforeunload', beforeClosing, { signal })
    ;(window as { navigation?: EventTarget }).navigation?.addEventListener('navigate', beforeGoing, { signal })
    return () => listening.abort()
  }, [profile])
}
