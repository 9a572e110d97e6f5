import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** The form in which texts were searched when this was released, whatever has become of it since. */
const ACCENTS = /[\u0300-\u036f]/g
const CONTROLS = /\p{Cc}+/gu
const folded = (text: string): string =>
  text.normalize('NFKD').toLowerCase().replace(ACCENTS, '').normalize('NFC').replace(CONTROLS, ' ')

/** The schema that this migration reads and writes. */
interface Before {
  user: {
    id: string
    account_name: string
    original_name: string
    password_hash: string | null
    created_at: number
  } & Record<string, unknown>
  installation: { key: string; value: string }
  transition_log: Record<string, string | number | null>
}

const snapshotOf = (state: 'active' | 'invited', revision: number): string =>
  JSON.stringify({
    status: 'active',
    value: state,
    context: { revision, hasPassword: state === 'active' },
    historyValue: {},
    children: {},
  })

const BATCH = 500

/** People's accounts as records of a lifecycle, the links to set a password with, and imports of people under way. */
export async function up(db: Kysely<Before>): Promise<void> {
  const { schema } = db
  // SQLite adds one column at a time.
  await schema
    .alterTable('user')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await schema
    .alterTable('user')
    .addColumn('snapshot', 'text', (c) => c.notNull().defaultTo(snapshotOf('active', 0)))
    .execute()
  await schema
    .alterTable('user')
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('active'))
    .execute()
  await schema
    .alterTable('user')
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('user')
    .addColumn('updated_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('user')
    .addColumn('search', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await schema
    .createTable('password_link')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('voided_at', 'bigint')
    .addPrimaryKeyConstraint('password_link_key', ['user_id', 'token_hash'])
    .execute()
  await schema.createIndex('password_link_by_token').on('password_link').column('token_hash').execute()
  await schema.createIndex('password_link_by_expiry').on('password_link').column('expires_at').execute()
  await schema
    .createTable('people_import')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('existing', 'text', (c) => c.notNull())
    .addColumn('invites', 'integer', (c) => c.notNull())
    .addColumn('rows', 'text', (c) => c.notNull())
    .addColumn('row_count', 'integer', (c) => c.notNull())
    .addColumn('done_count', 'integer', (c) => c.notNull())
    .addColumn('report', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await schema.createIndex('people_import_by_expiry').on('people_import').column('expires_at').execute()
  // A lock for changes of people: the rules on the last administrator and on unique phones span rows.
  await db.insertInto('installation').values({ key: 'peopleLock', value: '' }).execute()
  await adoptPeople(db)
  for (const by of ['account_key', 'created_at', 'updated_at']) {
    await schema.createIndex(`user_by_state_${by}`).on('user').columns(['state', by, 'id']).execute()
  }
  await schema.createIndex('user_by_created_at').on('user').columns(['created_at', 'id']).execute()
  await schema.createIndex('user_by_updated_at').on('user').columns(['updated_at', 'id']).execute()
  await schema.createIndex('user_by_phone').on('user').column('phone').execute()
  await sql`create index user_email_taken on "user" (lower(email))`.execute(db)
  // A covering index for the search.
  await schema.createIndex('user_searched').on('user').columns(['search', 'phone', 'email', 'state', 'id']).execute()
}

/**
 * Who was there before has been in use, or has never had a password; a log says so, from which the record can be made
 * again.
 */
async function adoptPeople(db: Kysely<Before>): Promise<void> {
  let last = ''
  for (;;) {
    const people = await db
      .selectFrom('user')
      .select(['id', 'account_name', 'original_name', 'password_hash', 'created_at'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    if (people.length === 0) return
    last = people.at(-1)?.id ?? last
    const adopted = people.map((person) => ({
      ...person,
      state: person.password_hash === null ? ('invited' as const) : ('active' as const),
    }))
    for (const { id, account_name, original_name, created_at, state } of adopted) {
      await db
        .updateTable('user')
        .set({
          state,
          snapshot: snapshotOf(state, 1),
          revision: 1,
          updated_at: created_at,
          search: folded(`${account_name} ${original_name}`),
        })
        .where('id', '=', id)
        .execute()
    }
    const log = adopted.map(({ id, created_at, state }) => ({
      lifecycle: 'user',
      record_id: id,
      revision: 1,
      version: 1,
      event: JSON.stringify({ type: 'adopt', hasPassword: state === 'active' }),
      from_state: 'draft',
      to_state: state,
      by_user_id: null,
      at: created_at,
    }))
    await db.insertInto('transition_log').values(log).execute()
  }
}
