/** [SHELL-06] What lies behind the page. */
export type Background = 'white' | 'grey' | 'dark' | 'lightGrey'

export interface Route {
  /** The specification's route name; header and guard go by it. */
  readonly name: string
  readonly path: string
  readonly aliases: readonly string[]
  /** [GUARD-05] */
  readonly isPublic: boolean
  /** [SHELL-05] */
  readonly hasHeader: boolean
  readonly background: Background
}

const route = (name: string, path: string, rest: Partial<Route> = {}): Route => ({
  name,
  path,
  aliases: [],
  isPublic: false,
  hasHeader: true,
  background: 'white',
  ...rest,
})

/** Every address of the portal. A link whose route is not here yet is not drawn. */
export const routes = [
  route('login', '/', { isPublic: true, hasHeader: false }),
  route('index', '/index', { isPublic: true, hasHeader: false }),
  route('retrieve', '/retrieve', { isPublic: true, hasHeader: false }),
  // Not public, although retrieve is: the list of public routes is taken literally (gap GAP-10).
  route('emailReset', '/emailReset', { hasHeader: false }),
] as const satisfies readonly Route[]

/** Shown for an address that no route has; anybody may see it, since it says nothing. */
export const notFoundRoute: Route = route('notFound', '', { isPublic: true })

const byPath = new Map<string, Route>(
  routes.flatMap((row) => [row.path, ...row.aliases].map((path) => [path, row] as const)),
)

/** The route of a path without its query; a trailing slash does not matter. */
export function routeOf(path: string): Route {
  return byPath.get(path === '/' ? path : path.replace(/\/+$/, '')) ?? notFoundRoute
}
