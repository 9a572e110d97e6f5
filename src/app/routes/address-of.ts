import { declared, type RouteName, type Written } from '#app/declared-routes.ts'

type Of<Name extends RouteName> = Extract<Written, { readonly name: Name }>
/** The declared query keys of the route. */
type KeyOf<Name extends RouteName> =
  Of<Name> extends { readonly takes: readonly (infer Key extends string)[] } ? Key : never
type Asked<Name extends RouteName> = [KeyOf<Name>] extends [never]
  ? readonly []
  : readonly [query?: { readonly [Key in KeyOf<Name>]?: string | null }]

/** The declared path of a route, as a literal type. */
export type PathOf<Name extends RouteName> = Of<Name>['path']

const paths = new Map<RouteName, string>(declared.map(({ name, path }) => [name, path]))

type Query = Readonly<Record<string, string | null | undefined>>

/** The address of a route with a declared query. */
export function withQuery(name: RouteName, query: Query = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const path = paths.get(name) ?? ''
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

/**
 * The address of a route behind the #, such as `/class/class-detail?classID=1`. @param asked the query by declared
 * keys; null omits a key
 */
export const addressOf = <Name extends RouteName>(name: Name, ...asked: Asked<Name>): string =>
  withQuery(name, asked[0])
