import { SqliteAdapter, sql } from 'kysely'
import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

const announced = (revision: number) =>
  JSON.stringify({
    status: 'active',
    value: 'announced',
    context: { revision, planned: null },
    historyValue: {},
    children: {},
  })
const registered = JSON.stringify({
  status: 'active',
  value: 'registered',
  context: { revision: 1, ticket: null, reason: '' },
  historyValue: {},
  children: {},
})

const must = (c: ColumnDefinitionBuilder) => c.notNull()
const toClass = (c: ColumnDefinitionBuilder) => c.notNull().references('class.id').onDelete('cascade')
const toUser = (c: ColumnDefinitionBuilder) => c.notNull().references('user.id').onDelete('cascade')

/**
 * Classes and registrations as records of lifecycles; members are who is registered. Departments, invitations, groups,
 * courses, timetable and attendance of a class.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await classes(db)
  await registrations(db)
  await parts(db)
  await timetable(db)
}

async function classes(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  // SQLite adds one column at a time, and needs a default for existing rows.
  const added: readonly (readonly [string, 'text' | 'integer' | 'bigint', string | number | null])[] = [
    ['version', 'integer', 1],
    ['snapshot', 'text', announced(0)],
    ['state', 'text', 'announced'],
    ['revision', 'integer', 0],
    ['created_at', 'bigint', 0],
    ['updated_at', 'bigint', 0],
    ['opens_at', 'bigint', 0],
    ['closes_at', 'bigint', 0],
    ['capacity', 'integer', null],
    ['taken', 'integer', 0],
    ['tickets', 'integer', 0],
    ['asks_approval', 'integer', 0],
    ['has_waiting_list', 'integer', 0],
    ['declines_at_end', 'integer', 0],
    ['audience', 'text', 'invitation'],
    ['required_pass_count', 'integer', 0],
    ['elective_pass_count', 'integer', 0],
    ['required_hours', 'integer', 0],
    ['elective_hours', 'integer', 0],
    ['year', 'integer', 0],
    ['search', 'text', ''],
  ]
  for (const [name, type, usual] of added)
    await schema
      .alterTable('class')
      .addColumn(name, type, (c) => (usual === null ? c : c.notNull().defaultTo(usual)))
      .execute()
  await schema.alterTable('class_text').addColumn('about', 'text').execute()
  // Nobody could register so far: the window is over when the class begins.
  const year =
    db.getExecutor().adapter instanceof SqliteAdapter
      ? sql`cast(strftime('%Y', starts_at / 1000, 'unixepoch') as integer)`
      : sql`cast(extract(year from to_timestamp(starts_at / 1000) at time zone 'UTC') as integer)`
  await sql`
    update class set created_at = starts_at, updated_at = starts_at, opens_at = starts_at, closes_at = starts_at,
      year = ${year}, search = lower(name),
      taken = (select count(*) from class_member where class_member.class_id = class.id)
  `.execute(db)
  await sql`
    insert into transition_log (lifecycle, record_id, revision, version, event, from_state, to_state, by_user_id, at)
    select 'class', id, 0, 1, '{"type":"adopt","revision":0}', 'draft', 'announced', null, updated_at from class
  `.execute(db)
  await schema.createIndex('class_by_start').on('class').columns(['state', 'starts_at', 'id']).execute()
  await schema.createIndex('class_latest').on('class').columns(['starts_at']).execute()
  await schema.createIndex('class_by_headmaster').on('class').columns(['headmaster_id']).execute()
  // What opens next, and what the clock brings about: windows and classes that end.
  await schema.createIndex('class_by_window_start').on('class').columns(['opens_at']).execute()
  await schema.createIndex('class_by_window_end').on('class').columns(['closes_at']).execute()
  await schema.createIndex('class_by_end').on('class').columns(['ends_at']).execute()
}

async function registrations(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('registration')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('class_id', 'text', toClass)
    .addColumn('learner_id', 'text', toUser)
    // Its place in the order of arrival; null: it does not wait.
    .addColumn('ticket', 'integer')
    .addColumn('version', 'integer', must)
    .addColumn('snapshot', 'text', must)
    .addColumn('state', 'text', must)
    .addColumn('revision', 'integer', must)
    .addColumn('created_at', 'bigint', must)
    .addColumn('updated_at', 'bigint', must)
    .addUniqueConstraint('registration_once', ['class_id', 'learner_id'])
    .execute()
  await schema.createIndex('registration_in_line').on('registration').columns(['class_id', 'state', 'ticket']).execute()
  await schema
    .createIndex('registration_of_learner')
    .on('registration')
    .columns(['learner_id', 'state', 'class_id'])
    .execute()
  // Few of all: what waits for staff, and what ends with its window or class.
  await sql`
    create index registration_pending on registration (class_id) where state in ('underReview', 'waiting')
  `.execute(db)
  const id =
    db.getExecutor().adapter instanceof SqliteAdapter
      ? sql`lower(hex(randomblob(16)))`
      : sql`replace(cast(gen_random_uuid() as text), '-', '')`
  await sql`
    insert into registration
      (id, class_id, learner_id, ticket, version, snapshot, state, revision, created_at, updated_at)
    select ${id}, class_member.class_id, class_member.user_id, null, 1, ${sql.lit(registered)}, 'registered', 1,
      class.starts_at, class.starts_at
    from class_member inner join class on class.id = class_member.class_id
  `.execute(db)
  await sql`
    insert into transition_log (lifecycle, record_id, revision, version, event, from_state, to_state, by_user_id, at)
    select 'registration', id, 1, 1, '{"type":"adopt"}', 'unregistered', 'registered', null, updated_at
    from registration
  `.execute(db)
  await schema.dropTable('class_member').execute()
  await sql`
    create view class_member as select learner_id as user_id, class_id from registration where state = 'registered'
  `.execute(db)
}

async function parts(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema.alterTable('user').addColumn('department_code', 'text').execute()
  await schema
    .createTable('class_department')
    .addColumn('class_id', 'text', toClass)
    .addColumn('department_code', 'text', must)
    .addPrimaryKeyConstraint('class_department_key', ['class_id', 'department_code'])
    .execute()
  await schema
    .createTable('class_invitation')
    .addColumn('class_id', 'text', toClass)
    .addColumn('user_id', 'text', toUser)
    .addPrimaryKeyConstraint('class_invitation_key', ['class_id', 'user_id'])
    .execute()
  await schema.createIndex('class_invitation_of_user').on('class_invitation').column('user_id').execute()
  await schema
    .createTable('class_group')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('class_id', 'text', toClass)
    .addColumn('name', 'text', must)
    .addColumn('position', 'integer', must)
    .execute()
  await schema.createIndex('class_group_of_class').on('class_group').columns(['class_id', 'position']).execute()
  await schema
    .createTable('class_group_member')
    .addColumn('class_id', 'text', toClass)
    .addColumn('user_id', 'text', toUser)
    .addColumn('group_id', 'text', (c) => c.notNull().references('class_group.id').onDelete('cascade'))
    // One group for each member of a class.
    .addPrimaryKeyConstraint('class_group_member_key', ['class_id', 'user_id'])
    .execute()
  await schema.createIndex('class_group_member_of_group').on('class_group_member').column('group_id').execute()
  await schema
    .createTable('class_course')
    .addColumn('class_id', 'text', toClass)
    .addColumn('course_id', 'text', (c) => c.notNull().references('course.id').onDelete('cascade'))
    // required, elective
    .addColumn('kind', 'text', must)
    .addColumn('position', 'integer', must)
    .addPrimaryKeyConstraint('class_course_key', ['class_id', 'course_id'])
    .execute()
  await schema.createIndex('class_course_of_course').on('class_course').column('course_id').execute()
  await schema
    .createTable('member_import')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', toUser)
    .addColumn('class_id', 'text', toClass)
    .addColumn('rows', 'text', must)
    .addColumn('row_count', 'integer', must)
    .addColumn('done_count', 'integer', must)
    .addColumn('report', 'text', must)
    .addColumn('expires_at', 'bigint', must)
    .execute()
  await schema.createIndex('member_import_of_user').on('member_import').column('user_id').execute()
  await schema.createIndex('member_import_by_expiry').on('member_import').column('expires_at').execute()
}

async function timetable(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('lesson')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('class_id', 'text', toClass)
    .addColumn('title', 'text', must)
    .addColumn('starts_at', 'bigint', must)
    .addColumn('ends_at', 'bigint', must)
    // Empty: no room, as online.
    .addColumn('room', 'text', must)
    // The numbers of its check-in are made from it.
    .addColumn('secret', 'text', must)
    .execute()
  await schema.createIndex('lesson_of_class').on('lesson').columns(['class_id', 'starts_at']).execute()
  await schema.createIndex('lesson_in_room').on('lesson').columns(['room', 'starts_at']).execute()
  await schema.createIndex('lesson_by_end').on('lesson').columns(['ends_at']).execute()
  await schema
    .createTable('lesson_text')
    .addColumn('lesson_id', 'text', (c) => c.notNull().references('lesson.id').onDelete('cascade'))
    .addColumn('language', 'text', must)
    .addColumn('title', 'text', must)
    .addPrimaryKeyConstraint('lesson_text_key', ['lesson_id', 'language'])
    .execute()
  await schema
    .createTable('lesson_teacher')
    .addColumn('lesson_id', 'text', (c) => c.notNull().references('lesson.id').onDelete('cascade'))
    .addColumn('user_id', 'text', toUser)
    .addPrimaryKeyConstraint('lesson_teacher_key', ['lesson_id', 'user_id'])
    .execute()
  await schema.createIndex('lesson_teacher_of_user').on('lesson_teacher').column('user_id').execute()
  await schema
    .createTable('attendance')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('lesson_id', 'text', (c) => c.notNull().references('lesson.id').onDelete('cascade'))
    .addColumn('learner_id', 'text', toUser)
    .addColumn('version', 'integer', must)
    .addColumn('snapshot', 'text', must)
    .addColumn('state', 'text', must)
    .addColumn('revision', 'integer', must)
    .addColumn('created_at', 'bigint', must)
    .addColumn('updated_at', 'bigint', must)
    .addUniqueConstraint('attendance_once', ['lesson_id', 'learner_id'])
    .execute()
  await schema.createIndex('attendance_of_learner').on('attendance').columns(['learner_id', 'state']).execute()
  await schema
    .createTable('calendar_feed')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    // Of the secret part of its address.
    .addColumn('secret_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'bigint', must)
    .execute()
}
