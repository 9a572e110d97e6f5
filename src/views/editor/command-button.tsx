import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'

import { reasonText } from '#i18n/reason.ts'
import { texts } from '#i18n/texts.ts'
import { rulesOf } from '#machines/editor/document-editor.flow.ts'
import type { Command } from '#machines/editor/document-rules.ts'
import { closedCode, isOffered } from '#machines/kit/verdict.ts'
import { has } from '#machines/kit/watching.ts'

import { RecordAction, type ActionLook } from '#views/kit/record/record-action.tsx'
import type { AnyEditorActor } from './document.ts'

/** Why a command is unavailable now, as a reason code; null: available. */
function useClosedCode(editor: AnyEditorActor, command: Command): string | null {
  return useSelector(editor, ({ context: { kind, item, draft } }) =>
    closedCode(rulesOf(kind).verdict(command, item, draft), 'record.notNow'),
  )
}

/** The same in words. */
export function useClosed(editor: AnyEditorActor, command: Command): string | null {
  const code = useClosedCode(editor, command)
  return code === null ? null : reasonText(texts(), code)
}

/** Whether a command is available or may still come to be. */
export const useOffered = (editor: AnyEditorActor, command: Command): boolean =>
  useSelector(editor, ({ context: { kind, item, draft } }) => isOffered(rulesOf(kind).verdict(command, item, draft)))

interface Props {
  readonly editor: AnyEditorActor
  readonly command: Command
  readonly look: ActionLook
  readonly icon?: ReactNode
  /** Disabled for a reason outside the lifecycle. */
  readonly isIdle?: boolean
  readonly word: string
}

/** A lifecycle command of the edited document; none once it can never be given again. */
export function CommandButton({ editor, command, look, icon, isIdle = false, word }: Props) {
  const because = useClosedCode(editor, command)
  const isThere = useOffered(editor, command)
  const isBusy = useSelector(editor, has('busy'))
  const isOwn = useSelector(editor, (snapshot) => snapshot.context.command === command)
  if (!isThere) return null
  return (
    <RecordAction
      word={word}
      because={because}
      look={look}
      icon={icon}
      isBusy={isBusy && isOwn}
      isIdle={(isBusy && !isOwn) || isIdle}
      choose={() => editor.send({ type: 'command.chosen', command })}
    />
  )
}
