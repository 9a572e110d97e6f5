import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { LogOut } from 'lucide-react'

import { texts } from '#i18n/texts.ts'

import { usePortal } from '#app/context/portal-context.ts'

/** [SHELL-24] The sign-out button: shown with navigation, or with the log-out flag on. */
export function WayOut() {
  const { session, settings } = usePortal()
  const isSignedIn = useSelector(session, (snapshot) => snapshot.matches('signedIn'))
  const isBusy = useSelector(session, (snapshot) => snapshot.hasTag('busy'))
  const LL = texts().portal
  if (!isSignedIn || !(settings.navigation || settings.logOut)) return null
  return (
    <Button
      variant="ghost"
      color="gray"
      className="menu-button way-out"
      aria-label={LL.signOut()}
      title={LL.signOut()}
      loading={isBusy}
      onClick={() => session.send({ type: 'signOut.requested' })}
    >
      <LogOut size={18} className="mirrored" />
      <span className="menu-button-text">{LL.signOut()}</span>
    </Button>
  )
}
