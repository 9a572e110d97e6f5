import type { PublicationState } from '#api/course/managed-publication.contract.ts'

import { publicationAt, publicationLifecycle, type PublicationFacts } from './publication.lifecycle.ts'
import { verdict, type Verdict } from '#machines/kit/verdict.ts'
import type { Command } from '#machines/editor/document-rules.ts'

/** A record with this lifecycle, as the server last returned it. */
interface Published {
  readonly state: PublicationState
  readonly revision: number
}

/** The lifecycle's verdict on a command for courses and topics. */
export function publicationVerdict(
  command: Command,
  item: Published | null,
  facts: PublicationFacts,
): Verdict<unknown> {
  if (item === null && (command === 'withdraw' || command === 'discard')) return { kind: 'unknown' }
  const { state, revision } = item ?? { state: 'draft' as const, revision: 0 }
  // No rule depends on the time; only the server's clock counts.
  const snapshot = publicationAt(state, { revision, firstPublishedAt: null })
  return verdict(publicationLifecycle, snapshot, { type: command, revision, facts, now: 0 })
}
