import { lazy, Suspense, useEffect, type ComponentType, type LazyExoticComponent } from 'react'

import { texts } from '#i18n/texts.ts'
import type { Target } from '#machines/flows/guard.ts'
import { splitAddress } from '#src/address.ts'
import { loadedPage, pages, type PageProps } from '#views/pages.ts'

import { Crash } from '../problem/crash.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { usePortal } from './portal-context.ts'
import { Skeleton } from './skeleton.tsx'

const lazyPages = new Map<string, LazyExoticComponent<ComponentType<PageProps>>>(
  Object.entries(pages).map(([name, { load }]) => [name, lazy(load)]),
)

/** Shows a page, built anew on every change of the full path, query included [SHELL-02]: with every visit. */
export function PageHost({ shown, visit }: { shown: Target; visit: number }) {
  const portal = usePortal()
  const Page = loadedPage(shown.name) ?? lazyPages.get(shown.name)
  const { query } = splitAddress(shown.fullPath)
  useEffect(() => {
    window.scrollTo(0, 0) // [SHELL-03]
  }, [shown])
  if (Page === undefined) return null
  return (
    <ErrorBoundary key={visit} report={portal.reportError} fallback={<Crash />}>
      <Suspense fallback={<Skeleton label={texts().portal.loading()} />}>
        <Page query={new URLSearchParams(query)} />
      </Suspense>
    </ErrorBoundary>
  )
}
