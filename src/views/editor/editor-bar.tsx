import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Eye, Info } from 'lucide-react'

import { texts } from '#i18n/texts.ts'
import { rulesOf } from '#machines/editor/document-editor.flow.ts'
import { has } from '#machines/kit/watching.ts'

import { SendingNotice } from '#views/kit/record/sending-notice.tsx'
import { commandWords } from './command-words.ts'
import { CommandButton, useClosed } from './command-button.tsx'
import { isSaved as isAllSaved, stateIn, type AnyEditorActor } from './document.ts'
import { PublicationStatus } from './publication-status.tsx'

/** State and commands of the item; sticky while editing. */
export function EditorBar({ editor, hasPreview }: { editor: AnyEditorActor; hasPreview: boolean }) {
  const isNew = useSelector(editor, (snapshot) => snapshot.context.item === null)
  const hasLifecycle = useSelector(editor, ({ context }) => rulesOf(context.kind).hasLifecycle)
  const state = useSelector(editor, stateIn)
  const isSaved = useSelector(editor, isAllSaved)
  const failure = useSelector(editor, (snapshot) => snapshot.context.failure)
  const isReady = useSelector(editor, has('ready'))
  const LL = texts().administration.editor
  const words = commandWords(useSelector(editor, (snapshot) => snapshot.context.kind))
  const isLive = state === 'published' || !hasLifecycle
  const word = isNew ? LL.notStored() : isSaved ? LL.allSaved() : LL.unsaved()
  return (
    <div className="editor-bar">
      <div className="editor-bar-row">
        <p className="editor-state">
          {state !== null && <PublicationStatus state={state} word={words.state} />}
          <span className="editor-saved" data-unsaved={!isSaved} role="status">
            {word}
          </span>
        </p>
        <div className="editor-actions">
          {hasPreview && (
            <Button
              variant="ghost"
              color="gray"
              className="record-action"
              onClick={() => editor.send({ type: 'preview.opened' })}
            >
              <Eye size={16} aria-hidden="true" />
              {LL.preview()}
            </Button>
          )}
          <CommandButton
            editor={editor}
            command="save"
            look={{ variant: isLive ? 'solid' : 'soft' }}
            isIdle={!isNew && isSaved && isReady}
            word={isLive && hasLifecycle ? LL.saveLive() : LL.save()}
          />
          {!isLive && (
            <CommandButton
              editor={editor}
              command="publish"
              look={{ variant: 'solid' }}
              word={state === 'withdrawn' ? words.publishAgain : words.publish}
            />
          )}
        </div>
      </div>
      <Closed editor={editor} />
      {isReady && <SendingNotice failure={failure} />}
    </div>
  )
}

/** Why saving or publishing is unavailable. */
function Closed({ editor }: { editor: AnyEditorActor }) {
  const save = useClosed(editor, 'save')
  const isEmpty = useSelector(editor, (snapshot) => snapshot.context.item === null && isAllSaved(snapshot))
  // No message before the first edit.
  if (save === null || isEmpty) return null
  return (
    <p className="editor-closed">
      <Info size={16} aria-hidden="true" />
      {save}
    </p>
  )
}
