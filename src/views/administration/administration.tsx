import { useSelector } from '@xstate/react'
import { Suspense, useSyncExternalStore } from 'react'
import { Router } from 'wouter'

import { texts } from '#i18n/texts.ts'
import { useHashLocation, useHashSearch } from '#src/address.ts'

import { ErrorBoundary } from '../portal/error-boundary.tsx'
import { LanguageFailed } from '../portal/language-failed.tsx'
import { Skeleton } from '../portal/skeleton.tsx'
import { ThemeRoot, useDark } from '../portal/theme-root.tsx'
import { Toasts } from '../portal/toasts.tsx'
import { Crash } from '../problem/crash.tsx'
import { AdministrationProvider, type Administration } from './administration-context.ts'
import { Frame } from './frame.tsx'
import './administration.css'

/** What staff see at /admin. */
export function AdministrationView({ administration }: { administration: Administration }) {
  const { session, reportError } = administration
  const skin = useSyncExternalStore(administration.watchSkin, administration.skin)
  const isDark = useDark(skin)
  const isStarting = useSelector(session, (snapshot) => snapshot.hasTag('starting'))
  const isLanguageFailed = useSelector(session, (snapshot) => snapshot.hasTag('languageFailed'))
  return (
    <AdministrationProvider value={administration}>
      <Router hook={useHashLocation} searchHook={useHashSearch}>
        <ThemeRoot skin={skin}>
          {isLanguageFailed && <LanguageFailed retry={() => session.send({ type: 'language.retried' })} />}
          {!isStarting && (
            <ErrorBoundary report={reportError} fallback={<Crash />}>
              <Suspense fallback={<Skeleton label={texts().portal.loading()} repeat={2} />}>
                <Frame />
              </Suspense>
            </ErrorBoundary>
          )}
          <Toasts isDark={isDark} />
        </ThemeRoot>
      </Router>
    </AdministrationProvider>
  )
}
