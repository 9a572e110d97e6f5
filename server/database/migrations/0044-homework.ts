import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

type Column = (c: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
const must: Column = (c) => c.notNull()
const key: Column = (c) => c.primaryKey()
const of =
  (column: string): Column =>
  (c) =>
    c.notNull().references(column).onDelete('cascade')

/** Tasks as staff set them, and what is handed in for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTasks(db)
  await createHomework(db)
}

async function createTasks({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('task')
    .addColumn('id', 'text', key)
    // Null: nobody but administrators changes it.
    .addColumn('owner_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    // class, departments, people
    .addColumn('audience', 'text', must)
    .addColumn('class_id', 'text', (c) => c.references('class.id').onDelete('cascade'))
    .addColumn('opens_at', 'bigint', must)
    .addColumn('closes_at', 'bigint', must)
    // Null: nothing is taken once it has closed.
    .addColumn('late_until', 'bigint')
    .addColumn('takes_text', 'integer', must)
    .addColumn('takes_files', 'integer', must)
    .addColumn('files_most', 'integer', must)
    .addColumn('version', 'integer', must)
    .addColumn('snapshot', 'text', must)
    .addColumn('state', 'text', must)
    .addColumn('revision', 'integer', must)
    .addColumn('published_at', 'bigint')
    .addColumn('first_published_at', 'bigint')
    .addColumn('created_at', 'bigint', must)
    .addColumn('updated_at', 'bigint', must)
    .execute()
  await schema.createIndex('task_by_owner').on('task').column('owner_id').execute()
  await schema.createIndex('task_of_class').on('task').column('class_id').execute()
  await schema.createIndex('task_by_opening').on('task').columns(['opens_at', 'id']).execute()
  await schema
    .createTable('task_editor')
    .addColumn('record_id', 'text', of('task.id'))
    .addColumn('user_id', 'text', of('user.id'))
    .addPrimaryKeyConstraint('task_editor_once', ['record_id', 'user_id'])
    .execute()
  await schema.createIndex('task_editor_of_user').on('task_editor').columns(['user_id', 'record_id']).execute()
  await schema
    .createTable('task_text')
    .addColumn('task_id', 'text', of('task.id'))
    .addColumn('language', 'text', must)
    .addColumn('name', 'text', must)
    .addColumn('about', 'text', must)
    .addColumn('search', 'text', must)
    .addPrimaryKeyConstraint('task_text_once', ['task_id', 'language'])
    .execute()
  await schema
    .createTable('task_department')
    .addColumn('task_id', 'text', of('task.id'))
    .addColumn('department_code', 'text', must)
    .addPrimaryKeyConstraint('task_department_once', ['task_id', 'department_code'])
    .execute()
  await schema
    .createTable('task_person')
    .addColumn('task_id', 'text', of('task.id'))
    .addColumn('user_id', 'text', of('user.id'))
    .addPrimaryKeyConstraint('task_person_once', ['task_id', 'user_id'])
    .execute()
  await schema.createIndex('task_person_of_user').on('task_person').columns(['user_id', 'task_id']).execute()
  await schema
    .createTable('task_attachment')
    .addColumn('task_id', 'text', of('task.id'))
    .addColumn('file_id', 'text', must)
    .addColumn('position', 'integer', must)
    .addPrimaryKeyConstraint('task_attachment_once', ['task_id', 'file_id'])
    .execute()
  await schema.createIndex('task_attachment_by_file').on('task_attachment').column('file_id').execute()
  await schema
    .createTable('task_criterion')
    .addColumn('task_id', 'text', of('task.id'))
    .addColumn('criterion_id', 'text', must)
    .addColumn('position', 'integer', must)
    .addColumn('points', 'integer', must)
    .addPrimaryKeyConstraint('task_criterion_once', ['task_id', 'criterion_id'])
    .execute()
  await schema
    .createTable('task_criterion_text')
    .addColumn('task_id', 'text', must)
    .addColumn('criterion_id', 'text', must)
    .addColumn('language', 'text', must)
    .addColumn('name', 'text', must)
    .addPrimaryKeyConstraint('task_criterion_text_once', ['task_id', 'criterion_id', 'language'])
    .addForeignKeyConstraint(
      'task_criterion_text_of',
      ['task_id', 'criterion_id'],
      'task_criterion',
      ['task_id', 'criterion_id'],
      (c) => c.onDelete('cascade'),
    )
    .execute()
}

async function createHomework({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('homework')
    .addColumn('id', 'text', key)
    .addColumn('task_id', 'text', of('task.id'))
    .addColumn('learner_id', 'text', of('user.id'))
    .addColumn('versions', 'integer', must)
    .addColumn('version', 'integer', must)
    .addColumn('snapshot', 'text', must)
    .addColumn('state', 'text', must)
    .addColumn('revision', 'integer', must)
    .addColumn('created_at', 'bigint', must)
    .addColumn('updated_at', 'bigint', must)
    .addUniqueConstraint('homework_once', ['learner_id', 'task_id'])
    .execute()
  await schema.createIndex('homework_of_task').on('homework').columns(['task_id', 'state', 'updated_at']).execute()
  await schema.createIndex('homework_waiting').on('homework').columns(['state', 'updated_at', 'id']).execute()
  await schema
    .createTable('homework_version')
    .addColumn('homework_id', 'text', of('homework.id'))
    .addColumn('number', 'integer', must)
    .addColumn('text', 'text', must)
    .addColumn('handed_in_at', 'bigint', must)
    .addColumn('is_late', 'integer', must)
    .addPrimaryKeyConstraint('homework_version_once', ['homework_id', 'number'])
    .execute()
  const version = ['homework_id', 'number'] as const
  await schema
    .createTable('homework_file')
    .addColumn('homework_id', 'text', must)
    .addColumn('number', 'integer', must)
    .addColumn('position', 'integer', must)
    .addColumn('file_id', 'text', must)
    .addPrimaryKeyConstraint('homework_file_once', ['homework_id', 'number', 'position'])
    .addForeignKeyConstraint('homework_file_of', [...version], 'homework_version', [...version], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await schema.createIndex('homework_file_by_file').on('homework_file').column('file_id').execute()
  // Each version has at most one.
  await schema
    .createTable('homework_review')
    .addColumn('homework_id', 'text', must)
    .addColumn('number', 'integer', must)
    // approve, reject
    .addColumn('decision', 'text', must)
    // Null: the account is gone.
    .addColumn('by_user_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('at', 'bigint', must)
    .addColumn('remark', 'text', must)
    // As JSON: points by criterion.
    .addColumn('marks', 'text', must)
    .addPrimaryKeyConstraint('homework_review_once', ['homework_id', 'number'])
    .addForeignKeyConstraint('homework_review_of', [...version], 'homework_version', [...version], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
}
