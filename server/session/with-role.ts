import { expressionBuilder } from 'kysely'
import type { Role } from '#api/kit/call.ts'
import type { Querying } from '#server/database/open.ts'
import type { Tables } from '#server/tables.ts'

/** The ids of the people who have one of these roles, as a subquery. The roles of a disabled account rest. */
export const peopleWith = (...roles: readonly Role[]) =>
  expressionBuilder<Tables>()
    .selectFrom('user_role')
    .innerJoin('user as holder', 'holder.id', 'user_role.user_id')
    .select('user_role.user_id')
    .where('user_role.role', 'in', roles)
    .where('holder.state', '!=', 'disabled')

/** The ids of the people who have a role. */
export async function holdersOfRole(db: Querying, role: Role): Promise<string[]> {
  const found = await db
    .selectFrom('user')
    .select('user.id')
    .where('user.id', 'in', peopleWith(role))
    .orderBy('user.id')
    .execute()
  return found.map(({ id }) => id)
}
