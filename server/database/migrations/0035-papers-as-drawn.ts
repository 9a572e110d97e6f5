import { sql, type Kysely } from 'kysely'

/**
 * A paper is judged by the pass mark that it was drawn with. What may be published later is marks, not whether somebody
 * has passed; so the notice that kept it back is gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema.alterTable('exam').renameColumn('shows_result', 'shows_marks').execute()
  await schema
    .alterTable('exam_paper')
    .addColumn('pass_percent', 'integer', (c) => c.notNull().defaultTo(100))
    .execute()
  await sql`update exam_paper set pass_percent =
    (select exam.pass_percent from exam where exam.id = exam_paper.exam_id)`.execute(db)
  await sql`delete from notice where code = 'exam.handedIn'`.execute(db)
}
