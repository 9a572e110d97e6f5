import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { LanguageCode } from '#i18n/locales.ts'
import type { applicationFlow } from '#machines/shell/application.flow.ts'
import type { ListFlow } from '#machines/kit/list.flow.ts'

/** What header menus need of their page: the portal or the administration. */
export interface MenuSource {
  /** Holds the skin. */
  readonly application: ActorRefFrom<typeof applicationFlow>
  /** [LOCALE-09] The available languages. */
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
