import { Button } from '@radix-ui/themes'
import { AppWindow, ArrowRight, Globe } from 'lucide-react'
import { use, type ReactNode } from 'react'
import { Link } from 'wouter'

import { entryAddress } from '#api/entry/addresses.ts'
import { texts } from '#i18n/texts.ts'

import { PageHead } from '#views/kit/page-head/page-head.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { CodeCard } from './code-card.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { InstallOffer } from './install-offer.tsx'

/**
 * The portal on a phone: as an app or in the browser. Shown at /websitedownload, where phones are redirected [ROUTE-14,
 * SHELL-07].
 */
export default function AppPolymerPage() {
  const { flows, continueInBrowser } = usePortal()
  const { device } = use(flows.entry())
  const isPhone = device !== 'desktop'
  const LL = texts()
  const words = LL.entry.phone
  return (
    <EntryFrame>
      <PageHead title={LL.title.websitedownload()} lead={isPhone ? words.lead() : words.leadDesktop()} />
      <div className="entry-parts">
        <div className="entry-main entry-ways">
          <Way title={words.appHeading()} text={words.appText()} icon={<AppWindow />}>
            <InstallOffer />
            <Link href={entryAddress('appDownload')} className="entry-link">
              {words.how()}
              <ArrowRight size={16} className="mirrored" aria-hidden="true" />
            </Link>
          </Way>
          <Way title={words.browserHeading()} text={words.browserText()} icon={<Globe />}>
            {/* Remembered for the session; the root page then shows the login (gap GAP-84). */}
            <Button size="3" variant={isPhone ? 'solid' : 'soft'} onClick={continueInBrowser}>
              {words.browse()}
            </Button>
          </Way>
        </div>
        <div className="entry-side">
          <CodeCard
            title={isPhone ? words.passOn() : LL.entry.app.codeHeading()}
            text={isPhone ? words.passOnText() : LL.entry.app.codeText()}
            path={entryAddress('websitedownload')}
          />
        </div>
      </div>
    </EntryFrame>
  )
}

interface WayProps {
  readonly title: string
  readonly text: string
  readonly icon: ReactNode
  readonly children: ReactNode
}

function Way({ title, text, icon, children }: WayProps) {
  return (
    <section className="entry-card entry-way">
      <span className="entry-way-icon" aria-hidden="true">
        {icon}
      </span>
      <div className="entry-way-words">
        <h2 className="entry-card-title">{title}</h2>
        <p className="entry-card-text">{text}</p>
      </div>
      <div className="entry-way-actions">{children}</div>
    </section>
  )
}
