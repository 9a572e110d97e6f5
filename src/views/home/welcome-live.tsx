import { useActorRef, useSelector } from '@xstate/react'
import { use } from 'react'

import { texts } from '#i18n/texts.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { agendaEntries, broadcastItem } from './agenda-entries.ts'
import { AgendaList } from './agenda-list.tsx'
import { Bones } from './bones.tsx'
import { NotLoaded } from './not-loaded.tsx'

const SHOWN = 4

/** [LIVE-04] Public broadcasts. */
export function WelcomeLive() {
  const { flows, settings } = usePortal()
  const list = useActorRef(use(flows.shell()).broadcasts, { input: {} })
  const broadcasts = useSelector(list, (snapshot) => snapshot.context.rows)
  const failure = useSelector(list, (snapshot) => (snapshot.hasTag('failed') ? snapshot.context.failure : null))
  const isAwaited = useSelector(list, (snapshot) => snapshot.hasTag('loadingMark'))
  const LL = texts()
  const { today, coming } = agendaEntries(broadcasts.map(broadcastItem))
  const entries = [...today.filter(({ state }) => state !== 'ended'), ...coming].slice(0, SHOWN)
  return (
    <section className="welcome-live" data-section="live">
      <h2 className="welcome-live-title">{LL.home.terms[settings.wording].upcomingLive()}</h2>
      {isAwaited && <Bones kind="entry" count={SHOWN} />}
      {failure !== null && (
        <NotLoaded what={LL.shell.liveFailed()} failure={failure} retry={() => list.send({ type: 'list.reloaded' })} />
      )}
      {!isAwaited && failure === null && entries.length === 0 && (
        <p className="agenda-nothing">{LL.shell.terms[settings.wording].noLive()}</p>
      )}
      <AgendaList entries={entries} isLiveAlone />
    </section>
  )
}
