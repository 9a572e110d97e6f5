import { useSelector } from '@xstate/react'
import { Compass, LockKeyhole } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { Redirect } from 'wouter'

import { texts } from '#i18n/texts.ts'
import { splitAddress } from '#src/address.ts'

import { Face } from '../faces/face.tsx'
import { usePageTitle } from '../portal/page-title.ts'
import { Skeleton } from '../portal/skeleton.tsx'
import { useAdministration } from './administration-context.ts'
import { addressOf, itemOf, sectionOf } from './sections.ts'

const Outbox = lazy(() => import('../outbox/outbox.tsx'))
const InformationList = lazy(() => import('./information-list.tsx'))
const Editor = lazy(() => import('./editor.tsx'))

/** What the address asks for: built anew with every change of it; what has only been renamed stays. */
export function Section() {
  const { session, places } = useAdministration()
  const shown = useSelector(places, (snapshot) => snapshot.context.shown)
  const visit = useSelector(places, (snapshot) => snapshot.context.visit)
  const menu = useSelector(session, (snapshot) => snapshot.context.menu)
  const [first] = menu.flatMap(({ menuCode }) => sectionOf(`/${menuCode}`) ?? [])
  const { path, query } = splitAddress(shown)
  const code = sectionOf(shown)
  const id = itemOf(shown)
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [visit])

  if (path === '/' && first !== undefined) return <Redirect to={addressOf(first)} replace />
  if (code === null) return <NotFound />
  // Without a scope there is only what somebody is still writing.
  if (menu.length > 0 && !menu.some(({ menuCode }) => menuCode === code)) return <NotPermitted />
  return (
    <Suspense fallback={<Skeleton label={texts().portal.loading()} repeat={2} />}>
      {code === 'outbox' && <Outbox key={visit} query={new URLSearchParams(query)} />}
      {code === 'information' && id === null && <InformationList key={visit} query={new URLSearchParams(query)} />}
      {code === 'information' && id !== null && <Editor key={visit} id={id} query={new URLSearchParams(query)} />}
    </Suspense>
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
