import { useActorRef } from '@xstate/react'
import { use, useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'

import { onAddressChange } from '#browser/address.ts'
import type { UserCardFlow } from '#machines/profile/user-card.flow.ts'

import { usePortal } from '#app/context/portal-context.ts'

/** The user's card or its dialogs alone; after saving, the user is reloaded everywhere [SHELL-36]. */
export function useUserCard(): ActorRefFrom<UserCardFlow> {
  const { flows, session } = usePortal()
  const { userCard } = use(flows.profile())
  const card = useActorRef(userCard)
  useEffect(() => onAddressChange(() => card.send({ type: 'page.changed' })), [card])
  useEffect(() => {
    const changed = card.on('changed', () => session.send({ type: 'profile.changed' }))
    return () => changed.unsubscribe()
  }, [card, session])
  return card
}
