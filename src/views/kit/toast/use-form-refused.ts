import { useEffect, useEffectEvent } from 'react'
import type { Subscription } from 'xstate'

import { texts } from '#i18n/texts.ts'
import type { FormRefused } from '#machines/kit/form-refused.ts'

import { showToast } from './toasts.tsx'

/** A running flow of a form. */
interface Announcing {
  readonly on: (type: FormRefused['type'], listener: () => void) => Subscription
}

/** [VALID-28] Says that a form has failed its validation. */
export const tellFormRefused = (): void => showToast('error', texts().reason.form.invalid())

/**
 * [VALID-28] Says so whenever this flow announces it.
 * @param then called afterwards, such as to move the focus
 */
export function useFormRefused(actor: Announcing, then?: () => void): void {
  const refused = useEffectEvent(() => {
    tellFormRefused()
    then?.()
  })
  useEffect(() => {
    const subscription = actor.on('formRefused', () => refused())
    return () => subscription.unsubscribe()
  }, [actor])
}

/** Moves the focus to the first invalid field, after the next render, which marks them. */
export function focusFault(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}
