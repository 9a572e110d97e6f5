import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** What a person is shown of the own sessions, the devices that need no second check, and who has come in when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .alterTable('session')
    .addColumn('id', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await schema
    .alterTable('session')
    .addColumn('method', 'text', (c) => c.notNull().defaultTo('password'))
    .execute()
  await schema
    .alterTable('session')
    .addColumn('address', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await schema
    .alterTable('session')
    .addColumn('user_agent', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await schema
    .alterTable('session')
    .addColumn('check_pending', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  // A prefix of the hash does not reveal the token.
  await sql`update session set id = substr(token_hash, 1, 32)`.execute(db)
  await schema.createIndex('session_by_id').unique().on('session').columns(['user_id', 'id']).execute()
  await schema
    .createTable('known_device')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('user_agent', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('known_device_key', ['user_id', 'token_hash'])
    .execute()
  await schema.createIndex('known_device_by_id').unique().on('known_device').columns(['user_id', 'id']).execute()
  await schema.createIndex('known_device_by_token').on('known_device').column('token_hash').execute()
  await schema.createIndex('known_device_by_end').on('known_device').column('ends_at').execute()
  await schema
    .createTable('sign_in_event')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('method', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('user_agent', 'text', (c) => c.notNull())
    .addColumn('session_id', 'text')
    .addPrimaryKeyConstraint('sign_in_event_key', ['user_id', 'id'])
    .execute()
  await schema.createIndex('sign_in_event_by_time').on('sign_in_event').columns(['user_id', 'at', 'id']).execute()
  await schema.createIndex('sign_in_event_by_age').on('sign_in_event').column('at').execute()
}
