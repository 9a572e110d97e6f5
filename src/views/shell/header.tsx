import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { LogOut, Settings2 } from 'lucide-react'
import { Link } from 'wouter'

import { texts } from '#i18n/texts.ts'

import { usePortal } from '../portal/portal-context.ts'
import { Brand } from './brand.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { SkinMenu } from './skin-menu.tsx'

/** The top of every page that has one: where one is, the language, the skin, the way out. Home brings its own (gap GAP-11). */
export function Header() {
  const { session, settings } = usePortal()
  const isSignedIn = useSelector(session, (snapshot) => snapshot.matches('signedIn'))
  const hasWayOut = isSignedIn && (settings.navigation || settings.logOut) // [SHELL-24]
  const isBusy = useSelector(session, (snapshot) => snapshot.hasTag('busy'))
  const menu = useSelector(session, (snapshot) => snapshot.context.menu)
  const LL = texts().portal
  return (
    <header className="header">
      <div className="header-inner">
        <Link href="/index" className="header-brand">
          <Brand />
        </Link>
        <div className="header-tools">
          {menu.length > 0 && (
            <Button asChild variant="ghost" color="gray" className="menu-button">
              <a
                href={settings.adminUrl}
                target="_blank"
                rel="noopener"
                aria-label={`${LL.administration()} (${LL.newWindow()})`}
              >
                <Settings2 size={18} />
                <span className="menu-button-text">{LL.administration()}</span>
              </a>
            </Button>
          )}
          <LanguageMenu />
          <SkinMenu />
          {hasWayOut && (
            <Button
              variant="ghost"
              color="gray"
              className="menu-button"
              aria-label={LL.signOut()}
              loading={isBusy}
              onClick={() => session.send({ type: 'signOut.requested' })}
            >
              <LogOut size={18} />
              <span className="menu-button-text">{LL.signOut()}</span>
            </Button>
          )}
        </div>
      </div>
    </header>
  )
}
