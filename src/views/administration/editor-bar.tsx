import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { CircleAlert, Eye, Info } from 'lucide-react'

import { texts } from '#i18n/texts.ts'
import { isSameDraft } from '#machines/flows/information-draft.ts'
import { informationAt, isReadable } from '#machines/lifecycles/information.ts'

import { failureText } from '../portal/portal-context.ts'
import { CommandButton, useClosed } from './command-button.tsx'
import { has, type EditorActor } from './editor.tsx'
import { InformationStatus } from './information-status.tsx'

/** How the item stands, and what can be done with it now; it stays in sight while one writes. */
export function EditorBar({ editor }: { editor: EditorActor }) {
  const item = useSelector(editor, (snapshot) => snapshot.context.item)
  const isSaved = useSelector(editor, ({ context }) => isSameDraft(context.draft, context.kept))
  const failure = useSelector(editor, (snapshot) => snapshot.context.failure)
  const isReady = useSelector(editor, has('ready'))
  const LL = texts().administration.editor
  const isLive = item !== null && isReadable(informationAt(item.state, item.revision))
  const isOver = item?.state === 'discarded'
  const word = item === null ? LL.notStored() : isSaved ? LL.allSaved() : LL.unsaved()
  return (
    <div className="editor-bar">
      <div className="editor-bar-row">
        <p className="editor-state">
          {item !== null && <InformationStatus state={item.state} />}
          <span className="editor-saved" data-unsaved={!isSaved} role="status">
            {word}
          </span>
        </p>
        <div className="editor-actions">
          <Button variant="ghost" color="gray" className="command" onClick={() => editor.send({ type: 'preview.opened' })}>
            <Eye size={16} aria-hidden="true" />
            {LL.preview()}
          </Button>
          {!isOver && (
            <CommandButton editor={editor} command="save" look={{ variant: isLive ? 'solid' : 'soft' }} isIdle={item !== null && isSaved && isReady}>
              {isLive ? LL.saveLive() : LL.save()}
            </CommandButton>
          )}
          {!isOver && !isLive && (
            <CommandButton editor={editor} command="publish" look={{ variant: 'solid' }}>
              {item?.state === 'withdrawn' ? LL.publishAgain() : LL.publish()}
            </CommandButton>
          )}
        </div>
      </div>
      <Closed editor={editor} />
      {failure !== null && isReady && (
        <p className="notice" data-kind="error" role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          {failureText(failure)}
        </p>
      )}
    </div>
  )
}

/** Why saving, or publishing, is closed. */
function Closed({ editor }: { editor: EditorActor }) {
  const save = useClosed(editor, 'save')
  const isEmpty = useSelector(editor, ({ context }) => context.item === null && isSameDraft(context.draft, context.kept))
  // Who has not begun to write needs no reproach.
  if (save === null || isEmpty) return null
  return (
    <p className="editor-closed">
      <Info size={16} aria-hidden="true" />
      {save}
    </p>
  )
}
