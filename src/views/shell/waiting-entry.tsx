import { ClipboardCheck } from 'lucide-react'
import { Suspense } from 'react'

import { namesText } from '#i18n/names.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { ErrorBoundary } from '#views/kit/faces/error-boundary.tsx'
import { useDecides, useWaiting } from '#views/kit/task/use-waiting.ts'
import { usePortal } from '#app/context/portal-context.ts'
import { LazyMenu } from './lazy-menu.tsx'
import './message-bell.css'

const load = () => import('./waiting-menu-content.tsx')

/** [ROLE-03, ROLE-04] How much waits for the user's decision, with the way to each kind at the desk. */
export function WaitingEntry() {
  const { reportError } = usePortal()
  if (!useDecides()) return null
  return (
    <ErrorBoundary report={reportError} fallback={null}>
      <Suspense>
        <WaitingMenu />
      </Suspense>
    </ErrorBoundary>
  )
}

function WaitingMenu() {
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
