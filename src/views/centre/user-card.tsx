import { Button } from '@radix-ui/themes'

import type { CurrentUser } from '#api/session/user.contract.ts'
import { namesText } from '#i18n/names.ts'
import { language, texts } from '#i18n/texts.ts'

import { Avatar } from '#views/kit/cover/avatar.tsx'

interface Props {
  /** Null: not loaded yet. */
  readonly user: CurrentUser | null
  readonly isFailed: boolean
  readonly retry: () => void
}

/** [ENTITY-14, SHELL-26] Who is signed in: original name, account name in brackets, roles. */
export function UserCard({ user, isFailed, retry }: Props) {
  const LL = texts()
  if (isFailed && user === null) {
    return (
      <div className="user-card" role="alert">
        <p className="user-card-failed">{LL.centre.userFailed()}</p>
        <Button variant="soft" size="1" onClick={retry}>
          {LL.portal.retry()}
        </Button>
      </div>
    )
  }
  if (user === null) return <div className="user-card" role="status" aria-label={LL.portal.loading()} />
  const roleNames: Readonly<Record<string, () => string>> = LL.centre.role
  const roles = user.roles.map((role) => roleNames[role]?.() ?? role)
  return (
    <div className="user-card">
      <Avatar id={user.userId} name={user.originalName} size={64} imageID={user.headImg} />
      <div className="user-card-words">
        <p className="user-card-name">
          <bdi>{LL.centre.signedInAs({ originalName: user.originalName, accountName: user.name })}</bdi>
        </p>
        <p className="user-card-roles">{LL.centre.roles({ roles: namesText(roles, language()) })}</p>
      </div>
    </div>
  )
}
