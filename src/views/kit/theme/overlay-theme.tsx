import { Theme } from '@radix-ui/themes'
import type { ReactNode } from 'react'

import { language } from '#i18n/texts.ts'

import { Direction } from 'radix-ui'

/** What Radix Themes' menus and dialogs need around them: its theme, and the direction of the language. */
export function OverlayTheme({ children }: { children: ReactNode }) {
  return (
    <Theme accentColor="blue" grayColor="gray" radius="medium" panelBackground="solid" hasBackground={false} asChild>
      <span className="overlay-anchor">
        <Direction.Provider dir={language().dir}>{children}</Direction.Provider>
      </span>
    </Theme>
  )
}
