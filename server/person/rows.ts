import type { WrittenPerson } from '#api/person/person-rule.ts'
import type { Querying } from '#server/database/open.ts'
import { folded } from '#i18n/folded.ts'
import { accountKey } from '#server/session/accounts.ts'
import { looksOf } from './skeleton.ts'

/** The columns that are written down of a person. */
export const personColumns = (person: WrittenPerson) => ({
  account_name: person.accountName,
  account_key: accountKey(person.accountName),
  ...looksOf(person.accountName),
  original_name: person.originalName,
  phone: person.phone || null,
  email: person.email || null,
  language: person.language,
  department_code: person.department || null,
  // What search goes by.
  search: folded(`${person.accountName} ${person.originalName}`),
})

/** Gives a person these roles and no others. */
export async function writeRoles(trx: Querying, id: string, roles: readonly string[]): Promise<void> {
  await trx.deleteFrom('user_role').where('user_id', '=', id).execute()
  if (roles.length > 0)
    await trx
      .insertInto('user_role')
      .values(roles.map((role) => ({ user_id: id, role })))
      .execute()
}
