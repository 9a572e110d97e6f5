import { useSelector } from '@xstate/react'

import { rulesOf, type EditorActor } from '#machines/editor/document-editor.flow.ts'
import type { DocumentKind, DraftOf, ItemOf } from '#machines/editor/document-rules.ts'
import type { EditorContext } from '#machines/editor/editor-context.ts'

export type { AnyEditorActor, EditorActor } from '#machines/editor/document-editor.flow.ts'

interface Shown<Kind extends DocumentKind> {
  readonly context: EditorContext<Kind>
}

/** Whether all that has been written is stored. */
export const isSaved = <Kind extends DocumentKind>({ context: { kind, draft, kept } }: Shown<Kind>): boolean =>
  rulesOf(kind).isSame(draft, kept)
/** Of its lifecycle; null: it is not stored yet, or has none. */
export const stateIn = <Kind extends DocumentKind>({ context: { kind, item } }: Shown<Kind>) =>
  item === null ? null : rulesOf(kind).stateOf(item)
/** Whether nothing can be changed any more. */
export const isOver = <Kind extends DocumentKind>(snapshot: Shown<Kind>): boolean => stateIn(snapshot) === 'discarded'

/** The draft before its author. */
export const useDraft = <Kind extends DocumentKind>(editor: EditorActor<Kind>): DraftOf<Kind> =>
  useSelector(editor, ({ context }) => context.draft)

/** The document as the server last told it; null: it is not stored yet. */
export const useItem = <Kind extends DocumentKind>(editor: EditorActor<Kind>): ItemOf<Kind> | null =>
  useSelector(editor, ({ context }) => context.item)

/** Changes the draft as it stands at this very moment: uploads end while something else is being written. */
export function changeDraft<Kind extends DocumentKind>(
  editor: EditorActor<Kind>,
  edit: (draft: DraftOf<Kind>) => DraftOf<Kind>,
): void {
  editor.send({ type: 'draft.changed', draft: edit(editor.getSnapshot().context.draft) })
}
