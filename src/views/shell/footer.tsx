import { useActorRef, useSelector } from '@xstate/react'
import { lazy, Suspense, use, useEffect } from 'react'
import { Link, useLocation } from 'wouter'

import { entryAddress } from '#api/entry/addresses.ts'
import { homeAddress } from '#api/home/addresses.ts'
import { newsAddress } from '#api/news/addresses.ts'
import { texts } from '#i18n/texts.ts'

import { helpAddress } from '#views/news/help-address.ts'
import { ErrorBoundary } from '#views/kit/faces/error-boundary.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { ContinueBanner } from './continue-banner.tsx'
import { WhenInView } from './when-in-view.tsx'

const QrCode = lazy(() => import('#views/kit/qr-code/qr-code.tsx'))

/** [SHELL-43, NEWS-05] Operator, help and app; on home also the link to the last course. */
export function Footer() {
  const { flows, reportError } = usePortal()
  const shell = use(flows.shell())
  const copyright = useActorRef(shell.copyright, { input: { id: '' } })
  const aboutUs = useActorRef(shell.aboutUs, { input: { id: '' } })
  const copyrightLine = useSelector(copyright, (snapshot) => snapshot.context.item)
  const aboutUsID = useSelector(aboutUs, (snapshot) => snapshot.context.item)
  const [path] = useLocation()
  const isHome = path === homeAddress('index')
  const LL = texts().shell
  useEffect(() => {
    if (isHome) window.scrollTo(0, 0) // [SHELL-45, gap GAP-24]
  }, [isHome])
  return (
    <>
      <ContinueBanner isHome={isHome} />
      <footer className="footer" aria-label={LL.footer()}>
        <div className="footer-inner">
          <div className="footer-words">
            <nav className="footer-links" aria-label={LL.footer()}>
              {/* [NEWS-03] Omitted if the organisation has no page about itself. */}
              {typeof aboutUsID === 'string' ? (
                <Link href={newsAddress('dynamicDetail', { informationID: aboutUsID })}>{LL.aboutUs()}</Link>
              ) : (
                <span>{LL.aboutUs()}</span>
              )}
              <Link href={helpAddress}>{LL.help()}</Link>
              {/* [SHELL-44] By the specification this entry does nothing; the QR code beside it leads to the app. */}
              <button type="button" className="footer-entry">
                {LL.appDownload()}
              </button>
            </nav>
            <p className="footer-copyright">{copyrightLine}</p>
          </div>
          <figure className="footer-code">
            <WhenInView>
              <ErrorBoundary report={reportError} fallback={null}>
                <Suspense>
                  <QrCode address={`${window.location.origin}/#${entryAddress('appDownload')}`} label={LL.qrCode()} />
                </Suspense>
              </ErrorBoundary>
            </WhenInView>
            <figcaption>{LL.qrCode()}</figcaption>
          </figure>
        </div>
      </footer>
    </>
  )
}
