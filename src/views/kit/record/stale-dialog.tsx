import { AlertDialog, Button } from '@radix-ui/themes'

import { texts } from '#i18n/texts.ts'

import { DIALOG_WIDTH } from '../dialog/dialog-width.ts'
import { OverlayTheme } from '../theme/overlay-theme.tsx'

interface Props {
  /** Discards the draft and loads the revision that was saved by another user. */
  readonly reload: () => void
  readonly keep: () => void
}

/** Conflict by optimistic locking: nothing is overwritten without consent, so the dialog cannot be dismissed. */
export function StaleDialog({ reload, keep }: Props) {
  const LL = texts().record.stale
  return (
    <OverlayTheme>
      <AlertDialog.Root open>
        <AlertDialog.Content maxWidth={`${DIALOG_WIDTH.small}px`} onEscapeKeyDown={(event) => event.preventDefault()}>
          <AlertDialog.Title size="4" className="dialog-title">
            {LL.title()}
          </AlertDialog.Title>
          <AlertDialog.Description size="2">{LL.text()}</AlertDialog.Description>
          <div className="dialog-actions">
            <Button variant="soft" color="gray" onClick={reload}>
              {LL.reload()}
            </Button>
            <Button onClick={keep}>{LL.keep()}</Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Root>
    </OverlayTheme>
  )
}
