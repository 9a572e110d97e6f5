import * as z from 'zod/mini'

const KEY = 'wantedPage'
/** The page of the administration, whose addresses are behind its own #. */
const ADMINISTRATION = '/admin#/'
const LONGEST = 2000

interface Wanted {
  /** An address behind the #, or one of the administration as `/admin#/…`. */
  readonly address: string
  /** The id of the person who had it open when the session ended; null: a visitor asked for it. */
  readonly of: string | null
}
const wanted = z.object({
  address: z.string().check(z.regex(/^\/(?!\/)/), z.maxLength(LONGEST)),
  of: z.nullable(z.string()),
})

/** The page that somebody wanted before signing in, for as long as the tab is open. */
export interface WantedPage {
  /** Null: none. */
  read(): Wanted | null
  /** As a visitor's; an address that is kept already stays whose it is. */
  keep(address: string | null): void
  /** What is kept was open to somebody: it is shown to nobody else. */
  belongTo(person: string | null): void
}

export function wantedPage(page: Pick<Window, 'sessionStorage'>): WantedPage {
  let known: Wanted | null = null
  const read = (): Wanted | null => {
    try {
      return wanted.safeParse(JSON.parse(page.sessionStorage.getItem(KEY) ?? 'null')).data ?? known
    } catch {
      return known
    }
  }
  const write = (next: Wanted | null): void => {
    known = next
    try {
      if (next === null) page.sessionStorage.removeItem(KEY)
      else page.sessionStorage.setItem(KEY, JSON.stringify(next))
    } catch {
      // Blocked: known until the page is left.
    }
  }
  return {
    read,
    keep(address) {
      if (address === null) write(null)
      else if (address !== read()?.address) write({ address, of: null })
    },
    belongTo(person) {
      const kept = read()
      if (kept !== null) write({ ...kept, of: person })
    },
  }
}

export const inAdministration = (address: string): string => `/admin#${address}`
export const isInAdministration = (address: string): boolean => address.startsWith(ADMINISTRATION)
