import type { Skin } from '#machines/flows/application.ts'

const NAME = 'skin'
const YEAR_IN_SECONDS = 31_536_000

/** The chosen skin stands in a cookie: sign-out clears local storage, and a skin belongs to the device, not to a session. */
export function keptSkin(page: Document): Skin {
  const value = page.cookie.split('; ').find((part) => part.startsWith(`${NAME}=`))?.slice(NAME.length + 1)
  return value === 'light' || value === 'dark' ? value : 'system'
}

export function keepSkin(skin: Skin): void {
  document.cookie = `${NAME}=${skin}; Max-Age=${YEAR_IN_SECONDS}; Path=/; SameSite=Lax`
}
