import { use, useEffect } from 'react'

import { usePortal } from '#app/context/portal-context.ts'

/** Calls back on a signal for this user, since records may be stale then. */
export function useNotices(noticed: () => void): void {
  const { signals } = use(usePortal().flows.messages())
  useEffect(() => {
    const subscription = signals.on('signalled', ({ kind }) => kind === 'notice' && noticed())
    return () => subscription.unsubscribe()
  }, [signals, noticed])
}
