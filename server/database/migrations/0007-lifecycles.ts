import type { Kysely } from 'kysely'

const ALL_FOUR = 'teamLeader,disciplineCommittee,headmaster,schoolLeader'

/** Leave, the log and the outbox of all lifecycles, and who decides in a class. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .alterTable('class')
    .addColumn('leave_chain', 'text', (c) => c.notNull().defaultTo(ALL_FOUR))
    .execute()
  await schema
    .createTable('class_officer')
    .addColumn('class_id', 'text', (c) => c.notNull().references('class.id').onDelete('cascade'))
    .addColumn('office', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('class_officer_key', ['class_id', 'office', 'user_id'])
    .execute()
  await schema.createIndex('user_role_by_role').on('user_role').columns(['role', 'user_id']).execute()
  await schema.createIndex('class_officer_by_user').on('class_officer').columns(['user_id', 'office']).execute()
  await schema
    .createTable('leave')
    .addColumn('learner_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('class_id', 'text', (c) => c.notNull().references('class.id').onDelete('cascade'))
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('snapshot', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute()
  await schema.createIndex('leave_of_learner').on('leave').columns(['learner_id', 'created_at']).execute()
  await schema.createIndex('leave_by_turn').on('leave').columns(['class_id', 'state', 'updated_at']).execute()
  await schema.createIndex('leave_by_state').on('leave').columns(['state', 'updated_at']).execute()
  await schema
    .createTable('transition_log')
    .addColumn('lifecycle', 'text', (c) => c.notNull())
    .addColumn('record_id', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('from_state', 'text', (c) => c.notNull())
    .addColumn('to_state', 'text', (c) => c.notNull())
    .addColumn('by_user_id', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('transition_log_key', ['lifecycle', 'record_id', 'revision', 'version'])
    .execute()
  await schema
    .createIndex('transition_log_by_user')
    .on('transition_log')
    .columns(['by_user_id', 'lifecycle', 'at'])
    .execute()
  await schema
    .createTable('effect')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('lifecycle', 'text', (c) => c.notNull())
    .addColumn('record_id', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('params', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('done_at', 'bigint')
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_attempt_at', 'bigint', (c) => c.notNull())
    .addColumn('failure', 'text')
    .execute()
  await schema.createIndex('effect_to_do').on('effect').columns(['done_at', 'next_attempt_at']).execute()
}
