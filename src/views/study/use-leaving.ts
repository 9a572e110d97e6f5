import { useLayoutEffect } from 'react'

import { has } from '#machines/kit/watching.ts'
import { navigate } from '#browser/address.ts'
import { addressOf } from '#app/routes/address-of.ts'

import type { CoursePlayer } from './course-player.ts'

const isUnderWay = (player: CoursePlayer): boolean => {
  const snapshot = player.getSnapshot()
  return !snapshot.hasTag('left') && (snapshot.hasTag('measuring') || snapshot.hasTag('running'))
}

/**
 * [PLAYER-04] Closing, reloading and going elsewhere are confirmed while something plays; [PLAYER-06] the last word
 * goes to the server.
 */
export function useLeaving(player: CoursePlayer): void {
  // Before the player is stopped by its own hook: it still has something to say.
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
    // A page that the browser brings back has said farewell already.
    window.addEventListener('pageshow', (event) => event.persisted && window.location.reload(), { signal })
    // Not every browser tells of it before it happens.
    if ('navigation' in window) window.navigation.addEventListener('navigate', beforeGoing, { signal })
    const { unsubscribe } = player.on('left', ({ destination }) => {
      if (window.opener !== null) window.close()
      // In a tab of the portal, or where a browser keeps its window open.
      if (!window.closed) navigate(destination ?? addressOf('index'))
    })
    return () => {
      listening.abort()
      unsubscribe()
      if (!has('left')(player.getSnapshot())) player.send({ type: 'page.left' })
    }
  }, [player])
}
