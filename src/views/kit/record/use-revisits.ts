import { useEffect } from 'react'

/** Calls back when somebody comes back to the page, or back into reach of the network. */
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
