import type { publicationLifecycle } from '#machines/course/publication.lifecycle.ts'
import type { RecordKind, Sent } from '#server/commands/kind.ts'
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
}

/** A course or a topic that was written and then published, with its log. */
export function publishedRecord<Client extends Sent, Owned extends object>(
  kind: RecordKind<typeof publicationLifecycle, Client, Owned>,
  { id, owned, savedAt, publishedAt, by }: Published<Owned>,
) {
  const { record, log } = pastRecord(kind, {
    id,
    owned,
    by,
    events: [
      { event: { type: 'save', revision: 0, facts: COMPLETE }, at: savedAt },
      { event: { type: 'publish', revision: 1, facts: COMPLETE, now: publishedAt }, at: publishedAt },
    ],
  })
  return {
    record: { ...record, state: 'published' as const, published_at: publishedAt, first_published_at: publishedAt },
    log,
  }
}
