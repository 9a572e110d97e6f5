import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { ExternalLink } from 'lucide-react'
import { use } from 'react'

import { entryAddress } from '#api/entry/addresses.ts'
import { texts } from '#i18n/texts.ts'

import { DetailFaces } from '#views/kit/faces/detail-faces.tsx'
import { PageHead } from '#views/kit/page-head/page-head.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { writtenIn } from '#views/kit/theme/written-in.ts'
import { Prose } from '#views/kit/prose/prose.tsx'
import { CodeCard } from './code-card.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { InstallOffer } from './install-offer.tsx'
import { InstallSteps } from './install-steps.tsx'

/** [ROUTE-13, NEWS-06] How to install the portal as an app, and the organisation's own text about it (gap GAP-06). */
export default function AppDownloadPage() {
  const { device } = use(usePortal().flows.entry())
  const isPhone = device !== 'desktop'
  const LL = texts()
  const { app, phone } = LL.entry
  return (
    <EntryFrame>
      <PageHead title={LL.title.appDownload()} lead={app.lead()} />
      <div className="entry-parts">
        <div className="entry-main">
          <div className="entry-card">
            <InstallOffer />
            <InstallSteps />
          </div>
          <Published />
        </div>
        <div className="entry-side">
          <CodeCard
            title={isPhone ? phone.passOn() : app.codeHeading()}
            text={isPhone ? phone.passOnText() : app.codeText()}
            path={entryAddress('appDownload')}
          />
          <Stores />
        </div>
      </div>
    </EntryFrame>
  )
}

/** Only if the organisation has its own app in a store. */
function Stores() {
  const { androidAppUrl, iosAppUrl } = usePortal().settings
  const stores = [
    { system: 'Android', address: androidAppUrl },
    { system: 'iPhone · iPad', address: iosAppUrl },
  ].filter(({ address }) => address !== null)
  const LL = texts()
  if (stores.length === 0) return null
  return (
    <section className="entry-card">
      <h2 className="entry-card-title">{LL.entry.app.stores()}</h2>
      {stores.map(({ system, address }) => (
        <Button key={system} asChild variant="soft" size="3">
          <a href={address ?? ''} target="_blank" rel="noopener noreferrer">
            {LL.entry.app.store({ system })}
            <ExternalLink size={16} aria-hidden="true" />
            <span className="visually-hidden">({LL.portal.newWindow()})</span>
          </a>
        </Button>
      ))}
    </section>
  )
}

/** The organisation's text about its app; renders nothing if none is published. */
function Published() {
  const detail = useActorRef(use(usePortal().flows.entry()).information, { input: { id: 'appDownload' } })
  const isMissing = useSelector(detail, (snapshot) => snapshot.hasTag('missing'))
  if (isMissing) return null
  return (
    <DetailFaces detail={detail} within="section">
      {({ title, informationDetail, language }) => (
        <section className="entry-published">
          <h2 className="entry-published-title" dir="auto" {...writtenIn(language)}>
            {title}
          </h2>
          <Prose html={informationDetail} {...writtenIn(language)} />
        </section>
      )}
    </DetailFaces>
  )
}
