import { useEffect, useSyncExternalStore, type ReactNode } from 'react'

import type { Skin } from '#machines/shell/application.flow.ts'

const darkDevice = () => window.matchMedia('(prefers-color-scheme: dark)')
const watchDevice = (changed: () => void) => {
  const query = darkDevice()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the dark skin is on, chosen by the user or by the device. */
export function useDark(skin: Skin): boolean {
  const device = useSyncExternalStore(watchDevice, () => darkDevice().matches)
  return skin === 'system' ? device : skin === 'dark'
}

/**
 * The element that carries Radix Themes' tokens. Their own Theme component would add the tooltip and its positioning, a
 * tenth of the first load; menus and dialogs, loaded on opening, bring it themselves.
 */
export function ThemeRoot({ skin, children }: { skin: Skin; children: ReactNode }) {
  const isDark = useDark(skin)
  useEffect(() => {
    document.documentElement.classList.toggle('dark', isDark)
    document.documentElement.classList.toggle('light', !isDark)
  }, [isDark])
  return (
    <div
      className="radix-themes"
      data-is-root-theme="true"
      data-accent-color="blue"
      data-gray-color="gray"
      data-has-background="false"
      data-panel-background="solid"
      data-radius="medium"
      data-scaling="100%"
    >
      {children}
    </div>
  )
}
