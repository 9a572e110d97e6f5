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

/** Who does it, and when. */
export interface Doing {
  readonly sender: Sender
  readonly now: Date
}

/** What staff say with an event of a course or a topic: all that it is to be, or the revision that they have seen. */
export type PublicationSent<Document> =
  | { readonly type: 'save'; readonly revision: number; readonly document: Document }
  | { readonly type: 'publish' | 'withdraw' | 'discard'; readonly revision: number }

/** The context of both, as it is stored. */
export const publicationContext: z.ZodMiniType<PublicationContext> = z.strictObject({
  revision: z.int(),
  firstPublishedAt: z.nullable(z.number()),
})

/** Learners go by `published_at` alone; what comes back after a withdrawal keeps its place. */
export const publicationColumns = (snapshot: PublicationSnapshot) => {
  const first = snapshot.context.firstPublishedAt
  return { published_at: isReadable(snapshot) ? first : null, first_published_at: first }
}

/** The event as the lifecycle takes it. @param factsOf judges what is sent; null: what is stored */
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
