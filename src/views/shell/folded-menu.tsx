import { Dialog } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { X } from 'lucide-react'
import { Link, useLocation } from 'wouter'

import { texts } from '#i18n/texts.ts'

import { OverlayTheme } from '#views/kit/theme/overlay-theme.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import { useDiscoverEntries } from './discover-menu.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { isOfPage, mainEntries } from './navigation-entries.ts'
import { SkinMenu } from './skin-menu.tsx'
import { UserLabel } from './user-name.tsx'
import { BrowserTools, PortalTools, type HeaderActor } from './utility-bar.tsx'
import { WayOut } from './way-out.tsx'

/** The collapsed menu of narrow screens: navigation and tools. */
export default function FoldedMenu({ header }: { header: HeaderActor }) {
  const portal = usePortal()
  const { session, settings } = portal
  const isSignedIn = useSelector(session, (snapshot) => snapshot.matches('signedIn'))
  const discover = useDiscoverEntries()
  const [path] = useLocation()
  const LL = texts().shell
  const dismiss = () => header.send({ type: 'menu.dismissed' })
  return (
    <OverlayTheme>
      <Dialog.Root open onOpenChange={dismiss}>
        <Dialog.Content className="folded-menu" aria-describedby={undefined}>
          <div className="folded-menu-head">
            <Dialog.Title size="4" className="folded-menu-title">
              {LL.menu()}
            </Dialog.Title>
            <button type="button" className="folded-menu-close" aria-label={LL.closeMenu()} onClick={dismiss}>
              <X size={20} />
            </button>
          </div>
          <p className="folded-menu-user">
            <UserLabel />
          </p>
          {settings.navigation && (
            <nav className="folded-navigation" aria-label={LL.mainNavigation()}>
              {mainEntries(portal).map((entry) => (
                <div key={entry.href}>
                  <Link
                    href={entry.href}
                    className="folded-entry"
                    aria-current={isOfPage(entry, path) ? 'page' : undefined}
                    onClick={dismiss}
                  >
                    {entry.text}
                  </Link>
                  {entry.below?.map(({ href, text }) => (
                    <Link key={href} href={href} className="folded-entry folded-entry-below" onClick={dismiss}>
                      {text}
                    </Link>
                  ))}
                </div>
              ))}
              {isSignedIn &&
                discover().map(({ href, text }) => (
                  <Link key={text} href={href} className="folded-entry" onClick={dismiss}>
                    {text}
                  </Link>
                ))}
              <span className="folded-entry" aria-disabled="true" data-inactive="true">
                {LL.messagesInactive()}
              </span>
            </nav>
          )}
          <div className="folded-tools">
            <PortalTools header={header} />
            {settings.navigation && <BrowserTools />}
          </div>
          <div className="folded-menus">
            <LanguageMenu side="top" />
            <SkinMenu />
            <WayOut />
          </div>
        </Dialog.Content>
      </Dialog.Root>
    </OverlayTheme>
  )
}
