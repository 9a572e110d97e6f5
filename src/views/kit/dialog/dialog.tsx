import { Dialog as Radix } from '@radix-ui/themes'
import { X } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import { texts } from '#i18n/texts.ts'

import { DIALOG_WIDTH } from './dialog-width.ts'
import { OverlayTheme } from '../theme/overlay-theme.tsx'
import '../icon-button/icon-button.css'
import './dialog.css'

interface Props {
  readonly size?: keyof typeof DIALOG_WIDTH
  readonly title: ReactNode
  /** One or two sentences below the title. */
  readonly text?: ReactNode
  /** Buttons, from the one that cancels to the one that commits. */
  readonly actions?: ReactNode
  readonly close: () => void
  readonly children?: ReactNode
}

/** [SHELL-51] A dialog in one of the two sizes, open while mounted. On closing, the focus returns to its opener. */
export function Dialog({ size = 'small', title, text, actions, close, children }: Props) {
  // Radix returns the focus to its own trigger; this dialog has none.
  const [opener] = useState(() => document.activeElement)
  return (
    <OverlayTheme>
      <Radix.Root open onOpenChange={(isOpen) => isOpen || close()}>
        <Radix.Content
          className="dialog"
          style={{ maxWidth: DIALOG_WIDTH[size] }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener instanceof HTMLElement) opener.focus()
          }}
          {...(text === undefined && { 'aria-describedby': undefined })}
        >
          <Radix.Title size="4" className="dialog-title dialog-heading">
            {title}
          </Radix.Title>
          {text !== undefined && (
            <Radix.Description size="2" className="dialog-text">
              {text}
            </Radix.Description>
          )}
          {children}
          {actions !== undefined && <div className="dialog-actions">{actions}</div>}
          <Radix.Close>
            <button type="button" className="icon-button dialog-close" aria-label={texts().shell.dialog.close()}>
              <X size={18} aria-hidden="true" />
            </button>
          </Radix.Close>
        </Radix.Content>
      </Radix.Root>
    </OverlayTheme>
  )
}
