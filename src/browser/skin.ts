import type { Skin } from '#machines/shell/application.flow.ts'

import { cookieOf, keepCookie } from './cookies.ts'

const NAME = 'skin'
const YEAR_IN_SECONDS = 31_536_000

/**
 * The chosen skin stands in a cookie: sign-out clears local storage, and a skin belongs to the device, not to a
 * session.
 */
export function keptSkin(page: Document): Skin | null {
  const value = cookieOf(page, NAME)
  return value === 'light' || value === 'dark' || value === 'system' ? value : null
}

export function keepSkin(skin: Skin): void {
  keepCookie(document, NAME, skin, YEAR_IN_SECONDS)
}
