import { use, useEffect } from 'react'

import { AdministrationProvider } from '#app/context/administration-context.ts'
import { PortalProvider } from '#app/context/portal-context.ts'

/** The signals of whichever of the two pages this is; null: of neither. */
function useSignals() {
  const administration = use(AdministrationProvider)
  const portal = use(PortalProvider)
  if (administration !== null) return administration.signals
  return portal === null ? null : use(portal.flows.messages()).signals
}

/** Calls back on a signal for this user, since records may be stale then. */
export function useNotices(noticed: () => void): void {
  const signals = useSignals()
  useEffect(() => {
    const subscription = signals?.on('signalled', ({ kind }) => kind === 'notice' && noticed())
    return () => subscription?.unsubscribe()
  }, [signals, noticed])
}
