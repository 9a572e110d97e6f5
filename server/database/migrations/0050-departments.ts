import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * Departments are records of a lifecycle and stand in a tree. Those that there are stand at the top; what was retired
 * is closed. Their names and order stay in the dictionary.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('department')
    .addColumn('id', 'text', (c) => c.primaryKey())
    // The department that it is directly below; null: it stands at the top.
    .addColumn('parent_id', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('snapshot', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute()
  await schema.createIndex('department_below').on('department').columns(['parent_id']).execute()
  // Each department with itself and all that are above it, so that no query has to climb.
  await schema
    .createTable('department_above')
    .addColumn('department_id', 'text', (c) => c.notNull())
    .addColumn('above_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('department_above_key', ['department_id', 'above_id'])
    .execute()
  await schema
    .createIndex('department_above_below')
    .on('department_above')
    .columns(['above_id', 'department_id'])
    .execute()
  // Whose people are counted and handed over.
  await schema.createIndex('user_of_department').on('user').columns(['department_code']).execute()
  const now = sql.lit(Date.now())
  const state = sql`case when retired_at is null then 'open' else 'closed' end`
  await sql`insert into department (id, parent_id, version, snapshot, state, revision, created_at, updated_at)
    select code, null, 1, '{"status":"active","value":"' || ${state}
      || '","context":{"revision":1,"parentID":null,"mergedIntoID":null},"historyValue":{},"children":{}}',
      ${state}, 1, ${now}, ${now} from dict where type_code = 'department'`.execute(db)
  await sql`insert into transition_log
      (lifecycle, record_id, revision, version, event, from_state, to_state, by_user_id, at)
    select 'department', id, 1, 1, '{"type":"adopt","state":"' || state || '"}', 'draft', state, null, updated_at
    from department`.execute(db)
  await sql`insert into department_above (department_id, above_id) select id, id from department`.execute(db)
}
