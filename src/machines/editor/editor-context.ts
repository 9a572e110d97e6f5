import type { Failure } from '#api/kit/problem.ts'
import type { LanguageCode } from '#i18n/locales.ts'

import type { Command, DocumentKind, DraftOf, ItemOf } from './document-rules.ts'

export interface EditorInput<Kind extends DocumentKind = DocumentKind> {
  readonly kind: Kind
  /** The document to open; null for a new one. */
  readonly id: string | null
  /** What a new one begins with. */
  readonly draft: DraftOf<Kind>
}
export interface EditorContext {
  readonly kind: DocumentKind
  readonly id: string | null
  /** As the server last told it; null while it is not stored yet. */
  readonly item: ItemOf | null
  /** As it stands before the author. */
  readonly draft: DraftOf
  /** The draft that agrees with what is stored. */
  readonly kept: DraftOf
  /** The draft that is on its way; writing may go on meanwhile. */
  readonly sent: DraftOf
  /** What is being asked, or done. */
  readonly command: Command
  /** The texts as readers will see them, by language. */
  readonly preview: Preview
  readonly failure: Failure | null
}
export type Preview = Partial<Record<LanguageCode, string>>

export type EditorEvent =
  | { readonly type: 'item.reloaded' }
  | { readonly type: 'draft.changed'; readonly draft: DraftOf }
  | { readonly type: 'command.chosen'; readonly command: Command }
  | { readonly type: 'command.confirmed' }
  | { readonly type: 'command.cancelled' }
  | { readonly type: 'preview.opened' }
  | { readonly type: 'preview.closed' }
  /** What the author does about somebody else's change. */
  | { readonly type: 'draft.dropped' }
  | { readonly type: 'draft.kept' }

/** What the view tells the author, and where it leads. */
export type EditorEmitted = { readonly type: 'done'; readonly command: Command; readonly id: string }

/** A document as far as the author has seen it. */
export interface Seen {
  readonly kind: DocumentKind
  readonly id: string
  readonly revision: number
}
/** An editor that has nothing yet: a new document, or one that is still to be fetched. */
export const begun = ({ kind, id, draft }: EditorInput): EditorContext => ({
  kind,
  id,
  item: null,
  draft,
  kept: draft,
  sent: draft,
  command: 'save',
  preview: {},
  failure: null,
})
