import type { InformationState } from '#api/contract/managed-information.ts'
import { texts } from '#i18n/texts.ts'

import { Status, type StatusKind } from '../status/status.tsx'

const kinds: Readonly<Record<InformationState, StatusKind>> = {
  draft: 'active',
  published: 'positive',
  withdrawn: 'caution',
  discarded: 'neutral',
}

/** How an item of information stands, in a word of its lifecycle. */
export function InformationStatus({ state }: { state: InformationState }) {
  return <Status kind={kinds[state]}>{texts().administration.state[state]()}</Status>
}
