import { ClipboardCheck } from 'lucide-react'

import { namesText } from '#i18n/names.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { useWaiting } from '#views/kit/task/use-waiting.ts'
import { LazyMenu } from './lazy-menu.tsx'
import './message-bell.css'

const load = () => import('./waiting-menu-content.tsx')

/** How much waits for the user's decision, with a menu of its kinds. */
export default function WaitingMenu() {
  const kinds = useWaiting()
  if (kinds.length === 0) return null
  const told = namesText(
    kinds.map(({ text }) => text),
    language(),
  )
  return (
    <LazyMenu
      label={`${texts().shell.decisions()} – ${told}`}
      icon={<ClipboardCheck size={18} aria-hidden="true" />}
      badge={numberText(
        kinds.reduce((sum, { count }) => sum + count, 0),
        language(),
      )}
      className="message-bell"
      load={load}
      extra={{ kinds }}
    />
  )
}
