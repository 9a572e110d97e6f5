import type { PublicationState } from '#api/course/managed-publication.contract.ts'

import type { Editors } from '#api/course/editors.contract.ts'

import { isNaming, type EditorsDraft } from '#machines/resource/editors-draft.ts'
import { publicationAt, publicationLifecycle, type PublicationFacts } from './publication.lifecycle.ts'
import { verdict, type Verdict } from '#machines/kit/verdict.ts'
import type { Command } from '#machines/editor/document-rules.ts'

/** A record with this lifecycle, as the server last returned it. */
interface Published {
  readonly state: PublicationState
  readonly revision: number
  readonly editors: Editors
}

/**
 * The lifecycle's verdict on a command for courses and topics. @param named the editors in the draft; null: they stay
 */
export function publicationVerdict(
  command: Command,
  item: Published | null,
  content: PublicationFacts,
  named: EditorsDraft | null,
): Verdict<unknown> {
  if (item === null && (command === 'withdraw' || command === 'discard')) return { kind: 'unknown' }
  const { state, revision, editors } = item ?? { state: 'draft' as const, revision: 0, editors: null }
  // Nobody is shown what they may not edit; whether those who are named may, the server knows.
  const facts = {
    ...content,
    isEditor: editors?.as !== 'nobody',
    mayName: named === null || editors === null || isNaming(editors),
    knowsEditors: true,
  }
  // No rule depends on the time; only the server's clock counts.
  const snapshot = publicationAt(state, { revision, firstPublishedAt: null })
  return verdict(publicationLifecycle, snapshot, { type: command, revision, facts, now: 0 })
}
