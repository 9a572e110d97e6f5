import type { Sender } from '#server/commands/kind.ts'

import type { Store } from './store.ts'

/** People by names that are their ids as well, so that a trace can be read. */
export async function putPeople({ db }: Store, people: readonly Sender[]): Promise<void> {
  const rows = people.map(({ userId: id }) => ({
    id,
    account_name: id,
    account_key: id,
    name: id,
    original_name: id,
    phone: null,
    email: null,
    head_img: null,
    password_hash: null,
    weak_password: 0 as const,
    language: 'en_US',
    created_at: 0,
  }))
  await db
    .insertInto('user')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('user_role')
    .values(people.flatMap(({ userId: user_id, roles }) => roles.map((role) => ({ user_id, role }))))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
