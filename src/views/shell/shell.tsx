import { Suspense } from 'react'
import { useLocation } from 'wouter'

import { homeAddress } from '#api/home/addresses.ts'

import Assistant from '#views/assistant/assistant.tsx'
import { ErrorBoundary } from '#views/kit/faces/error-boundary.tsx'
import type { ShellProps } from '#views/portal/page-loading.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SideWindow } from './side-window.tsx'
import './shell.css'

/** The frame around a page. Home renders its own header (gap GAP-11) and keeps the rest of the frame. */
export default function Shell({ hasHeader, children }: ShellProps) {
  const { reportError } = usePortal()
  const [path] = useLocation()
  return (
    <>
      {hasHeader && <Header />}
      {children}
      <Footer />
      {(hasHeader || path === homeAddress('index')) && (
        <>
          <SideWindow />
          {/* Optional: its failure is ignored. */}
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
