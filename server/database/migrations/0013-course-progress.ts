import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Course progress as records of a lifecycle, and the sittings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('course_progress')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('course_id', 'text', (c) => c.notNull().references('course.id').onDelete('cascade'))
    .addColumn('progress', 'integer', (c) => c.notNull())
    .addColumn('studied_seconds', 'integer', (c) => c.notNull())
    .addColumn('last_learned_at', 'bigint', (c) => c.notNull())
    .addColumn('completed_at', 'bigint')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('snapshot', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('course_progress_of_learner', ['user_id', 'course_id'])
    .execute()
  await schema
    .createIndex('course_progress_by_time')
    .on('course_progress')
    .columns(['user_id', 'last_learned_at'])
    .execute()
  await schema
    .createIndex('course_progress_of_course')
    .on('course_progress')
    .columns(['course_id', 'user_id'])
    .execute()
  await schema
    .createTable('learning_flow')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('course_id', 'text', (c) => c.notNull().references('course.id').onDelete('cascade'))
    .addColumn('seconds', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('snapshot', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute()
  await schema
    .createIndex('learning_flow_of_learner')
    .on('learning_flow')
    .columns(['user_id', 'state', 'updated_at'])
    .execute()
  // Enforced against races between processes: one active sitting per learner.
  await sql`create unique index learning_flow_studied on learning_flow (user_id) where state = 'studying'`.execute(db)
  await schema
    .createTable('courseware_learner')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('courseware_id', 'text', (c) => c.notNull().references('courseware.id').onDelete('cascade'))
    .addColumn('seconds', 'integer', (c) => c.notNull())
    .addColumn('reached_seconds', 'integer', (c) => c.notNull())
    .addColumn('position_seconds', 'integer', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('courseware_learner_key', ['user_id', 'courseware_id'])
    .execute()
  await schema
    .createIndex('courseware_learner_of_courseware')
    .on('courseware_learner')
    .column('courseware_id')
    .execute()
  await adoptLearners(db)
  await schema.dropTable('course_learner').execute()
}

interface Before {
  course_learner: {
    user_id: string
    course_id: string
    progress: number
    studied_seconds: number
    started_at: number
    last_learned_at: number
    completed_at: number | null
  }
  course_progress: Record<string, string | number | null>
  transition_log: Record<string, string | number | null>
}

const BATCH = 500

/**
 * Migrates started courses to records, each as if studied in one sitting, with a matching log. The required time is
 * derived from the old share of progress; completed courses require none.
 */
async function adoptLearners(db: Kysely<Before>): Promise<void> {
  for (let offset = 0; ; offset += BATCH) {
    const learned = await db
      .selectFrom('course_learner')
      .selectAll()
      .orderBy('user_id')
      .orderBy('course_id')
      .limit(BATCH)
      .offset(offset)
      .execute()
    if (learned.length === 0) return
    const records = learned.map((row) => {
      const id = randomUUID()
      const isCompleted = row.completed_at !== null
      const share = Math.max(1, row.progress)
      const minutes = isCompleted ? 0 : Math.ceil((row.studied_seconds * 100) / share / 60) + 1
      const demands = { lectures: [], minutes, hasExam: false }
      const progress = isCompleted ? 100 : Math.min(99, Math.floor((row.studied_seconds * 100) / (minutes * 60)))
      const state = isCompleted ? 'completed.passed' : 'learning.studying'
      const value = isCompleted ? { completed: 'passed' } : { learning: 'studying' }
      const context = { revision: 2, demands, studied: [], seconds: row.studied_seconds }
      const shared = { lifecycle: 'course_progress', record_id: id, version: 1, by_user_id: row.user_id }
      return {
        record: {
          user_id: row.user_id,
          id,
          course_id: row.course_id,
          progress,
          studied_seconds: row.studied_seconds,
          last_learned_at: row.last_learned_at,
          completed_at: row.completed_at,
          version: 1,
          snapshot: JSON.stringify({ status: 'active', value, context, historyValue: {}, children: {} }),
          state,
          revision: 2,
          created_at: row.started_at,
          updated_at: row.last_learned_at,
        },
        log: [
          {
            ...shared,
            revision: 1,
            // The requirement exceeds the total, so that starting alone completes nothing.
            event: JSON.stringify({
              type: 'begin',
              facts: { isPublished: true, demands: { ...demands, minutes: minutes + 1 } },
            }),
            from_state: 'notStarted',
            to_state: 'learning.studying',
            at: row.started_at,
          },
          {
            ...shared,
            revision: 2,
            event: JSON.stringify({ type: 'study', seconds: row.studied_seconds, facts: { studied: [], demands } }),
            from_state: 'learning.studying',
            to_state: state,
            at: row.last_learned_at,
          },
        ],
      }
    })
    await db
      .insertInto('course_progress')
      .values(records.map(({ record }) => record))
      .execute()
    await db
      .insertInto('transition_log')
      .values(records.flatMap(({ log }) => log))
      .execute()
  }
}
