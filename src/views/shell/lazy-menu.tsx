import { Button } from '@radix-ui/themes'
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

import { ErrorBoundary } from '../portal/error-boundary.tsx'
import { usePortal } from '../portal/portal-context.ts'

interface MenuProps {
  readonly trigger: ReactNode
}

interface Props {
  readonly label: string
  readonly icon: ReactNode
  /** Shown beside the icon where there is room. */
  readonly text?: string
  readonly load: () => Promise<{ default: ComponentType<MenuProps> }>
}

/** A button whose menu, with all that places it, is fetched when the pointer or the focus comes near. */
export function LazyMenu({ label, icon, text, load }: Props) {
  const { reportError } = usePortal()
  const [Menu] = useState(() => lazy(load))
  const [isOpened, setOpened] = useState(false)
  const prefetch = () => {
    // When it fails, the click tries again.
    load().catch(() => undefined)
  }
  const button = (
    <Button
      variant="ghost"
      color="gray"
      className="menu-button"
      aria-label={text === undefined ? label : `${label}: ${text}`}
      aria-haspopup="menu"
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => setOpened(true)}
    >
      {icon}
      {text !== undefined && <span className="menu-button-text">{text}</span>}
    </Button>
  )
  if (!isOpened) return button
  return (
    <ErrorBoundary report={reportError} fallback={button}>
      <Suspense fallback={button}>
        <Menu trigger={button} />
      </Suspense>
    </ErrorBoundary>
  )
}
