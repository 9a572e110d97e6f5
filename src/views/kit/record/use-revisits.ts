import { useEffect } from 'react'

/** Calls back when the page becomes visible or the network is back. */
export function useRevisits(revisited: () => void): void {
  useEffect(() => {
    const revisit = () => {
      if (document.visibilityState === 'visible') revisited()
    }
    document.addEventListener('visibilitychange', revisit)
    window.addEventListener('focus', revisit)
    window.addEventListener('online', revisit)
    return () => {
      document.removeEventListener('visibilitychange', revisit)
      window.removeEventListener('focus', revisit)
      window.removeEventListener('online', revisit)
    }
  }, [revisited])
}
