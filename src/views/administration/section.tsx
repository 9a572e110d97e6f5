import { useSelector } from '@xstate/react'
import { Compass, LockKeyhole } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { Redirect } from 'wouter'

import { texts } from '#i18n/texts.ts'
import { eachOf, keysOf } from '#machines/kit/keys.ts'
import { splitAddress } from '#browser/address.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { ErrorBoundary } from '#views/kit/faces/error-boundary.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { Crash } from '#views/portal/crash.tsx'
import { useAdministration } from '#app/context/administration-context.ts'
import { loadedView, sectionViews, viewOf } from './section-views.ts'
import { addressOf, itemOf, sectionOf } from '#views/editor/sections.ts'

/** Fallback for a view whose preload failed: fetched again on render; a second failure reaches the error boundary. */
const lazyViews = eachOf(keysOf(sectionViews), (name) => lazy(sectionViews[name]))

/** The view of the address: remounted on every navigation, kept on a rename. */
export function Section({ address, visit }: { address: string; visit: number }) {
  const { session, scrollPlaces, reportError } = useAdministration()
  const menu = useSelector(session, (snapshot) => snapshot.context.menu)
  const [first] = menu.flatMap(({ menuCode }) => sectionOf(`/${menuCode}`) ?? [])
  const { path, query } = splitAddress(address)
  const code = sectionOf(address)
  const view = viewOf(address)
  useEffect(() => scrollPlaces.arrive(), [scrollPlaces, visit])

  if (path === '/' && first !== undefined) return <Redirect to={addressOf(first)} replace />
  if (code === null || view === null) return <NotFound />
  // Without a management scope only an unsaved editor is still shown.
  if (menu.length > 0 && !menu.some(({ menuCode }) => menuCode === code)) return <NotPermitted />
  const View = loadedView(view) ?? lazyViews[view]
  return (
    <ErrorBoundary key={visit} report={reportError} fallback={<Crash />}>
      <Suspense fallback={<Skeleton label={texts().portal.loading()} repeat={2} />}>
        <View id={itemOf(address) ?? ''} query={new URLSearchParams(query)} />
      </Suspense>
    </ErrorBoundary>
  )
}

function NotFound() {
  const LL = texts().problem
  usePageTitle(texts().title.notFound())
  return <Face title={LL.notFoundHeading()} text={LL.notFoundText()} icon={<Compass />} />
}

function NotPermitted() {
  const LL = texts().problem
  usePageTitle(texts().portal.administration())
  return <Face title={LL.forbiddenHeading()} text={LL.forbiddenText()} icon={<LockKeyhole />} />
}
