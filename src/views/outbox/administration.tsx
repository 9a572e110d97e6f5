import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { LogOut } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'

import { texts } from '#i18n/texts.ts'
import type { Skin } from '#machines/flows/application.ts'
import type { listFlow } from '#machines/flows/list.ts'
import type { SessionFlow } from '#machines/flows/session.ts'

import { Crash } from '../problem/crash.tsx'
import { ErrorBoundary } from '../portal/error-boundary.tsx'
import { ThemeRoot, useDark } from '../portal/theme-root.tsx'
import { Toasts } from '../portal/toasts.tsx'
import { Brand } from '../shell/brand.tsx'
import { Outbox } from './outbox.tsx'
import './outbox.css'

export interface Administration {
  readonly session: ActorRefFrom<SessionFlow>
  readonly outbox: ActorRefFrom<typeof listFlow>
  readonly skin: Skin
  reportError(error: unknown): void
}

/** What staff see at /admin. */
export function AdministrationView({ administration }: { administration: Administration }) {
  const { session, outbox, skin, reportError } = administration
  const isSignedIn = useSelector(session, (snapshot) => snapshot.matches('signedIn'))
  const isDark = useDark(skin)
  return (
    <ThemeRoot skin={skin}>
      {isSignedIn && (
        <ErrorBoundary report={reportError} fallback={<Crash />}>
          <header className="header">
            <div className="header-inner">
              <a href="/#/index" className="header-brand">
                <Brand />
              </a>
              <Button
                variant="ghost"
                color="gray"
                className="menu-button"
                aria-label={texts().portal.signOut()}
                onClick={() => session.send({ type: 'signOut.requested' })}
              >
                <LogOut size={18} />
                <span className="menu-button-text">{texts().portal.signOut()}</span>
              </Button>
            </div>
          </header>
          <main className="main">
            <Outbox list={outbox} />
          </main>
        </ErrorBoundary>
      )}
      <Toasts isDark={isDark} />
    </ThemeRoot>
  )
}
