import { lazy, Suspense } from 'react'

import { useDecides } from './use-decides.ts'

/** Fetched for those who decide. */
const WaitingKindsList = lazy(() => import('./waiting-kinds-list.tsx'))

/** [ROLE-03, ROLE-04] How much waits for the user's decision, by kind. */
export function WaitingKinds() {
  if (!useDecides()) return null
  return (
    <Suspense>
      <WaitingKindsList />
    </Suspense>
  )
}
