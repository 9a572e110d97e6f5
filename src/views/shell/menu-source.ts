import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { LanguageCode } from '#i18n/locales.ts'
import type { applicationFlow } from '#machines/shell/application.flow.ts'
import type { ListFlow } from '#machines/kit/list.flow.ts'

/** What the menus of a header ask of the page around them: the portal, or the administration. */
export interface MenuSource {
  /** It wears the skin. */
  readonly application: ActorRefFrom<typeof applicationFlow>
  /** [LOCALE-09] The languages to choose from. */
  languages(): Promise<ListFlow<LanguageCode>>
  chooseLanguage(code: LanguageCode): void
  reportError(error: unknown): void
}

const MenuSourceContext = createContext<MenuSource | null>(null)
export const MenuSourceProvider = MenuSourceContext

export function useMenuSource(): MenuSource {
  const source = use(MenuSourceContext)
  if (source === null) throw new Error('No page around this menu.')
  return source
}
