import { lazy, Suspense, useEffect, type LazyExoticComponent } from 'react'

import { texts } from '#i18n/texts.ts'
import type { Target } from '#machines/session/guard.flow.ts'
import { splitAddress } from '#browser/address.ts'

import { loadedPage } from './page-loading.ts'
import type { Page, PageSource } from '#app/context/page-source.ts'
import { Crash } from './crash.tsx'
import { ErrorBoundary } from '#views/kit/faces/error-boundary.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'

const lazyPages = new Map<string, LazyExoticComponent<Page>>()

/** The page component of a route name, memoised. */
function lazyPage(name: string, sourceOf: (name: string) => Promise<PageSource>): LazyExoticComponent<Page> {
  const known = lazyPages.get(name) ?? lazy(async () => (await sourceOf(name)).load())
  lazyPages.set(name, known)
  return known
}

/** Shows a page, remounted on every change of the full path including the query [SHELL-02]. */
export function PageHost({ shown, visit }: { shown: Target; visit: number }) {
  const portal = usePortal()
  const Page = loadedPage(shown.name) ?? lazyPage(shown.name, portal.sourceOf)
  const { query } = splitAddress(shown.fullPath)
  const { scrollPlaces } = portal
  useEffect(() => scrollPlaces.arrive(), [scrollPlaces, visit]) // [SHELL-03]
  return (
    <ErrorBoundary key={visit} report={portal.reportError} fallback={<Crash />}>
      <Suspense fallback={<Skeleton label={texts().portal.loading()} />}>
        <Page query={new URLSearchParams(query)} />
      </Suspense>
    </ErrorBoundary>
  )
}
