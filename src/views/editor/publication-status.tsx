import type { PublicationState } from '#api/course/managed-publication.contract.ts'
import { texts } from '#i18n/texts.ts'

import { Status, type StatusKind } from '#views/kit/status/status.tsx'

const kinds: Readonly<Record<PublicationState, StatusKind>> = {
  draft: 'active',
  published: 'positive',
  withdrawn: 'caution',
  discarded: 'neutral',
}

/** Publication state of information, a course or a topic. */
export function PublicationStatus({ state }: { state: PublicationState }) {
  return <Status kind={kinds[state]}>{texts().administration.state[state]()}</Status>
}
