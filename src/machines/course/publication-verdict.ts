import type { PublicationState } from '#api/course/managed-publication.contract.ts'

import { publicationAt, publicationLifecycle, type PublicationFacts } from './publication.lifecycle.ts'
import { verdict, type Verdict } from '#machines/kit/verdict.ts'
import type { Command } from '#machines/editor/document-rules.ts'

/** Something with this lifecycle, as the server last told it. */
interface Published {
  readonly state: PublicationState
  readonly revision: number
}

/** What the lifecycle of courses and topics says to a command. */
export function publicationVerdict(
  command: Command,
  item: Published | null,
  facts: PublicationFacts,
): Verdict<unknown> {
  if (item === null && (command === 'withdraw' || command === 'discard')) return { kind: 'unknown' }
  const { state, revision } = item ?? { state: 'draft' as const, revision: 0 }
  // Nothing is decided by the time, which only the server's clock says.
  const snapshot = publicationAt(state, { revision, firstPublishedAt: null })
  return verdict(publicationLifecycle, snapshot, { type: command, revision, facts, now: 0 })
}
