import { useSelector } from '@xstate/react'
import { ArchiveX, Trash2 } from 'lucide-react'

import { commandWords } from './command-words.ts'
import { CommandButton, useClosed, useOffered } from './command-button.tsx'
import { stateIn, type AnyEditorActor } from './document.ts'

/** Discards or withdraws an item; kept apart from the publishing commands. */
export function EditorEnd({ editor }: { editor: AnyEditorActor }) {
  const state = useSelector(editor, stateIn)
  const isNew = useSelector(editor, (snapshot) => snapshot.context.item === null)
  const words = commandWords(useSelector(editor, (snapshot) => snapshot.context.kind))
  const discard = useClosed(editor, 'discard')
  const isThere = useOffered(editor, 'discard')
  if (isNew || !isThere) return null
  return (
    <div className="editor-end">
      {state === 'published' && (
        <CommandButton
          editor={editor}
          command="withdraw"
          look={{ variant: 'outline', color: 'gray' }}
          icon={<ArchiveX size={16} aria-hidden="true" />}
          word={words.withdraw}
        />
      )}
      <CommandButton
        editor={editor}
        command="discard"
        look={{ variant: 'soft', color: 'red' }}
        icon={<Trash2 size={16} aria-hidden="true" />}
        word={words.discard}
      />
      {discard !== null && <p className="editor-note">{discard}</p>}
    </div>
  )
}
