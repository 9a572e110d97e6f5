import { useEffect, type RefObject } from 'react'

import { currentAddress, splitAddress } from '#browser/address.ts'

export type Control = 'previous' | 'next' | 'back' | 'ahead' | 'page' | 'jump' | 'size'

/** The control last used, and where: a list with its page in the address is remounted by it [SHELL-02]. */
let used: { readonly control: Control; readonly path: string } | null = null

const path = () => splitAddress(currentAddress()).path

export const rememberUse = (control: Control): void => {
  used = { control, path: path() }
}

/** Restores the focus to the control used once the new page is shown; `shown` changes with every page. */
export function useReturnedFocus(nav: RefObject<HTMLElement | null>, shown: string): void {
  useEffect(() => {
    if (used === null) return
    const { control, path: where } = used
    used = null
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (where !== path() || !isLost) return
    nav.current?.querySelector<HTMLElement>(`[data-control='${control}']`)?.focus({ preventScroll: true })
  }, [nav, shown])
}
