import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Bell } from 'lucide-react'
import { lazy, Suspense, use, useEffect, useState } from 'react'

import { numberText } from '#i18n/numbers.ts'
import { language, loadAreas, texts } from '#i18n/texts.ts'
import { onAddressChange } from '#browser/address.ts'

import { ErrorBoundary } from '#views/kit/faces/error-boundary.tsx'
import { usePortal } from '#app/context/portal-context.ts'
import './message-bell.css'

const loadPopUp = async () => {
  const [module] = await Promise.all([import('./message-pop-up.tsx'), loadAreas(['message'])])
  return module
}
/** Above this the count is shown as 99+. */
const MOST_SHOWN = 99

/** [SHELL-38] Unread count, and the pop-up with the list, loaded on hover or focus. */
export function MessageBell() {
  const { flows, reportError } = usePortal()
  const { notices, letters, popUp } = use(flows.messages())
  const unreadNotices = useSelector(notices, (snapshot) => snapshot.context.unread)
  const unreadLetters = useSelector(letters, (snapshot) => snapshot.context.unread)
  const arrived =
    useSelector(notices, ({ context }) => context.arrived) + useSelector(letters, ({ context }) => context.arrived)
  const isOpen = useSelector(popUp, (snapshot) => snapshot.hasTag('opened'))
  const [wasOpened, setOpened] = useState(isOpen)
  const [PopUp] = useState(() => lazy(loadPopUp))
  // On address change, not on page change: that comes later and could close a reopened pop-up.
  useEffect(() => onAddressChange(() => popUp.send({ type: 'page.changed' })), [popUp])
  const LL = texts().shell
  const count = unreadNotices + unreadLetters
  const open = () => {
    setOpened(true)
    popUp.send({ type: 'popUp.opened', notices: unreadNotices, letters: unreadLetters })
  }
  const prefetch = () => {
    // A failed preload is retried on click.
    loadPopUp().catch(() => undefined)
  }
  const button = (
    <Button
      variant="ghost"
      color="gray"
      className="menu-button message-bell"
      aria-haspopup="dialog"
      aria-label={count > 0 ? LL.unreadMessages({ count }) : LL.messages()}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      {...(!wasOpened && { onClick: open })}
    >
      <Bell size={18} aria-hidden="true" />
      {count > 0 && (
        <span className="menu-button-badge" aria-hidden="true">
          {count > MOST_SHOWN ? `${numberText(MOST_SHOWN, language())}+` : numberText(count, language())}
        </span>
      )}
    </Button>
  )
  return (
    <>
      {wasOpened ? (
        <ErrorBoundary report={reportError} fallback={button}>
          <Suspense fallback={button}>
            <PopUp
              trigger={button}
              isOpen={isOpen}
              change={(wanted) => (wanted ? open() : popUp.send({ type: 'popUp.dismissed' }))}
            />
          </Suspense>
        </ErrorBoundary>
      ) : (
        button
      )}
      <span className="visually-hidden" role="status">
        {arrived > 0 && LL.newMessages({ count: arrived })}
      </span>
    </>
  )
}
