import { Bookmark, MonitorDown, MousePointerClick } from 'lucide-react'
import type { ReactNode } from 'react'

import { sessionAddress } from '#api/session/addresses.ts'
import { texts } from '#i18n/texts.ts'

import { PageHead } from '#views/kit/page-head/page-head.tsx'
import { CodeCard } from './code-card.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { InstallOffer } from './install-offer.tsx'
import { Fold, Steps } from './install-steps.tsx'

type Browser = 'Firefox' | 'Safari' | 'Chrome / Edge'

/** Detected by user agent: those of Chrome and Edge name Safari too. */
function visitorsBrowser(): Browser {
  const { userAgent } = navigator
  if (userAgent.includes('Firefox')) return 'Firefox'
  return userAgent.includes('Safari') && !userAgent.includes('Chrome') ? 'Safari' : 'Chrome / Edge'
}
const isMac = () => /mac/i.test(navigator.userAgent)

/** The portal on a desktop: installed, bookmarked or as a shortcut. Shown at /appPolymer [ROUTE-14, gap GAP-08]. */
export default function WebsiteDownloadPage() {
  const LL = texts()
  const words = LL.entry.desktop
  return (
    <EntryFrame>
      <PageHead title={LL.title.appPolymer()} lead={words.lead()} />
      <div className="entry-parts">
        <div className="entry-main">
          <Part title={words.appHeading()} icon={<MonitorDown />}>
            <InstallOffer />
            <Browsers />
          </Part>
          <Part title={words.bookmarkHeading()} icon={<Bookmark />}>
            <p className="entry-card-text">{words.bookmarkText({ keys: isMac() ? '⌘ D' : 'Ctrl + D' })}</p>
          </Part>
          <Part title={words.shortcutHeading()} icon={<MousePointerClick />}>
            <p className="entry-card-text">{words.shortcutText()}</p>
          </Part>
        </div>
        <div className="entry-side">
          <CodeCard title={words.phoneHeading()} text={words.phoneText()} path={sessionAddress('login')} />
        </div>
      </div>
    </EntryFrame>
  )
}

/** Installation steps per browser; the visitor's own comes first and is open. */
function Browsers() {
  const LL = texts().entry
  const own = visitorsBrowser()
  const ways: readonly { readonly browser: Browser; readonly steps: readonly string[] }[] = [
    { browser: 'Chrome / Edge', steps: [LL.app.desktopIcon(), LL.app.desktopOpen()] },
    { browser: 'Safari', steps: [LL.desktop.dock()] },
    { browser: 'Firefox', steps: [LL.desktop.noApps({ browser: 'Firefox' })] },
  ]
  const ordered = ways.toSorted((a, b) => Number(b.browser === own) - Number(a.browser === own))
  return (
    <div className="install-steps">
      {ordered.map(({ browser, steps }) => (
        <Fold key={browser} title={browser} isOpen={browser === own}>
          {steps.length > 1 ? <Steps steps={steps} /> : <p className="entry-card-text">{steps[0]}</p>}
        </Fold>
      ))}
    </div>
  )
}

function Part({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) {
  return (
    <section className="entry-card entry-part">
      <h2 className="entry-card-title entry-part-title">
        <span aria-hidden="true">{icon}</span>
        {title}
      </h2>
      {children}
    </section>
  )
}
