import type { DeclaredRoute } from '#app/kit/part.ts'

type Routes<Name extends string> = readonly DeclaredRoute<Name>[]

const isOpenTo = ({ centre }: DeclaredRoute, roles: readonly string[]): boolean =>
  centre?.roles === undefined || centre.roles.some((role) => roles.includes(role))

/** Whether these roles may open a screen. */
export const isFor = <Name extends string>(
  routes: Routes<Name>,
  name: NoInfer<Name>,
  roles: readonly string[],
): boolean => routes.every((route) => route.name !== name || isOpenTo(route, roles))

const placeOf = ({ centre }: DeclaredRoute): number => centre?.place ?? 0

/** [ROUTE-24, ROUTE-81] The screens of the personal centre for these roles, in order. */
export const centreOf = <Name extends string>(routes: Routes<Name>, roles: readonly string[]): Routes<Name> =>
  routes.filter((route) => route.centre !== undefined && isOpenTo(route, roles)).sort((a, b) => placeOf(a) - placeOf(b))
