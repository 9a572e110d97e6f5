import { Button } from '@radix-ui/themes'
import { Suspense, type ComponentType, type ReactNode } from 'react'

import { ErrorBoundary } from '#views/kit/faces/error-boundary.tsx'
import { useMenuSource } from '#app/context/menu-source.ts'
import { useFetchedMenu } from './use-fetched-menu.ts'

export interface MenuProps {
  /** The button that opens the menu. */
  readonly trigger: ReactNode
}

interface Props<Extra extends object> {
  readonly label: string
  readonly icon: ReactNode
  /** Shown beside the icon if there is room. */
  readonly text?: string
  /** A count, e.g. of broadcasts; hidden if null. */
  readonly badge?: number | string | null
  readonly className?: string
  readonly load: () => Promise<{ default: ComponentType<MenuProps & Extra> }>
  /** Props of the menu beside its trigger. */
  readonly extra: Extra
  readonly onOpen?: () => void
}

/** A button whose menu, positioning code included, is loaded on hover or focus. */
export function LazyMenu<Extra extends object>({
  label,
  icon,
  text,
  badge,
  className = '',
  load,
  extra,
  onOpen,
}: Props<Extra>) {
  const { reportError } = useMenuSource()
  const { Menu, ask, near } = useFetchedMenu(load, reportError)
  const button = (
    <Button
      variant="ghost"
      color="gray"
      className={`menu-button ${className}`}
      aria-haspopup="menu"
      {...near}
      onClick={() => {
        onOpen?.()
        ask()
      }}
    >
      {icon}
      <span className="visually-hidden">
        {text === undefined || label.includes(text) ? label : `${label}: ${text}`}
      </span>
      {text !== undefined && (
        <span className="menu-button-text" aria-hidden="true">
          {text}
        </span>
      )}
      {badge !== undefined && badge !== null && (
        <span className="menu-button-badge" aria-hidden="true">
          {badge}
        </span>
      )}
    </Button>
  )
  if (Menu === null) return button
  return (
    <ErrorBoundary report={reportError} fallback={button}>
      <Suspense fallback={button}>
        <Menu trigger={button} {...extra} />
      </Suspense>
    </ErrorBoundary>
  )
}
