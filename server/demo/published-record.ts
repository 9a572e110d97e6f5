import type { publicationLifecycle } from '#machines/course/publication.lifecycle.ts'
import type { StoredKind } from '#server/commands/kind.ts'
import { pastRecord } from './past-record.ts'

const COMPLETE = {
  isEditor: true,
  mayName: true,
  knowsEditors: true,
  hasTexts: true,
  knowsParts: true,
  hasContent: true,
}

interface Published<Owned> {
  readonly id: string
  readonly owned: Owned
  /** In milliseconds since 1970, as is the other. */
  readonly savedAt: number
  readonly publishedAt: number
  /** Whoever has written and published it; null: nobody knows. */
  readonly by: string | null
  /** How far it has come; withdrawn a day after it was published. */
  readonly state?: 'draft' | 'published' | 'withdrawn'
}

const DAY_MS = 24 * 60 * 60_000
const steps = { draft: 1, published: 2, withdrawn: 3 } as const

/** A course, a topic or a question that was written, and then published, with its log. */
export function publishedRecord<Owned extends object>(
  kind: StoredKind<typeof publicationLifecycle, Owned>,
  { id, owned, savedAt, publishedAt, by, state = 'published' }: Published<Owned>,
) {
  const { record, log } = pastRecord(kind, {
    id,
    owned,
    by,
    events: [
      { event: { type: 'save' as const, revision: 0, facts: COMPLETE }, at: savedAt },
      { event: { type: 'publish' as const, revision: 1, facts: COMPLETE, now: publishedAt }, at: publishedAt },
      { event: { type: 'withdraw' as const, revision: 2, facts: COMPLETE }, at: publishedAt + DAY_MS },
    ].slice(0, steps[state]),
  })
  return {
    record: {
      ...record,
      state,
      published_at: state === 'published' ? publishedAt : null,
      first_published_at: state === 'draft' ? null : publishedAt,
    },
    log,
  }
}
