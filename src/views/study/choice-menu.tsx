import { DropdownMenu } from '@radix-ui/themes'
import type { ReactNode, RefObject } from 'react'

import { OverlayTheme } from '#views/kit/theme/overlay-theme.tsx'

export interface ChoiceMenuProps {
  readonly trigger: ReactNode
  readonly stage: RefObject<HTMLElement | null>
  readonly value: string
  readonly choices: readonly (readonly [string, string])[]
  readonly choose: (value: string) => void
}

/** In full screen only the stage is visible, so the menu is portalled into it. */
export default function ChoiceMenu({ trigger, stage, value, choices, choose }: ChoiceMenuProps) {
  return (
    <OverlayTheme>
      <DropdownMenu.Root modal={false} defaultOpen>
        <DropdownMenu.Trigger>{trigger}</DropdownMenu.Trigger>
        <DropdownMenu.Content align="end" variant="soft" side="top" container={stage.current} className="player-menu">
          <DropdownMenu.RadioGroup value={value} onValueChange={choose}>
            {choices.map(([one, name]) => (
              <DropdownMenu.RadioItem key={one} value={one}>
                <bdi>{name}</bdi>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </OverlayTheme>
  )
}
