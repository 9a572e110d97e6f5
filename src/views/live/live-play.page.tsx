import { texts } from '#i18n/texts.ts'
import type { PageProps } from '#app/context/page-source.ts'

import { PageHead } from '#views/kit/page-head/page-head.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { Broadcast } from './broadcast.tsx'
import { BroadcastList } from './broadcast-list.tsx'
import { LiveTop } from './live-top.tsx'
import './live.css'

/** [ROUTE-59, LIVE-02] The player of the broadcast in the address; without one, a choice of broadcasts. */
export default function LivePlayPage({ query }: PageProps) {
  const { settings } = usePortal()
  const id = query.get('id') ?? ''
  const LL = texts().live.terms[settings.wording]
  return (
    <>
      <LiveTop hasList={id === ''} />
      {id === '' ? (
        <div className="column">
          <PageHead title={LL.name()} lead={LL.lead()} />
          <BroadcastList />
        </div>
      ) : (
        <Broadcast id={id} />
      )}
    </>
  )
}
