import { DropdownMenu } from '@radix-ui/themes'

import { texts } from '#i18n/texts.ts'

import { OverlayTheme } from '#views/kit/theme/overlay-theme.tsx'
import type { WaitingKind } from '#views/kit/task/use-waiting.ts'
import type { MenuProps } from './lazy-menu.tsx'

/** What waits for a decision, by kind; each leads to its part of the desk, in a new window. */
export default function WaitingMenuContent({ trigger, kinds }: MenuProps & { readonly kinds: readonly WaitingKind[] }) {
  const LL = texts()
  return (
    <OverlayTheme>
      <DropdownMenu.Root defaultOpen>
        <DropdownMenu.Trigger>{trigger}</DropdownMenu.Trigger>
        <DropdownMenu.Content align="end" variant="soft">
          <DropdownMenu.Label>{LL.shell.decisions()}</DropdownMenu.Label>
          {kinds.map(({ lifecycle, text, address }) => (
            <DropdownMenu.Item key={lifecycle} asChild>
              <a href={address} target="_blank" rel="noopener">
                {text}
                <span className="visually-hidden"> ({LL.portal.newWindow()})</span>
              </a>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </OverlayTheme>
  )
}
