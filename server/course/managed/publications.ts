import * as z from 'zod/mini'
import type {
  PublicationContext,
  PublicationEvent,
  PublicationFacts,
  PublicationSnapshot,
} from '#machines/course/publication.lifecycle.ts'
import { isReadable } from '#machines/course/publication.lifecycle.ts'
import type { Sender } from '#server/commands/kind.ts'
import { notFound } from '#server/answer/refusal.ts'

/** Sender and time. */
export interface Doing {
  readonly sender: Sender
  readonly now: Date
}

/** The payload of staff for a course or topic: the full content, or the last seen revision. */
export type PublicationSent<Document> =
  | { readonly type: 'save'; readonly revision: number; readonly document: Document }
  | { readonly type: 'publish' | 'withdraw' | 'discard'; readonly revision: number }

/** The stored context, common to both. */
export const publicationContext: z.ZodMiniType<PublicationContext> = z.strictObject({
  revision: z.int(),
  firstPublishedAt: z.nullable(z.number()),
})

/** Readers depend on `published_at` only; publishing again keeps the original position. */
export const publicationColumns = (snapshot: PublicationSnapshot) => {
  const first = snapshot.context.firstPublishedAt
  return { published_at: isReadable(snapshot) ? first : null, first_published_at: first }
}

/** The event for the lifecycle. @param factsOf derives the facts of the payload; null: of the stored content */
export async function publicationEvent<Document>(
  sent: PublicationSent<Document>,
  factsOf: (document: Document | null) => Promise<PublicationFacts>,
  now: Date,
): Promise<PublicationEvent> {
  const { revision } = sent
  if ('document' in sent) return { type: 'save', revision, facts: await factsOf(sent.document) }
  if (sent.type !== 'publish') return { type: sent.type, revision }
  return { type: 'publish', revision, now: now.getTime(), facts: await factsOf(null) }
}

/** @throws Refusal 404 */
export function found<Item>(item: Item | null): Item {
  if (item === null) throw notFound()
  return item
}
