import { firstChildIn, pathsOf, withoutSlash } from '#api/kit/addresses.ts'

import type { Background, DeclaredRoute } from '#app/kit/part.ts'
import { declared, type RouteName } from './parts.ts'

export interface Route {
  /** The specification's route name, used by guard, header and background. */
  readonly name: RouteName
  readonly path: string
  readonly aliases: readonly string[]
  readonly isPublic: boolean
  readonly hasHeader: boolean
  readonly background: Background
}

function routeFrom(declaration: DeclaredRoute<RouteName>): Route {
  const { name, path, aliases = [], isPublic = false, hasHeader = true, background = 'white' } = declaration
  return { name, path, aliases, isPublic, hasHeader, background }
}

/** Every address of the portal. */
export const routes: readonly Route[] = declared.filter(({ path }) => path !== '').map(routeFrom)

/** Shown for an unknown address. */
export const notFoundRoute: Route = routeFrom({ name: 'notFound', path: '' })

const byPath = new Map<string, Route>(routes.flatMap((route) => pathsOf(route).map((path) => [path, route] as const)))

/** The route of a path without query; a trailing slash is ignored. */
export function routeOf(path: string): Route {
  return byPath.get(withoutSlash(path)) ?? notFoundRoute
}

/** The first child of a bare parent, with the query (gap GAP-86). Null: not a bare parent. */
export const firstChildOf = firstChildIn(declared)
