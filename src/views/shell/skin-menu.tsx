import { useSelector } from '@xstate/react'
import { Moon, Sun, SunMoon } from 'lucide-react'

import { texts } from '#i18n/texts.ts'

import { LazyMenu } from './lazy-menu.tsx'
import { useMenuSource } from '#app/context/menu-source.ts'

const load = () => import('./skin-menu-content.tsx')
const icons = { light: <Sun size={18} />, dark: <Moon size={18} />, system: <SunMoon size={18} /> }

export function SkinMenu() {
  const skin = useSelector(useMenuSource().application, (snapshot) => snapshot.value)
  return <LazyMenu label={texts().portal.skin()} icon={icons[skin]} load={load} extra={{}} />
}
