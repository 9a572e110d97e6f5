import { useSelector } from '@xstate/react'
import { CircleHelp, House, Maximize, Minimize, Settings2, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'

import { texts } from '#i18n/texts.ts'
import type { headerFlow } from '#machines/shell/header.flow.ts'

import { helpAddress } from '#views/news/help-address.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { LanguageMenu } from './language-menu.tsx'
import { SkinMenu } from './skin-menu.tsx'

export type HeaderActor = ActorRefFrom<typeof headerFlow>

/** The narrow bar above the header of wide screens, with portal-wide tools. */
export function UtilityBar({ header }: { header: HeaderActor }) {
  return (
    <div className="utility-bar" role="region" aria-label={texts().shell.tools()}>
      <div className="utility-bar-inner">
        <div className="utility-group">
          <BrowserTools />
        </div>
        <div className="utility-group">
          <PortalTools header={header} />
          <LanguageMenu />
          <SkinMenu />
        </div>
      </div>
    </div>
  )
}

/** [SHELL-17, SHELL-18] Only with navigation shown, like the whole bar (gap GAP-23). */
export function BrowserTools() {
  const { setHomePage, addFavourite } = usePortal()
  const LL = texts().shell
  return (
    <>
      <Tool icon={<House size={15} />} text={LL.setHomePage()} act={() => void setHomePage()} />
      <Tool icon={<Star size={15} />} text={LL.addFavourite()} act={() => void addFavourite()} />
    </>
  )
}

/** Help centre [SHELL-25], administration by scope [SHELL-16], full screen [SHELL-23]. */
export function PortalTools({ header }: { header: HeaderActor }) {
  const { session, settings } = usePortal()
  const menu = useSelector(session, (snapshot) => snapshot.context.menu)
  const isOffered = useSelector(header, (snapshot) => snapshot.hasTag('fullScreenOffered'))
  const isFull = useSelector(header, (snapshot) => snapshot.hasTag('full'))
  const LL = texts()
  return (
    <>
      {menu.length > 0 && (
        <a className="utility-tool" href={settings.adminUrl} target="_blank" rel="noopener">
          <Settings2 size={15} aria-hidden="true" />
          {LL.portal.administration()}
          <span className="visually-hidden"> ({LL.portal.newWindow()})</span>
        </a>
      )}
      <Link className="utility-tool" href={helpAddress}>
        <CircleHelp size={15} aria-hidden="true" />
        {LL.shell.help()}
      </Link>
      {isOffered && (
        <Tool
          icon={isFull ? <Minimize size={15} /> : <Maximize size={15} />}
          text={isFull ? LL.shell.leaveFullScreen() : LL.shell.fullScreen()}
          act={() => header.send({ type: 'fullScreen.toggled' })}
        />
      )}
    </>
  )
}

function Tool({ icon, text, act }: { icon: ReactNode; text: string; act: () => void }) {
  return (
    <button type="button" className="utility-tool" onClick={act}>
      {icon}
      {text}
    </button>
  )
}
