import { useSelector } from '@xstate/react'
import { ArchiveX, Trash2 } from 'lucide-react'

import { texts } from '#i18n/texts.ts'

import { CommandButton, useClosed } from './command-button.tsx'
import type { EditorActor } from './editor.tsx'

/** What takes an item away again; it stands apart from what brings it to its readers. */
export function EditorEnd({ editor }: { editor: EditorActor }) {
  const state = useSelector(editor, (snapshot) => snapshot.context.item?.state ?? null)
  const discard = useClosed(editor, 'discard')
  const LL = texts().administration.editor
  if (state === null || state === 'discarded') return null
  return (
    <div className="editor-end">
      {state === 'published' && (
        <CommandButton editor={editor} command="withdraw" look={{ variant: 'outline', color: 'gray' }} icon={<ArchiveX size={16} aria-hidden="true" />}>
          {LL.withdraw()}
        </CommandButton>
      )}
      <CommandButton editor={editor} command="discard" look={{ variant: 'soft', color: 'red' }} icon={<Trash2 size={16} aria-hidden="true" />}>
        {LL.discard()}
      </CommandButton>
      {discard !== null && <p className="editor-note">{discard}</p>}
    </div>
  )
}
