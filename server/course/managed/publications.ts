import * as z from 'zod/mini'
import type { Editors, NamedEditors } from '#api/course/editors.contract.ts'
import type {
  PublicationContext,
  PublicationEvent,
  PublicationFacts,
  PublicationSnapshot,
} from '#machines/course/publication.lifecycle.ts'
import { isReadable } from '#machines/course/publication.lifecycle.ts'
import type { Sender } from '#server/commands/kind.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Querying } from '#server/database/open.ts'
import { isEditorOf, namingFacts } from '../editors.ts'
import type { Owned, OwnedTable } from '../editors.ts'

/** Sender and time. */
export interface Doing {
  readonly sender: Sender
  readonly now: Date
}

/** The payload of staff for a course, a topic or a question: the full content, or the last seen revision. */
export type PublicationSent<Document> =
  | {
      readonly type: 'save'
      readonly revision: number
      readonly document: Document
      /** Undefined: they stay. */
      readonly editors: NamedEditors | undefined
    }
  | { readonly type: 'publish' | 'withdraw' | 'discard'; readonly revision: number }

/** The stored context, common to all. */
export const publicationContext: z.ZodMiniType<PublicationContext> = z.strictObject({
  revision: z.int(),
  firstPublishedAt: z.nullable(z.number()),
})

/** Readers depend on `published_at` only; publishing again keeps the original position. */
export const publicationColumns = (snapshot: PublicationSnapshot) => {
  const first = snapshot.context.firstPublishedAt
  return { published_at: isReadable(snapshot) ? first : null, first_published_at: first }
}

/** What the door hands on to be judged. */
interface Asked<Document> {
  readonly trx: Querying
  readonly snapshot: PublicationSnapshot
  readonly sent: PublicationSent<Document>
  readonly sender: Sender
  readonly now: Date
}

/** What somebody owns: the record itself, or what it belongs to. */
interface Ownership {
  readonly table: OwnedTable
  readonly record: Owned
}

/** A course or a topic as what its owner owns. */
export const ownItself = (
  table: OwnedTable,
  { id, owned }: { readonly id: string; readonly owned: { readonly owner_id?: string | null | undefined } },
): Ownership => ({ table, record: { id, owner_id: owned.owner_id ?? null } })

/**
 * The event for the lifecycle. @param factsOf derives the facts of the payload; null: of the stored content. @throws
 * Refusal 404 for a draft of others; that something is published everybody knows
 */
export async function publicationEvent<Document>(
  { table, record }: Ownership,
  { trx, snapshot, sent, sender, now }: Asked<Document>,
  factsOf: (document: Document | null) => Promise<PublicationFacts>,
): Promise<PublicationEvent> {
  const { revision } = sent
  const isEditor = await isEditorOf(trx, table, record, sender)
  if (!isEditor && !isReadable(snapshot)) throw notFound()
  if ('document' in sent) {
    const { document, editors } = sent
    const facts = {
      isEditor,
      ...(await factsOf(document)),
      ...(await namingFacts(trx, table, record, editors, sender)),
    }
    return { type: 'save', revision, facts, ...(editors !== undefined && { editors }) }
  }
  if (sent.type !== 'publish') return { type: sent.type, revision, facts: { isEditor } }
  return { type: 'publish', revision, now: now.getTime(), facts: { isEditor, ...(await factsOf(null)) } }
}

/** An item for its editors. @throws Refusal 404 for everybody else: drafts are nobody else's business */
export function ofEditor<Item extends { readonly editors: Editors }>(item: Item | null): Item {
  if (item === null || item.editors.as === 'nobody') throw notFound()
  return item
}

/** @throws Refusal 404 */
export function found<Item>(item: Item | null): Item {
  if (item === null) throw notFound()
  return item
}
