import { sql, type Kysely } from 'kysely'

interface Criterion {
  readonly task_id: string
  readonly criterion_id: string
  readonly points: number
}
interface Text {
  readonly task_id: string
  readonly criterion_id: string
  readonly language: string
  readonly name: string
}

/**
 * With each review stands what it was made of; the lists of what waits and of what was handed in read indexes alone,
 * and so does whoever counts what somebody has uploaded.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexHomework(db)
  await keepCriteria(db)
  await db.schema
    .createIndex('file_of_uploader')
    .on('file')
    .columns(['uploaded_by', 'service_code', 'stored_at'])
    .execute()
}

async function indexHomework({ schema }: Kysely<unknown>): Promise<void> {
  await schema.dropIndex('homework_waiting').execute()
  await schema
    .createIndex('homework_waiting')
    .on('homework')
    .columns(['state', 'updated_at', 'id', 'task_id', 'learner_id'])
    .execute()
  await schema.dropIndex('homework_of_task').execute()
  await schema
    .createIndex('homework_of_task')
    .on('homework')
    .columns(['task_id', 'state', 'updated_at', 'id', 'learner_id'])
    .execute()
  // As server/homework/list-hand-ins.ts puts them in order.
  await schema
    .createIndex('homework_in_order')
    .on('homework')
    .column('task_id')
    .column(sql`(case when state = 'submitted' then 0 else 1 end)`)
    .columns(['updated_at', 'id', 'learner_id'])
    .execute()
}

/** The criteria and their points may change afterwards. */
async function keepCriteria(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .alterTable('homework_review')
    .addColumn('rubric', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute()
  const { rows: criteria } = await sql<Criterion>`select task_id, criterion_id, points from task_criterion
    order by task_id, position`.execute(db)
  const { rows: texts } = await sql<Text>`select task_id, criterion_id, language, name from task_criterion_text
    order by language`.execute(db)
  for (const [task, own] of Map.groupBy(criteria, ({ task_id: taskId }) => taskId)) {
    const rubric = own.map(({ criterion_id: criterionID, points }) => ({
      criterionID,
      points,
      texts: texts
        .filter((text) => text.task_id === task && text.criterion_id === criterionID)
        .map(({ language, name }) => ({ language, name })),
    }))
    await sql`update homework_review set rubric = ${JSON.stringify(rubric)}
      where marks <> '[]' and homework_id in (select id from homework where task_id = ${task})`.execute(db)
  }
}
