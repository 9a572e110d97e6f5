import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useId, type ComponentProps, type ReactNode } from 'react'

import { reasonText } from '#i18n/reason.ts'
import { texts } from '#i18n/texts.ts'
import { rulesOf } from '#machines/editor/document-editor.flow.ts'
import type { Command } from '#machines/editor/document-rules.ts'

import { showToast } from '#views/kit/toast/toasts.tsx'
import { has, type EditorActor } from './document.ts'

/** Why a command cannot be given now, in words; null when it can. */
export function useClosed(editor: EditorActor, command: Command): string | null {
  return useSelector(editor, ({ context: { kind, item, draft } }) => {
    const said = rulesOf(kind).verdict(command, item, draft)
    if (said.kind === 'allowed') return null
    return reasonText(texts(), said.kind === 'refused' ? said.code : 'record.notNow')
  })
}

interface Props {
  readonly editor: EditorActor
  readonly command: Command
  readonly look: Pick<ComponentProps<typeof Button>, 'variant' | 'color'>
  readonly icon?: ReactNode
  /** Closed for another reason than the lifecycle's. */
  readonly isIdle?: boolean
  readonly children: ReactNode
}

/** A command of the lifecycle; a closed one stays where it is and says why, before anything is sent. */
export function CommandButton({ editor, command, look, icon, isIdle = false, children }: Props) {
  const reasonId = useId()
  const closed = useClosed(editor, command)
  const isBusy = useSelector(editor, has('busy'))
  const isOwn = useSelector(editor, (snapshot) => snapshot.context.command === command)
  return (
    <>
      <Button
        {...look}
        size="2"
        className="command"
        loading={isBusy && isOwn}
        disabled={(isBusy && !isOwn) || isIdle}
        // Not `disabled`: who finds it closed can still ask why.
        {...(closed !== null && { 'aria-disabled': true, 'aria-describedby': reasonId })}
        onClick={() => {
          if (closed === null) editor.send({ type: 'command.chosen', command })
          else showToast('info', closed)
        }}
      >
        {icon}
        {children}
      </Button>
      {closed !== null && (
        <span className="visually-hidden" id={reasonId}>
          {closed}
        </span>
      )}
    </>
  )
}
