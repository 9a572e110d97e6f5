import type { Background, RouteDeclaration } from '#app/kit/part.ts'
import { declared, type RouteName } from '#app/declared-routes.ts'

export type { RouteName }

export interface Route {
  /** The specification's route name, used by guard, header and background. */
  readonly name: RouteName
  readonly path: string
  readonly aliases: readonly string[]
  readonly isPublic: boolean
  readonly hasHeader: boolean
  readonly background: Background
}

function routeFrom(declaration: (typeof declared)[number]): Route {
  const { name, path, aliases = [], isPublic = false, hasHeader = true, background = 'white' } = declaration
  return { name, path, aliases, isPublic, hasHeader, background }
}

/** Every address of the portal. */
export const routes: readonly Route[] = declared.filter(({ path }) => path !== '').map(routeFrom)

/** Shown for an unknown address. */
export const notFoundRoute: Route = routeFrom({ name: 'notFound', path: '' })

type Reached = Pick<RouteDeclaration, 'path' | 'aliases'>
const pathsOf = ({ path, aliases = [] }: Reached): readonly string[] => [path, ...aliases]
const byPath = new Map<string, Route>(routes.flatMap((route) => pathsOf(route).map((path) => [path, route] as const)))
/** Addresses of first children by the path of their bare parent. */
const firstChildren = new Map<string, string>(
  declared
    .filter(({ isFirstChild }) => isFirstChild)
    .flatMap((child) => pathsOf(child).map((path) => [path.slice(0, path.lastIndexOf('/')), path] as const)),
)

const withoutSlash = (path: string): string => (path === '/' ? path : path.replace(/\/+$/, ''))

/** The route of a path without query; a trailing slash is ignored. */
export function routeOf(path: string): Route {
  return byPath.get(withoutSlash(path)) ?? notFoundRoute
}

/** The first child of a bare parent, with the query (gap GAP-86). Null: not a bare parent. */
export function firstChildOf(address: string): string | null {
  const [path = ''] = address.split('?', 1)
  const child = firstChildren.get(withoutSlash(path))
  return child === undefined ? null : child + address.slice(path.length)
}
