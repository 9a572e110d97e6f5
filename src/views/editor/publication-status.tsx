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
export function PublicationStatus({
  state,
  word,
}: {
  state: PublicationState
  word?: (state: PublicationState) => string
}) {
  return <Status kind={kinds[state]}>{word?.(state) ?? texts().administration.state[state]()}</Status>
}
