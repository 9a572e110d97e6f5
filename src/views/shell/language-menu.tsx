import { Languages } from 'lucide-react'

import { language, texts } from '#i18n/texts.ts'

import { LazyMenu } from './lazy-menu.tsx'

const load = () => import('./language-menu-content.tsx')

/** [SHELL-20, LOCALE-08, LOCALE-09] */
export function LanguageMenu() {
  return (
    <LazyMenu label={texts().portal.chooseLanguage()} icon={<Languages size={18} />} text={language().label} load={load} extra={{}} />
  )
}
