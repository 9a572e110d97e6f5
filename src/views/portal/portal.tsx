import { useSelector } from '@xstate/react'
import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { Router } from 'wouter'

import { language, texts } from '#i18n/texts.ts'
import { hashHooks, splitAddress } from '#browser/address.ts'
import type { Route } from '#app/route-table.ts'

import { Crash } from './crash.tsx'
import { loadedShell, loadShell } from './page-loading.ts'
import { MenuSourceProvider } from '#app/context/menu-source.ts'
import { ReasonSourceProvider } from '#app/context/reason-source.ts'
import { ErrorBoundary } from '#views/kit/faces/error-boundary.tsx'
import { LanguageFailed } from './language-failed.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { PageHost } from './page-host.tsx'
import { PortalProvider, usePortal, type Portal } from '#app/context/portal-context.ts'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { ThemeRoot, useDark } from '#views/kit/theme/theme-root.tsx'
import { Toasts } from '#views/kit/toast/toasts.tsx'

const LazyShell = lazy(loadShell)
const WeakPasswordAlert = lazy(() => import('./weak-password-alert.tsx'))

/** The frame around every page. */
export function PortalView({ portal }: { portal: Portal }) {
  const skin = useSelector(portal.application, (snapshot) => snapshot.value)
  // [SHELL-06] A page with a dark background is dark in every skin, footer and dialogs included.
  const isDarkPage = useSelector(
    portal.pageChange,
    ({ context: { shown } }) =>
      shown !== null && portal.routeOf(splitAddress(shown.fullPath).path).background === 'dark',
  )
  const pageSkin = isDarkPage ? 'dark' : skin
  const isDark = useDark(pageSkin)
  // Links belong to the shown page: the browser's address may already be the next one.
  const [shownAddress] = useState(() =>
    hashHooks(function useShown() {
      return useSelector(portal.pageChange, (snapshot) => snapshot.context.shown?.fullPath ?? '/')
    }),
  )
  const isStarting = useSelector(portal.session, (snapshot) => snapshot.hasTag('starting'))
  const isLanguageFailed = useSelector(portal.session, (snapshot) => snapshot.hasTag('languageFailed'))
  return (
    <PortalProvider value={portal}>
      <MenuSourceProvider value={portal}>
        <ReasonSourceProvider value={portal}>
          <Router {...shownAddress}>
            <ThemeRoot skin={pageSkin}>
              {isLanguageFailed && <LanguageFailed retry={() => portal.session.send({ type: 'language.retried' })} />}
              {!isStarting && (
                <ErrorBoundary report={portal.reportError} fallback={<Crash />}>
                  <Frame />
                </ErrorBoundary>
              )}
              <Toasts isDark={isDark} />
            </ThemeRoot>
          </Router>
        </ReasonSourceProvider>
      </MenuSourceProvider>
    </PortalProvider>
  )
}

function Frame() {
  const { pageChange, routeOf, settings } = usePortal()
  // Only what replaces the page: whatever else is read here would render it anew, several times in a navigation.
  const shown = useSelector(pageChange, (snapshot) => snapshot.context.shown)
  const visits = useSelector(pageChange, (snapshot) => snapshot.context.visits)
  const route = shown === null ? null : routeOf(splitAddress(shown.fullPath).path)
  usePageAttributes(route)
  // [SHELL-01, SHELL-04] The root path and the configured paths have neither header nor footer.
  const hasShell =
    settings.headerFooter && route !== null && route.path !== '/' && !settings.hideList.includes(route.path)
  const page = (
    <main className="main" id="main" tabIndex={-1} data-address={shown?.fullPath} data-footer={hasShell}>
      {shown !== null && <PageHost shown={shown} visit={visits} />}
    </main>
  )
  const Shell = loadedShell() ?? LazyShell
  return (
    <>
      <NavigationBar />
      <a
        className="skip-link"
        href="#main"
        onClick={(event) => {
          // The hash holds the route, so the link moves the focus without navigating.
          event.preventDefault()
          document.querySelector('main')?.focus()
        }}
      >
        {texts().portal.skipToContent()}
      </a>
      {hasShell ? (
        <Suspense fallback={<Skeleton label={texts().portal.loading()} />}>
          <Shell hasHeader={route.hasHeader}>{page}</Shell>
        </Suspense>
      ) : (
        page
      )}
      <WeakPassword />
    </>
  )
}

/** The loading bar of a navigation that is being judged, or whose page is being fetched. */
function NavigationBar() {
  const { guard, pageChange } = usePortal()
  const isJudged = useSelector(guard, (snapshot) => snapshot.hasTag('loadingBar'))
  const isFetched = useSelector(pageChange, (snapshot) => snapshot.hasTag('loadingBar'))
  return <LoadingBar isRunning={isJudged || isFetched} />
}

/** The alert about a weak password, while the guard holds a navigation for it. */
function WeakPassword() {
  const { guard } = usePortal()
  const isWeak = useSelector(guard, (snapshot) => snapshot.hasTag('weakAlert'))
  if (!isWeak) return null
  return (
    <Suspense>
      <WeakPasswordAlert confirm={() => guard.send({ type: 'alert.confirmed' })} />
    </Suspense>
  )
}

/** After a route change: direction [LOCALE-06], background [SHELL-06] and title of the page. */
function usePageAttributes(route: Route | null): void {
  // A layout effect runs before the page's own effects, which may set a more specific title.
  useLayoutEffect(() => {
    if (route === null) return
    const { tag, dir } = language()
    document.documentElement.lang = tag
    document.documentElement.dir = dir
    document.body.dataset.background = route.background
    document.title = `${texts().title[route.name]()} · ${texts().portal.name()}`
  }, [route])
}
