import { Theme } from '@radix-ui/themes'
import type { ReactNode } from 'react'

import { language } from '#i18n/texts.ts'

import { Direction } from 'radix-ui'

/** The theme and text direction that Radix Themes' menus and dialogs need around them. */
export function OverlayTheme({ children }: { children: ReactNode }) {
  return (
    <Theme accentColor="blue" grayColor="gray" radius="medium" panelBackground="solid" hasBackground={false} asChild>
      <span className="overlay-anchor">
        <Direction.Provider dir={language().dir}>{children}</Direction.Provider>
      </span>
    </Theme>
  )
}
