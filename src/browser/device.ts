/** The device properties that decide how the portal is installed. */
export type Device = 'android' | 'ios' | 'desktop'

/** [SHELL-07] By the user agent. */
export function deviceOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  // An iPad identifies as a Mac, but no Mac has a touch screen.
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'desktop'
}

/** Whether the page is the installed app, without the browser's own frame around it. */
export function isInstalledApp(page: Window): boolean {
  return page.matchMedia('(display-mode: standalone)').matches || isStandalone(page.navigator)
}
/** Safari's non-standard property. */
const isStandalone = (navigator: Navigator): boolean => 'standalone' in navigator && navigator.standalone === true
