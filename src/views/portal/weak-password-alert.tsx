import { AlertDialog, Button } from '@radix-ui/themes'

import { texts } from '#i18n/texts.ts'

import { DIALOG_WIDTH } from '#views/kit/dialog/dialog-width.ts'
import { OverlayTheme } from '#views/kit/theme/overlay-theme.tsx'

/** [GUARD-14, ERROR-38, SHELL-51] Its only button leads to the password change. */
export default function WeakPasswordAlert({ confirm }: { confirm: () => void }) {
  const LL = texts().weak
  return (
    <OverlayTheme>
      <AlertDialog.Root open>
        <AlertDialog.Content
          style={{ maxWidth: DIALOG_WIDTH.small }}
          onEscapeKeyDown={(event) => event.preventDefault()}
        >
          <AlertDialog.Title size="4" className="dialog-title">
            {LL.title()}
          </AlertDialog.Title>
          <AlertDialog.Description size="2">{LL.text()}</AlertDialog.Description>
          <div className="dialog-actions">
            <AlertDialog.Action>
              <Button onClick={confirm}>{LL.confirm()}</Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Root>
    </OverlayTheme>
  )
}
