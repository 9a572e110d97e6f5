import { DropdownMenu } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { use } from 'react'

import { language, texts } from '#i18n/texts.ts'
import { languageOf } from '#i18n/locales.ts'

import { OverlayTheme } from '#views/kit/theme/overlay-theme.tsx'
import type { MenuProps } from './lazy-menu.tsx'
import { useMenuSource } from '#app/context/menu-source.ts'

export default function LanguageMenuContent({ trigger, side }: MenuProps & { side: 'top' | 'bottom' }) {
  const { languages, chooseLanguage } = useMenuSource()
  const LL = texts()
  const list = useActorRef(use(languages()), { input: {} })
  const rows = useSelector(list, (snapshot) => snapshot.context.rows)
  const isMarked = useSelector(list, (snapshot) => snapshot.hasTag('loadingMark'))
  const isFailed = useSelector(list, (snapshot) => snapshot.hasTag('failed'))
  const options = rows
    .flatMap((code) => languageOf(code) ?? [])
    .map(({ code, label, tag }) => ({ value: code, label, tag }))
  return (
    <OverlayTheme>
      <DropdownMenu.Root defaultOpen>
        <DropdownMenu.Trigger>{trigger}</DropdownMenu.Trigger>
        <DropdownMenu.Content side={side} align="end" variant="soft">
          {isMarked && <DropdownMenu.Item disabled>{LL.portal.loading()}</DropdownMenu.Item>}
          {isFailed && (
            <DropdownMenu.Item
              onSelect={(event) => {
                event.preventDefault()
                list.send({ type: 'list.reloaded' })
              }}
            >
              {LL.portal.languagesFailed()} {LL.portal.retry()}
            </DropdownMenu.Item>
          )}
          <DropdownMenu.RadioGroup
            value={language().code}
            onValueChange={(value) => {
              const chosen = languageOf(value)
              if (chosen) chooseLanguage(chosen.code)
            }}
          >
            {options.map((option) => (
              <DropdownMenu.RadioItem key={option.value} value={option.value} lang={option.tag}>
                {option.label}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </OverlayTheme>
  )
}
