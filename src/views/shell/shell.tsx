import { Suspense } from 'react'
import { useLocation } from 'wouter'

import { addressOf } from '#app/routes/address-of.ts'

import Assistant from '#views/assistant/assistant.tsx'
import { ErrorBoundary } from '#views/kit/faces/error-boundary.tsx'
import type { ShellProps } from '#views/portal/page-loading.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SideWindow } from './side-window.tsx'
import './shell.css'

/** What stands around a page. Home brings its own top (gap GAP-11), and has what goes with a top beside it. */
export default function Shell({ hasHeader, children }: ShellProps) {
  const { reportError } = usePortal()
  const [path] = useLocation()
  return (
    <>
      {hasHeader && <Header />}
      {children}
      <Footer />
      {(hasHeader || path === addressOf('index')) && (
        <>
          <SideWindow />
          {/* It is of help, and nobody's page: without it everything goes on. */}
          <ErrorBoundary report={reportError} fallback={null}>
            <Suspense>
              <Assistant />
            </Suspense>
          </ErrorBoundary>
        </>
      )}
    </>
  )
}
