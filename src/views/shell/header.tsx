import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { ArrowUp, LogIn, Menu } from 'lucide-react'
import { lazy, Suspense, use, useEffect } from 'react'
import { Link } from 'wouter'

import { homeAddress } from '#api/home/addresses.ts'
import { sessionAddress } from '#api/session/addresses.ts'
import { texts } from '#i18n/texts.ts'
import { onAddressChange } from '#browser/address.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { Brand } from './brand.tsx'
import { DiscoverMenu } from './discover-menu.tsx'
import { LiveMenu } from './live-menu.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { MessageEntry } from './message-entry.tsx'
import { UserName } from './user-name.tsx'
import { UtilityBar } from './utility-bar.tsx'
import { WaitingEntry } from './waiting-entry.tsx'
import { WayOut } from './way-out.tsx'

const FoldedMenu = lazy(() => import('./folded-menu.tsx'))

/** The shared header. Home renders its own with the same content (gap GAP-11). On phones it collapses into a menu. */
export function Header() {
  const { session, settings, flows } = usePortal()
  const shell = use(flows.shell())
  const header = useActorRef(shell.header, { input: { hasFullScreen: document.fullscreenEnabled } })
  const broadcasts = useActorRef(shell.broadcasts, { input: {} })
  const isSignedIn = useSelector(session, (snapshot) => snapshot.matches('signedIn'))
  const isMenuOpen = useSelector(header, (snapshot) => snapshot.hasTag('menuOpen'))
  const isAway = useSelector(header, (snapshot) => snapshot.hasTag('awayFromTop'))
  const LL = texts().shell

  useEffect(() => {
    const scrolled = () => header.send({ type: 'page.scrolled', y: window.scrollY })
    const screened = () => header.send({ type: 'fullScreen.changed', isFull: document.fullscreenElement !== null })
    window.addEventListener('scroll', scrolled, { passive: true })
    document.addEventListener('fullscreenchange', screened)
    // The position is read when the page is laid out anyway; here it would have it laid out twice.
    const laidOut = requestAnimationFrame(scrolled)
    screened()
    return () => {
      cancelAnimationFrame(laidOut)
      window.removeEventListener('scroll', scrolled)
      document.removeEventListener('fullscreenchange', screened)
    }
  }, [header])
  useEffect(() => onAddressChange(() => header.send({ type: 'page.changed' })), [header])

  return (
    <>
      {settings.navigation && <UtilityBar header={header} />}
      <header className="header">
        <div className="header-inner">
          <Link href={homeAddress('index')} className="header-brand">
            <Brand />
          </Link>
          {settings.navigation && <MainNavigation />}
          <div className="header-tools">
            {isAway && (
              <Button
                variant="ghost"
                color="gray"
                className="menu-button"
                aria-label={LL.backToTop()}
                title={LL.backToTop()}
                onClick={backToTop}
              >
                <ArrowUp size={18} />
              </Button>
            )}
            <LiveMenu broadcasts={broadcasts} />
            {isSignedIn && <DiscoverMenu />}
            {isSignedIn && <WaitingEntry />}
            {isSignedIn && <MessageEntry />}
            {isSignedIn ? <UserName /> : <SignInLink />}
            <WayOut />
            <Button
              variant="ghost"
              color="gray"
              className="menu-button folded-menu-button"
              aria-label={LL.menu()}
              aria-expanded={isMenuOpen}
              onClick={() => header.send({ type: 'menu.toggled' })}
            >
              <Menu size={20} />
            </Button>
          </div>
        </div>
      </header>
      {isMenuOpen && (
        <Suspense>
          <FoldedMenu header={header} />
        </Suspense>
      )}
    </>
  )
}

/** [SHELL-25, SHELL-49] Smooth, unless the user prefers reduced motion. */
export function backToTop(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' })
}

function SignInLink() {
  return (
    <Button asChild variant="soft" className="header-sign-in">
      <Link href={sessionAddress('login')}>
        <LogIn size={16} className="mirrored" />
        {texts().shell.toSignIn()}
      </Link>
    </Button>
  )
}
