import type { DeclaredRoute, MenuEntry } from '#app/kit/part.ts'

export type { EntryText } from '#app/kit/part.ts'

/** An entry of the main navigation with its address. */
export interface PlacedEntry {
  readonly href: string
  readonly entry: MenuEntry
}

/** The ordered entries of the main navigation; their labels are in the dictionaries. */
export const mainMenu = (routes: readonly DeclaredRoute[]): readonly PlacedEntry[] =>
  routes
    .flatMap(({ path, menu }) => (menu === undefined ? [] : [{ href: path, entry: menu }]))
    .sort((a, b) => a.entry.place - b.entry.place)
