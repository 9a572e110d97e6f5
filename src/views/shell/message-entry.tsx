import { Suspense } from 'react'

import { ErrorBoundary } from '#views/kit/faces/error-boundary.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { MessageBell } from './message-bell.tsx'

/** [SHELL-38] The bell of signed-in users, loaded after the page into a reserved space. */
export function MessageEntry() {
  const { reportError } = usePortal()
  return (
    <span className="message-entry">
      <ErrorBoundary report={reportError} fallback={null}>
        <Suspense>
          <MessageBell />
        </Suspense>
      </ErrorBoundary>
    </span>
  )
}
