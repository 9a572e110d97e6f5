import { useSelector } from '@xstate/react'
import { lazy, Suspense, useState } from 'react'

import type { CurrentUser } from '#api/session/user.contract.ts'
import { loadAreas, texts } from '#i18n/texts.ts'

import { Avatar } from '#views/kit/cover/avatar.tsx'
import { ErrorBoundary } from '#views/kit/faces/error-boundary.tsx'
import { usePortal } from '#app/context/portal-context.ts'

const loadCard = async () => {
  const [module] = await Promise.all([import('#views/profile/user-card-pop-up.tsx'), loadAreas(['profile'])])
  return module
}

/** [SHELL-26] The user's name as the button of the card. */
export function UserName() {
  const user = useSelector(usePortal().session, (snapshot) => snapshot.context.user)
  return user === null ? null : <UserButton user={user} />
}

/** [SHELL-26] The name only, without a card. */
export function UserLabel() {
  const user = useSelector(usePortal().session, (snapshot) => snapshot.context.user)
  return user === null ? null : <bdi className="user-name">{nameOf(user)}</bdi>
}

const nameOf = ({ originalName, name }: CurrentUser) => texts().shell.userName({ originalName, accountName: name })

/** The card is preloaded on hover or focus, and opens on click [SHELL-27]. */
function UserButton({ user }: { user: CurrentUser }) {
  const { reportError, flows } = usePortal()
  const [isAskedFor, setAskedFor] = useState(false)
  const [Card] = useState(() => lazy(loadCard))
  const name = nameOf(user)
  const prefetch = () => {
    // A failed preload is retried on click.
    Promise.all([loadCard(), flows.profile()]).catch(() => undefined)
  }
  const button = (
    <button
      type="button"
      className="user-button"
      aria-haspopup="dialog"
      aria-label={name}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      {...(!isAskedFor && { onClick: () => setAskedFor(true) })}
    >
      <span className="user-face">
        <Avatar id={user.userId} name={user.originalName} size={32} imageID={user.headImg} />
      </span>
      <span className="user-name">
        <bdi>{name}</bdi>
      </span>
    </button>
  )
  if (!isAskedFor) return button
  return (
    <ErrorBoundary report={reportError} fallback={button}>
      <Suspense fallback={button}>
        <Card trigger={button} user={user} />
      </Suspense>
    </ErrorBoundary>
  )
}
