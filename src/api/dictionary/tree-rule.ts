/** An entry of a dictionary that is a tree. */
export interface InTree {
  readonly dictCode: string
  readonly dictName: string
  /** The entry that it is below; absent: none. */
  readonly parentCode?: string | undefined
}

/**
 * The entries of a tree, each followed by those below it, in the order in which they come. One whose parent is not
 * among them stands at the top.
 */
export function inTreeOrder<Entry extends Pick<InTree, 'dictCode' | 'parentCode'>>(entries: readonly Entry[]): Entry[] {
  const codes = new Set(entries.map(({ dictCode }) => dictCode))
  const below = Map.groupBy(entries, ({ parentCode }) =>
    parentCode !== undefined && codes.has(parentCode) ? parentCode : null,
  )
  const from = (code: string | null): Entry[] =>
    (below.get(code) ?? []).flatMap((entry) => [entry, ...from(entry.dictCode)])
  return from(null)
}

/** The entries above one, from the top to itself. */
export function pathTo<Entry extends Pick<InTree, 'dictCode' | 'parentCode'>>(
  entries: readonly Entry[],
  code: string,
): Entry[] {
  const path: Entry[] = []
  let at = entries.find(({ dictCode }) => dictCode === code)
  while (at !== undefined && !path.includes(at)) {
    path.unshift(at)
    const { parentCode } = at
    at = entries.find(({ dictCode }) => dictCode === parentCode)
  }
  return path
}

/** Between the names of a path, each of which keeps its own direction. */
const SEPARATOR = ' / '

/** What an entry is called where entries are chosen: with the names of all that are above it. */
export function pathName(entries: readonly InTree[], code: string): string {
  const names = pathTo(entries, code).map(({ dictName }) => dictName)
  return names.length > 1 ? names.map((name) => `\u2068${name}\u2069`).join(SEPARATOR) : (names[0] ?? code)
}
