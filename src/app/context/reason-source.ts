import { createContext, use } from 'react'

import type { KeptForm } from '#machines/kit/keeping.ts'

export interface WrittenReason {
  readonly words: string
}

/** What dialogs that ask for a reason need of their page: the portal or the administration. */
export interface ReasonSource {
  /** The reasons that are written and not sent yet, on this device. */
  keptReasons(): Promise<KeptForm<WrittenReason>>
}

const ReasonSourceContext = createContext<ReasonSource | null>(null)
export const ReasonSourceProvider = ReasonSourceContext

export function useReasonSource(): ReasonSource {
  const source = use(ReasonSourceContext)
  if (source === null) throw new Error('No page around this dialog.')
  return source
}
