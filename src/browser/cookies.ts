/** The page's cookies survive a sign-out, which clears local storage: they belong to the device. */
export function cookieOf(page: Document, name: string): string | null {
  const value = page.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return value?.slice(name.length + 1) ?? null
}

/** @param seconds how long it is kept; null: until the browser is closed */
export function keepCookie(page: Document, name: string, value: string, seconds: number | null): void {
  const age = seconds === null ? '' : ` Max-Age=${seconds};`
  page.cookie = `${name}=${value};${age} Path=/; SameSite=Lax`
}
