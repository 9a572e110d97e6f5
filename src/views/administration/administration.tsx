import { useSelector } from '@xstate/react'
import { Router } from 'wouter'

import { browserHooks } from '#browser/address.ts'

import { ErrorBoundary } from '#views/kit/faces/error-boundary.tsx'
import { LanguageFailed } from '#views/portal/language-failed.tsx'
import { LoadingBar } from '#views/portal/loading-bar.tsx'
import { ThemeRoot, useDark } from '#views/kit/theme/theme-root.tsx'
import { Toasts } from '#views/kit/toast/toasts.tsx'
import { Crash } from '#views/portal/crash.tsx'
import { MenuSourceProvider } from '#app/context/menu-source.ts'
import { ReasonSourceProvider } from '#app/context/reason-source.ts'
import { AdministrationProvider, type Administration } from '#app/context/administration-context.ts'
import { Frame } from './frame.tsx'
import './administration.css'

/** What staff see at /admin. */
export function AdministrationView({ administration }: { administration: Administration }) {
  const { session, pageChange, application, reportError } = administration
  const skin = useSelector(application, (snapshot) => snapshot.value)
  const isDark = useDark(skin)
  const isLanguageFailed = useSelector(session, (snapshot) => snapshot.hasTag('languageFailed'))
  const isFetched = useSelector(pageChange, (snapshot) => snapshot.hasTag('loadingBar'))
  const shown = useSelector(pageChange, (snapshot) => snapshot.context.shown)
  return (
    <AdministrationProvider value={administration}>
      <MenuSourceProvider value={administration}>
        <ReasonSourceProvider value={administration}>
          <Router {...browserHooks}>
            <ThemeRoot skin={skin}>
              <LoadingBar isRunning={isFetched && !isLanguageFailed} />
              {isLanguageFailed && <LanguageFailed retry={() => session.send({ type: 'language.retried' })} />}
              {shown !== null && (
                <ErrorBoundary report={reportError} fallback={<Crash />}>
                  <Frame shown={shown} />
                </ErrorBoundary>
              )}
              <Toasts isDark={isDark} />
            </ThemeRoot>
          </Router>
        </ReasonSourceProvider>
      </MenuSourceProvider>
    </AdministrationProvider>
  )
}
