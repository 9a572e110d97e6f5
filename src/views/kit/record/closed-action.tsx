import { Popover } from '@radix-ui/themes'
import { CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'

import { reasonText } from '#i18n/reason.ts'
import { texts } from '#i18n/texts.ts'

import { OverlayTheme } from '../theme/overlay-theme.tsx'
import './actions.css'

interface Props {
  /** Label of the action. */
  readonly action: string
  readonly icon?: ReactNode
  /** Code of the refusal it would get. */
  readonly because: string
  /** The refusal in words, where the page does not have those of its lifecycle. */
  readonly words?: string
}

/** A disabled action that explains itself on click, key or touch, without a request. */
export function ClosedAction({ action, icon, because, words }: Props) {
  const LL = texts().record
  return (
    <OverlayTheme>
      <Popover.Root>
        <Popover.Trigger>
          <button type="button" className="closed-action" aria-label={LL.closed({ action })}>
            {icon}
            <bdi>{action}</bdi>
            <CircleHelp size={16} aria-hidden="true" />
          </button>
        </Popover.Trigger>
        <Popover.Content size="1" aria-label={LL.why()}>
          <div className="closed-because">
            <p className="closed-why">{LL.why()}</p>
            <p>{words ?? reasonText(texts(), because)}</p>
          </div>
        </Popover.Content>
      </Popover.Root>
    </OverlayTheme>
  )
}
