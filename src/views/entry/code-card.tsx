import { lazy, Suspense, type ReactNode } from 'react'

import { texts } from '#i18n/texts.ts'

import { ErrorBoundary } from '#views/kit/faces/error-boundary.tsx'
import { usePortal } from '#app/context/portal-context.ts'

const QrCode = lazy(() => import('#views/kit/qr-code/qr-code.tsx'))

interface Props {
  readonly title: string
  readonly text: string
  /** Portal path that the code links to. */
  readonly path: string
  readonly children?: ReactNode
}

/** A QR code of a portal address, with its purpose (gap GAP-26). */
export function CodeCard({ title, text, path, children }: Props) {
  const { reportError } = usePortal()
  const address = `${window.location.origin}/#${path}`
  return (
    <section className="entry-card code-card">
      <h2 className="entry-card-title">{title}</h2>
      <div className="code-card-code">
        <ErrorBoundary report={reportError} fallback={<bdi className="code-card-address">{address}</bdi>}>
          <Suspense>
            <QrCode address={address} label={texts().entry.app.code({ address })} />
          </Suspense>
        </ErrorBoundary>
      </div>
      <p className="entry-card-text">{text}</p>
      {children}
    </section>
  )
}
