import { Languages } from 'lucide-react'

import { language, texts } from '#i18n/texts.ts'

import { LazyMenu } from './lazy-menu.tsx'
import { useMenuSource } from '#app/context/menu-source.ts'

/**
 * [SHELL-20, LOCALE-08, LOCALE-09] At the end of the screen it opens upwards explicitly: its height is not known yet.
 */
export function LanguageMenu({ side = 'bottom' }: { side?: 'top' | 'bottom' }) {
  const { languages } = useMenuSource()
  const load = async () => {
    const [content] = await Promise.all([import('./language-menu-content.tsx'), languages()])
    return content
  }
  return (
    <LazyMenu
      label={texts().portal.chooseLanguage()}
      icon={<Languages size={18} />}
      text={language().label}
      load={load}
      extra={{ side }}
    />
  )
}
