import { CircleAlert, CloudOff, Info } from 'lucide-react'

import type { Failure } from '#api/kit/problem.ts'
import { texts } from '#i18n/texts.ts'

import { failureText } from '#app/context/portal-context.ts'

interface Props {
  /** Stale revision: the event can still be sent, or the draft is kept in its form. */
  readonly changed?: 'stillOpen' | 'draftKept' | null
  /** No response was received; the input can be sent again. */
  readonly isUnsent?: boolean
  readonly failure: Failure | null
}

/** The outcome of a request that failed or met a stale revision. */
export function SendingNotice({ changed = null, isUnsent = false, failure }: Props) {
  if (changed === null && !isUnsent && failure === null) return null
  const LL = texts().record
  const Icon = changed !== null ? Info : isUnsent ? CloudOff : CircleAlert
  return (
    <p className="notice" data-kind={changed === null ? 'error' : 'info'} role="alert">
      <Icon size={16} aria-hidden="true" />
      {changed !== null ? LL[changed]() : isUnsent ? LL.unsent() : failure !== null && failureText(failure)}
    </p>
  )
}
