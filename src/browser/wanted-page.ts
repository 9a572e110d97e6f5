const KEY = 'wantedPage'
/** The page of the administration, whose addresses are behind its own #. */
const ADMINISTRATION = '/admin#/'
const LONGEST = 2000

/** The page that a visitor wanted before signing in, for as long as the tab is open. */
export interface WantedPage {
  /** An address behind the #, or one of the administration as `/admin#/…`; null: none. */
  read(): string | null
  keep(address: string | null): void
}

export function wantedPage({ sessionStorage: storage }: Pick<Window, 'sessionStorage'>): WantedPage {
  let known: string | null = null
  return {
    read() {
      try {
        const kept = storage.getItem(KEY)
        return kept !== null && /^\/(?!\/)/.test(kept) && kept.length <= LONGEST ? kept : known
      } catch {
        return known
      }
    },
    keep(address) {
      known = address
      try {
        if (address === null) storage.removeItem(KEY)
        else storage.setItem(KEY, address)
      } catch {
        // Blocked: known until the page is left.
      }
    },
  }
}

export const inAdministration = (address: string): string => `/admin#${address}`
export const isInAdministration = (address: string): boolean => address.startsWith(ADMINISTRATION)
