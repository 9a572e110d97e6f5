import { useLayoutEffect } from 'react'

import { homeAddress } from '#api/home/addresses.ts'
import { has } from '#machines/kit/watching.ts'
import { navigate } from '#browser/address.ts'

import type { CoursePlayer } from './course-player.ts'

const isUnderWay = (player: CoursePlayer): boolean => {
  const snapshot = player.getSnapshot()
  return !snapshot.hasTag('left') && (snapshot.hasTag('measuring') || snapshot.hasTag('running'))
}

/**
 * Shows a page of the portal in the window that opened the player, which may have been closed, or have left the portal.
 */
function showInOpener({ opener }: { readonly opener: Window | null }, destination: string): void {
  try {
    if (opener?.location.origin === window.location.origin) opener.location.hash = destination
  } catch {
    // Cross-origin.
  }
}

/**
 * [PLAYER-04] Confirms closing, reloading and navigation during playback; [PLAYER-06] sends a final event on leaving.
 */
export function useLeaving(player: CoursePlayer): void {
  // A layout effect: runs before its own hook stops the player, which still has to send an event.
  useLayoutEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const beforeClosing = (event: BeforeUnloadEvent) => {
      if (isUnderWay(player)) event.preventDefault()
    }
    const beforeGoing = (event: NavigateEvent) => {
      const { cancelable, destination } = event
      if (!cancelable || !destination.sameDocument || !isUnderWay(player)) return
      event.preventDefault()
      player.send({ type: 'leaving.requested', destination: new URL(destination.url).hash.slice(1) })
    }
    window.addEventListener('beforeunload', beforeClosing, { signal })
    window.addEventListener('pagehide', () => player.send({ type: 'page.left' }), { signal })
    // A page restored from the back/forward cache has already sent its final event.
    window.addEventListener('pageshow', (event) => event.persisted && window.location.reload(), { signal })
    // Not every browser has the Navigation API.
    if ('navigation' in window) window.navigation.addEventListener('navigate', beforeGoing, { signal })
    const { unsubscribe } = player.on('left', ({ destination }) => {
      if (window.opener !== null) {
        if (destination !== null) showInOpener(window, destination)
        window.close()
      }
      // In a tab of the portal, or if the browser refuses to close the window.
      if (!window.closed) navigate(destination ?? homeAddress('index'))
    })
    return () => {
      listening.abort()
      unsubscribe()
      if (!has('left')(player.getSnapshot())) player.send({ type: 'page.left' })
    }
  }, [player])
}
