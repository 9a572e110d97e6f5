import { Button } from '@radix-ui/themes'
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

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
  const [Menu] = useState(() => lazy(load))
  const [isOpened, setOpened] = useState(false)
  const button = (
    <Button
      variant="ghost"
      color="gray"
      className="menu-button"
      aria-label={text === undefined ? label : `${label}: ${text}`}
      aria-haspopup="menu"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setOpened(true)}
    >
      {icon}
      {text !== undefined && <span className="menu-button-text">{text}</span>}
    </Button>
  )
  if (!isOpened) return button
  return (
    <Suspense fallback={button}>
      <Menu trigger={button} />
    </Suspense>
  )
}
