import { cookieOf, keepCookie } from './cookies.ts'

const NAME = 'inBrowser'

export interface BrowserChoice {
  isMade(): boolean
  make(): void
}

/**
 * That a phone's visitor goes on in the browser: for the session, and where cookies are blocked for this page (gap
 * GAP-84).
 */
export function browserChoice(page: Document): BrowserChoice {
  let isMade = false
  return {
    isMade: () => isMade || cookieOf(page, NAME) !== null,
    make: () => {
      isMade = true
      keepCookie(page, NAME, '1', null)
    },
  }
}
