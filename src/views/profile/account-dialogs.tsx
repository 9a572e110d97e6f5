import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { CurrentUser } from '#api/session/user.contract.ts'
import { loadAreas } from '#i18n/texts.ts'
import type { UserCardFlow } from '#machines/profile/user-card.flow.ts'

const NameDialog = lazy(() => import('./name-dialog.tsx'))
const AvatarDialog = lazy(async () => {
  const [module] = await Promise.all([import('./avatar-dialog.tsx'), loadAreas(['file'])])
  return module
})

interface Props {
  readonly card: ActorRefFrom<UserCardFlow>
  readonly user: CurrentUser
}

/** [SHELL-30, SHELL-31] The dialogs opened from the card or the profile; loaded lazily. */
export function AccountDialogs({ card, user }: Props) {
  const isName = useSelector(card, (snapshot) => snapshot.hasTag('changingName'))
  const isAvatar = useSelector(card, (snapshot) => snapshot.hasTag('changingAvatar'))
  const saved = () => card.send({ type: 'change.saved' })
  const closed = () => card.send({ type: 'dialog.closed' })
  return (
    <Suspense>
      {isName && <NameDialog user={user} saved={saved} closed={closed} />}
      {isAvatar && <AvatarDialog user={user} saved={saved} closed={closed} />}
    </Suspense>
  )
}
