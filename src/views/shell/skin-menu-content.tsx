import { DropdownMenu } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'

import { texts } from '#i18n/texts.ts'
import type { Skin } from '#machines/shell/application.flow.ts'

import { OverlayTheme } from '#views/kit/theme/overlay-theme.tsx'
import type { MenuProps } from './lazy-menu.tsx'
import { useMenuSource } from '#app/context/menu-source.ts'

export default function SkinMenuContent({ trigger }: MenuProps) {
  const { application } = useMenuSource()
  const skin = useSelector(application, (snapshot) => snapshot.value)
  const LL = texts().portal
  const skins: readonly { value: Skin; label: string }[] = [
    { value: 'system', label: LL.systemSkin() },
    { value: 'light', label: LL.lightSkin() },
    { value: 'dark', label: LL.darkSkin() },
  ]
  return (
    <OverlayTheme>
      <DropdownMenu.Root defaultOpen>
        <DropdownMenu.Trigger>{trigger}</DropdownMenu.Trigger>
        <DropdownMenu.Content align="end" variant="soft">
          <DropdownMenu.RadioGroup
            value={skin}
            onValueChange={(value) => {
              const chosen = skins.find((entry) => entry.value === value)
              if (chosen) application.send({ type: 'skin.chosen', skin: chosen.value })
            }}
          >
            {skins.map(({ value, label }) => (
              <DropdownMenu.RadioItem key={value} value={value}>
                {label}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </OverlayTheme>
  )
}
