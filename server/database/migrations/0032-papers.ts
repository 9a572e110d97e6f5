import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

type Column = (c: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
const must: Column = (c) => c.notNull()
const key: Column = (c) => c.primaryKey()
const to =
  (column: string): Column =>
  (c) =>
    c.notNull().references(column).onDelete('cascade')
/** What was asked stays as long as somebody’s paper has it. */
const toQuestion: Column = (c) => c.notNull().references('question.id')

/** Who takes part in exams: registrations, attempts, papers with their answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await records(db)
  await papers(db)
}

async function records({ schema }: Kysely<unknown>): Promise<void> {
  for (const name of ['exam_registration', 'learner_exam']) {
    let table = schema
      .createTable(name)
      .addColumn('id', 'text', key)
      .addColumn('exam_id', 'text', to('exam.id'))
      .addColumn('learner_id', 'text', to('user.id'))
      .addColumn('version', 'integer', must)
      .addColumn('snapshot', 'text', must)
      .addColumn('state', 'text', must)
      .addColumn('revision', 'integer', must)
      .addColumn('created_at', 'bigint', must)
      .addColumn('updated_at', 'bigint', must)
    if (name === 'learner_exam') table = table.addColumn('attempts', 'integer', must).addColumn('best', 'integer')
    await table.addUniqueConstraint(`${name}_once`, ['exam_id', 'learner_id']).execute()
    await schema.createIndex(`${name}_in_state`).on(name).columns(['exam_id', 'state']).execute()
    await schema.createIndex(`${name}_of_learner`).on(name).columns(['learner_id', 'state']).execute()
    await schema.createIndex(`${name}_by_state`).on(name).columns(['state', 'id']).execute()
  }
}

async function papers({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('exam_paper')
    .addColumn('id', 'text', key)
    .addColumn('learner_exam_id', 'text', to('learner_exam.id'))
    .addColumn('exam_id', 'text', to('exam.id'))
    .addColumn('learner_id', 'text', to('user.id'))
    .addColumn('attempt', 'integer', must)
    // inProgress, marking, marked
    .addColumn('state', 'text', must)
    .addColumn('token', 'text', must)
    .addColumn('device', 'text', must)
    .addColumn('written_at', 'bigint', must)
    .addColumn('sequence', 'integer', must)
    .addColumn('minutes', 'integer', must)
    .addColumn('is_one_way', 'integer', must)
    .addColumn('begun_at', 'bigint', must)
    .addColumn('deadline', 'bigint', must)
    .addColumn('handed_in_at', 'bigint')
    .addColumn('marked_at', 'bigint')
    .addColumn('marks', 'integer')
    .addColumn('total', 'integer', must)
    .addColumn('mark_revision', 'integer', must)
    .addUniqueConstraint('exam_paper_once', ['learner_exam_id', 'attempt'])
    .execute()
  await schema.createIndex('exam_paper_of_exam').on('exam_paper').columns(['exam_id', 'state']).execute()
  await schema.createIndex('exam_paper_of_learner').on('exam_paper').column('learner_id').execute()
  await schema.createIndex('exam_paper_by_deadline').on('exam_paper').columns(['state', 'deadline']).execute()
  await schema
    .createTable('exam_question')
    .addColumn('paper_id', 'text', to('exam_paper.id'))
    .addColumn('question_id', 'text', toQuestion)
    .addColumn('position', 'integer', must)
    .addColumn('version', 'integer', must)
    .addColumn('kind', 'text', must)
    // As JSON: the ids of its options in the order of this paper.
    .addColumn('options', 'text', must)
    .addColumn('full', 'integer', must)
    .addColumn('given', 'integer')
    .addColumn('comment', 'text', must)
    .addPrimaryKeyConstraint('exam_question_key', ['paper_id', 'question_id'])
    .execute()
  await schema
    .createTable('exam_answer')
    .addColumn('paper_id', 'text', to('exam_paper.id'))
    .addColumn('sequence', 'integer', must)
    .addColumn('question_id', 'text', must)
    // As JSON.
    .addColumn('chosen', 'text', must)
    .addColumn('text', 'text', must)
    // By the device’s clock.
    .addColumn('answered_at', 'bigint', must)
    .addColumn('saved_at', 'bigint', must)
    .addPrimaryKeyConstraint('exam_answer_key', ['paper_id', 'sequence'])
    .execute()
  await schema
    .createTable('exam_late_answer')
    .addColumn('paper_id', 'text', to('exam_paper.id'))
    .addColumn('sequence', 'integer', must)
    .addColumn('question_id', 'text', must)
    .addColumn('chosen', 'text', must)
    .addColumn('text', 'text', must)
    .addColumn('answered_at', 'bigint', must)
    .addColumn('received_at', 'bigint', must)
    .addPrimaryKeyConstraint('exam_late_answer_key', ['paper_id', 'sequence'])
    .execute()
}
