import { useEffect, useEffectEvent } from 'react'

/** What a page offers the player that is opened from it (gap GAP-74). */
export interface OpenerWindow extends Window {
  refreshAfterStudy?: () => void
}

/** [PLAYER-09] Offers the player that is opened from this page to refresh it once study time has been recorded. */
export function useRefreshAfterStudy(refresh: () => void): void {
  const refreshed = useEffectEvent(refresh)
  useEffect(() => {
    const page: OpenerWindow = window
    const offered = () => refreshed()
    page.refreshAfterStudy = offered
    return () => {
      if (page.refreshAfterStudy === offered) delete page.refreshAfterStudy
    }
  }, [])
}
