import type { CentreEntry } from '#app/kit/part.ts'
import { declared } from '#app/declared-routes.ts'
import { routes, type Route, type RouteName } from './table.ts'

const entries = new Map<RouteName, CentreEntry>(
  declared.flatMap(({ name, centre }) => (centre === undefined ? [] : [[name, centre] as const])),
)
const placeOf = ({ name }: Route): number => entries.get(name)?.place ?? 0
const centre = routes.filter(({ name }) => entries.has(name)).sort((a, b) => placeOf(a) - placeOf(b))

/** Whether these roles may open a screen. */
export function isFor(name: RouteName, roles: readonly string[]): boolean {
  const asked = entries.get(name)?.roles
  return asked === undefined || asked.some((role) => roles.includes(role))
}

/** [ROUTE-24, ROUTE-81] The screens of the personal centre for these roles, in order. */
export const centreOf = (roles: readonly string[]): readonly Route[] => centre.filter(({ name }) => isFor(name, roles))
