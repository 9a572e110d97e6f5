import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect } from 'react'

import { isolated } from '#i18n/names.ts'
import { texts } from '#i18n/texts.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { addressOf } from '#views/editor/sections.ts'
import { PageHead } from '#views/kit/page-head/page-head.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { LinkTabs } from '#views/kit/tabs/link-tabs.tsx'
import { deskAsked, deskHref } from './desk-address.ts'
import { DeskBoard } from './desk-board.tsx'
import type { DeskPlace } from './desk-place.ts'

const place: DeskPlace = { path: addressOf('desk'), lifecycle: '', entry: 'administration', otherEntry: '/' }

/** [ROLE-03, ROLE-04] All that waits for a decision of the user, of every kind. */
export default function Desk({ query }: { readonly query: URLSearchParams }) {
  const { flows, waiting, signals } = useAdministration()
  const list = useActorRef(flows.desk, { input: deskAsked(query, place.lifecycle) })
  const filters = useActorRef(flows.deskFilters, { input: { id: place.lifecycle } })
  const renew = useCallback(() => {
    list.send({ type: 'list.reloaded' })
    filters.send({ type: 'item.reloaded' })
    waiting.send({ type: 'item.reloaded' })
  }, [list, filters, waiting])
  useEffect(() => {
    const heard = signals.on('listDue', ({ kind }) => kind === 'notice' && renew())
    return () => heard.unsubscribe()
  }, [signals, renew])
  const { lifecycles = [] } = useSelector(filters, (snapshot) => snapshot.context.item) ?? {}
  const shown = query.get('lifecycle') ?? ''
  const hrefOf = (lifecycle: string) => deskHref(place.path, query, 'lifecycle', lifecycle)
  const LL = texts().desk
  usePageTitle(LL.heading())
  return (
    <>
      <PageHead title={LL.heading()} lead={LL.intro()} />
      <LinkTabs
        label={LL.lifecycles()}
        entries={[
          {
            href: hrefOf(''),
            text: LL.all(),
            isCurrent: shown === '',
            ...(lifecycles.length > 0 && { count: lifecycles.reduce((sum, { count }) => sum + count, 0) }),
          },
          ...lifecycles.map(({ lifecycle, name, count }) => ({
            href: hrefOf(lifecycle),
            text: isolated(name),
            isCurrent: shown === lifecycle,
            count,
          })),
        ]}
      />
      <DeskBoard place={place} query={query} flow={flows.deskWork} list={list} filters={filters} renew={renew} />
    </>
  )
}
