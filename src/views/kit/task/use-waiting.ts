import { useActorRef, useSelector } from '@xstate/react'
import { use, useCallback } from 'react'

import { texts } from '#i18n/texts.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { useRevisits } from '../record/use-revisits.ts'
import { useChanges, useSignal } from '../record/use-signals.ts'
import { deskAddress, isAwaited } from './decision-of.ts'

/** What waits of one lifecycle. */
export interface WaitingKind {
  readonly lifecycle: string
  /** How many, in words. */
  readonly text: string
  readonly address: string
  readonly count: number
}

/** Whether the user decides on anything; only then is asked what waits. */
export const useDecides = (): boolean =>
  useSelector(usePortal().session, ({ context }) => context.menu.some(({ menuCode }) => menuCode === 'desk'))

/** What waits for the user's decision, by lifecycle; it follows what comes in and what is decided, by whomever. */
export function useWaiting(): readonly WaitingKind[] {
  const portal = usePortal()
  const { deskCount } = use(portal.flows.desk())
  const counted = useActorRef(deskCount, { input: { id: '' } })
  const found = useSelector(counted, (snapshot) => snapshot.context.item)
  const renew = useCallback(() => counted.send({ type: 'item.reloaded' }), [counted])
  useRevisits(renew)
  useSignal('notice', renew)
  useChanges(renew)
  const words = texts().shell.waitingCounts
  return (found?.lifecycles ?? []).flatMap(({ lifecycle, count }) =>
    isAwaited(lifecycle)
      ? [{ lifecycle, count, text: words[lifecycle]({ count }), address: deskAddress(portal, lifecycle) }]
      : [],
  )
}
