import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** Offered by a page to the player that it opens (gap GAP-74). */
    refreshAfterStudy?: () => void
  }
}

/** [PLAYER-09] Lets the player opened from this page refresh it once study time has been recorded. */
export function useRefreshAfterStudy(refresh: () => void): void {
  const refreshed = useEffectEvent(refresh)
  useEffect(() => {
    const offered = () => refreshed()
    window.refreshAfterStudy = offered
    return () => {
      if (window.refreshAfterStudy === offered) delete window.refreshAfterStudy
    }
  }, [])
}
