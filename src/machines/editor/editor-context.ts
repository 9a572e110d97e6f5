import type { Failure } from '#api/kit/problem.ts'

import type { KeptForm } from '#machines/kit/keeping.ts'
import type { Command, DocumentKind, DraftOf, ItemOf, PreviewOf } from './document-rules.ts'

export interface EditorInput<Kind extends DocumentKind = DocumentKind> {
  readonly kind: Kind
  /** The document to open; null for a new one. */
  readonly id: string | null
  /** Initial content of a new document. */
  readonly draft: DraftOf<Kind>
}
/** What an author has written and not saved, and the revision that it was written on. */
export interface KeptDraft<Kind extends DocumentKind = DocumentKind> {
  readonly draft: DraftOf<Kind>
  readonly revision: number
}
export interface EditorContext<Kind extends DocumentKind = DocumentKind> {
  readonly kind: Kind
  readonly id: string | null
  /** The last server version; null while it is not stored yet. */
  readonly item: ItemOf<Kind> | null
  /** The current input. */
  readonly draft: DraftOf<Kind>
  /** The draft that equals the stored version. */
  readonly kept: DraftOf<Kind>
  /** The draft that is being sent; editing may go on meanwhile. */
  readonly sent: DraftOf<Kind>
  /** What was found on the device and is not in the form yet. */
  readonly found: KeptDraft<Kind> | null
  /** The current input was found on the device. */
  readonly isRestored: boolean
  /** The command to confirm or in progress. */
  readonly command: Command
  /** As readers will see it; null: not asked for yet. */
  readonly preview: PreviewOf<Kind> | null
  readonly failure: Failure | null
}

/** Commands of an author on a document of any kind. */
export type CommonEditorEvent =
  | { readonly type: 'item.reloaded' }
  /** The document may have changed elsewhere. */
  | { readonly type: 'item.signalled' }
  | { readonly type: 'command.chosen'; readonly command: Command }
  | { readonly type: 'command.confirmed' }
  | { readonly type: 'command.cancelled' }
  | { readonly type: 'preview.opened' }
  | { readonly type: 'preview.closed' }
  /** Resolution of a conflict with somebody else's change. */
  | { readonly type: 'draft.dropped' }
  | { readonly type: 'draft.kept' }
  /** What has been written is thrown away. */
  | { readonly type: 'writing.dropped' }
export type EditorEvent<Kind extends DocumentKind> =
  | CommonEditorEvent
  | { readonly type: 'draft.changed'; readonly draft: DraftOf<Kind> }

/** Notifications for the view, and the page to open. */
export interface EditorEmitted {
  readonly type: 'done'
  readonly command: Command
  readonly id: string
}

/** A document and the revision that the author has seen. */
export interface Seen {
  readonly id: string
  readonly revision: number
}
/** The content to store; with an id of null it is created. */
export interface Saving<Kind extends DocumentKind> {
  readonly id: string | null
  readonly revision: number
  readonly draft: DraftOf<Kind>
}
/** The services of one kind of document. */
export interface EditorServices<Kind extends DocumentKind> extends KeptForm<KeptDraft<Kind>> {
  readonly load: (id: string) => Promise<ItemOf<Kind>>
  readonly create: (draft: DraftOf<Kind>) => Promise<ItemOf<Kind>>
  readonly save: (id: string, revision: number, draft: DraftOf<Kind>) => Promise<ItemOf<Kind>>
  readonly publish: (id: string, revision: number) => Promise<ItemOf<Kind>>
  readonly withdraw: (id: string, revision: number) => Promise<ItemOf<Kind>>
  /** The result of the preview is no longer needed. */
  readonly discard: (id: string, revision: number) => Promise<unknown>
  /** The texts in the form in which they would be stored and shown. */
  readonly clean: (draft: DraftOf<Kind>, id: string | null) => Promise<PreviewOf<Kind>>
}
/** Initial context: a new document, or one that is still to be fetched. */
export const begun = <Kind extends DocumentKind>({ kind, id, draft }: EditorInput<Kind>): EditorContext<Kind> => ({
  kind,
  id,
  item: null,
  draft,
  kept: draft,
  sent: draft,
  found: null,
  isRestored: false,
  command: 'save',
  preview: null,
  failure: null,
})
