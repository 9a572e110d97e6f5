import { use, useEffect } from 'react'

import { usePortal } from '#app/context/portal-context.ts'

/** Calls back when the server says that there is news for this person: a record may not be what it was. */
export function useNotices(noticed: () => void): void {
  const { signals } = use(usePortal().flows.messages())
  useEffect(() => {
    const subscription = signals.on('signalled', ({ kind }) => kind === 'notice' && noticed())
    return () => subscription.unsubscribe()
  }, [signals, noticed])
}
