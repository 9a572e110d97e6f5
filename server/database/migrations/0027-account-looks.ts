import type { Kysely } from 'kysely'

/** What is seen of an account name, so that no other looks like it; of those that are there it is worked out later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  // SQLite adds one column at a time.
  for (const column of ['account_skeleton', 'account_look']) {
    await schema.alterTable('user').addColumn(column, 'text').execute()
    await schema.createIndex(`user_by_${column}`).on('user').column(column).execute()
  }
}
