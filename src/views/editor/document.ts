import { useSelector } from '@xstate/react'

import { rulesOf, type EditorActor } from '#machines/editor/document-editor.flow.ts'
import type { DocumentKind, DraftOf, ItemOf } from '#machines/editor/document-rules.ts'
import type { EditorContext } from '#machines/editor/editor-context.ts'

export type { AnyEditorActor, EditorActor } from '#machines/editor/document-editor.flow.ts'

interface Shown<Kind extends DocumentKind> {
  readonly context: EditorContext<Kind>
}

/** Whether the draft is saved. */
export const isSaved = <Kind extends DocumentKind>({ context: { kind, draft, kept } }: Shown<Kind>): boolean =>
  rulesOf(kind).isSame(draft, kept)
/** Lifecycle state; null: not stored yet, or without a lifecycle. */
export const stateIn = <Kind extends DocumentKind>({ context: { kind, item } }: Shown<Kind>) =>
  item === null ? null : rulesOf(kind).stateOf(item)
/** Whether the document is read-only. */
export const isOver = <Kind extends DocumentKind>(snapshot: Shown<Kind>): boolean => stateIn(snapshot) === 'discarded'

/** The current draft. */
export const useDraft = <Kind extends DocumentKind>(editor: EditorActor<Kind>): DraftOf<Kind> =>
  useSelector(editor, ({ context }) => context.draft)

/** The document as last received from the server; null: not stored yet. */
export const useItem = <Kind extends DocumentKind>(editor: EditorActor<Kind>): ItemOf<Kind> | null =>
  useSelector(editor, ({ context }) => context.item)

/** Applies an updater to the latest draft: uploads can end while another field is being edited. */
export function changeDraft<Kind extends DocumentKind>(
  editor: EditorActor<Kind>,
  edit: (draft: DraftOf<Kind>) => DraftOf<Kind>,
): void {
  editor.send({ type: 'draft.changed', draft: edit(editor.getSnapshot().context.draft) })
}
