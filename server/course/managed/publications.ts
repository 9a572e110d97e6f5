import * as z from 'zod/mini'
import type { Editors, publicationSaid } from '#api/course/editors.contract.ts'
import type { Sent } from '#api/kit/said.ts'
import type {
  PublicationContext,
  PublicationFacts,
  publicationLifecycle,
} from '#machines/course/publication.lifecycle.ts'
import { isReadable } from '#machines/course/publication.lifecycle.ts'
import type { Judging, Known, Sender } from '#server/commands/kind.ts'
import { notFound } from '#server/answer/refusal.ts'
import { isEditorOf, namingFacts } from '../editors.ts'
import type { Owned, OwnedTable } from '../editors.ts'

/** Sender and time. */
export interface Doing {
  readonly sender: Sender
  readonly now: Date
}

/** The full content. */
export interface PublicationPayload<Document> {
  readonly save: { readonly document: Document }
}

export type PublicationSent<Document> = Sent<typeof publicationSaid, PublicationPayload<Document>>

/** The stored context, common to all. */
export const publicationContext: z.ZodMiniType<PublicationContext> = z.strictObject({
  revision: z.int(),
  firstPublishedAt: z.nullable(z.number()),
})

/** A state of anything that staff publish. */
interface Publishing {
  readonly context: Pick<PublicationContext, 'firstPublishedAt'>
  hasTag(tag: 'readable'): boolean
}
/** Readers depend on `published_at` only; publishing again keeps the original position. */
export const publicationColumns = (snapshot: Publishing) => {
  const first = snapshot.context.firstPublishedAt
  return { published_at: snapshot.hasTag('readable') ? first : null, first_published_at: first }
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

type Judged<Document, Columns> = Judging<typeof publicationLifecycle, PublicationSent<Document>, Columns>

/**
 * What the server adds to what staff say of a course, a topic or a question. @param factsOf derives the facts of the
 * payload; null: of the stored content. @throws Refusal 404 for a draft of others; that something is published
 * everybody knows
 */
export function publicationKnown<Document, Columns>(
  ownershipOf: (on: Judged<Document, Columns>) => Promise<Ownership> | Ownership,
  factsOf: (on: Judged<Document, Columns>, document: Document | null) => Promise<PublicationFacts>,
): Known<typeof publicationLifecycle, typeof publicationSaid, Columns, PublicationPayload<Document>> {
  const editing = async (on: Judged<Document, Columns>) => {
    const { table, record } = await ownershipOf(on)
    const isEditor = await isEditorOf(on.trx, table, record, on.sender)
    if (!isEditor && !isReadable(on.snapshot)) throw notFound()
    return { facts: { isEditor }, table, record }
  }
  const resting = async (on: Judged<Document, Columns>) => ({ facts: (await editing(on)).facts })
  return {
    async save(on) {
      const { facts, table, record } = await editing(on)
      const { document, editors } = on.sent
      return {
        facts: {
          ...facts,
          ...(await factsOf(on, document)),
          ...(await namingFacts(on.trx, table, record, editors, on.sender)),
        },
      }
    },
    async publish(on) {
      const { facts } = await editing(on)
      return { now: on.now.getTime(), facts: { ...facts, ...(await factsOf(on, null)) } }
    },
    withdraw: resting,
    discard: resting,
  }
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
