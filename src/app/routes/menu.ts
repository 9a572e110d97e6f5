import type { EntryText } from '#app/kit/part.ts'
import { withQuery } from './address-of.ts'
import { written } from '#app/declared-routes.ts'

export type { EntryText }

/** An entry with its address; its label is in the dictionaries. */
export interface PlacedEntry {
  readonly href: string
  readonly name: EntryText
}
export interface PlacedMainEntry extends PlacedEntry {
  readonly place: number
  readonly below: readonly PlacedEntry[]
}

/** The ordered entries of the main navigation. */
export const mainMenu: readonly PlacedMainEntry[] = written
  .flatMap((route): readonly PlacedMainEntry[] => {
    if (!('menu' in route)) return []
    const { menu } = route
    const below = 'below' in menu ? menu.below : []
    return [
      {
        href: withQuery(route.name),
        name: menu,
        place: menu.place,
        below: below.map((entry) => ({ href: withQuery(entry.to, 'query' in entry ? entry.query : {}), name: entry })),
      },
    ]
  })
  .sort((a, b) => a.place - b.place)
