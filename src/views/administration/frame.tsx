import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { ArrowLeft, CloudOff, LockKeyhole, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'

import { homeAddress } from '#api/home/addresses.ts'
import { sessionAddress } from '#api/session/addresses.ts'
import { texts } from '#i18n/texts.ts'
import type { Target } from '#machines/session/guard.flow.ts'

import { Face } from '#views/kit/faces/face.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { Brand } from '#views/shell/brand.tsx'
import { LanguageMenu } from '#views/shell/language-menu.tsx'
import { SkinMenu } from '#views/shell/skin-menu.tsx'
import { useAdministration } from '#app/context/administration-context.ts'
import { LeavingDialog } from '#views/editor/leaving-dialog.tsx'
import { Section } from './section.tsx'
import { SideNavigation } from './side-navigation.tsx'

/** Header, navigation and the section of the address, once it is known who is there. */
export function Frame({ shown }: { shown: Target }) {
  const { session, places, pageChange } = useAdministration()
  const isSignedIn = useSelector(session, (snapshot) => snapshot.matches('signedIn'))
  const isAsking = useSelector(places, (snapshot) => snapshot.hasTag('asking'))
  const hasUnsaved = useSelector(places, (snapshot) => snapshot.context.hasUnsaved)
  const isFetched = useSelector(pageChange, (snapshot) => snapshot.hasTag('loadingBar'))
  const visit = useSelector(pageChange, (snapshot) => snapshot.context.visits)
  // A new document that has been saved is renamed to its own address.
  const renamed = useSelector(places, (snapshot) => snapshot.context.shown)
  // A signed-out user is redirected to the sign-in page, unless unsaved input would be lost.
  if (!isSignedIn && !hasUnsaved) return null
  const LL = texts()
  return (
    <>
      <a
        className="skip-link"
        href="#main"
        onClick={(event) => {
          // The hash holds the route, so the link moves the focus without navigating.
          event.preventDefault()
          document.querySelector('main')?.focus()
        }}
      >
        {LL.portal.skipToContent()}
      </a>
      <Header />
      <div className="administration">
        <SideNavigation />
        {/* Inert while the next page is loading: the current one is about to be replaced. */}
        <main
          className="administration-main"
          id="main"
          tabIndex={-1}
          data-address={isFetched ? shown.fullPath : renamed}
          inert={isFetched}
        >
          {!isSignedIn && <Expired />}
          <Permitted isKept={hasUnsaved}>
            <Section address={shown.fullPath} visit={visit} />
          </Permitted>
        </main>
      </div>
      {isAsking && <LeavingDialog />}
    </>
  )
}

function Header() {
  const { places } = useAdministration()
  const LL = texts()
  return (
    <header className="administration-header">
      <a href={`/#${homeAddress('index')}`} className="administration-brand">
        <Brand />
      </a>
      <p className="administration-name">{LL.portal.administration()}</p>
      <Button asChild variant="ghost" color="gray" className="menu-button administration-back">
        <a
          href={`/#${homeAddress('index')}`}
          aria-label={LL.administration.toPortal()}
          title={LL.administration.toPortal()}
        >
          <ArrowLeft className="mirrored" size={18} />
          <span className="menu-button-text">{LL.administration.toPortal()}</span>
        </a>
      </Button>
      <div className="administration-tools">
        <LanguageMenu />
        <SkinMenu />
        <Button
          variant="ghost"
          color="gray"
          className="menu-button"
          aria-label={LL.portal.signOut()}
          title={LL.portal.signOut()}
          onClick={() => places.send({ type: 'signOut.chosen' })}
        >
          <LogOut className="mirrored" size={18} />
          <span className="menu-button-text">{LL.portal.signOut()}</span>
        </Button>
      </div>
    </header>
  )
}

function Expired() {
  const LL = texts().administration
  return (
    <div className="notice administration-expired" data-kind="error" role="alert">
      <p>{LL.expired()}</p>
      <a href={`/#${sessionAddress('login')}`} target="_blank" rel="noopener">
        {LL.signInAgain()}
      </a>
    </div>
  )
}

/**
 * [ROLE-06] Only for users with a management scope; an editor with unsaved input stays mounted when the session ends.
 */
function Permitted({ isKept, children }: { isKept: boolean; children: ReactNode }) {
  const { session } = useAdministration()
  const isKnown = useSelector(session, (snapshot) => snapshot.matches({ signedIn: { scope: 'ready' } }))
  const isFailed = useSelector(session, (snapshot) => snapshot.matches({ signedIn: { scope: 'failed' } }))
  const hasScope = useSelector(session, (snapshot) => snapshot.context.menu.length > 0)
  const LL = texts()
  if (isKept || (isKnown && hasScope)) return children
  if (isKnown) return <NoScope />
  if (isFailed) {
    return (
      <Face title={LL.problem.failedHeading()} text={LL.reason.request.failed()} icon={<CloudOff />}>
        <Button size="3" variant="soft" onClick={() => window.location.reload()}>
          {LL.portal.retry()}
        </Button>
      </Face>
    )
  }
  return <Skeleton label={LL.portal.loading()} repeat={2} />
}

function NoScope() {
  const LL = texts()
  usePageTitle(LL.portal.administration())
  return (
    <Face title={LL.problem.forbiddenHeading()} text={LL.problem.forbiddenText()} icon={<LockKeyhole />}>
      <Button asChild size="3" variant="soft">
        <a href={`/#${homeAddress('index')}`}>{LL.administration.toPortal()}</a>
      </Button>
    </Face>
  )
}
