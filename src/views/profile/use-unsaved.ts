import { useEffect } from 'react'

import { draftOf, isSameDraft } from '#machines/profile/profile-draft.ts'

import type { ProfileActor } from './profile-screen.tsx'

function hasUnsaved(profile: ProfileActor): boolean {
  const snapshot = profile.getSnapshot()
  const { profile: kept, draft } = snapshot.context
  return snapshot.hasTag('changing') && kept !== null && !isSameDraft(draft, draftOf(kept))
}

/** Confirms closing, reloading and navigation while changes are unsaved. */
export function useUnsaved(profile: ProfileActor): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const beforeClosing = (event: BeforeUnloadEvent) => {
      if (hasUnsaved(profile)) event.preventDefault()
    }
    const beforeGoing = (event: NavigateEvent) => {
      const { cancelable, destination } = event
      if (!cancelable || !destination.sameDocument || !hasUnsaved(profile)) return
      event.preventDefault()
      profile.send({ type: 'leaving.requested', destination: new URL(destination.url).hash.slice(1) })
    }
    window.addEventListener('beforeunload', beforeClosing, { signal })
    // Not every browser has the Navigation API.
    if ('navigation' in window) window.navigation.addEventListener('navigate', beforeGoing, { signal })
    return () => listening.abort()
  }, [profile])
}
