import { lazy, Suspense } from 'react'

import { ErrorBoundary } from '#views/kit/faces/error-boundary.tsx'
import { useDecides } from '#views/kit/task/use-decides.ts'
import { usePortal } from '#app/context/portal-context.ts'

/** Fetched for those who decide. */
const WaitingMenu = lazy(() => import('./waiting-menu.tsx'))

/** [ROLE-03, ROLE-04] How much waits for the user's decision, with the way to each kind at the desk. */
export function WaitingEntry() {
  const { reportError } = usePortal()
  if (!useDecides()) return null
  return (
    <ErrorBoundary report={reportError} fallback={null}>
      <Suspense>
        <WaitingMenu />
      </Suspense>
    </ErrorBoundary>
  )
}
