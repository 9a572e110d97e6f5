import { expressionBuilder } from 'kysely'
import type { Role } from '#api/kit/call.ts'
import type { Tables } from '#server/tables.ts'

/** The ids of the people who have one of these roles, as a subquery. */
export const peopleWith = (...roles: readonly Role[]) =>
  expressionBuilder<Tables>().selectFrom('user_role').select('user_role.user_id').where('user_role.role', 'in', roles)
