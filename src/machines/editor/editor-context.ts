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
export interface EditorContext<Kind extends DocumentKind = DocumentKind> {
  readonly kind: Kind
  readonly id: string | null
  /** As the server last told it; null while it is not stored yet. */
  readonly item: ItemOf<Kind> | null
  /** As it stands before the author. */
  readonly draft: DraftOf<Kind>
  /** The draft that agrees with what is stored. */
  readonly kept: DraftOf<Kind>
  /** The draft that is on its way; writing may go on meanwhile. */
  readonly sent: DraftOf<Kind>
  /** What is being asked, or done. */
  readonly command: Command
  /** The texts as readers will see them, by language. */
  readonly preview: Preview
  readonly failure: Failure | null
}
export type Preview = Partial<Record<LanguageCode, string>>

/** What an author does with a document of any kind. */
export type CommonEditorEvent =
  | { readonly type: 'item.reloaded' }
  | { readonly type: 'command.chosen'; readonly command: Command }
  | { readonly type: 'command.confirmed' }
  | { readonly type: 'command.cancelled' }
  | { readonly type: 'preview.opened' }
  | { readonly type: 'preview.closed' }
  /** What the author does about somebody else's change. */
  | { readonly type: 'draft.dropped' }
  | { readonly type: 'draft.kept' }
export type EditorEvent<Kind extends DocumentKind> =
  | CommonEditorEvent
  | { readonly type: 'draft.changed'; readonly draft: DraftOf<Kind> }

/** What the view tells the author, and where it leads. */
export interface EditorEmitted {
  readonly type: 'done'
  readonly command: Command
  readonly id: string
}

/** A document as far as the author has seen it. */
export interface Seen {
  readonly id: string
  readonly revision: number
}
/** What is stored; an id of null: nothing yet, so that it is created. */
export interface Saving<Kind extends DocumentKind> {
  readonly id: string | null
  readonly revision: number
  readonly draft: DraftOf<Kind>
}
/** The calls that keep one kind of document. */
export interface EditorServices<Kind extends DocumentKind> {
  readonly load: (id: string) => Promise<ItemOf<Kind>>
  readonly create: (draft: DraftOf<Kind>) => Promise<ItemOf<Kind>>
  readonly save: (id: string, revision: number, draft: DraftOf<Kind>) => Promise<ItemOf<Kind>>
  readonly publish: (id: string, revision: number) => Promise<ItemOf<Kind>>
  readonly withdraw: (id: string, revision: number) => Promise<ItemOf<Kind>>
  /** What it amounts to is of no interest any more. */
  readonly discard: (id: string, revision: number) => Promise<unknown>
  /** The texts as they would be stored and shown. */
  readonly clean: (draft: DraftOf<Kind>) => Promise<Preview>
}
/** An editor that has nothing yet: a new document, or one that is still to be fetched. */
export const begun = <Kind extends DocumentKind>({ kind, id, draft }: EditorInput<Kind>): EditorContext<Kind> => ({
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
