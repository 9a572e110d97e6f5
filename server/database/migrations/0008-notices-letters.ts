import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** System notices and private letters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('notice')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('params', 'text', (c) => c.notNull())
    .addColumn('link', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('read_at', 'bigint')
    .addPrimaryKeyConstraint('notice_key', ['user_id', 'id'])
    .execute()
  await schema.createIndex('notice_by_time').on('notice').columns(['user_id', 'created_at', 'id']).execute()
  await schema
    .createIndex('notice_unread')
    .on('notice')
    .columns(['user_id', 'created_at', 'id'])
    .where(sql.ref('read_at'), 'is', null)
    .execute()
  await schema
    .createTable('dialogue')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('first_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('second_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('dialogue_of_two', ['first_id', 'second_id'])
    .execute()
  await schema
    .createTable('dialogue_member')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('dialogue_id', 'text', (c) => c.notNull().references('dialogue.id').onDelete('cascade'))
    .addColumn('partner_id', 'text', (c) => c.notNull())
    .addColumn('last_letter_id', 'text')
    .addColumn('last_at', 'bigint')
    .addColumn('unread', 'integer', (c) => c.notNull())
    .addColumn('read_position', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('dialogue_member_key', ['user_id', 'dialogue_id'])
    .execute()
  await schema
    .createIndex('dialogue_member_by_time')
    .on('dialogue_member')
    .columns(['user_id', 'last_at', 'dialogue_id'])
    .execute()
  await schema
    .createTable('letter')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('dialogue_id', 'text', (c) => c.notNull().references('dialogue.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('sender_id', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('letter_in_dialogue', ['dialogue_id', 'position'])
    .execute()
}
