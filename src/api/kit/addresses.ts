/** What a link to a page needs, in the browser and on the server. */
export interface Address {
  /** Behind the #; empty: shown for every unknown address. */
  readonly path: string
  readonly aliases?: readonly string[]
  /** The bare parents of its addresses redirect here with their query (gap GAP-86): /course for /course/course-list. */
  readonly isFirstChild?: true
  /** Query keys allowed in links to it; for the compiler only, not used at run time. */
  readonly takes?: readonly string[]
}

/** The addresses of a part by the specification's route names. */
export type Addresses = Readonly<Record<string, Address>>

/** The declared path of a page, as a literal type. */
export type PathOf<Declared extends Addresses, Name extends keyof Declared> = Declared[Name]['path']

type KeyOf<One extends Address> = One extends { readonly takes: readonly (infer Key extends string)[] } ? Key : never
type Asked<One extends Address> = [KeyOf<One>] extends [never]
  ? readonly []
  : readonly [query?: { readonly [Key in KeyOf<One>]?: string | null }]

type Query = Readonly<Record<string, string | null | undefined>>

function withQuery(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

/**
 * A function that gives the address of a page behind the #, such as `/class/class-detail?classID=1`. It takes the
 * page's name and the query by declared keys; null omits a key.
 */
export function addressIn<Declared extends Readonly<Record<keyof Declared, Address>>>(declared: Declared) {
  return <Name extends keyof Declared & string>(name: Name, ...asked: Asked<Declared[Name]>): string =>
    withQuery(declared[name].path, asked[0])
}

/** All paths of a page. */
export const pathsOf = ({ path, aliases = [] }: Address): readonly string[] => [path, ...aliases]

export const withoutSlash = (path: string): string => (path === '/' ? path : path.replace(/\/+$/, ''))

/** Where the bare parents among these addresses lead. */
export function firstChildIn(addresses: readonly Address[]): (address: string) => string | null {
  const children = new Map<string, string>(
    addresses
      .filter(({ isFirstChild }) => isFirstChild)
      .flatMap((child) => pathsOf(child).map((path) => [path.slice(0, path.lastIndexOf('/')), path] as const)),
  )
  /** The first child of a bare parent, with the query (gap GAP-86). Null: not a bare parent. */
  return (address) => {
    const [path = ''] = address.split('?', 1)
    const child = children.get(withoutSlash(path))
    return child === undefined ? null : child + address.slice(path.length)
  }
}
