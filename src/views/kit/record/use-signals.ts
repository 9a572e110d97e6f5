import { use, useEffect, useEffectEvent } from 'react'

import type { SignalKind } from '#api/signal/signal.contract.ts'

import { AdministrationProvider } from '#app/context/administration-context.ts'
import { PortalProvider } from '#app/context/portal-context.ts'

/** The signals of whichever of the two pages this is; null: of neither. */
function useSignals() {
  const administration = use(AdministrationProvider)
  const portal = use(PortalProvider)
  if (administration !== null) return administration.signals
  return portal === null ? null : use(portal.flows.messages()).signals
}

/** Calls back on a signal of the kind for this user, since what is shown may be stale then. */
export function useSignal(kind: SignalKind, signalled: () => void): void {
  const signals = useSignals()
  const heard = useEffectEvent(signalled)
  useEffect(() => {
    const subscription = signals?.on('signalled', (signal) => signal.kind === kind && heard())
    return () => subscription?.unsubscribe()
  }, [signals, kind])
}

/** Within this many milliseconds, so that not everybody who looks at the same record asks at the same moment. */
const SPREAD = 1000

/** Calls back when a record that this page has fetched may have changed, wherever that was. */
export function useChanges(changed: () => void): void {
  const signals = useSignals()
  const signalled = useEffectEvent(changed)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const subscription = signals?.on('signalled', ({ kind }) => {
      if (kind !== 'record') return
      timer ??= setTimeout(() => {
        timer = undefined
        signalled()
      }, Math.random() * SPREAD)
    })
    return () => {
      clearTimeout(timer)
      subscription?.unsubscribe()
    }
  }, [signals])
}
