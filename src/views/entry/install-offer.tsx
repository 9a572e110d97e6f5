import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Download } from 'lucide-react'
import { use } from 'react'

import { texts } from '#i18n/texts.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { Status } from '#views/kit/status/status.tsx'

/** [NEWS-06] The browser's install prompt and its outcome; renders nothing where the browser offers none. */
export function InstallOffer() {
  const { install } = use(usePortal().flows.entry())
  const isOffered = useSelector(install, (snapshot) => snapshot.hasTag('offered'))
  const isAsking = useSelector(install, (snapshot) => snapshot.hasTag('asking'))
  const isInstalled = useSelector(install, (snapshot) => snapshot.hasTag('installed'))
  const isDeclined = useSelector(install, (snapshot) => snapshot.hasTag('declined'))
  const LL = texts().entry.app
  return (
    <div className="install-offer" role="status">
      {isInstalled && <Status kind="positive">{LL.installed()}</Status>}
      {isDeclined && <Status kind="neutral">{LL.declined()}</Status>}
      {isOffered && (
        <>
          <Button size="3" loading={isAsking} onClick={() => install.send({ type: 'installation.asked' })}>
            <Download size={18} aria-hidden="true" />
            {LL.install()}
          </Button>
          <p className="entry-card-text">{LL.installHint()}</p>
        </>
      )}
    </div>
  )
}
