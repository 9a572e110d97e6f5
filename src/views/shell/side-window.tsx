import { useActorRef, useSelector } from '@xstate/react'
import { ArrowUp } from 'lucide-react'
import { use, useState } from 'react'

import { texts } from '#i18n/texts.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { backToTop } from './header.tsx'

/**
 * [SHELL-49, LIVE-05] On every page with a header (gap GAP-26): pictures that link to live broadcasts, and back to top.
 */
export function SideWindow() {
  const { flows, fileAddress } = usePortal()
  const pictures = useActorRef(use(flows.shell()).sidePictures, { input: {} })
  const rows = useSelector(pictures, (snapshot) => snapshot.context.rows)
  const LL = texts()
  return (
    <aside className="side-window" aria-label={LL.shell.sideWindow()}>
      {rows.map(({ imageID, link }, i) => (
        <SidePicture
          key={imageID}
          address={fileAddress(imageID)}
          link={link}
          label={LL.shell.sidePicture({ number: i + 1 })}
        />
      ))}
      <button
        type="button"
        className="side-window-top"
        aria-label={LL.shell.backToTop()}
        title={LL.shell.backToTop()}
        onClick={backToTop}
      >
        <ArrowUp size={18} />
      </button>
    </aside>
  )
}

/** Removed if its picture fails to load. */
function SidePicture({ address, link, label }: { address: string; link: string; label: string }) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return null
  return (
    <a
      className="side-picture"
      href={link}
      target="_blank"
      rel="noopener"
      aria-label={`${label} (${texts().portal.newWindow()})`}
    >
      <img src={address} alt="" width="80" height="80" loading="lazy" onError={() => setBroken(true)} />
    </a>
  )
}
