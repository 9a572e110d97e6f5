import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** What a page offers the player that is opened from it (gap GAP-74). */
    refreshAfterStudy?: () => void
  }
}

/** [PLAYER-09] Offers the player that is opened from this page to refresh it once study time has been recorded. */
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
