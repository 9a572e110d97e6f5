import { useActorRef, useSelector } from '@xstate/react'
import { use } from 'react'

import { agendaAddress } from '#api/agenda/addresses.ts'
import { texts } from '#i18n/texts.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { agendaEntries, daysShown } from './agenda-entries.ts'
import { AgendaList } from './agenda-list.tsx'
import { Bones } from './bones.tsx'
import { HomeSection } from './home-section.tsx'
import { NotLoaded } from './not-loaded.tsx'

/** Today and the following week, as the agenda has them. */
export function Agenda() {
  const { flows, settings } = usePortal()
  const days = useActorRef(use(flows.home()).agenda, { input: { id: daysShown() } })
  const items = useSelector(days, (snapshot) => snapshot.context.item)
  const failure = useSelector(days, (snapshot) => (snapshot.hasTag('failed') ? snapshot.context.failure : null))
  const LL = texts().home
  const terms = LL.terms[settings.wording]
  const { today, coming } = agendaEntries(items ?? [])
  return (
    <HomeSection
      name="agenda"
      heading={terms.agenda()}
      more={{ href: agendaAddress('class-agenda'), text: LL.agenda.whole() }}
    >
      {failure !== null && (
        <NotLoaded what={LL.agenda.failed()} failure={failure} retry={() => days.send({ type: 'item.reloaded' })} />
      )}
      {items === null && failure === null && <Bones kind="entry" count={8} />}
      {items !== null && today.length === 0 && <p className="agenda-nothing">{terms.noAgenda()}</p>}
      <AgendaList entries={today} />
      {coming.length > 0 && (
        <>
          <h3 className="agenda-heading">{LL.agenda.coming()}</h3>
          <AgendaList entries={coming} />
        </>
      )}
    </HomeSection>
  )
}
