import { useActorRef, useSelector } from '@xstate/react'
import { use } from 'react'

import type { Today } from '#api/class/class.contract.ts'
import { texts } from '#i18n/texts.ts'
import type { DetailActor } from '#machines/kit/detail.flow.ts'
import { addressOf } from '#app/routes/address-of.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { agendaEntries } from './agenda-entries.ts'
import { AgendaList } from './agenda-list.tsx'
import { Bones } from './bones.tsx'
import { HomeSection } from './home-section.tsx'
import { NotLoaded } from './not-loaded.tsx'

interface Props {
  /** Classes and tasks of today and the coming days. */
  readonly classes: DetailActor<Today>
}

/** Today and the following week: classes and broadcasts; each is shown if the other fails. */
export function Agenda({ classes }: Props) {
  const { flows, settings, session } = usePortal()
  const live = useActorRef(use(flows.shell()).broadcasts, { input: {} })
  const today = useSelector(classes, (snapshot) => snapshot.context.item)
  const broadcasts = useSelector(live, (snapshot) => snapshot.context.rows)
  const classesFailure = useSelector(classes, (snapshot) =>
    snapshot.hasTag('failed') ? snapshot.context.failure : null,
  )
  const liveFailure = useSelector(live, (snapshot) => (snapshot.hasTag('failed') ? snapshot.context.failure : null))
  const areClassesAwaited = useSelector(classes, (snapshot) => snapshot.hasTag('loadingMark'))
  const isLiveAwaited = useSelector(live, (snapshot) => snapshot.hasTag('loadingMark'))
  const running = useSelector(session, (snapshot) => snapshot.context.currentClasses.length)
  const LL = texts().home
  const terms = LL.terms[settings.wording]
  const entries = agendaEntries(today?.classes ?? [], broadcasts)
  const isAwaited = (areClassesAwaited && today === null) || isLiveAwaited
  const isNothing = entries.today.length === 0 && classesFailure === null && liveFailure === null
  return (
    <HomeSection
      name="agenda"
      heading={terms.agenda()}
      {...(running > 0 && {
        more: { href: addressOf('class-list', { type: 'current' }), text: terms.currentClasses({ count: running }) },
      })}
    >
      {isAwaited ? (
        <Bones kind="entry" count={8} />
      ) : (
        <>
          {classesFailure !== null && (
            <NotLoaded
              what={LL.agenda.classesFailed()}
              failure={classesFailure}
              retry={() => classes.send({ type: 'item.reloaded' })}
            />
          )}
          {liveFailure !== null && (
            <NotLoaded
              what={texts().shell.liveFailed()}
              failure={liveFailure}
              retry={() => live.send({ type: 'list.reloaded' })}
            />
          )}
          {isNothing ? <p className="agenda-nothing">{terms.noAgenda()}</p> : <AgendaList entries={entries.today} />}
          {entries.coming.length > 0 && (
            <>
              <h3 className="agenda-heading">{LL.agenda.coming()}</h3>
              <AgendaList entries={entries.coming} />
            </>
          )}
        </>
      )}
    </HomeSection>
  )
}
