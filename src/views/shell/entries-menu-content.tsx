import { DropdownMenu } from '@radix-ui/themes'
import { Link } from 'wouter'

import { OverlayTheme } from '#views/kit/theme/overlay-theme.tsx'
import type { MenuProps } from './lazy-menu.tsx'
import type { Entry } from './navigation-entries.ts'

/** A menu of portal links; `entries` is evaluated on opening, since targets may have changed. */
export default function EntriesMenuContent({
  trigger,
  entries,
}: MenuProps & { readonly entries: () => readonly Entry[] }) {
  return (
    <OverlayTheme>
      <DropdownMenu.Root defaultOpen>
        <DropdownMenu.Trigger>{trigger}</DropdownMenu.Trigger>
        <DropdownMenu.Content align="start" variant="soft">
          {entries().map(({ href, text }) => (
            <DropdownMenu.Item key={href} asChild>
              <Link href={href}>{text}</Link>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </OverlayTheme>
  )
}
