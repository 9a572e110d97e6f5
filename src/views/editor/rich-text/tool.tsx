import { Toolbar } from 'radix-ui'
import type { ReactNode } from 'react'

interface ToolProps {
  readonly label: string
  readonly icon: ReactNode
  /** Omitted for tools without an on/off state. */
  readonly isOn?: boolean
  readonly isClosed?: boolean
  readonly act: () => void
}

export function Tool({ label, icon, isOn, isClosed = false, act }: ToolProps) {
  return (
    <Toolbar.Button
      className="icon-button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-disabled={isClosed}
      // Keeps the selection in the text.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => isClosed || act()}
    >
      {icon}
    </Toolbar.Button>
  )
}
