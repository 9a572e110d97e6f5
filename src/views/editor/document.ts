import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { rulesOf, type DocumentEditorFlow } from '#machines/editor/document-editor.flow.ts'
import type { DocumentKind, DraftOf, ItemOf } from '#machines/editor/document-rules.ts'

export type EditorActor = ActorRefFrom<DocumentEditorFlow>
type Snapshot = SnapshotFrom<DocumentEditorFlow>
type Tag = Parameters<Snapshot['hasTag']>[0]
export const has = (tag: Tag) => (snapshot: Snapshot) => snapshot.hasTag(tag)

/** Whether all that has been written is stored. */
export const isSaved = ({ context: { kind, draft, kept } }: Snapshot): boolean => rulesOf(kind).isSame(draft, kept)
/** Of its lifecycle; null: it is not stored yet, or has none. */
export const stateIn = ({ context: { kind, item } }: Snapshot) => (item === null ? null : rulesOf(kind).stateOf(item))
/** Whether nothing can be changed any more. */
export const isOver = (snapshot: Snapshot): boolean => stateIn(snapshot) === 'discarded'

/** The draft before its author; the editor was opened for this kind of document. */
export const useDraft = <Kind extends DocumentKind>(editor: EditorActor, _kind: Kind): DraftOf<Kind> =>
  useSelector(editor, ({ context }) => context.draft as DraftOf<Kind>)

/** The document as the server last told it; null: it is not stored yet. */
export const useItem = <Kind extends DocumentKind>(editor: EditorActor, _kind: Kind): ItemOf<Kind> | null =>
  useSelector(editor, ({ context }) => context.item as ItemOf<Kind> | null)

/** Changes the draft as it stands at this very moment: uploads end while something else is being written. */
export function changeDraft<Kind extends DocumentKind>(
  editor: EditorActor,
  _kind: Kind,
  edit: (draft: DraftOf<Kind>) => DraftOf<Kind>,
): void {
  editor.send({ type: 'draft.changed', draft: edit(editor.getSnapshot().context.draft) })
}
