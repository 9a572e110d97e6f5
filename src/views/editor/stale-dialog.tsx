import { AlertDialog, Button } from '@radix-ui/themes'

import { texts } from '#i18n/texts.ts'

import { DIALOG_WIDTH } from '#views/kit/dialog/dialog-width.ts'
import { OverlayTheme } from '#views/kit/theme/overlay-theme.tsx'
import type { EditorActor } from './document.ts'

/** Somebody else was faster; nothing is overwritten before the author has said so, so the dialog has no way around. */
export function StaleDialog({ editor }: { editor: EditorActor }) {
  const LL = texts().administration.editor.stale
  return (
    <OverlayTheme>
      <AlertDialog.Root open>
        <AlertDialog.Content maxWidth={`${DIALOG_WIDTH.small}px`} onEscapeKeyDown={(event) => event.preventDefault()}>
          <AlertDialog.Title size="4" className="dialog-title">
            {LL.title()}
          </AlertDialog.Title>
          <AlertDialog.Description size="2">{LL.text()}</AlertDialog.Description>
          <div className="dialog-actions">
            <Button variant="soft" color="gray" onClick={() => editor.send({ type: 'draft.dropped' })}>
              {LL.reload()}
            </Button>
            <Button onClick={() => editor.send({ type: 'draft.kept' })}>{LL.keep()}</Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Root>
    </OverlayTheme>
  )
}
